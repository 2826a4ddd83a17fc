import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FilterMistaken } from '../../adapters/postgres/index.ts';
import type { Condition, Searched } from '../../ports/search-index.ts';
import type { CatalogueStores, OpenCatalogueStores } from '../support/stores.ts';
import { jobOf, opportunityOf, skillOf, trainingOf } from './catalogue-samples.ts';
import { freshTenant } from './turn-samples.ts';

export const searchFiltersContract = (name: string, open: OpenCatalogueStores) =>
  describe(`SearchIndex under filters (${name})`, () => {
    let stores: CatalogueStores;
    const tenant = freshTenant();
    const vector = Array.from({ length: 512 }, (_, at) => (at === 0 ? 1 : 0));

    /** Of each kind two items that every search finds: one with all that the samples have, one with nothing. */
    beforeAll(async () => {
      stores = await open();
      await stores.skills.put(tenant, [
        skillOf({ code: 'full', aliases: ['Écriture', 'SQL-92'] }),
        skillOf({ code: 'bare', aliases: [] }),
      ]);
      const bare = { description: '', translations: {}, skills: [] };
      await stores.jobs.put(tenant, [
        jobOf({ code: 'full', title: 'SQL Job' }),
        jobOf({ ...bare, code: 'bare', title: 'SQL' }),
      ]);
      const full = { id: 'full', skills: ['sql', 'tables', 'x'], parentId: 'programme', mandatory: true };
      const nothing = { provider: null, durationMinutes: null, level: null, format: null, language: null, tags: [] };
      await stores.trainings.put(tenant, [
        trainingOf({ ...full, title: 'Le SQL  Facile' }),
        trainingOf({ ...bare, ...nothing, id: 'bare', title: 'SQL' }),
      ]);
      const nowhere = { city: null, country: null, remoteMode: null, contract: null, department: null, opensOn: null };
      await stores.opportunities.put(tenant, [
        opportunityOf({ id: 'full', title: 'SQL', city: 'Saint-Étienne', country: 'Île Maurice' }),
        opportunityOf({
          ...bare,
          ...nowhere,
          id: 'bare',
          title: 'SQL',
          jobCode: null,
          seniority: null,
          closesOn: null,
        }),
      ]);
      for (const kind of ['skills', 'jobs', 'trainings', 'opportunities'] as const) {
        const missing = await stores.index.unembedded(tenant, kind, 'model', 10);
        await stores.index.keepVectors(
          tenant,
          kind,
          'model',
          missing.map(({ id, digest }) => ({ id, digest, vector })),
        );
      }
    });
    afterAll(() => stores.close());

    /** What both lists find, which is the same. */
    const found = async (kind: Searched, ...where: Condition[]) => {
      const filter = { where, without: [] };
      const query = { text: 'SQL', language: 'en' } as const;
      const byText = await stores.index.byText(tenant, kind, query, filter, 10);
      const byVector = await stores.index.byVector(tenant, kind, { vector, model: 'model' }, filter, 10);
      const ids = byText.map(({ id }) => id).sort();
      expect(byVector.map(({ id }) => id).sort()).toEqual(ids);
      return ids;
    };

    const holding: readonly [Searched, Condition][] = [
      ['skills', { field: 'code', anyOf: ['full', 'other'] }],
      ['skills', { field: 'aliases', anyOf: ['ecriture'] }],
      ['skills', { field: 'aliases', allOf: ['SQL-92', 'ÉCRITURE'] }],
      ['jobs', { field: 'code', anyOf: ['full'] }],
      ['jobs', { field: 'title', anyOf: ['sql job'] }],
      ['jobs', { field: 'skills', allOf: ['sql'] }],
      ['trainings', { field: 'id', anyOf: ['full'] }],
      ['trainings', { field: 'title', anyOf: ['le sql facile'] }],
      ['trainings', { field: 'provider', anyOf: ['academie bleue'] }],
      ['trainings', { field: 'level', anyOf: ['advanced', 'beginner'] }],
      ['trainings', { field: 'format', anyOf: ['online'] }],
      ['trainings', { field: 'language', anyOf: ['en'] }],
      ['trainings', { field: 'skills', anyOf: ['nobody', 'tables'] }],
      ['trainings', { field: 'skills', allOf: ['tables', 'sql'] }],
      ['trainings', { field: 'tags', anyOf: ['donnees'] }],
      ['trainings', { field: 'tags', allOf: ['DATABASES', 'Donnees'] }],
      ['trainings', { field: 'parentId', anyOf: ['programme'] }],
      ['trainings', { field: 'parentId', allOf: ['programme'] }],
      ['trainings', { field: 'mandatory', anyOf: [true] }],
      ['trainings', { field: 'durationMinutes', atLeast: 90, atMost: 90 }],
      ['trainings', { field: 'durationMinutes', atMost: 90.5 }],
      ['trainings', { field: 'durationMinutes' }],
      ['opportunities', { field: 'city', anyOf: ['SAINT-ETIENNE'] }],
      ['opportunities', { field: 'country', anyOf: ['ile maurice', 'France'] }],
      ['opportunities', { field: 'remoteMode', anyOf: ['hybrid', 'remote'] }],
      ['opportunities', { field: 'contract', anyOf: ['permanent'] }],
      ['opportunities', { field: 'department', anyOf: ['sales'] }],
      ['opportunities', { field: 'jobCode', anyOf: ['data-analyst'] }],
      ['opportunities', { field: 'seniority', anyOf: ['junior'] }],
      ['opportunities', { field: 'skills', anyOf: ['sql'] }],
      ['opportunities', { field: 'opensOn', atMost: '2026-01-15' }],
      ['opportunities', { field: 'closesOn', atLeast: '2026-03-31', atMost: '2026-12-31' }],
    ];
    test.each(holding)('of %s, one holds: %j', async (kind, condition) => {
      expect(await found(kind, condition)).toEqual(['full']);
    });

    const failing: readonly [Searched, Condition][] = [
      ['jobs', { field: 'skills', anyOf: ['SQL'] }],
      ['trainings', { field: 'level', anyOf: ['Beginner'] }],
      ['trainings', { field: 'level', anyOf: [] }],
      ['trainings', { field: 'level', anyOf: [true] }],
      ['trainings', { field: 'mandatory', anyOf: ['true'] }],
      ['trainings', { field: 'skills', anyOf: [] }],
      ['trainings', { field: 'skills', allOf: ['sql', 'nobody'] }],
      ['trainings', { field: 'tags', anyOf: ["x' or '1'='1", '\0', '{}', 'Donn%'] }],
      ['trainings', { field: 'parentId', allOf: ['programme', 'other'] }],
      ['trainings', { field: 'durationMinutes', atLeast: 91 }],
      ['trainings', { field: 'durationMinutes', atMost: 89.5 }],
      ['trainings', { field: 'status', anyOf: ['archived'] }],
      ['opportunities', { field: 'city', anyOf: ['Saint'] }],
      ['opportunities', { field: 'closesOn', atLeast: '2026-04-01' }],
      ['opportunities', { field: 'closesOn', atMost: 'no date \0' }],
    ];
    test.each(failing)('of %s, none holds: %j', async (kind, condition) => {
      expect(await found(kind, condition)).toEqual(
        condition.field === 'closesOn' && 'atMost' in condition ? ['full'] : [],
      );
    });

    test('without conditions all are found, and of several all hold', async () => {
      const beginner: Condition = { field: 'level', anyOf: ['beginner'] };
      expect(await found('trainings')).toEqual(['bare', 'full']);
      expect(await found('trainings', { field: 'skills', allOf: [] })).toEqual(['bare', 'full']);
      expect(await found('trainings', { field: 'mandatory', anyOf: [false] })).toEqual(['bare']);
      expect(await found('trainings', beginner, { field: 'tags', anyOf: ['Databases'] })).toEqual(['full']);
      expect(await found('trainings', beginner, { field: 'mandatory', anyOf: [false] })).toEqual([]);
    });

    const mistaken: readonly Condition[] = [
      { field: 'city', anyOf: ['Lyon'] },
      { field: 'description', anyOf: ['x'] },
      { field: 'parent_id', anyOf: ['x'] },
      { field: 'constructor', anyOf: ['x'] },
      { field: '__proto__', anyOf: ['x'] },
      { field: "level = 'beginner' or true --", anyOf: ['x'] },
      { field: 'level', atLeast: 'beginner' },
      { field: 'mandatory', allOf: ['true'] },
      { field: 'durationMinutes', anyOf: ['90'] },
      { field: 'durationMinutes', atLeast: '90' },
    ];
    test.each(mistaken)('a filter that trainings cannot answer is a mistake of the program: %j', async (condition) => {
      await expect(found('trainings', condition)).rejects.toBeInstanceOf(FilterMistaken);
    });
  });
