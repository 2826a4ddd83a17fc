import { describe, expect, test } from 'vitest';
import { chooseWords } from './query-words.ts';

const words = (...typed: string[]) => typed.map((word) => ({ word, stems: [word] }));
const counts = (items: number, shares: Readonly<Record<string, number>> = {}) => ({
  items,
  shares: new Map(Object.entries(shares)),
});
const weights = (chosen: ReturnType<typeof chooseWords>) =>
  Object.fromEntries((chosen?.terms ?? []).map(({ tsquery, weight }) => [tsquery, weight]));

describe('The words that a query looks for', () => {
  test('are found in their stems and as they are', () => {
    const chosen = chooseWords([{ word: 'managing', stems: ['manag'] }, ...words('three', 'more')], counts(0));
    expect(chosen?.candidates(1).tsquery).toBe("'manag' | 'managing' | 'three' | 'more'");
  });

  test('are the rarest, as many as find about so many items, one at least', () => {
    const chosen = chooseWords(
      words('common', 'rare', 'some'),
      counts(10_000, { common: 0.5, some: 0.15, other: 0.02 }),
    );
    expect(chosen?.candidates(50)).toEqual({ tsquery: "'rare'", isAll: false });
    expect(chosen?.candidates(2_000)).toEqual({ tsquery: "'rare' | 'some'", isAll: false });
    expect(chosen?.candidates(8_000)).toEqual({ tsquery: "'rare' | 'some' | 'common'", isAll: true });
  });

  test('count by their rarity, those that are not looked for too', () => {
    const {
      common = 0,
      some = 0,
      rare = 0,
    } = Object.fromEntries(
      Object.entries(
        weights(chooseWords(words('common', 'rare', 'some'), counts(10_000, { common: 0.5, some: 0.1, other: 0.02 }))),
      ).map(([tsquery, weight]) => [tsquery.replaceAll("'", ''), weight]),
    );
    expect(common).toBeCloseTo(Math.log(3), 10);
    expect(some).toBeCloseTo(Math.log(11), 10);
    expect(rare).toBeCloseTo(Math.log(101), 10);
  });

  test('are as common as their commonest form', () => {
    const chosen = chooseWords(
      [{ word: 'managing', stems: ['manag'] }, ...words('rare', 'third')],
      counts(10_000, { manag: 0.5, managing: 0.01, third: 0.02 }),
    );
    expect(chosen?.candidates(500).tsquery).toBe("'rare' | 'third'");
  });

  test('are no stop words, but where there are no others', () => {
    const the = { word: 'the', stems: [] };
    expect(chooseWords([the, ...words('art')], counts(0))?.candidates(1).tsquery).toBe("'art' | 'art':*");
    expect(chooseWords([the], counts(0))?.candidates(1).tsquery).toBe("'the' | 'the':*");
    expect(chooseWords([], counts(0))).toBeUndefined();
  });

  test('are beginnings too where there are one or two short ones, which count less', () => {
    const chosen = chooseWords(words('ja', 'prog'), counts(0));
    expect(chosen?.candidates(1).tsquery).toBe("'ja' | 'ja':* | 'prog' | 'prog':*");
    const weighed = weights(chosen);
    expect(weighed["'ja':*"]).toBeCloseTo(0.3 * (weighed["'ja'"] ?? 0), 10);
    expect(chooseWords(words('j', 'communications'), counts(0))?.candidates(1).tsquery).toBe("'j' | 'communications'");
    expect(chooseWords(words('ja', 'prog', 'pot'), counts(0))?.candidates(1).tsquery).toBe("'ja' | 'prog' | 'pot'");
  });

  test('are twelve at most, the rarest', () => {
    const many = Array.from({ length: 40 }, (_, index) => `w${index}`);
    const chosen = chooseWords(words('common', ...many), counts(1_000, { common: 0.5 }));
    expect(chosen?.terms.map(({ tsquery }) => tsquery)).toEqual(many.slice(0, 12).map((word) => `'${word}'`));
  });
});
