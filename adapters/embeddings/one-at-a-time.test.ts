import { describe, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

const gate = () => Promise.withResolvers<void>();

describe('One piece of work at a time', () => {
  test('short work goes before long work that came earlier, each lane in order', async () => {
    const inTurn = oneAtATime(() => new Error('too much'));
    const first = gate();
    const done: string[] = [];
    const piece = (lane: 'short' | 'long', name: string) =>
      inTurn(lane, async () => {
        if (name === 'first') await first.promise;
        done.push(name);
      });
    const all = [
      piece('long', 'first'),
      piece('long', 'b'),
      piece('long', 'c'),
      piece('short', 'x'),
      piece('short', 'y'),
    ];
    first.resolve();
    await Promise.all(all);
    expect(done).toEqual(['first', 'x', 'y', 'b', 'c']);
  });

  test('a piece that fails fails its caller alone', async () => {
    const inTurn = oneAtATime(() => new Error('too much'));
    const failing = inTurn('long', () => Promise.reject(new Error('broken')));
    const after = inTurn('short', async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await after).toBe('fine');
    expect(await inTurn('long', async () => 'again')).toBe('again');
  });

  test('too much long work is refused at once, short work never', async () => {
    const inTurn = oneAtATime(() => new Error('too much'));
    const first = gate();
    const all = [inTurn('short', () => first.promise)];
    for (let nth = 0; nth < 100; nth += 1) all.push(inTurn('long', async () => {}));
    await expect(inTurn('long', async () => {})).rejects.toThrow('too much');
    const urgent = inTurn('short', async () => 'here');
    first.resolve();
    expect(await urgent).toBe('here');
    await Promise.all(all);
  });
});
