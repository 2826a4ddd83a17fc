import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
import type { ChatOutput } from '../../contracts/chat.ts';
import type { Turns } from '../../ports/turns.ts';
import { ends, scriptedEngine } from '../../test/support/scripted-engine.ts';
import { readAll, textOf, turnProcess } from '../../test/support/turn-process.ts';
import { StoreUnavailable } from '../kernel/errors.ts';
import { LEASE_MS } from './open-turn.ts';

afterEach(() => void vi.useRealTimers());

/** Turns that cannot be ended the first `times` times; `after`: the store does it, and its word is lost. */
const losing = (
  turns: Turns,
  times: number,
  when: 'before' | 'after' = 'before',
): { turns: Turns; tried(): number } => {
  let tried = 0;
  return {
    tried: () => tried,
    turns: {
      ...turns,
      async end(...ending) {
        tried += 1;
        if (tried > times) return await turns.end(...ending);
        if (when === 'after') await turns.end(...ending);
        throw new StoreUnavailable();
      },
    },
  };
};

const APOLOGY = /\n\nSomething went wrong on our side/;

describe('The ending of a run', () => {
  test('is stored as soon as the store is back, and only then told', async () => {
    vi.useFakeTimers();
    const stores = memoryStores();
    const { turns, tried } = losing(stores.turns, 4);
    const oria = turnProcess({ engine: scriptedEngine(['Worth the wait.', ends()]), stores, turns });
    const turn = await oria.start();
    const told: ChatOutput[] = [];
    const result = turn.result().then((output) => void told.push(output));
    await vi.advanceTimersByTimeAsync(5_249);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await result;
    expect(tried()).toBe(5);
    expect(told).toMatchObject([{ status: 'completed', answer: 'Worth the wait.' }]);
    expect((await oria.messages(turn.userConversationId))[1]).toMatchObject({ content: 'Worth the wait.' });
    expect(oria.record.failures).toEqual([]);
  });

  test('that cannot be stored is a failure that the reader is told, after what was said', async () => {
    vi.useFakeTimers();
    const stores = memoryStores();
    const { turns, tried } = losing(stores.turns, Number.POSITIVE_INFINITY);
    const oria = turnProcess({ engine: scriptedEngine(['Lost.', ends()]), stores, turns });
    const turn = await oria.start();
    await vi.advanceTimersByTimeAsync(6_000);
    const output = await turn.result();
    expect(tried()).toBe(5);
    expect(output).toMatchObject({ status: 'failed', answer: expect.stringMatching(APOLOGY) });
    expect(output.metadata.error).toEqual({ code: 'store.unavailable', retryable: true });
    const events = await readAll(turn.events());
    expect(textOf(events)).toBe(output.answer);
    expect(events.at(-1)).toMatchObject({ event: 'run.failed', data: output });
    expect(oria.record.failures).toEqual(['store.unavailable']);
    expect(oria.record.runs).toEqual([[expect.objectContaining({ status: 'failed' })]]);
    // Nobody renews its lease any more, so that the conversation goes on without it.
    await vi.advanceTimersByTimeAsync(LEASE_MS);
    const next = turnProcess({ engine: scriptedEngine(['Back.', ends()]), stores });
    expect(await next.say({ userConversationId: turn.userConversationId })).toMatchObject({ status: 'completed' });
  });

  test('that could not be stored is stored as it was told, as soon as the store is back', async () => {
    vi.useFakeTimers();
    const stores = memoryStores();
    const { turns } = losing(stores.turns, 7);
    const oria = turnProcess({ engine: scriptedEngine(['Late.', ends()], ['Next.', ends()]), stores, turns });
    const turn = await oria.start({ idempotencyKey: 'once' });
    await vi.advanceTimersByTimeAsync(6_000);
    const told = await turn.result();
    expect(await oria.messages(turn.userConversationId)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await oria.messages(turn.userConversationId))[1]).toMatchObject({ content: told.answer, status: 'failed' });
    const { userConversationId } = turn;
    expect(await oria.say({ userConversationId })).toMatchObject({ status: 'completed', answer: 'Next.' });
  });

  test('apologises once, for a run that had failed before', async () => {
    vi.useFakeTimers();
    const stores = memoryStores();
    const { turns } = losing(stores.turns, Number.POSITIVE_INFINITY);
    const engine = scriptedEngine(['Half', ends('failed', { error: 'model.timeout' })]);
    const turn = await turnProcess({ engine, stores, turns }).start();
    await vi.advanceTimersByTimeAsync(6_000);
    const { answer, metadata } = await turn.result();
    expect(answer.match(/Something went wrong/g)).toHaveLength(1);
    expect(metadata.error?.code).toBe('store.unavailable');
  });

  test.each([ends(), ends('failed', { error: 'model.timeout' })])(
    'that was stored though the store said otherwise is told as it was stored',
    async (ending) => {
      vi.useFakeTimers();
      const stores = memoryStores();
      const { turns, tried } = losing(stores.turns, 1, 'after');
      const engine = scriptedEngine(['Once.', ending]);
      const oria = turnProcess({ engine, stores, turns });
      const turn = await oria.start();
      await vi.advanceTimersByTimeAsync(50);
      const output = await turn.result();
      expect(tried()).toBe(2);
      const [, stored] = await oria.messages(turn.userConversationId);
      expect(stored).toMatchObject({ content: output.answer, status: output.status, metadata: output.metadata });
      expect(engine.forgotten).toEqual([]);
    },
  );

  test('whose fate cannot be found out is not told as stored', async () => {
    const stores = memoryStores();
    const engine = scriptedEngine(['Half', ends()]);
    const turns: Turns = {
      ...stores.turns,
      end: async () => false,
      find: async () => {
        throw new StoreUnavailable();
      },
    };
    const { status, metadata } = await turnProcess({ engine, stores, turns }).say();
    expect([status, metadata.error?.code]).toEqual(['failed', 'store.unavailable']);
    expect(engine.forgotten).toEqual([]);
  });
});
