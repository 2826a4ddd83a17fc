import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
import { ends, scriptedEngine, waits } from '../../test/support/scripted-engine.ts';
import { readAll, textOf, turnProcess } from '../../test/support/turn-process.ts';
import type { LiveRuns } from './live-runs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DEADLINE_MS = 10_000;

const drainOf = ({ liveRuns }: { liveRuns: LiveRuns }) => {
  const draining = { done: false, promise: liveRuns.drain(DEADLINE_MS) };
  void draining.promise.then(() => {
    draining.done = true;
  });
  return draining;
};

describe('A process that stops', () => {
  test('lets its runs end first, and is then done at once', async () => {
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const oria = turnProcess({ engine: scriptedEngine(['Whole', done, '.', ends()]) });
    const turn = await oria.start();
    const draining = drainOf(oria);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS - 1);
    expect(draining.done).toBe(false);
    finish();
    await draining.promise;
    expect((await oria.messages(turn.userConversationId))[1]).toMatchObject({ content: 'Whole.', status: 'completed' });
  });

  test('stops those that do not end in time: they have failed, and may be sent again', async () => {
    const stores = memoryStores();
    const oria = turnProcess({ engine: scriptedEngine(['Half', waits()]), stores });
    const turn = await oria.start({ idempotencyKey: 'turn-1' });
    const draining = drainOf(oria);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    await draining.promise;
    const output = await turn.result();
    expect(output).toMatchObject({
      status: 'failed',
      answer: expect.stringMatching(/^Half\n\nSomething went wrong/),
      metadata: { error: { code: 'service.stopping', retryable: true } },
    });
    expect(textOf(await readAll(turn.events()))).toBe(output.answer);
    expect((await oria.messages(turn.userConversationId))[1]).toMatchObject({ content: output.answer });
    const next = turnProcess({ engine: scriptedEngine(['Whole.', ends()]), stores, owner: 'the next process' });
    expect(await next.say({ idempotencyKey: 'turn-1' })).toMatchObject({ status: 'completed', answer: 'Whole.' });
  });

  test('takes no new turns, not even those it knows, and stores nothing of them', async () => {
    const oria = turnProcess({ engine: scriptedEngine([ends()]) });
    const { userConversationId } = await oria.say();
    const draining = drainOf(oria);
    expect(oria.liveRuns.closed).toBe(true);
    await expect(oria.start({ userConversationId })).rejects.toMatchObject({
      code: 'service.stopping',
      fault: 'unavailable',
    });
    await draining.promise;
    expect(await oria.messages(userConversationId)).toHaveLength(2);
  });

  /** A process whose store is still taking the message of a turn when it is told to stop. */
  const entering = async (script: Parameters<typeof scriptedEngine>[0]) => {
    const stores = memoryStores();
    const { promise: mayBegin, resolve: begin } = Promise.withResolvers<void>();
    const turns: typeof stores.turns = {
      ...stores.turns,
      async begin(opening) {
        await mayBegin;
        return stores.turns.begin(opening);
      },
    };
    const oria = turnProcess({ engine: scriptedEngine(script), stores, turns });
    const starting = oria.start();
    const draining = drainOf(oria);
    return { starting, begin, draining };
  };

  test('waits for a turn whose message it was just storing', async () => {
    const { starting, begin, draining } = await entering(['In time.', ends()]);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS / 2);
    expect(draining.done).toBe(false);
    begin();
    await draining.promise;
    expect(await (await starting).result()).toMatchObject({ status: 'completed', answer: 'In time.' });
  });

  test('ends such a turn as one to be sent again, where the deadline has passed', async () => {
    const { starting, begin, draining } = await entering(['Too late.', ends()]);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(draining.done).toBe(false);
    begin();
    await draining.promise;
    expect(await (await starting).result()).toMatchObject({
      status: 'failed',
      metadata: { error: { code: 'service.stopping', retryable: true } },
    });
  });

  test('is not held up by a turn that could not be opened', async () => {
    const stores = memoryStores();
    const turns = { ...stores.turns, begin: () => Promise.reject(new Error('away')) };
    const oria = turnProcess({ engine: scriptedEngine(), stores, turns });
    const starting = oria.start();
    const draining = drainOf(oria);
    await expect(starting).rejects.toThrow('away');
    await draining.promise;
  });
});

test('A run is stopped for the first reason that is given', () => {
  const { liveRuns } = turnProcess({ engine: scriptedEngine() });
  const run = liveRuns.open('run', 'conversation');
  run.stop('deleted');
  run.stop('shutdown');
  expect([run.stopped, run.signal.aborted]).toEqual(['deleted', true]);
});

describe('Runs that ended', () => {
  test('are kept for reading, a thousand at most, the latest', async () => {
    const { liveRuns } = turnProcess({ engine: scriptedEngine() });
    const close = (count: number) => {
      for (let number = 0; number < count; number += 1) {
        liveRuns.open(`run-${number}`, 'conversation');
        liveRuns.close(`run-${number}`);
      }
    };
    close(1_001);
    expect([liveRuns.log('run-0'), liveRuns.log('run-1'), liveRuns.log('run-1000')]).toEqual([
      undefined,
      expect.anything(),
      expect.anything(),
    ]);
    expect(vi.getTimerCount()).toBe(1_000);
  });
});
