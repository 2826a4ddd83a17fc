import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../modules/kernel/index.ts';
import type { Catalogue } from '../../ports/catalogue.ts';
import type { CatalogueStores, OpenCatalogueStores } from '../support/stores.ts';
import { jobOf, opportunityOf, skillOf, trainingOf } from './catalogue-samples.ts';
import { freshTenant } from './turn-samples.ts';

export const catalogueContract = (name: string, open: OpenCatalogueStores) =>
  describe(`Catalogue (${name})`, () => {
    let stores: CatalogueStores;
    beforeAll(async () => {
      stores = await open();
    });
    afterAll(() => stores.close());

    const kinds = [
      { kind: 'skills', of: skillOf, id: 'sql' },
      { kind: 'jobs', of: jobOf, id: 'data-analyst' },
      { kind: 'trainings', of: trainingOf, id: 'sql-basics' },
      { kind: 'opportunities', of: opportunityOf, id: 'analyst-lyon' },
    ] as const;

    describe.each(kinds)('of $kind', ({ kind, of, id }) => {
      const store = () => stores[kind] as unknown as Catalogue<unknown>;
      const key = kind === 'skills' || kind === 'jobs' ? 'code' : 'id';
      const named = (itemId: string, changes: object = {}) => of({ [key]: itemId, ...changes } as object);
      const changed = (itemId: string) =>
        kind === 'skills' ? named(itemId, { aliases: ['Another name'] }) : named(itemId, { title: 'Another title' });

      test('an item comes back as it was put', async () => {
        const tenant = freshTenant();
        await store().put(tenant, [of()]);
        expect(await store().find(tenant, [id])).toEqual([of()]);
      });

      test('an item may have nothing but what it must have', async () => {
        const tenant = freshTenant();
        const bare = kind === 'skills' ? { code: 'x', labels: { de: 'Löten' } } : { [key]: 'x', title: 'A title' };
        const given = of(
          Object.fromEntries([...Object.keys(of()).map((name) => [name, undefined]), ...Object.entries(bare)]),
        );
        await store().put(tenant, [given]);
        expect(await store().find(tenant, ['x'])).toEqual([given]);
      });

      test('putting tells what is new, what is changed, and what is as it was', async () => {
        const tenant = freshTenant();
        expect(await store().put(tenant, [named('a'), named('b')])).toEqual({ inserted: 2, changed: 0, unchanged: 0 });
        expect(await store().put(tenant, [named('a'), changed('b'), named('c')])).toEqual({
          inserted: 1,
          changed: 1,
          unchanged: 1,
        });
        expect(await store().find(tenant, ['b'])).toEqual([changed('b')]);
        expect(await store().put(tenant, [named('a'), changed('b'), named('c')])).toMatchObject({ unchanged: 3 });
        expect(await store().put(tenant, [])).toEqual({ inserted: 0, changed: 0, unchanged: 0 });
      });

      test('the same item with its fields in another order is as it was', async () => {
        const tenant = freshTenant();
        await store().put(tenant, [of()]);
        const turned = Object.fromEntries(Object.entries(of()).reverse());
        expect(await store().put(tenant, [turned])).toEqual({ inserted: 0, changed: 0, unchanged: 1 });
      });

      test('of two with one id the last counts', async () => {
        const tenant = freshTenant();
        expect(await store().put(tenant, [named('a'), changed('a')])).toEqual({
          inserted: 1,
          changed: 0,
          unchanged: 0,
        });
        expect(await store().find(tenant, ['a'])).toEqual([changed('a')]);
      });

      test('a thousand are put at once, and not one more', async () => {
        const tenant = freshTenant();
        const many = Array.from({ length: 1_001 }, (_, index) => named(`n${index}`));
        await expect(store().put(tenant, many)).rejects.toBeInstanceOf(RangeError);
        expect(await store().count(tenant)).toBe(0);
        expect(await store().put(tenant, many.slice(1))).toEqual({ inserted: 1_000, changed: 0, unchanged: 0 });
        expect(await store().count(tenant)).toBe(1_000);
      });

      test('all are put or none, however many statements it takes', async () => {
        const tenant = freshTenant();
        // No index of a database takes an id of that length.
        const impossible = { ...(named('b') as object), [key]: randomBytes(10_000).toString('hex') };
        await expect(store().put(tenant, [named('a'), impossible])).rejects.toBeInstanceOf(StoreUnavailable);
        expect(await store().count(tenant)).toBe(0);
      });

      test('those that are there are found in the order asked for, each once', async () => {
        const tenant = freshTenant();
        await store().put(
          tenant,
          ['a', 'B', 'é', 'c'].map((each) => named(each)),
        );
        const found = await store().find(tenant, [
          'é',
          'nobody',
          'c',
          'a',
          'c',
          'A',
          "a' or '1'='1",
          '\0',
          '\udc00',
          '',
        ]);
        expect(found).toEqual([named('é'), named('c'), named('a')]);
        expect(await store().find(tenant, [])).toEqual([]);
      });

      test('what is another tenant’s is not there', async () => {
        const [one, other] = [freshTenant(), freshTenant()];
        await store().put(one, [named('a')]);
        await store().put(other, [changed('a'), named('b')]);
        expect(await store().find(one, ['a', 'b'])).toEqual([named('a')]);
        expect(await store().count(one)).toBe(1);
        expect(await store().put(one, [named('a')])).toEqual({ inserted: 0, changed: 0, unchanged: 1 });
        expect(await store().count(freshTenant())).toBe(0);
      });

      test('two who put the same items at the same time both succeed, and the items are whole', async () => {
        const tenant = freshTenant();
        const ids = Array.from({ length: 50 }, (_, index) => `n${index}`);
        const [one, other] = [ids.map((each) => named(each)), ids.toReversed().map((each) => changed(each))];
        await Promise.all([store().put(tenant, one), store().put(tenant, other)]);
        expect(await store().count(tenant)).toBe(50);
      });
    });

    test('long descriptions are put like short ones', async () => {
      const tenant = freshTenant();
      const long = Array.from({ length: 80 }, (_, index) =>
        trainingOf({
          id: `n${index}`,
          description: Array.from({ length: 2_000 }, (_, at) => `w${index}x${at}`).join(' '),
        }),
      );
      expect(await stores.trainings.put(tenant, long)).toMatchObject({ inserted: 80 });
    });

    describe('A family of trainings', () => {
      const family = async (parents: Readonly<Record<string, string | null>>, ids: readonly string[]) => {
        const tenant = freshTenant();
        await stores.trainings.put(
          tenant,
          Object.entries(parents).map(([id, parentId]) => trainingOf({ id, parentId })),
        );
        await stores.trainings.put(freshTenant(), [trainingOf({ id: 'elsewhere', parentId: 'programme' })]);
        return stores.trainings.family(tenant, ids);
      };
      const tree = {
        programme: null,
        part: 'programme',
        second: 'programme',
        piece: 'part',
        other: null,
        lone: 'gone',
      };

      test('is the programme and all of its parts, whichever of them is asked for, sorted', async () => {
        for (const id of ['programme', 'part', 'second', 'piece']) {
          expect(await family(tree, [id])).toEqual(['part', 'piece', 'programme', 'second']);
        }
      });

      test('is of several each once, and of those that are there alone', async () => {
        expect(await family(tree, ['piece', 'other', 'part', 'nobody', 'elsewhere', '\0'])).toEqual([
          'other',
          'part',
          'piece',
          'programme',
          'second',
        ]);
        expect(await family(tree, ['lone'])).toEqual(['lone']);
        expect(await family(tree, [])).toEqual([]);
      });

      test('ends where parents are a cycle', async () => {
        expect(await family({ a: 'b', b: 'c', c: 'a', self: 'self' }, ['b', 'self'])).toEqual(['a', 'b', 'c', 'self']);
      });

      test('holds ten thousand at most', async () => {
        const tenant = freshTenant();
        for (let from = 0; from < 11; from += 1) {
          const parts = Array.from({ length: 1_000 }, (_, index) =>
            trainingOf({
              id: `p${from * 1_000 + index}`,
              title: 'Part',
              description: '',
              parentId: 'all',
              translations: {},
            }),
          );
          await stores.trainings.put(tenant, parts);
        }
        await stores.trainings.put(tenant, [trainingOf({ id: 'all' })]);
        expect(await stores.trainings.family(tenant, ['p7'])).toHaveLength(10_000);
      });

      test('tells the parents on the way up, of those that are there', async () => {
        const tenant = freshTenant();
        await stores.trainings.put(
          tenant,
          Object.entries(tree).map(([id, parentId]) => trainingOf({ id, parentId })),
        );
        expect(await stores.trainings.parents(tenant, ['piece', 'lone', 'nobody'])).toEqual(
          new Map([
            ['piece', 'part'],
            ['part', 'programme'],
            ['programme', null],
            ['lone', 'gone'],
          ]),
        );
        expect(await stores.trainings.parents(freshTenant(), ['piece'])).toEqual(new Map());
      });
    });
  });
