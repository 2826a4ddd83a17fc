import { describe, expect, test } from 'vitest';
import type { StreamEvent } from '../../contracts/stream.ts';
import { completed, connection, delta, numbered, runId, started } from './chat-scripts.fixture.ts';
import { wholeStream } from './whole-stream.ts';

const all = numbered([started(), delta('a'), delta('b'), delta('c'), completed()]);
const AT_ONCE = [0, 0, 0];

/** A connection that gives so many more events each time, then breaks. */
const breaking = (...pieces: (number | Error)[]) => {
  const followed: object[] = [];
  const told = async function* (after: number): AsyncGenerator<StreamEvent> {
    const piece = pieces.shift() ?? all.length;
    if (piece instanceof Error) throw piece;
    yield* all.slice(after, after + piece);
    throw new Error('fetch failed');
  };
  const { client } = connection(() => told(0), {
    follow: (input) => {
      followed.push(input);
      return told(input.after);
    },
  });
  return { client, followed };
};

const read = async (
  { client }: ReturnType<typeof breaking>,
  signal = new AbortController().signal,
): Promise<number[]> => {
  const ids: number[] = [];
  for await (const { id } of wholeStream(client, { message: 'hi' }, signal, AT_ONCE)) ids.push(id);
  return ids;
};

describe('a stream whose connection breaks', () => {
  test('is followed by the name of its run from the last event on, and nothing is lost or told twice', async () => {
    const broken = breaking(2, 1, 0, 5);
    expect(await read(broken)).toEqual([1, 2, 3, 4, 5]);
    expect(broken.followed).toEqual([
      { runId, after: 2 },
      { runId, after: 3 },
      { runId, after: 3 },
    ]);
  });

  test('is looked for a bounded number of times in a row', async () => {
    const broken = breaking(1, 0, 1, 0, 0, 0);
    await expect(read(broken)).rejects.toThrow(/The connection ended before the answer did/);
    expect(broken.followed).toHaveLength(5);
  });

  test('is not looked for before its run has a name', async () => {
    const broken = breaking(0);
    await expect(read(broken)).rejects.toThrow('fetch failed');
    expect(broken.followed).toEqual([]);
  });

  test('is not looked for again where the service refuses', async () => {
    const broken = breaking(1, Object.assign(new Error('There is no such run.'), { code: 'run.not-found' }), 5);
    await expect(read(broken)).rejects.toThrow('There is no such run.');
    expect(broken.followed).toHaveLength(1);
  });

  test('is let go by whoever stops listening', async () => {
    const broken = breaking(1, 5);
    await expect(read(broken, AbortSignal.abort())).rejects.toThrow();
    expect(broken.followed).toEqual([]);
  });
});

test('what is told twice is heard once', async () => {
  const stream = async function* () {
    yield* all.slice(0, 2);
    yield* all;
  };
  const events: StreamEvent[] = [];
  const { signal } = new AbortController();
  for await (const event of wholeStream(connection(stream).client, { message: 'hi' }, signal)) events.push(event);
  expect(events).toEqual(all);
});
