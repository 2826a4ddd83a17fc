import type { BaseMessage } from '@langchain/core/messages';
import { describe, expect, test } from 'vitest';
import { conversation } from './fixtures/conversation.ts';
import { checkedTables, lastAsked } from './fixtures/reading.ts';
import { ALLOW } from './fixtures/turns.ts';

const tableOf = checkedTables();

describe('the thread of a conversation', () => {
  test('is shown to the model with the instructions first', async () => {
    const table = tableOf({ script: [{ text: 'Hi.' }, { text: 'Fine.' }] });
    const talk = conversation();
    await talk.say(table, 'Hello');
    await talk.say(table, 'How are you?');
    expect(lastAsked(table).map((one) => [one.type, one.text])).toEqual([
      ['system', 'You help Ada.\n\nChoose well.'],
      ['human', 'Hello'],
      ['ai', 'Hi.'],
      ['human', 'How are you?'],
    ]);
  });

  test('keeps calls and their results for later turns', async () => {
    const table = tableOf({
      script: [
        { calls: [{ name: 'read_profile', args: { section: 'skills' } }] },
        { text: 'Chess.' },
        { text: 'Yes.' },
      ],
    });
    const talk = conversation();
    await talk.say(table, 'What can I do?');
    await talk.say(table, 'Really?');
    expect(lastAsked(table).map((one) => one.type)).toEqual(['system', 'human', 'ai', 'tool', 'ai', 'human']);
  });

  test('is led in by what is stored of the user: read once per run, told in every call, never kept', async () => {
    const calls = [{ name: 'read_profile', args: { section: 'skills' } }];
    const reads: string[] = [];
    const table = tableOf({
      steps: {
        assess: async (_, { message }) => {
          reads.push(`gate ${message}`);
          return message === 'bad' ? { ...ALLOW, verdict: 'block' } : ALLOW;
        },
        background: async () => {
          reads.push('background');
          return [{ role: 'user', text: `<preferences>${reads.length}</preferences>` }];
        },
      },
      script: [{ calls }, { text: 'Chess.' }, { text: 'Yes.' }],
    });
    const talk = conversation();
    await talk.say(table, 'Hello');
    await talk.say(table, 'bad');
    await talk.say(table, 'Really?');
    expect(reads).toEqual(['gate Hello', 'background', 'gate bad', 'gate Really?', 'background']);
    expect(table.model.asked.map(({ messages }) => messages[1]?.text)).toEqual([
      '<preferences>2</preferences>',
      '<preferences>2</preferences>',
      '<preferences>5</preferences>',
    ]);
    expect(table.model.asked.every(({ messages }) => messages[1]?.type === 'human')).toBe(true);
    expect(lastAsked(table).filter((one) => one.text.includes('preferences'))).toHaveLength(1);
    const kept = await table.checkpointer.getTuple({ configurable: { thread_id: talk.id } });
    expect(JSON.stringify(kept?.checkpoint.channel_values)).not.toContain('preferences');
  });

  test('has the refused message and the refusal, as the user has them', async () => {
    const table = tableOf({
      steps: { assess: async (_, { message }) => (message === 'bad' ? { ...ALLOW, verdict: 'block' } : ALLOW) },
      script: [{ text: 'Hi.' }],
    });
    const talk = conversation();
    await talk.say(table, 'bad');
    await talk.say(table, 'Hello');
    expect(
      lastAsked(table)
        .map((one) => one.text)
        .slice(1),
    ).toEqual(['bad', 'I cannot help with that.', 'Hello']);
  });

  test('is kept once per turn, when it ends', async () => {
    const table = tableOf({
      steps: { assess: async (_, { message }) => (message === 'bad' ? { ...ALLOW, verdict: 'block' } : ALLOW) },
      script: [{ calls: [{ name: 'read_profile', args: { section: 'skills' } }] }, { text: 'Chess.' }],
    });
    const kept: string[] = [];
    const { put } = table.checkpointer;
    table.checkpointer.put = (config, checkpoint, ...rest) => {
      kept.push((checkpoint.channel_values.messages as BaseMessage[]).map((one) => one.type).join(' '));
      return put.call(table.checkpointer, config, checkpoint, ...rest);
    };
    const talk = conversation();
    await talk.say(table, 'Hello');
    await talk.say(table, 'bad');
    expect(kept).toEqual(['human ai tool ai', 'human ai tool ai human ai']);
  });

  test('is made whole from the stored history when it is behind', async () => {
    const table = tableOf({ script: [{ text: 'First.' }, { text: 'Third.' }] });
    const talk = conversation();
    await talk.say(table, 'One');
    // A turn of a process that died before its thread was kept.
    const [question, answer] = talk.history;
    if (!question || !answer) throw new Error('Nothing was stored.');
    talk.history.push({ ...question, id: 'q2', content: 'Two' }, { ...answer, id: 'a2', content: 'Second.' });
    await talk.say(table, 'Three');
    expect(
      lastAsked(table)
        .map((one) => one.text)
        .slice(1),
    ).toEqual(['One', 'First.', 'Two', 'Second.', 'Three']);
  });

  test('forgets an answer that was never stored', async () => {
    const table = tableOf({ script: [{ text: 'Lost.' }, { text: 'Hi.' }] });
    const talk = conversation();
    await talk.say(table, 'One', { storeAnswer: false });
    await talk.say(table, 'Two');
    expect(
      lastAsked(table)
        .map((one) => one.text)
        .slice(1),
    ).toEqual(['One', 'Two']);
  });

  test('stays within its bounds over a long conversation, cut between turns', async () => {
    const script = Array.from({ length: 30 }, (_, turn) => [
      { calls: [{ name: 'read_profile', args: { section: 'skills' } }] },
      { text: `Answer ${turn}.` },
    ]).flat();
    const table = tableOf({ script, limits: { thread: { messages: 12, length: 10_000 } } });
    const talk = conversation();
    for (let turn = 0; turn < 30; turn += 1) await talk.say(table, `Question ${turn}`);
    const asked = table.model.asked.map(({ messages }) => messages);
    expect(Math.max(...asked.map((messages) => messages.length))).toBeLessThanOrEqual(1 + 12 + 2);
    expect(asked.every((messages) => messages[1]?.type === 'human')).toBe(true);
    expect(lastAsked(table).at(-1)?.type).toBe('tool');
  });

  test('is gone after it is forgotten, which may be asked again and for what is not there', async () => {
    const table = tableOf({ script: [{ text: 'Hi.' }] });
    const talk = conversation();
    await talk.say(table, 'Hello');
    const kept = () => table.checkpointer.getTuple({ configurable: { thread_id: talk.id } });
    expect(await kept()).toBeDefined();
    await table.engine.forget([talk.id, 'never-there']);
    await table.engine.forget([talk.id]);
    expect(await kept()).toBeUndefined();
  });
});
