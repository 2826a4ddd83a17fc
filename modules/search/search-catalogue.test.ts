import { describe, expect, test } from 'vitest';
import type { Wish } from '../../ports/catalogue-search.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { Filter, Hit, SearchIndex } from '../../ports/search-index.ts';
import { contextOf, recordingLog } from '../../test/support/context.ts';
import { ModelFailed, StoreUnavailable } from '../kernel/errors.ts';
import { searchCatalogue } from './search-catalogue.ts';

const embedder: Embedder = {
  model: 'by-hand',
  dimensions: 2,
  embed: async (texts) => texts.map((text) => (text.trim() === '' ? [0, 0] : [1, 0])),
};

/** Two lists as they are written here, without what the filter leaves out. */
const indexOf = (text: readonly Hit[], vectors: readonly Hit[]) => {
  const asked: { list: string; tenant: string; query: unknown; filter: Filter; limit: number }[] = [];
  const kept = (hits: readonly Hit[], { without }: Filter, limit: number) =>
    hits.filter(({ id }) => !without.includes(id)).slice(0, limit);
  const index: SearchIndex = {
    async byText(tenant, _kind, query, filter, limit) {
      asked.push({ list: 'text', tenant, query, filter, limit });
      return kept(text, filter, limit);
    },
    async byVector(tenant, _kind, query, filter, limit) {
      asked.push({ list: 'vectors', tenant, query, filter, limit });
      return kept(vectors, filter, limit);
    },
    unembedded: async () => [],
    keepVectors: async () => 0,
  };
  return { index, asked };
};

const TEXT = [
  { id: 'sql', score: 0.9 },
  { id: 'excel', score: 0.4 },
];
const VECTORS = [
  { id: 'sql', score: 0.8 },
  { id: 'databases', score: 0.6 },
  { id: 'pottery', score: 0.05 },
];
const wish = (change: Partial<Wish> = {}): Wish => ({
  kind: 'trainings',
  query: 'sql',
  language: 'en',
  filter: [],
  exclude: [],
  limit: 10,
  ...change,
});
const idsOf = ({ hits }: { hits: readonly { id: string }[] }) => hits.map(({ id }) => id);

describe('A search of the catalogue', () => {
  test('fuses words and meaning, and leaves out what is far in meaning', async () => {
    const search = searchCatalogue({ index: indexOf(TEXT, VECTORS).index, embedder });
    const found = await search(contextOf(), wish());
    expect(idsOf(found)).toEqual(['sql', 'excel', 'databases']);
    expect(found.lists).toEqual(['text', 'vectors']);
    expect(found.hits[0]).not.toHaveProperty('places');
  });

  test('asks both lists of the caller’s company under the same filter', async () => {
    const { index, asked } = indexOf(TEXT, VECTORS);
    const filter = [{ field: 'level', anyOf: ['beginner'] }];
    await searchCatalogue({ index, embedder })(contextOf(), wish({ filter, exclude: ['excel'] }));
    const under = { where: filter, without: ['excel'] };
    expect(asked).toEqual([
      { list: 'text', tenant: 'acme', query: { text: 'sql', language: 'en' }, filter: under, limit: 100 },
      { list: 'vectors', tenant: 'acme', query: { vector: [1, 0], model: 'by-hand' }, filter: under, limit: 100 },
    ]);
  });

  test('goes on by leaving out what was shown, and ends with nothing', async () => {
    const search = searchCatalogue({ index: indexOf(TEXT, VECTORS).index, embedder });
    const shown: string[] = [];
    for (;;) {
      const [next] = idsOf(await search(contextOf(), wish({ exclude: shown, limit: 1 })));
      if (next === undefined) break;
      expect(shown).not.toContain(next);
      shown.push(next);
    }
    expect(shown).toEqual(['sql', 'excel', 'databases']);
  });

  test('orders by meaning whatever the distance where the filter tells what is wanted', async () => {
    const search = searchCatalogue({ index: indexOf([], VECTORS).index, embedder });
    expect(idsOf(await search(contextOf(), wish({ anyMeaning: true })))).toEqual(['sql', 'databases', 'pottery']);
  });

  test('explains which list gave which rank', async () => {
    const search = searchCatalogue({ index: indexOf(TEXT, VECTORS).index, embedder });
    const { hits } = await search(contextOf(), wish({ explain: true }));
    expect(hits.map(({ id, places }) => [id, places])).toEqual([
      ['sql', { text: { rank: 1, score: 0.9 }, vectors: { rank: 1, score: 0.8 } }],
      ['excel', { text: { rank: 2, score: 0.4 } }],
      ['databases', { vectors: { rank: 2, score: 0.6 } }],
    ]);
  });

  test('trusts words more than an English encoder where the query is French', async () => {
    const search = searchCatalogue({ index: indexOf(TEXT, VECTORS).index, embedder });
    expect(idsOf(await search(contextOf(), wish({ language: 'fr' })))).toEqual(['sql', 'excel', 'databases']);
    const equal = { text: 1, vectors: 1 };
    const weights = { en: equal, fr: equal, de: equal, es: equal };
    const evenly = searchCatalogue({ index: indexOf([], VECTORS).index, embedder, weights });
    expect(idsOf(await evenly(contextOf(), wish({ language: 'fr' })))).toEqual(['sql', 'databases']);
  });

  test('goes on by words alone where no vector can be made, and logs it', async () => {
    const { log, lines } = recordingLog();
    const broken = { ...embedder, embed: () => Promise.reject(new ModelFailed('model.unavailable')) };
    const search = searchCatalogue({ index: indexOf(TEXT, VECTORS).index, embedder: broken });
    const found = await search(contextOf({ log }), wish());
    expect(idsOf(found)).toEqual(['sql', 'excel']);
    expect(found.lists).toEqual(['text']);
    expect(lines).toMatchObject([{ level: 'warn' }]);
    expect(JSON.stringify(lines)).not.toContain('"sql"');
  });

  test('is no search where the store fails, and asks nothing of a blank query', async () => {
    const { index, asked } = indexOf(TEXT, VECTORS);
    const failing = { ...index, byText: () => Promise.reject(new StoreUnavailable()) };
    await expect(searchCatalogue({ index: failing, embedder })(contextOf(), wish())).rejects.toThrow(StoreUnavailable);
    asked.length = 0;
    expect(await searchCatalogue({ index, embedder })(contextOf(), wish({ query: ' \n' }))).toEqual({
      hits: [],
      lists: [],
    });
    expect(asked).toEqual([]);
  });

  test('who stops meanwhile gets no answer', async () => {
    const stop = new AbortController();
    const broken = {
      ...embedder,
      embed: () => {
        stop.abort(new Error('stopped'));
        return Promise.reject(new ModelFailed('model.unavailable'));
      },
    };
    const search = searchCatalogue({ index: indexOf(TEXT, VECTORS).index, embedder: broken });
    await expect(search(contextOf({ signal: stop.signal }), wish())).rejects.toThrow('stopped');
  });
});
