import { afterEach, describe, expect, test, vi } from 'vitest';
import { isTerminal } from '../../contracts/stream.ts';
import { contextOf, recordingLog } from '../../test/support/context.ts';
import { type EngineScript, ends, scriptedEngine, waits } from '../../test/support/scripted-engine.ts';
import { readAll, turnProcess } from '../../test/support/turn-process.ts';

afterEach(() => void vi.useRealTimers());

describe('An engine that breaks its promise', () => {
  const broken: [string, EngineScript][] = [
    ['throws', [new Error('secret of a driver')]],
    ['throws in mid-sentence', ['Half', new Error('secret of a driver')]],
    ['ends without an outcome', ['Half']],
    ['says nothing at all', []],
  ];
  test.each(broken)('and %s has failed: one last event, which may be shown', async (_, script) => {
    const { log, lines } = recordingLog();
    const oria = turnProcess({ engine: scriptedEngine(script) });
    const turn = await oria.start({}, contextOf({ log }));
    const events = await readAll(turn.events());
    expect(events.filter(isTerminal)).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({
      event: 'run.failed',
      data: { activeAgent: null, metadata: { error: { code: 'service.failed', retryable: true } } },
    });
    expect(JSON.stringify(events)).not.toContain('secret');
    expect((await oria.messages(turn.userConversationId))[1]).toMatchObject({ status: 'failed' });
    expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1);
    expect(oria.record.runs).toEqual([[expect.objectContaining({ status: 'failed' })]]);
  });

  test('and speaks on after its outcome is not heard', async () => {
    const turn = await turnProcess({ engine: scriptedEngine(['All.', ends(), ' More.', ends('failed')]) }).start();
    const events = await readAll(turn.events());
    expect(events.map(({ event }) => event)).toEqual(['run.started', 'message.delta', 'run.completed']);
  });

  test('and throws at an abort was cancelled', async () => {
    const aborted = new AbortController();
    const throwing = (ctx: { signal: AbortSignal }) => {
      aborted.abort();
      ctx.signal.throwIfAborted();
    };
    const { status, answer } = await turnProcess({ engine: scriptedEngine(['Half', throwing]) }).say(
      {},
      contextOf({ signal: aborted.signal }),
    );
    expect([status, answer]).toEqual(['cancelled', 'Half']);
  });

  test('and goes on after an abort is left behind, and what it says then is not heard', async () => {
    vi.useFakeTimers();
    const { promise: stuck, resolve: free } = Promise.withResolvers<void>();
    const engine = scriptedEngine(['Half', stuck, ' and more', ends()]);
    engine.deaf = true;
    const oria = turnProcess({ engine });
    const turn = await oria.start();
    const deleted = oria.liveRuns.stopConversations([turn.userConversationId], 'user');
    await vi.advanceTimersByTimeAsync(5_000);
    await deleted;
    free();
    await vi.advanceTimersByTimeAsync(0);
    const events = await readAll(turn.events());
    expect(events.map(({ event }) => event)).toEqual(['run.started', 'message.delta', 'run.cancelled']);
    expect(await oria.messages(turn.userConversationId)).toMatchObject([{}, { content: 'Half', status: 'cancelled' }]);
  });

  test('and is heard for as long as it ends an aborted run by itself', async () => {
    const oria = turnProcess({ engine: scriptedEngine(['Half', waits()]) });
    const turn = await oria.start();
    await oria.liveRuns.stopConversations([turn.userConversationId], 'user');
    expect(await turn.result()).toMatchObject({ status: 'cancelled', activeAgent: 'career_chat', answer: 'Half' });
  });
});
