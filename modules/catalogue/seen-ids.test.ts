import { expect, test } from 'vitest';
import { SeenIds } from './seen-ids.ts';

test('of half a million ids that look alike each is new once, and known with its line after', () => {
  const seen = new SeenIds();
  const count = 500_000;
  const ids = (at: number) => `training-${at}`;
  let known = 0;
  for (let at = 0; at < count; at += 1) if (seen.firstLine(ids(at), at + 1) !== undefined) known += 1;
  expect(known).toBe(0);
  for (const at of [0, 1, 4_095, 77_777, count - 1]) expect(seen.firstLine(ids(at), 9_999_999)).toBe(at + 1);
});

test('ids that differ in one character, in their order or in case are different', () => {
  const seen = new SeenIds();
  for (const id of ['ab', 'ba', 'Ab', 'a', 'b', 'aa', 'é', 'e\u0301', '', '0', '00'])
    expect(seen.firstLine(id, 1)).toBeUndefined();
});
