import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuse, RRF_K } from './rank-fusion.ts';

const list = (name: 'text' | 'vectors', ids: readonly string[], weight = 1) => ({
  name,
  weight,
  hits: ids.map((id, position) => ({ id, score: 1 - position / 1_000 })),
});
const ids = (lists: Parameters<typeof fuse>[0]) => fuse(lists).map(({ id }) => id);

describe('Rank fusion', () => {
  test('puts what both lists know before what one of them puts first', () => {
    expect(ids([list('text', ['a', 'both']), list('vectors', ['b', 'both'])])).toEqual(['both', 'a', 'b']);
  });

  test('adds weight over sixty plus rank, and tells which list gave which rank', () => {
    const [first, second] = fuse([list('text', ['x', 'y'], 2), list('vectors', ['y'])]);
    expect(RRF_K).toBe(60);
    expect(first?.id).toBe('y');
    expect(first?.score).toBeCloseTo(2 / 62 + 1 / 61, 12);
    expect(first?.places).toEqual({ text: { rank: 2, score: 0.999 }, vectors: { rank: 1, score: 1 } });
    expect(second?.score).toBeCloseTo(2 / 61, 12);
    expect(second?.places).toEqual({ text: { rank: 1, score: 1 } });
  });

  test('orders ties by id, whichever list they come from', () => {
    expect(ids([list('text', ['b']), list('vectors', ['a'])])).toEqual(['a', 'b']);
    expect(ids([list('vectors', ['b']), list('text', ['a'])])).toEqual(['a', 'b']);
  });

  test('counts the first place of an id that stands twice, and no list without weight', () => {
    expect(ids([list('text', ['a', 'b', 'a'])])).toEqual(['a', 'b']);
    expect(fuse([list('text', ['a', 'b', 'a'])])[0]?.score).toBeCloseTo(1 / 61, 12);
    expect(ids([list('text', ['a']), list('vectors', ['z'], 0)])).toEqual(['a']);
  });

  test('holds each id of the lists once, by falling score, whatever the lists', () => {
    const some = fc.array(fc.string({ maxLength: 3 }), { maxLength: 30 });
    fc.assert(
      fc.property(some, some, (text, vectors) => {
        const fused = fuse([list('text', text), list('vectors', vectors, 0.3)]);
        expect(new Set(fused.map(({ id }) => id))).toEqual(new Set([...text, ...vectors]));
        expect(fused.length).toBe(new Set([...text, ...vectors]).size);
        for (const [at, { score }] of fused.entries()) expect(score).toBeLessThanOrEqual(fused[at - 1]?.score ?? 1);
      }),
    );
  });
});
