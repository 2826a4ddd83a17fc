import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Condition, Searched } from '../../ports/search-index.ts';
import type { CatalogueStores, OpenCatalogueStores } from '../support/stores.ts';
import { jobOf, opportunityOf, skillOf, trainingOf } from './catalogue-samples.ts';
import { freshTenant } from './turn-samples.ts';

/** A unit vector whose cosine with `towards(1)` is this. */
const towards = (cosine: number): number[] =>
  Array.from({ length: 512 }, (_, at) => (at === 0 ? cosine : at === 1 ? Math.sqrt(1 - cosine * cosine) : 0));

/** A unit vector of no direction in particular; of one seed the same. */
const anywhere = (seed: number): number[] => {
  let state = seed * 2_654_435_761 + 1;
  const numbers = Array.from({ length: 512 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  });
  const length = Math.hypot(...numbers);
  return numbers.map((value) => value / length);
};

export const vectorIndexContract = (name: string, open: OpenCatalogueStores) =>
  describe(`SearchIndex by vectors (${name})`, () => {
    let stores: CatalogueStores;
    beforeAll(async () => {
      stores = await open();
    });
    afterAll(() => stores.close());

    /** Keeps a vector for each item that has none. */
    const embed = async (
      tenant: string,
      vectorOf: (id: string) => number[],
      { kind = 'trainings' as Searched, model = 'model' } = {},
    ) => {
      const missing = await stores.index.unembedded(tenant, kind, model, 10_000);
      const vectors = missing.map(({ id, digest }) => ({ id, digest, vector: vectorOf(id) }));
      return stores.index.keepVectors(tenant, kind, model, vectors);
    };
    const withTrainings = async (cosines: Readonly<Record<string, number>>, changes: object = {}) => {
      const tenant = freshTenant();
      await stores.trainings.put(
        tenant,
        Object.keys(cosines).map((id) => trainingOf({ id, ...changes })),
      );
      await embed(tenant, (id) => towards(cosines[id] ?? 0));
      return tenant;
    };
    const find = (
      tenant: string,
      {
        vector = towards(1),
        model = 'model',
        where = [] as readonly Condition[],
        without = [] as string[],
        limit = 100,
      } = {},
    ) => stores.index.byVector(tenant, 'trainings', { vector, model }, { where, without }, limit);
    const idsOf = (hits: readonly { readonly id: string }[]) => hits.map(({ id }) => id);
    const missingIn = async (tenant: string, model = 'model') =>
      idsOf(await stores.index.unembedded(tenant, 'trainings', model, 100));

    describe('The nearest', () => {
      test('come in the order of their cosine, which is their score, ties by id, at most as many as asked for', async () => {
        const tenant = await withTrainings({ far: -0.5, c: 0.5, a: 0.5, B: 0.5, near: 1, apart: 0 });
        const hits = await find(tenant);
        expect(idsOf(hits)).toEqual(['near', 'B', 'a', 'c', 'apart', 'far']);
        for (const [at, cosine] of [1, 0.5, 0.5, 0.5, 0, -0.5].entries()) {
          expect(hits[at]?.score).toBeCloseTo(cosine, 5);
        }
        expect(idsOf(await find(tenant, { limit: 2 }))).toEqual(['near', 'B']);
        for (const limit of [0, 1_001, 0.5]) await expect(find(tenant, { limit })).rejects.toBeInstanceOf(RangeError);
      });

      test('are of the model asked for, and of this tenant', async () => {
        const tenant = await withTrainings({ a: 1, b: 0.5 });
        expect(await find(tenant, { model: 'another' })).toEqual([]);
        expect(await find(freshTenant())).toEqual([]);
        await embed(tenant, () => towards(0.2), { model: 'another' });
        expect(await find(tenant)).toEqual([]);
        expect(idsOf(await find(tenant, { model: 'another' }))).toEqual(['a', 'b']);
      });

      test('are never archived, nor left out, nor what the filter leaves out', async () => {
        const tenant = await withTrainings({ a: 1, b: 0.9, c: 0.8, d: 0.7 });
        await stores.trainings.put(tenant, [
          trainingOf({ id: 'a', status: 'archived' }),
          trainingOf({ id: 'c', level: 'advanced' }),
        ]);
        expect(idsOf(await find(tenant))).toEqual(['b', 'c', 'd']);
        expect(idsOf(await find(tenant, { without: ['b'] }))).toEqual(['c', 'd']);
        expect(idsOf(await find(tenant, { where: [{ field: 'level', anyOf: ['advanced'] }] }))).toEqual(['c']);
      });

      test('of nothing are none, and nothing is near to none', async () => {
        const tenant = freshTenant();
        await stores.trainings.put(tenant, [trainingOf({ id: 'a' }), trainingOf({ id: 'blank' })]);
        await embed(tenant, (id) => (id === 'a' ? towards(1) : towards(1).fill(0)));
        expect(idsOf(await find(tenant))).toEqual(['a']);
        expect(await find(tenant, { vector: towards(1).fill(0) })).toEqual([]);
        expect(await missingIn(tenant)).toEqual([]);
      });

      test('need vectors of 512 numbers', async () => {
        const tenant = await withTrainings({ a: 1 });
        await expect(find(tenant, { vector: [1, 0] })).rejects.toBeInstanceOf(RangeError);
        await expect(find(tenant, { vector: towards(1).fill(Number.NaN) })).rejects.toBeInstanceOf(RangeError);
        const short = [{ id: 'a', digest: 'd', vector: [1] }];
        await expect(stores.index.keepVectors(tenant, 'trainings', 'model', short)).rejects.toBeInstanceOf(RangeError);
      });

      test('are found among thousands, and a narrow filter starves no list', async () => {
        const tenant = freshTenant();
        const ids = Array.from({ length: 2_000 }, (_, index) => `n${index}`);
        for (const from of [0, 1_000]) {
          await stores.trainings.put(
            tenant,
            ids.slice(from, from + 1_000).map((id, index) =>
              trainingOf({
                id,
                title: id,
                description: '',
                translations: {},
                level: index % 250 === 0 ? 'advanced' : null,
              }),
            ),
          );
        }
        const vectors = new Map(ids.map((id, index) => [id, anywhere(index + 1)]));
        expect(await embed(tenant, (id) => vectors.get(id) ?? [])).toBe(2_000);
        const query = anywhere(5_000);
        const cosine = (id: string) =>
          (vectors.get(id) ?? []).reduce((sum, value, at) => sum + value * (query[at] ?? 0), 0);
        const nearest = ids.toSorted((one, other) => cosine(other) - cosine(one));
        const hits = idsOf(await find(tenant, { vector: query, limit: 50 }));
        expect(hits).toHaveLength(50);
        expect(hits.filter((id) => nearest.indexOf(id) < 50).length).toBeGreaterThanOrEqual(47);
        const narrow: Condition = { field: 'level', anyOf: ['advanced'] };
        const advanced = nearest.filter((id) => Number(id.slice(1)) % 250 === 0);
        expect(idsOf(await find(tenant, { vector: query, where: [narrow], limit: 50 }))).toEqual(advanced);
      });
    });

    describe('Texts without a vector', () => {
      test('are those of new items, by id, at most as many as asked for', async () => {
        const tenant = freshTenant();
        await stores.trainings.put(
          tenant,
          ['b', 'a', 'B'].map((id) => trainingOf({ id })),
        );
        expect(await missingIn(tenant)).toEqual(['B', 'a', 'b']);
        expect(idsOf(await stores.index.unembedded(tenant, 'trainings', 'model', 2))).toEqual(['B', 'a']);
        expect(await missingIn(freshTenant())).toEqual([]);
      });

      test('are none once vectors are kept, but for another model all', async () => {
        const tenant = await withTrainings({ a: 1, b: 1 });
        expect(await missingIn(tenant)).toEqual([]);
        expect(await missingIn(tenant, 'another')).toEqual(['a', 'b']);
      });

      test('are those whose text has changed, and not those where something else has', async () => {
        const tenant = await withTrainings({ a: 1, b: 1, c: 1, d: 1 });
        await stores.trainings.put(tenant, [
          trainingOf({ id: 'a', durationMinutes: 5, tags: [], status: 'archived' }),
          trainingOf({ id: 'b', title: 'Another' }),
          trainingOf({ id: 'c', description: 'Another' }),
        ]);
        expect(await missingIn(tenant)).toEqual(['b', 'c']);
      });

      test('are those whose skills are called otherwise now', async () => {
        const tenant = freshTenant();
        await stores.skills.put(tenant, [skillOf({ code: 'sql' }), skillOf({ code: 'other' })]);
        await stores.trainings.put(tenant, [trainingOf({ id: 'a' }), trainingOf({ id: 'b', skills: [] })]);
        await embed(tenant, () => towards(1));
        await stores.skills.put(tenant, [skillOf({ code: 'sql', labels: { en: 'Queries' } })]);
        expect(await stores.index.unembedded(tenant, 'trainings', 'model', 10)).toMatchObject([
          { id: 'a', text: expect.stringContaining('Queries') },
        ]);
      });

      test('are title, the first thousand of the description, and labels, in English where there is any', async () => {
        const tenant = freshTenant();
        const text = async (kind: Searched) => (await stores.index.unembedded(tenant, kind, 'model', 10)).at(0)?.text;
        await stores.skills.put(tenant, [skillOf()]);
        await stores.jobs.put(tenant, [jobOf()]);
        await stores.trainings.put(tenant, [
          trainingOf({ title: 'Requêtes', description: 'x'.repeat(5_000), translations: {} }),
        ]);
        const en = { title: 'Analyst', description: 'Measures.' };
        await stores.opportunities.put(tenant, [opportunityOf({ title: 'Analyste', translations: { en } })]);
        expect(await text('skills')).toBe('SQL\nStructured Query Language');
        expect(await text('jobs')).toBe('Data analyst\nAnswers questions with numbers.\nSQL');
        expect(await text('trainings')).toBe(`Requêtes\n${'x'.repeat(1_000)}\nSQL`);
        expect(await text('opportunities')).toBe('Analyst\nMeasures.\nSQL');
      });
    });

    test('a vector is kept only while the text is the one that it was made of', async () => {
      const tenant = freshTenant();
      await stores.trainings.put(tenant, [trainingOf({ id: 'a' }), trainingOf({ id: 'b' })]);
      const before = await stores.index.unembedded(tenant, 'trainings', 'model', 10);
      await stores.trainings.put(tenant, [trainingOf({ id: 'a', title: 'Another' })]);
      const vectors = [...before, { id: 'nobody', digest: 'none' }, { id: "x'\0", digest: '\0' }].map(
        ({ id, digest }) => ({
          id,
          digest,
          vector: towards(1),
        }),
      );
      expect(await stores.index.keepVectors(tenant, 'trainings', 'model', vectors)).toBe(1);
      expect(await missingIn(tenant)).toEqual(['a']);
      expect(idsOf(await find(tenant))).toEqual(['b']);
      expect(await stores.index.keepVectors(freshTenant(), 'trainings', 'model', vectors)).toBe(0);
      expect(await stores.index.keepVectors(tenant, 'trainings', 'model', [])).toBe(0);
    });

    test('of two vectors for one item the last is kept, and a later one replaces it', async () => {
      const tenant = freshTenant();
      await stores.trainings.put(tenant, [trainingOf({ id: 'a' })]);
      const [{ digest } = { digest: '' }] = await stores.index.unembedded(tenant, 'trainings', 'model', 1);
      const at = (cosine: number) => ({ id: 'a', digest, vector: towards(cosine) });
      expect(await stores.index.keepVectors(tenant, 'trainings', 'model', [at(0), at(0.25)])).toBe(1);
      expect((await find(tenant))[0]?.score).toBeCloseTo(0.25, 5);
      expect(await stores.index.keepVectors(tenant, 'trainings', 'model', [at(0.75)])).toBe(1);
      expect((await find(tenant))[0]?.score).toBeCloseTo(0.75, 5);
    });
  });
