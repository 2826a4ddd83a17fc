import { expect, test } from 'vitest';
import { eventQueue } from './event-queue.ts';

const all = async <Event>(events: AsyncIterable<Event>) => {
  const seen: Event[] = [];
  for await (const event of events) seen.push(event);
  return seen;
};

test('the reader gets what was pushed before it came and what is pushed while it waits, in order', async () => {
  const queue = eventQueue<number>();
  queue.push(1);
  queue.push(2);
  const reading = all(queue);
  await new Promise(setImmediate);
  queue.push(3);
  queue.close();
  queue.push(4);
  expect(await reading).toEqual([1, 2, 3]);
});

test('a reader that leaves stops its iteration, and later events are dropped', async () => {
  const queue = eventQueue<number>();
  queue.push(1);
  for await (const _ of queue) break;
  queue.push(2);
  expect(await all(queue)).toEqual([]);
});
