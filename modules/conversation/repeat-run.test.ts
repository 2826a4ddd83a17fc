import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
import { StreamEvent } from '../../contracts/stream.ts';
import type { Turns } from '../../ports/turns.ts';
import { contextOf } from '../../test/support/context.ts';
import { ends, scriptedEngine, shows } from '../../test/support/scripted-engine.ts';
import { awayAtFirst, readAll, turnProcess } from '../../test/support/turn-process.ts';

afterEach(() => void vi.useRealTimers());

const KEPT_MS = 10 * 60_000;
const LOOK_MS = 500;
const card = { type: 'opportunityList', data: { items: [] } } as const;
const ask = { idempotencyKey: 'turn-1' };

describe('A turn that is sent again with its key', () => {
  test('while it runs here is the same run, event by event', async () => {
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const oria = turnProcess({ engine: scriptedEngine(['One, ', done, 'two.', ends()]) });
    const first = await oria.start(ask);
    const again = await oria.start({ ...ask, metadata: { attempt: 2 } });
    expect(again.runId).toBe(first.runId);
    const both = Promise.all([readAll(first.events()), readAll(again.events())]);
    finish();
    const [events, same] = await both;
    expect(same).toEqual(events);
    expect(await oria.messages(first.userConversationId)).toHaveLength(2);
  });

  test('asked by many at once is one run', async () => {
    const oria = turnProcess({ engine: scriptedEngine(['Once.', ends()]) });
    const outputs = await Promise.all(Array.from({ length: 5 }, () => oria.say(ask)));
    expect(new Set(outputs.map(({ runId }) => runId)).size).toBe(1);
    expect(outputs).toEqual(Array(5).fill(outputs[0]));
  });

  test('after it ended here can still be read event by event for ten minutes, then as it is stored', async () => {
    vi.useFakeTimers();
    const oria = turnProcess({ engine: scriptedEngine(['One, ', 'two.', shows(card), ends()]) });
    const events = await readAll((await oria.start(ask)).events());
    await vi.advanceTimersByTimeAsync(KEPT_MS - 1);
    expect(await readAll((await oria.start(ask)).events())).toEqual(events);
    await vi.advanceTimersByTimeAsync(1);
    const stored = await readAll((await oria.start(ask)).events());
    expect(stored.map(({ event }) => event)).toEqual(['run.started', 'message.delta', 'message.data', 'run.completed']);
    expect(stored.at(-1)?.data).toEqual(events.at(-1)?.data);
  });

  test('after it ended in another process is told from the store, in the documented shapes', async () => {
    const stores = memoryStores();
    const there = turnProcess({ engine: scriptedEngine(['One, ', 'two.', shows(card), ends()]), stores });
    const output = await there.say(ask);
    const here = await turnProcess({ engine: scriptedEngine(), stores }).start(ask);
    const events = await readAll(here.events());
    expect(events.map((event) => StreamEvent.parse(event))).toEqual(events);
    expect(events.map(({ id, event }) => `${id} ${event}`)).toEqual([
      '1 run.started',
      '2 message.delta',
      '3 message.data',
      '4 run.completed',
    ]);
    expect(events[1]?.data).toEqual({ messageId: output.messageId, text: 'One, two.' });
    expect(events[3]?.data).toEqual(output);
    expect(await here.result()).toEqual(output);
  });

  test('is told in the language in which it was answered', async () => {
    const stores = memoryStores();
    const there = turnProcess({ engine: scriptedEngine([ends()], [ends()]), stores });
    const { userConversationId } = await there.say({ message: 'Merci beaucoup' });
    await there.say({ ...ask, message: 'ok', userConversationId });
    const here = await turnProcess({ engine: scriptedEngine(), stores }).start({
      ...ask,
      message: 'ok',
      userConversationId,
    });
    expect((await readAll(here.events()))[0]?.data).toMatchObject({ language: 'fr' });
  });
});

describe('A turn that is sent again while another process runs it', () => {
  const running = async (turns: (stores: ReturnType<typeof memoryStores>) => Turns = ({ turns }) => turns) => {
    vi.useFakeTimers();
    const stores = memoryStores();
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const there = turnProcess({ engine: scriptedEngine(['There.', done, ends()]), stores, owner: 'there' });
    const first = await there.start(ask);
    const here = turnProcess({ engine: scriptedEngine(), stores, turns: turns(stores) });
    return { there, here, first, finish };
  };

  test('is followed until it ends there', async () => {
    const { here, first, finish } = await running();
    const again = await here.start(ask);
    expect(again.runId).toBe(first.runId);
    const reading = readAll(again.events());
    await vi.advanceTimersByTimeAsync(3 * LOOK_MS);
    finish();
    const output = await first.result();
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    const events = await reading;
    expect(events.map(({ event }) => event)).toEqual(['run.started', 'message.delta', 'run.completed']);
    expect(events.at(-1)?.data).toEqual(output);
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  });

  test('is followed through a failure of the store', async () => {
    const { here, first, finish } = await running(({ turns }) => ({
      ...turns,
      find: awayAtFirst(1, turns.find),
    }));
    const again = await here.start(ask);
    const result = again.result();
    finish();
    await first.result();
    await vi.advanceTimersByTimeAsync(2 * LOOK_MS);
    expect(await result).toMatchObject({ status: 'completed', answer: 'There.' });
  });

  test('ends as cancelled when its conversation is deleted meanwhile', async () => {
    const { there, here, finish } = await running();
    const again = await here.start(ask);
    const reading = readAll(again.events());
    await there.deleteConversation(contextOf(), again.userConversationId);
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    const events = await reading;
    expect(events.map(({ event }) => event)).toEqual(['run.started', 'run.cancelled']);
    finish();
  });

  test('is looked at once for all its readers, while there are any', async () => {
    let looks = 0;
    const { here, finish } = await running(({ turns }) => ({
      ...turns,
      find: (...of) => {
        looks += 1;
        return turns.find(...of);
      },
    }));
    const readers = await Promise.all(Array.from({ length: 3 }, async () => (await here.start(ask)).events()));
    const started = await Promise.all(readers.map((events) => events[Symbol.asyncIterator]().next()));
    expect(started.map(({ value }) => value.event)).toEqual(Array(3).fill('run.started'));
    await vi.advanceTimersByTimeAsync(4 * LOOK_MS);
    expect(looks).toBe(4);
    await Promise.all(readers.map((events) => (events as AsyncGenerator).return(undefined)));
    await vi.advanceTimersByTimeAsync(10 * LOOK_MS);
    expect(looks).toBe(4);
    // Whoever comes now begins it again.
    const late = readAll((await here.start(ask)).events());
    finish();
    await vi.advanceTimersByTimeAsync(2 * LOOK_MS);
    expect((await late).at(-1)?.event).toBe('run.completed');
  });

  test('is not followed by a process that stops: the reader is told to come again', async () => {
    const { here, first, finish } = await running();
    const service = new AbortController();
    const again = await here.start(ask, contextOf({ signal: service.signal }));
    service.abort();
    const { status, metadata, answer } = await again.result();
    expect([status, metadata.error]).toEqual(['failed', { code: 'service.stopping', retryable: true }]);
    expect(answer).toMatch(/^Something went wrong on our side/);
    finish();
    expect(await first.result()).toMatchObject({ status: 'completed' });
  });
});
