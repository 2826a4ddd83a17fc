import { describe, expect, test } from 'vitest';
import { defineTool } from '../../modules/kernel/index.ts';
import { openReport, processes, reportTool, texts } from './fixtures/asking-tools.ts';
import { conversation } from './fixtures/conversation.ts';
import { checkedTables, lastAsked, results, short } from './fixtures/reading.ts';
import { readProfile } from './fixtures/turns.ts';

const tableOf = checkedTables();
const restarts = () => processes(tableOf);

describe('a pause', () => {
  test('that a new message replaces is over: the turn begins from the top, on a valid thread', async () => {
    const { table, checkpointer } = restarts();
    const { tool } = reportTool();
    const tools = [tool, readProfile];
    const calls = [openReport('sales'), { name: 'read_profile', args: { section: 'skills' } }];
    const talk = conversation();
    await talk.say(table({ tools, script: [{ text: 'Let me see.', calls }] }), 'Open my report');
    const next = table({ tools, script: [{ text: 'Hi.' }] });
    const { events, outcome } = await talk.say(next, 'Never mind');
    expect(short(events)).toEqual(['safety', 'routing', 'thinking career_chat', 'Hi.', 'ended completed']);
    expect(outcome.status).toBe('completed');
    expect(lastAsked(next).map((one) => [one.type, one.text])).toEqual([
      ['system', expect.any(String)],
      ['human', 'Open my report'],
      ['ai', 'Let me see.'],
      ['tool', 'This call was not finished.'],
      ['tool', '{"found":"skills: chess"}'],
      ['human', 'Never mind'],
    ]);
    const kept = await checkpointer.getTuple({ configurable: { thread_id: talk.id } });
    expect(kept?.pendingWrites).toEqual([]);
    expect(kept?.checkpoint.channel_values.pauses).toEqual([]);
  });

  test('whose memos cannot be kept is a failure, and the next turn is valid', async () => {
    const { table, memos } = restarts();
    const broken = { ...memos, keep: () => Promise.reject(new Error('no store')) };
    const tools = [reportTool().tool];
    const script = [{ calls: [openReport('sales')] }, { text: 'Hi.' }];
    const first = table({ tools, memos: broken, script });
    const talk = conversation();
    expect((await talk.say(first, 'Open my report')).outcome.status).toBe('failed');
    await talk.say(first, 'Hello?');
    expect(texts(results(lastAsked(first)))).toEqual(['This call was not finished.']);
  });

  test('is none when the turn is stopped before it is told', async () => {
    const { table, memos } = restarts();
    const stop = new AbortController();
    const stopping = { ...memos, keep: async () => stop.abort() };
    const tools = [reportTool().tool];
    const first = table({ tools, memos: stopping, script: [{ calls: [openReport('sales')] }, { text: 'Hi.' }] });
    const talk = conversation();
    const { outcome } = await talk.say(first, 'Open my report', { signal: stop.signal });
    expect(outcome).toEqual({ status: 'cancelled', activeAgent: 'career_chat' });
    await talk.say(first, 'Hello');
    expect(texts(lastAsked(first)).slice(1)).toEqual(['Open my report', '', 'This call was not finished.', 'Hello']);
  });

  test('whose thread cannot be kept is a failure', async () => {
    const { table, checkpointer } = restarts();
    checkpointer.put = () => Promise.reject(new Error('no store'));
    const first = table({ tools: [reportTool().tool], script: [{ calls: [openReport('sales')] }] });
    expect((await conversation().say(first, 'Open my report')).outcome.status).toBe('failed');
  });

  test('is none when the turn is stopped while other calls go on', async () => {
    const { table, memos } = restarts();
    const stop = new AbortController();
    const stuck = defineTool({
      ...readProfile,
      run: () => new Promise<never>(() => setTimeout(() => stop.abort(), 5)),
    });
    const tools = [reportTool().tool, stuck];
    const calls = [openReport('sales'), { name: 'read_profile', args: { section: 'skills' } }];
    const first = table({ tools, script: [{ calls }, { text: 'Hi.' }] });
    const talk = conversation();
    expect((await talk.say(first, 'Open', { signal: stop.signal })).outcome.status).toBe('cancelled');
    expect(memos.writes).toEqual([]);
    await talk.say(first, 'Hello');
    expect(results(lastAsked(first)).map((one) => one.status)).toEqual(['error', 'error']);
  });

  test('keeps ids, not words of the answers or the options', async () => {
    const { table, checkpointer } = restarts();
    const talk = conversation();
    await talk.say(table({ tools: [reportTool().tool], script: [{ calls: [openReport('sales')] }] }), 'Open');
    const kept = await checkpointer.getTuple({ configurable: { thread_id: talk.id } });
    expect(kept?.pendingWrites?.map(([, channel]) => channel)).toEqual(['__interrupt__']);
    expect(JSON.stringify([kept?.checkpoint.channel_values.pauses, kept?.pendingWrites])).not.toContain('sales Q1');
  });
});
