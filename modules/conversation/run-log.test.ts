import { describe, expect, test } from 'vitest';
import type { ChatOutput } from '../../contracts/chat.ts';
import type { StreamEvent } from '../../contracts/stream.ts';
import { RunLog } from './run-log.ts';

const messageId = '01890000-0000-7000-8000-000000000001';
const delta = (text: string) => ({ event: 'message.delta', data: { messageId, text } }) as const;
const output = { messageId, answer: 'all of it', status: 'completed' } as ChatOutput;

const read = async (log: RunLog, after?: number): Promise<StreamEvent[]> => {
  const events = [];
  for await (const event of log.events(after)) events.push(event);
  return events;
};

describe('The log of a run', () => {
  test('numbers its events from 1, ends with the terminal one, and takes nothing after it', async () => {
    const log = new RunLog();
    log.append(delta('a'));
    log.append({ event: 'run.completed', data: output });
    log.append(delta('too late'));
    expect((await read(log)).map(({ id, event }) => [id, event])).toEqual([
      [1, 'message.delta'],
      [2, 'run.completed'],
    ]);
    expect(await log.result()).toBe(output);
  });

  test('gives the same events to one who reads along, one who is late, and one who goes on from a number', async () => {
    const log = new RunLog();
    const along = read(log);
    log.append(delta('a'));
    await Promise.resolve();
    log.append(delta('b'));
    const late = read(log);
    log.append({ event: 'run.completed', data: output });
    expect(await along).toEqual(await late);
    expect(await read(log)).toEqual(await late);
    expect((await read(log, 2)).map(({ id }) => id)).toEqual([3]);
    expect(await read(log, 99)).toEqual([]);
  });

  test('a reader who leaves disturbs nobody', async () => {
    const log = new RunLog();
    log.append(delta('a'));
    for await (const _ of log.events()) break;
    log.append({ event: 'run.completed', data: output });
    expect(await read(log)).toHaveLength(2);
  });

  test('forgets the oldest of a run that says too much, and still tells how it ended', async () => {
    const log = new RunLog();
    for (let count = 0; count < 50; count += 1) log.append(delta('x'.repeat(100_000)));
    log.append({ event: 'run.completed', data: output });
    const events = await read(log);
    expect(events.length).toBeLessThan(25);
    expect(events[0]?.id).toBeGreaterThan(1);
    expect(events.at(-1)).toMatchObject({ id: 51, event: 'run.completed', data: output });
  });
});
