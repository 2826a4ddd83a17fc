import { describe, expect, test } from 'vitest';
import { Opportunity, Training } from '../../contracts/catalogue.ts';
import { generateOpportunities, generateTrainings } from './generate.ts';

const ROWS = 2_000;
const trainings = [...generateTrainings(ROWS, 7)];
const opportunities = [...generateOpportunities(ROWS, 7)];
const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.filter(holds).length / items.length;

describe('generated rows', () => {
  test('are rows as an import reads them, as many as asked for, each id once', () => {
    for (const row of trainings) expect(Training.parse(row)).toEqual(row);
    for (const row of opportunities) expect(Opportunity.parse(row)).toEqual(row);
    expect(new Set(trainings.map(({ id }) => id)).size).toBe(ROWS);
    expect(new Set(opportunities.map(({ id }) => id)).size).toBe(ROWS);
  });

  test('are the same for a seed, others for another, and fewer are the first of more', () => {
    expect([...generateTrainings(100, 7)]).toEqual(trainings.slice(0, 100));
    expect([...generateOpportunities(100, 7)]).toEqual(opportunities.slice(0, 100));
    expect([...generateTrainings(100, 8)]).not.toEqual(trainings.slice(0, 100));
  });

  test('come one at a time: the first of a million is there at once', () => {
    const began = performance.now();
    expect(generateTrainings(1_000_000).next().value?.id).toBe('trn-00000001');
    expect(generateOpportunities(1_000_000).next().value?.id).toBe('opp-00000001');
    expect(performance.now() - began).toBeLessThan(200);
  });

  test('have parents that came before them, one level deep', () => {
    const programmes = new Set<string>();
    for (const { id, parentId } of trainings) {
      if (parentId === null) programmes.add(id);
      else expect(programmes.has(parentId)).toBe(true);
    }
    expect(share(trainings, ({ parentId }) => parentId !== null)).toBeGreaterThan(0.1);
  });

  test('are spread as the weights say: half are English or hybrid, a twentieth Spanish or internships', () => {
    expect(share(trainings, ({ language }) => language === 'en')).toBeCloseTo(0.5, 1);
    expect(share(trainings, ({ language }) => language === 'es')).toBeCloseTo(0.05, 1);
    expect(share(trainings, ({ language }) => language === 'es')).toBeGreaterThan(0.03);
    expect(share(opportunities, ({ remoteMode }) => remoteMode === 'hybrid')).toBeCloseTo(0.5, 1);
    expect(share(opportunities, ({ contract }) => contract === 'internship')).toBeGreaterThan(0.03);
  });

  test('have words as a language has: few are everywhere, most are rare', () => {
    const counts = new Map<string, number>();
    const words = trainings.flatMap(({ description }) => description.toLowerCase().match(/\p{L}+/gu) ?? []);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const often = [...counts.values()].sort((one, other) => other - one);
    const topTen = often.slice(0, 10).reduce((sum, count) => sum + count, 0);
    expect(topTen / words.length).toBeGreaterThan(0.2);
    expect(counts.size).toBeGreaterThan(8_000);
    expect((often[0] ?? 0) / (often[9] ?? 1)).toBeGreaterThan(5);
  });
});
