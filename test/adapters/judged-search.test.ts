import { describe, expect, test } from 'vitest';
import { openDemoSearch } from '../search/demo-search.ts';
import { JUDGED_QUERIES, UNANSWERED_QUERIES } from '../search/judged-queries.fixture.ts';
import { mean, ndcg, reaches, recall } from '../search/measures.ts';
import { onEachDatabase } from '../support/stores.ts';

const weights = (text: number, vectors: number) => {
  const each = { text, vectors };
  return { en: each, fr: each, de: each, es: each };
};

/** What is asked of each way to search, a little below what it reached when this was written. */
const FLOORS = {
  text: { ndcg10: 0.8, recall20: 0.85, top5: 0.88 },
  vectors: { ndcg10: 0.42, recall20: 0.54, top5: 0.5 },
  fused: { ndcg10: 0.86, recall20: 0.93, top5: 0.95 },
};
const WAYS = {
  text: { weights: weights(1, 0) },
  vectors: { weights: weights(0, 1) },
  fused: {},
};

onEachDatabase((name, open) => {
  describe(`The search over the demo company's trainings (${name})`, () => {
    test('reaches what judges expect, and fused more than by words or by meaning alone', {
      timeout: 180_000,
    }, async () => {
      const stores = await open();
      const demo = await openDemoSearch(stores);
      const measured: Record<string, { ndcg10: number; recall20: number; top5: number }> = {};
      for (const [way, change] of Object.entries(WAYS)) {
        const find = demo.finder(demo.searching(change));
        const found = await Promise.all(JUDGED_QUERIES.map((judged) => find(judged, 20)));
        const each = (measure: typeof ndcg, depth: number) =>
          mean(JUDGED_QUERIES.map(({ expected }, at) => measure(found[at] ?? [], expected, depth)));
        measured[way] = {
          ndcg10: each(ndcg, 10),
          recall20: each(recall, 20),
          top5: each((ids, expected, depth) => Number(reaches(ids, expected, depth)), 5),
        };
      }
      for (const [way, floors] of Object.entries(FLOORS)) {
        for (const [measure, floor] of Object.entries(floors)) {
          const reached = measured[way]?.[measure as keyof typeof floors] ?? 0;
          expect(reached, `${measure} by ${way}: ${JSON.stringify(measured)}`).toBeGreaterThanOrEqual(floor);
        }
      }
      expect(measured.fused?.ndcg10).toBeGreaterThan(
        Math.max(measured.text?.ndcg10 ?? 1, measured.vectors?.ndcg10 ?? 1),
      );

      const find = demo.finder(demo.searching());
      const unanswered = await Promise.all(UNANSWERED_QUERIES.map((query) => find(query, 10)));
      expect(unanswered.flat().length, JSON.stringify(unanswered)).toBeLessThanOrEqual(UNANSWERED_QUERIES.length * 2);
      await demo.close();
      await stores.close();
    });
  });
});
