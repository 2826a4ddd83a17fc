import { describe, expect, test } from 'vitest';
import { defineTool, ModelFailed, type Specialist } from '../../modules/kernel/index.ts';
import {
  choose,
  interview,
  interviewTool,
  openReport,
  processes,
  reportTool,
  say,
  text,
  texts,
} from './fixtures/asking-tools.ts';
import { conversation } from './fixtures/conversation.ts';
import { checkedTables, lastAsked, results, short } from './fixtures/reading.ts';
import { careerChat, readProfile, type Table } from './fixtures/turns.ts';

const tableOf = checkedTables();
const restarts = () => processes(tableOf);

describe('a resumed run', () => {
  const stopsAfter = (ms: number, stop: AbortController) => () => void setTimeout(() => stop.abort(), ms);

  const pausedTalk = async (kept = restarts(), shows = false) => {
    const { tool, counts } = reportTool();
    const showing = defineTool({
      ...tool,
      run: async (input, call) => {
        const result = await tool.run(input, call);
        if (shows) call.show({ type: 'profileAnalysis', data: result });
        return result;
      },
    });
    const talk = conversation();
    await talk.say(kept.table({ tools: [showing], script: [{ calls: [openReport('sales')] }] }), 'Open my report');
    return { talk, tools: [showing], counts, ...kept };
  };

  test('whose model fails can be resumed again: nothing is done twice, what it showed is shown again', async () => {
    const { talk, tools, counts, table } = await pausedTalk(restarts(), true);
    const failing = table({ tools, script: [{ text: 'It is', fails: new ModelFailed('model.unavailable') }] });
    const failed = await talk.answer(failing, [choose('q1_o2')]);
    expect(failed.outcome).toEqual({ status: 'failed', activeAgent: 'career_chat', error: 'model.unavailable' });
    const working = table({ tools, script: [{ text: 'It is open.' }] });
    const { events, outcome } = await talk.answerAgain(working);
    expect(outcome.status).toBe('completed');
    expect(short(events)).toEqual(['card profileAnalysis', 'thinking career_chat', 'It is open.', 'ended completed']);
    expect(texts(lastAsked(working)).slice(1)).toEqual(['Open my report', '', '{"opened":"sales Q2"}']);
    expect(counts).toEqual({ runs: 2, finds: 1, opens: 1 });
  });

  test('that fails after further calls goes back to the answers', async () => {
    const { talk, tools, table } = await pausedTalk();
    const calls = [{ name: 'read_profile', args: { section: 'skills' } }];
    const script = [{ text: 'More.', calls }, { fails: new ModelFailed('model.timeout') }];
    await talk.answer(table({ tools: [...tools, readProfile], script }), [choose('q1_o2')]);
    const working = table({ tools, script: [{ text: 'It is open.' }, { text: 'Bye.' }] });
    await talk.answerAgain(working);
    expect(lastAsked(working).map((one) => one.type)).toEqual(['system', 'human', 'ai', 'tool']);
    await talk.say(working, 'Thanks');
    expect(lastAsked(working).map((one) => one.type)).toEqual(['system', 'human', 'ai', 'tool', 'ai', 'human']);
  });

  test('that is stopped at its limit in a tool goes on with its tools, and keeps what was done once', async () => {
    const kept = restarts();
    let hangs = true;
    const counts = { sent: 0 };
    const tool = defineTool({
      ...interviewTool(),
      run: async (_, call) => {
        const [reply] = await call.ask([text('Send it?')]);
        await call.once('send', () => {
          counts.sent += 1;
        });
        if (hangs) await new Promise(() => undefined);
        return { told: [reply?.text], skippedBefore: [] };
      },
    });
    const talk = conversation();
    await talk.say(kept.table({ tools: [tool], script: [{ calls: [interview] }] }), 'Send');
    const stuck = await talk.answer(kept.table({ tools: [tool], limits: { turnMs: 50 } }), [say('yes')]);
    expect(stuck.outcome).toEqual({ status: 'failed', activeAgent: 'career_chat', error: 'run.timeout' });
    hangs = false;
    const working = kept.table({ tools: [tool], script: [{ text: 'Sent.' }] });
    expect((await talk.answerAgain(working)).outcome.status).toBe('completed');
    expect(results(lastAsked(working))[0]?.text).toContain('["yes"]');
    expect(counts.sent).toBe(1);
  });

  test('is cancelled by an abort within a second, and the next turn is valid', async () => {
    const { talk, tools, table } = await pausedTalk();
    const stop = new AbortController();
    const hanging = table({
      tools,
      script: [{ text: 'It is', meanwhile: stopsAfter(5, stop), hangs: 'deaf' }, { text: 'On we go.' }],
    });
    const began = performance.now();
    const { outcome, answer } = await talk.answer(hanging, [choose('q1_o1')], { signal: stop.signal });
    expect(performance.now() - began).toBeLessThan(1_000);
    expect([outcome.status, answer]).toEqual(['cancelled', 'It is']);
    await talk.say(hanging, 'Go on');
    expect(texts(lastAsked(hanging)).slice(1)).toEqual([
      'Open my report',
      '',
      '{"opened":"sales Q1"}',
      'It is',
      'Go on',
    ]);
  });

  test('that is stopped before it begins can be resumed again', async () => {
    const { talk, tools, counts, table } = await pausedTalk();
    const stopped = await talk.answer(table({ tools }), [choose('q1_o1')], { signal: AbortSignal.abort() });
    expect(stopped.outcome.status).toBe('cancelled');
    expect(counts.runs).toBe(1);
    const { outcome } = await talk.answerAgain(table({ tools, script: [{ text: 'Open.' }] }));
    expect(outcome.status).toBe('completed');
  });

  test('counts its model calls for itself', async () => {
    const { talk, tools, table } = await pausedTalk();
    const limits = { modelCalls: 1 };
    const last = table({ tools, limits, script: [{ text: 'Open.' }] });
    expect((await talk.answer(last, [choose('q1_o1')])).outcome.status).toBe('completed');
    expect(last.model.asked[0]?.tools).toEqual([]);
  });

  test('does not run a tool that was excluded meanwhile, nor any of a specialist that is offered none', async () => {
    for (const change of [{ excluded: ['open_report'] }, { steps: { offer: () => [] } }] satisfies Table[]) {
      const { talk, tools, counts, table } = await pausedTalk();
      const second = table({ tools, script: [{ text: 'Not any more.' }], ...change });
      const { events } = await talk.answer(second, [choose('q1_o1')]);
      expect(short(events)).toContain('refused open_report');
      expect(counts.runs).toBe(1);
    }
  });

  test('whose thread was lost gives the model question and answer in words', async () => {
    const { talk, tools, table, checkpointer } = await pausedTalk();
    await checkpointer.deleteThread(talk.id);
    const failing = table({ tools, script: [{ fails: new ModelFailed('model.unavailable') }] });
    await talk.answer(failing, [choose('q1_o2')]);
    const second = table({ tools, script: [{ text: 'Opening Q2.' }, { text: 'Bye.' }] });
    const { outcome, events } = await talk.answerAgain(second);
    expect(outcome).toEqual({ status: 'completed', activeAgent: 'career_chat' });
    expect(short(events)).toEqual(['thinking career_chat', 'Opening Q2.', 'ended completed']);
    const [, question, words, ...rest] = lastAsked(second);
    expect([question?.text, question?.type, words?.type, rest]).toEqual(['Open my report', 'human', 'human', []]);
    expect(words?.text).toContain('Which report on sales?\nsales Q2');
    await talk.say(second, 'Thanks');
    expect(texts(lastAsked(second)).slice(1)).toEqual(['Open my report', 'Opening Q2.', 'Thanks']);
  });

  test('whose thread and specialist are lost begins at the gate', async () => {
    const { talk, tools, table, checkpointer } = await pausedTalk();
    await checkpointer.deleteThread(talk.id);
    const other = [{ ...careerChat, name: 'trainings' }];
    const steps = { choose: () => other[0] as Specialist };
    const second = table({ tools, specialists: other, steps, script: [{ text: 'Hello.' }] });
    const { events } = await talk.answer(second, [choose('q1_o2')]);
    expect(short(events)).toEqual(['safety', 'routing', 'thinking trainings', 'Hello.', 'ended completed']);
  });

  test('of a specialist that is no longer there has its thread, but not its calls', async () => {
    const { talk, table } = await pausedTalk();
    const other = [{ ...careerChat, name: 'trainings' }];
    const steps = { choose: () => other[0] as Specialist };
    const second = table({ specialists: other, steps, script: [{ text: 'Hello.' }] });
    expect((await talk.answer(second, [choose('q1_o2')])).outcome).toEqual({
      status: 'completed',
      activeAgent: 'trainings',
    });
  });

  test('of a store without memos fails, and can be resumed again', async () => {
    const { talk, tools, counts, table, memos } = await pausedTalk();
    const broken = { ...memos, list: () => Promise.reject(new Error('no store')) };
    const failed = await talk.answer(table({ tools, memos: broken }), [choose('q1_o2')]);
    expect(failed.outcome.status).toBe('failed');
    const { outcome } = await talk.answerAgain(table({ tools, script: [{ text: 'Open.' }] }));
    expect(outcome.status).toBe('completed');
    expect(counts).toEqual({ runs: 2, finds: 1, opens: 1 });
  });

  test('that paused again, which nobody was told, goes back to what was answered and says again what came after', async () => {
    const kept = restarts();
    const tool = defineTool({
      ...interviewTool(),
      returnsDirectly: true,
      run: async (_, call) => {
        const [one] = await call.ask([text('One?')]);
        call.say(`So ${one?.text}. `);
        const [two] = await call.ask([text('Two?')]);
        call.say(`And ${two?.text}.`);
        return { told: [], skippedBefore: [] };
      },
    });
    const talk = conversation();
    await talk.say(kept.table({ tools: [tool], script: [{ calls: [interview] }] }), 'Hello');
    await talk.answer(kept.table({ tools: [tool] }), [say('1')]);
    talk.history.pop();
    const again = await talk.answerAgain(kept.table({ tools: [tool] }));
    expect([again.answer, texts(again.questions)]).toEqual(['So 1. ', ['Two?']]);
    expect((await talk.answer(kept.table({ tools: [tool] }), [say('2')])).answer).toBe('And 2.');
  });

  test('of a process that died goes on from the pause, with what was finished since', async () => {
    const kept = restarts();
    const { talk, tools, counts } = await pausedTalk(kept);
    const dying = kept.table({ tools, script: [{ text: 'Op' }] });
    const { put } = kept.checkpointer;
    kept.checkpointer.put = () => Promise.reject(new Error('gone'));
    await talk.answer(dying, [choose('q1_o2')]);
    kept.checkpointer.put = put;
    talk.history.pop();
    const working = kept.table({ tools, script: [{ text: 'It is open.' }] });
    expect((await talk.answerAgain(working)).outcome.status).toBe('completed');
    expect(texts(lastAsked(working)).slice(1)).toEqual(['Open my report', '', '{"opened":"sales Q2"}']);
    expect(counts).toEqual({ runs: 2, finds: 1, opens: 1 });
  });
});
