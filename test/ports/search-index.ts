import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../contracts/chat.ts';
import type { Condition, Searched } from '../../ports/search-index.ts';
import type { CatalogueStores, OpenCatalogueStores } from '../support/stores.ts';
import { jobOf, opportunityOf, skillOf, trainingOf } from './catalogue-samples.ts';
import { freshTenant } from './turn-samples.ts';

const everything = { where: [], without: [] };

export const searchIndexContract = (name: string, open: OpenCatalogueStores) =>
  describe(`SearchIndex by text (${name})`, () => {
    let stores: CatalogueStores;
    beforeAll(async () => {
      stores = await open();
    });
    afterAll(() => stores.close());

    const find = async (
      tenant: string,
      text: string,
      {
        kind = 'trainings',
        language = 'en',
        ...more
      }: {
        kind?: Searched;
        language?: Language;
        where?: readonly Condition[];
        without?: readonly string[];
        limit?: number;
      } = {},
    ) => {
      const filter = { where: more.where ?? [], without: more.without ?? [] };
      return stores.index.byText(tenant, kind, { text, language }, filter, more.limit ?? 100);
    };
    const idsFor = async (...asked: Parameters<typeof find>) => (await find(...asked)).map(({ id }) => id);

    /** A tenant with trainings of these titles, by their ids, and nothing else to find them by. */
    const plain = { description: '', translations: {}, provider: null, skills: [], tags: [] };
    const withTrainings = async (titles: Readonly<Record<string, Parameters<typeof trainingOf>[0] | string>>) => {
      const tenant = freshTenant();
      const trainings = Object.entries(titles).map(([id, given]) =>
        trainingOf({ ...plain, title: 'Nothing', id, ...(typeof given === 'string' ? { title: given } : given) }),
      );
      await stores.trainings.put(tenant, trainings);
      return tenant;
    };

    test('a narrow filter starves no list, also where the query has a common and a rare word', async () => {
      const tenant = freshTenant();
      for (let from = 0; from < 3; from += 1) {
        const jobs = Array.from({ length: 1_000 }, (_, index) => {
          const number = from * 1_000 + index;
          const skills = number < 5 ? ['narrow'] : [];
          return jobOf({ ...plain, code: `j${number}`, title: number >= 2_970 ? 'Common rare' : 'Common', skills });
        });
        await stores.jobs.put(tenant, jobs);
      }
      const narrow = { kind: 'jobs', where: [{ field: 'skills', anyOf: ['narrow'] }] } as const;
      expect(await idsFor(tenant, 'rare common words', narrow)).toEqual(['j0', 'j1', 'j2', 'j3', 'j4']);
      const rare = await idsFor(tenant, 'rare common words', { kind: 'jobs', limit: 30 });
      expect(rare).toEqual(Array.from({ length: 30 }, (_, index) => `j${2_970 + index}`));
      expect(await idsFor(tenant, 'common rare words', { kind: 'jobs', limit: 1_000 })).toHaveLength(1_000);
    });

    test('of several words those come first that have more of them, and of the rarer ones', async () => {
      const rest = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`z${index}`, 'Course of leadership']));
      const tenant = await withTrainings({
        both: 'Course of negotiation leadership',
        rare: 'Negotiation tables',
        common: 'Leadership tables',
        ...rest,
      });
      const found = await idsFor(tenant, 'leadership negotiation');
      expect(found.slice(0, 3)).toEqual(['both', 'rare', 'common']);
    });

    test('words are found in titles, labels, tags and descriptions, in that order', async () => {
      const tenant = freshTenant();
      await stores.skills.put(tenant, [skillOf({ code: 's1', labels: { en: 'Welding' }, aliases: [] })]);
      const item = (id: string, changes: object) => trainingOf({ ...plain, id, title: 'A course', ...changes });
      await stores.trainings.put(tenant, [
        item('in-text', { description: 'All about welding of pipes' }),
        item('in-skill', { skills: ['s1'] }),
        item('in-tag', { tags: ['Welding'] }),
        item('in-title', { title: 'Welding' }),
        item('elsewhere', {}),
      ]);
      const found = await idsFor(tenant, 'welding');
      expect([found[0], found.slice(1, 3).sort(), ...found.slice(3)]).toEqual([
        'in-title',
        ['in-skill', 'in-tag'],
        'in-text',
      ]);
    });

    const stemmed: readonly [Language, string, string][] = [
      ['en', 'Managing budgets', 'budget management'],
      ['fr', 'Développement des applications', 'développer une application'],
      ['de', 'Entwicklung von Anwendungen', 'Entwicklungen einer Anwendung'],
      ['es', 'Gestión de proyectos', 'gestiones del proyecto'],
    ];
    test.each(stemmed)('words are stemmed by the language of the query: %s', async (language, title, query) => {
      const tenant = await withTrainings({ found: title, other: 'Pottery' });
      expect(await idsFor(tenant, query, { language })).toEqual(['found']);
      const [word = ''] = query.split(' ').slice(-1);
      expect(await idsFor(tenant, word, { language })).toEqual(['found']);
    });

    test('words are found as they are, whatever language they and the query are of', async () => {
      const tenant = await withTrainings({ found: 'Kundengespräche führen', kanji: '研修 管理', greek: 'Ηγεσία' });
      for (const language of ['en', 'fr', 'de', 'es'] as const) {
        expect(await idsFor(tenant, 'Kundengespräche', { language })).toEqual(['found']);
        expect(await idsFor(tenant, '管理', { language })).toEqual(['kanji']);
        expect(await idsFor(tenant, 'ηγεσια', { language })).toEqual(['greek']);
      }
    });

    test('accents and case do not matter, on either side', async () => {
      const tenant = await withTrainings({ accents: 'Évaluation à Zürich', none: 'Evaluation in Zurich' });
      for (const text of ['evaluation zurich', 'ÉVALUATION ZÜRICH', 'e\u0301valuation zu\u0308rich']) {
        expect((await idsFor(tenant, text)).sort()).toEqual(['accents', 'none']);
      }
    });

    test('translations are searched, stemmed by their language', async () => {
      const fr = { title: 'Animer des réunions', description: 'Préparer les ordres du jour.' };
      const tenant = await withTrainings({ found: { title: 'Leading meetings', translations: { fr } } });
      expect(await idsFor(tenant, 'réunion', { language: 'fr' })).toEqual(['found']);
      expect(await idsFor(tenant, 'préparation ordre', { language: 'fr' })).toEqual(['found']);
      expect(await idsFor(tenant, 'meeting lead', { language: 'en' })).toEqual(['found']);
    });

    test('skills are found by label in any language and by their other names', async () => {
      const tenant = freshTenant();
      const labels = { en: 'Bookkeeping', fr: 'Comptabilité' };
      await stores.skills.put(tenant, [skillOf({ code: 'books', labels, aliases: ['Ledger work'] })]);
      for (const text of ['bookkeeping', 'comptabilite', 'ledgers']) {
        expect(await idsFor(tenant, text, { kind: 'skills' })).toEqual(['books']);
      }
    });

    test('labels find the items that name the skill, also when they come or change after them', async () => {
      const tenant = freshTenant();
      await stores.jobs.put(tenant, [jobOf({ code: 'j', skills: ['s1'] })]);
      await stores.trainings.put(tenant, [trainingOf({ id: 't', skills: ['s1'] })]);
      await stores.opportunities.put(tenant, [opportunityOf({ id: 'o', skills: ['s2', 's1'] })]);
      const all = async (text: string) =>
        Promise.all((['jobs', 'trainings', 'opportunities'] as const).map((kind) => idsFor(tenant, text, { kind })));
      expect(await all('soldering')).toEqual([[], [], []]);
      await stores.skills.put(tenant, [skillOf({ code: 's1', labels: { en: 'Soldering' } })]);
      expect(await all('soldering')).toEqual([['j'], ['t'], ['o']]);
      await stores.skills.put(tenant, [skillOf({ code: 's1', labels: { en: 'Brazing' } })]);
      expect(await all('soldering')).toEqual([[], [], []]);
      expect(await all('brazing')).toEqual([['j'], ['t'], ['o']]);
    });

    test('one or two short words find what begins with them, the whole word first', async () => {
      const tenant = await withTrainings({ java: 'Java', script: 'JavaScript programming', other: 'Pottery' });
      expect(await idsFor(tenant, 'jav')).toEqual(['java', 'script']);
      expect(await idsFor(tenant, 'java')).toEqual(['java', 'script']);
      expect(await idsFor(tenant, 'prog ja')).toEqual(['script', 'java']);
      expect(await idsFor(tenant, 'ja prog pot')).toEqual([]);
      expect(await idsFor(tenant, 'j')).toEqual([]);
    });

    test('a text without words finds nothing', async () => {
      const tenant = await withTrainings({ found: 'A title ! ? …' });
      for (const text of ['', ' \n', '!?', '…', '👍', "'", '()&|', 'x'.repeat(500)]) {
        expect(await find(tenant, text)).toEqual([]);
      }
    });

    test('whatever its characters, a text is data', async () => {
      const tenant = await withTrainings({ found: 'Pottery' });
      const texts = [
        "pottery'; drop table trainings --",
        "' | 'pottery",
        '!pottery & (x',
        'pottery:*A <-> \\',
        '%pottery%',
        'pottery\0\udc00',
        '$1 pottery $2',
        `${'word '.repeat(3)}pottery`,
        `pottery ${Array.from({ length: 5_000 }, (_, index) => `w${index}`).join(' ')}`,
      ];
      for (const text of texts) expect(await idsFor(tenant, text)).toEqual(['found']);
      expect(await find("x' or '1'='1", 'pottery')).toEqual([]);
    });

    test('names that differ by their signs are told apart', async () => {
      const tenant = await withTrainings({ c: 'C', plus: 'C++', sharp: 'C#', net: 'ASP.NET Core', node: 'Node.js' });
      expect(await idsFor(tenant, 'c++')).toEqual(['plus']);
      expect(await idsFor(tenant, 'learn C# now')).toEqual(['sharp']);
      expect(await idsFor(tenant, 'c')).toEqual(['c']);
      expect(await idsFor(tenant, '.NET')).toEqual(['net']);
      expect(await idsFor(tenant, 'node')).toEqual(['node']);
    });

    test('words that every text has find nothing beside others, and are words where they are all there is', async () => {
      const tenant = await withTrainings({ it: 'IT for all', of: 'The art of pottery' });
      expect(await idsFor(tenant, 'the art of it')).toEqual(['of']);
      expect(await idsFor(tenant, 'IT')).toEqual(['it']);
    });

    test('a list is ordered by score, ties by id, the same each time, and bounded', async () => {
      const titles = Object.fromEntries(['c', 'a', 'B', 'é', 'b'].map((id) => [id, 'Pottery'] as const));
      const tenant = await withTrainings({ ...titles, most: { title: 'Pottery', tags: ['pottery'] } });
      const hits = await find(tenant, 'pottery');
      expect(hits.map(({ id }) => id)).toEqual(['most', 'B', 'a', 'b', 'c', 'é']);
      expect(hits.every(({ score }, at) => score > 0 && score <= (hits[at - 1]?.score ?? score))).toBe(true);
      expect(await find(tenant, 'pottery')).toEqual(hits);
      expect(await find(tenant, 'pottery', { limit: 2 })).toEqual(hits.slice(0, 2));
      for (const limit of [0, -1, 1.5, 1_001, Number.NaN]) {
        await expect(find(tenant, 'pottery', { limit })).rejects.toBeInstanceOf(RangeError);
      }
    });

    test('what is archived or closed is not found, nor what is another tenant’s', async () => {
      const tenant = await withTrainings({ found: 'Pottery', gone: { title: 'Pottery', status: 'archived' } });
      await stores.opportunities.put(tenant, [
        opportunityOf({ id: 'o' }),
        opportunityOf({ id: 'x', status: 'closed' }),
      ]);
      const all: Condition = { field: 'status', anyOf: ['active', 'archived', 'open', 'closed'] };
      expect(await idsFor(tenant, 'pottery', { where: [all] })).toEqual(['found']);
      expect(await idsFor(tenant, 'analyst', { kind: 'opportunities', where: [all] })).toEqual(['o']);
      expect(await idsFor(freshTenant(), 'pottery')).toEqual([]);
      await stores.trainings.put(tenant, [trainingOf({ ...plain, id: 'found', title: 'Pottery', status: 'archived' })]);
      expect(await idsFor(tenant, 'pottery')).toEqual([]);
    });

    test('ids may be left out, however many', async () => {
      const tenant = await withTrainings({ a: 'Pottery', b: 'Pottery', c: 'Pottery' });
      const many = Array.from({ length: 5_000 }, (_, index) => `n${index}`);
      expect(await idsFor(tenant, 'pottery', { without: ['b', "x'", '\0', ...many] })).toEqual(['a', 'c']);
    });

    test('people are not searched yet', async () => {
      expect(await find(freshTenant(), 'maya', { kind: 'people' })).toEqual([]);
      expect(await stores.index.unembedded(freshTenant(), 'people', 'model', 10)).toEqual([]);
      const vector = new Array<number>(512).fill(0);
      expect(await stores.index.byVector(freshTenant(), 'people', { vector, model: 'm' }, everything, 10)).toEqual([]);
      expect(await stores.index.keepVectors(freshTenant(), 'people', 'm', [{ id: 'a', digest: 'd', vector }])).toBe(0);
    });
  });
