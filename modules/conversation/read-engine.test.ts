import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
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
    const stores = memoryStores();
    // It comes back while the ending is being stored: what it says must not get in between.
    const end: typeof stores.turns.end = async (...ending) => {
      free();
      await vi.advanceTimersByTimeAsync(1);
      return await stores.turns.end(...ending);
    };
    const oria = turnProcess({ engine, stores, turns: { ...stores.turns, end } });
    const turn = await oria.start();
    const stopped = oria.liveRuns.stopConversations([turn.userConversationId], 'user');
    await vi.advanceTimersByTimeAsync(5_000);
    await stopped;
    const events = await readAll(turn.events());
    expect(events.map(({ event }) => event)).toEqual(['run.started', 'message.delta', 'run.cancelled']);
    expect(await oria.messages(turn.userConversationId)).toMatchObject([{}, { content: 'Half', status: 'cancelled' }]);
  });

  test('and is heard for as long as it ends an aborted run by itself', async () => {
    vi.useFakeTimers();
    const { log, lines } = recordingLog();
    const tidiesUp = ({ signal }: { signal: AbortSignal }) =>
      new Promise((done) => signal.addEventListener('abort', () => setTimeout(done, 1_000)));
    const engine = scriptedEngine(['Half', tidiesUp, ', tidied up', ends('cancelled')]);
    engine.deaf = true;
    const oria = turnProcess({ engine });
    const turn = await oria.start({}, contextOf({ log }));
    const stopped = oria.liveRuns.stopConversations([turn.userConversationId], 'user');
    await vi.advanceTimersByTimeAsync(10_000);
    await stopped;
    expect(await turn.result()).toMatchObject({ status: 'cancelled', answer: 'Half, tidied up' });
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('and goes on though the run was aborted before it began is left behind as well', async () => {
    vi.useFakeTimers();
    const engine = scriptedEngine([waits()]);
    engine.deaf = true;
    const said = turnProcess({ engine }).say({}, contextOf({ signal: AbortSignal.abort() }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await said).toMatchObject({ status: 'cancelled', answer: '' });
  });
});
