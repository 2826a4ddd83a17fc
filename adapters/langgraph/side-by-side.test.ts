import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineTool } from '../../modules/kernel/index.ts';
import {
  choose,
  interview,
  interviewTool,
  openReport,
  processes,
  reportTool,
  say,
  skip,
  text,
  texts,
} from './fixtures/asking-tools.ts';
import { conversation, type Said } from './fixtures/conversation.ts';
import { checkedTables, lastAsked, results, short } from './fixtures/reading.ts';
import { readProfile } from './fixtures/turns.ts';

const tableOf = checkedTables();
const restarts = () => processes(tableOf);

describe('calls beside one that asks', () => {
  const writeTool = (counts: { writes: number }) =>
    defineTool({
      ...readProfile,
      name: 'write',
      returnsDirectly: true,
      input: z.object({}),
      run: async (_, call) => {
        counts.writes += 1;
        call.say('Written.');
        call.show({ type: 'profileAnalysis', data: {} });
        return { found: 'x' };
      },
    });

  test('finish and are not run again; that they end the turn counts when all have finished', async () => {
    const { table, memos } = restarts();
    const { tool, counts } = reportTool();
    const written = { writes: 0 };
    const tools = [tool, writeTool(written)];
    const calls = [openReport('sales'), { name: 'write', args: {} }, { name: 'nobody', args: {} }];
    const talk = conversation();
    const paused = await talk.say(table({ tools, script: [{ calls }] }), 'Hello');
    expect(paused.outcome.status).toBe('interrupted');
    expect(paused.answer).toBe('Written.');
    expect(memos.writes).toHaveLength(1);
    const { events, answer } = await talk.answer(table({ tools }), [choose('q1_o1')]);
    expect(short(events)).toEqual(['started open_report', 'ok open_report', 'ended completed']);
    expect(answer).toBe('');
    expect([counts, written]).toEqual([{ runs: 2, finds: 1, opens: 1 }, { writes: 1 }]);
    const later = table({ tools, script: [{ text: 'Bye.' }] });
    await talk.say(later, 'Thanks');
    expect(lastAsked(later).map((one) => one.type)).toEqual([
      'system',
      'human',
      'ai',
      'tool',
      'tool',
      'tool',
      'ai',
      'human',
    ]);
    expect(results(lastAsked(later)).map((one) => one.tool_call_id)).toEqual(['id_0', 'id_1', 'id_2']);
  });

  test('that ask too are asked with it, in one interaction whose ids tell them apart', async () => {
    const { table } = restarts();
    const { tool, counts } = reportTool(['A', 'B']);
    const calls = [openReport('sales'), openReport('costs')];
    const talk = conversation();
    const { questions } = await talk.say(table({ tools: [tool], script: [{ calls }] }), 'Hello');
    expect(questions.map(({ question_id, options }) => [question_id, ...options.map((one) => one.option_id)])).toEqual([
      ['q1', 'q1_o1', 'q1_o2'],
      ['q2', 'q2_o1', 'q2_o2'],
    ]);
    const second = table({ tools: [tool], script: [{ text: 'Done.' }] });
    await talk.answer(second, [choose('q1_o2'), choose('q2_o1')]);
    expect(texts(results(lastAsked(second)))).toEqual(['{"opened":"sales B"}', '{"opened":"costs A"}']);
    expect(counts).toEqual({ runs: 4, finds: 2, opens: 2 });
  });

  test('with more questions than one interaction holds are asked for the rest by a further one', async () => {
    const { table } = restarts();
    const many = (count: number) => Array.from({ length: count }, (_, nth) => text(`Question ${nth + 1}?`));
    const tools = [interviewTool(many(25))];
    const talk = conversation();
    const paused = await talk.say(table({ tools, script: [{ calls: [interview] }] }), 'Hello');
    expect(paused.questions).toHaveLength(20);
    const rest = await talk.answer(
      table({ tools }),
      paused.questions.map(({ text: question }) => say(`to ${question}`)),
    );
    expect(texts(rest.questions)).toEqual(texts(many(25)).slice(20));
    const last = table({ tools, script: [{ text: 'Done.' }] });
    await talk.answer(
      last,
      rest.questions.map(({ text: question }) => say(`to ${question}`)),
    );
    const { told } = JSON.parse(results(lastAsked(last))[0]?.text ?? '');
    expect(told.map((reply: Said) => reply.text)).toEqual(many(25).map(({ text: question }) => `to ${question}`));
  });
});

describe('a question that was skipped', () => {
  test('is not asked again in its turn, by whichever call, and is given as skipped', async () => {
    const { table } = restarts();
    const tools = [interviewTool([text('How  long?'), text('Where?')])];
    const other = defineTool({
      ...interviewTool([text('how long? ')], [text('HOW LONG?'), text('Why?')]),
      name: 'write',
    });
    const talk = conversation();
    await talk.say(table({ tools: [...tools, other], script: [{ calls: [interview] }] }), 'Hello');
    const second = table({ tools: [...tools, other], script: [{ calls: [{ name: 'write' }] }] });
    const paused = await talk.answer(second, [skip, say('Bern')]);
    expect(texts(paused.questions)).toEqual(['Why?']);
    const last = table({ tools: [...tools, other], script: [{ text: 'Done.' }] });
    await talk.answer(last, [say('So')]);
    expect(results(lastAsked(last)).map((one) => JSON.parse(one.text))).toMatchObject([
      { skippedBefore: [], told: [{ skipped: true }, { text: 'Bern' }] },
      { skippedBefore: ['How  long?'], told: [{ skipped: true }, { skipped: true }, { text: 'So' }] },
    ]);
  });

  test('may be asked in another turn', async () => {
    const { table } = restarts();
    const tools = [interviewTool([text('How long?')])];
    const talk = conversation();
    await talk.say(table({ tools, script: [{ calls: [interview] }] }), 'Hello');
    await talk.answer(table({ tools, script: [{ text: 'Fine.' }] }), [skip]);
    const again = await talk.say(table({ tools, script: [{ calls: [interview] }] }), 'Once more');
    expect(again.outcome.status).toBe('interrupted');
  });
});
