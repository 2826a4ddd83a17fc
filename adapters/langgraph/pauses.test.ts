import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineTool, type ToolCall } from '../../modules/kernel/index.ts';
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
import { conversation } from './fixtures/conversation.ts';
import { checkedTables, lastAsked, results, short } from './fixtures/reading.ts';
import { readProfile } from './fixtures/turns.ts';
import { storedIdOf } from './thread-ids.ts';

const tableOf = checkedTables();
const restarts = () => processes(tableOf);

describe('a tool that asks', () => {
  test('pauses the turn with its questions, and finishes in another process with the answer', async () => {
    const { table, memos } = restarts();
    const { tool, counts } = reportTool();
    const first = table({ tools: [tool], script: [{ text: 'Let me see.', calls: [openReport('sales')] }] });
    const talk = conversation();
    const paused = await talk.say(first, 'Open my report');
    expect(short(paused.events)).toEqual([
      'safety',
      'routing',
      'thinking career_chat',
      'Let me see.',
      'started open_report',
      'paused open_report',
      'ended interrupted',
    ]);
    expect(paused.outcome).toEqual({
      status: 'interrupted',
      activeAgent: 'career_chat',
      questions: [
        {
          question_id: 'q1',
          text: 'Which report on sales?',
          input_type: 'single_select',
          options: [
            { option_id: 'q1_o1', label: 'sales Q1' },
            { option_id: 'q1_o2', label: 'sales Q2' },
            { option_id: 'q1_o3', label: 'sales Q3' },
          ],
          allow_free_text: false,
          required: true,
        },
      ],
    });
    expect(memos.writes).toHaveLength(1);

    const second = table({ tools: [tool], script: [{ text: 'It is open.' }] });
    const { events, outcome } = await talk.answer(second, [choose('q1_o2')]);
    expect(short(events)).toEqual([
      'started open_report',
      'ok open_report',
      'thinking career_chat',
      'It is open.',
      'ended completed',
    ]);
    expect(outcome).toEqual({ status: 'completed', activeAgent: 'career_chat' });
    expect(counts).toEqual({ runs: 2, finds: 1, opens: 1 });
    expect(texts(lastAsked(second)).slice(1)).toEqual(['Open my report', 'Let me see.', '{"opened":"sales Q2"}']);
    expect(second.spans.map(({ name }) => name)).toEqual(['invoke_agent', 'execute_tool']);
  });

  test('leaves a thread in which each call has its one result, with the answer that made the call', async () => {
    const { table } = restarts();
    const { tool } = reportTool();
    const talk = conversation();
    const script = [{ text: 'Let me see.', calls: [openReport('sales')] }];
    const paused = await talk.say(table({ tools: [tool], script }), 'Open my report');
    await talk.answer(table({ tools: [tool], script: [{ text: 'It is open.' }] }), [choose('q1_o1')]);
    const later = table({ tools: [tool], script: [{ text: 'You are welcome.' }] });
    await talk.say(later, 'Thanks');
    const thread = lastAsked(later).slice(1);
    expect(thread.map((one) => [one.type, one.text])).toEqual([
      ['human', 'Open my report'],
      ['ai', 'Let me see.'],
      ['tool', '{"opened":"sales Q1"}'],
      ['ai', 'It is open.'],
      ['human', 'Thanks'],
    ]);
    const [, asking, result] = thread.map((one) => storedIdOf(one.id ?? ''));
    expect(paused.outcome.status).toBe('interrupted');
    expect(asking).toBe(talk.history[1]?.id);
    expect(result).toBe(asking);
  });

  test('gets text, choices in the order shown, and what was skipped', async () => {
    const { table } = restarts();
    const inquiries = [
      text('Why?'),
      { text: 'Which?', inputType: 'multi_select', options: ['a', 'b', 'c'], allowFreeText: true },
      text('When?'),
    ] as const;
    const tools = [interviewTool(inquiries)];
    const talk = conversation();
    await talk.say(table({ tools, script: [{ calls: [interview] }] }), 'Hello');
    const second = table({ tools, script: [{ text: 'Thanks.' }] });
    const both = { option_ids: ['q2_o3', 'q2_o1'], text: 'and d' };
    await talk.answer(second, [say('Because'), both, skip]);
    expect(JSON.parse(results(lastAsked(second))[0]?.text ?? '')).toMatchObject({
      told: [
        { skipped: false, chosen: [], text: 'Because' },
        { skipped: false, chosen: [0, 2], text: 'and d' },
        { skipped: true, chosen: [], text: null },
      ],
    });
  });

  test('asks again and again, and no piece of work is done twice over all pauses', async () => {
    const { table } = restarts();
    const counts = { a: 0, b: 0, c: 0 };
    const work = (name: keyof typeof counts) => () => {
      counts[name] += 1;
      return name;
    };
    const tool = defineTool({
      ...interviewTool(),
      run: async (_, call) => {
        const told: unknown[] = [await call.once('a', work('a'))];
        told.push((await call.ask([text('One?')]))[0]?.text);
        told.push(await call.once('b', work('b')));
        told.push((await call.ask([text('Two?')]))[0]?.text);
        told.push((await call.ask([text('Three?')]))[0]?.text);
        told.push(await call.once('c', work('c')));
        return { told, skippedBefore: [] };
      },
    });
    const tools = [tool];
    const talk = conversation();
    await talk.say(table({ tools, script: [{ calls: [interview] }] }), 'Hello');
    expect((await talk.answer(table({ tools }), [say('1')])).questions[0]?.text).toBe('Two?');
    expect((await talk.answer(table({ tools }), [say('2')])).questions[0]?.text).toBe('Three?');
    // The model asks anew, in the run that was resumed, with the same id of a call.
    const again = table({ tools, script: [{ text: 'Again.', calls: [interview] }] });
    expect((await talk.answer(again, [say('3')])).questions[0]?.text).toBe('One?');
    expect(results(lastAsked(again))[0]?.text).toContain('["a","1","b","2","3","c"]');
    expect(counts).toEqual({ a: 2, b: 1, c: 1 });
    await talk.answer(table({ tools }), [say('4')]);
    await talk.answer(table({ tools }), [say('5')]);
    const last = table({ tools, script: [{ text: 'Done.' }] });
    expect((await talk.answer(last, [say('6')])).outcome.status).toBe('completed');
    expect(results(lastAsked(last)).map((one) => JSON.parse(one.text).told)).toEqual([
      ['a', '1', 'b', '2', '3', 'c'],
      ['a', '4', 'b', '5', '6', 'c'],
    ]);
    expect(counts).toEqual({ a: 2, b: 2, c: 2 });
  });

  test('may be deaf to its pause: whatever it makes of it, it waits', async () => {
    const { table } = restarts();
    const behaviours: Record<string, (call: ToolCall) => Promise<unknown>> = {
      catches: (call) => call.ask([text('Catches?')]).catch(() => 'caught'),
      races: (call) => Promise.race([call.ask([text('Races?')]), Promise.resolve('won')]),
      ignores: async (call) => void call.ask([text('Ignores?')]),
      throws: async (call) => {
        void call.ask([text('Throws?')]);
        throw new Error('impatient');
      },
      twice: (call) => Promise.all([call.ask([text('Twice 1?')]), call.ask([text('Twice 2?')])]),
    };
    const tool = defineTool({
      ...readProfile,
      input: z.object({ how: z.string() }),
      run: async ({ how }, call) => {
        await behaviours[how]?.(call);
        return { found: how };
      },
    });
    const calls = Object.keys(behaviours).map((how) => ({ name: 'read_profile', args: { how } }));
    const talk = conversation();
    const paused = await talk.say(table({ tools: [tool], script: [{ calls }] }), 'Hello');
    expect(texts(paused.questions)).toEqual(['Catches?', 'Races?', 'Ignores?', 'Throws?', 'Twice 1?', 'Twice 2?']);
    expect(short(paused.events).filter((line) => line === 'paused read_profile')).toHaveLength(5);
    const second = table({ tools: [tool], script: [{ text: 'Done.' }] });
    await talk.answer(second, Array(6).fill(say('yes')));
    expect(results(lastAsked(second)).map((one) => one.status)).toEqual([
      'success',
      'success',
      'success',
      'error',
      'success',
    ]);
  });

  test('keeps work that was under way when it began to wait', async () => {
    const { table } = restarts();
    let done = 0;
    const tool = defineTool({
      ...interviewTool(),
      run: async (_, call) => {
        const slow = call.once('slow', async () => {
          await new Promise((resolve) => setTimeout(resolve, 20));
          done += 1;
        });
        const [told] = await Promise.all([call.ask([text('Sure?')]), slow]);
        return { told: [told], skippedBefore: [] };
      },
    });
    const talk = conversation();
    await talk.say(table({ tools: [tool], script: [{ calls: [interview] }] }), 'Hello');
    expect(done).toBe(1);
    await talk.answer(table({ tools: [tool], script: [{ text: 'Done.' }] }), [say('yes')]);
    expect(done).toBe(1);
  });

  test('is told to ask in its answer where the caller cannot answer', async () => {
    const { table } = restarts();
    const first = table({ tools: [reportTool().tool], script: [{ calls: [openReport('sales')] }, { text: 'Which?' }] });
    const { outcome, events } = await conversation().say(first, 'Open my report', { interactive: false });
    expect(outcome.status).toBe('completed');
    expect(short(events)).toContain('refused open_report');
    expect(results(lastAsked(first))[0]?.text).toMatch(/Ask in your answer/);
  });

  test.each([
    ['nothing', []],
    ['for a choice of nothing', [{ text: 'Which?', inputType: 'single_select' as const }]],
    ['without words', [text(' \u0000')]],
  ])('%s has failed', async (_, inquiries) => {
    const { table } = restarts();
    const first = table({ tools: [interviewTool(inquiries)], script: [{ calls: [interview] }, { text: 'Sorry.' }] });
    const { outcome, events } = await conversation().say(first, 'Hello');
    expect(outcome.status).toBe('completed');
    expect(short(events)).toContain('error interview');
  });
});

test('what a tool said and showed before it asked is not said again, and what it says after is', async () => {
  const { table } = restarts();
  const tool = defineTool({
    ...readProfile,
    name: 'write',
    returnsDirectly: true,
    input: z.object({}),
    run: async (_, call) => {
      call.progress('Thinking');
      call.say('Before. ');
      call.show({ type: 'profileAnalysis', data: {} });
      const [reply] = await call.ask([text('Which tone?')]);
      call.progress('Writing');
      call.say(`In a ${reply?.text} tone. `);
      const [last] = await call.ask([text('Which length?')]);
      call.say(`In ${last?.text} words.`);
      return { found: '' };
    },
  });
  const talk = conversation();
  const first = await talk.say(table({ tools: [tool], script: [{ calls: [{ name: 'write' }] }] }), 'Write');
  expect(short(first.events).slice(3, -1)).toEqual([
    'started write',
    'write: Thinking',
    'Before. ',
    'card profileAnalysis',
    'paused write',
  ]);
  const second = await talk.answer(table({ tools: [tool] }), [say('calm')]);
  expect(short(second.events).slice(0, -1)).toEqual([
    'safety',
    'started write',
    'write: Writing',
    'In a calm tone. ',
    'paused write',
  ]);
  const third = await talk.answer(table({ tools: [tool] }), [say('ten')]);
  expect(short(third.events)).toEqual(['safety', 'started write', 'In ten words.', 'ok write', 'ended completed']);
});
