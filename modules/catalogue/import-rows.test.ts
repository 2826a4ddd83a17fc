import { describe, expect, test } from 'vitest';
import { ModelFailed } from '../kernel/errors.ts';
import type { ImportProgress } from './import-tally.ts';
import { imports, smallStore } from './small-store.fixture.ts';

const training = (id: string, more: object = {}) => ({ id, title: `Training ${id}`, ...more });
const many = (count: number, from = 0) => Array.from({ length: count }, (_, at) => training(`t${from + at}`));
const faultsOf = ({ faults }: { faults: readonly { line: number; field: string; message: string }[] }) =>
  faults.map(({ line, field, message }) => `${line} ${field}: ${message}`);

describe('An import', () => {
  test('puts in every row, in batches, and makes their vectors', async () => {
    const { of, store } = imports();
    expect(await of('trainings', many(1_234))).toEqual({
      kind: 'trainings',
      read: 1_234,
      inserted: 1_234,
      changed: 0,
      unchanged: 0,
      faulty: 0,
      faults: [],
      ignored: [],
      embedded: 1_234,
      pending: false,
    });
    expect(store.batches).toEqual([500, 500, 234]);
  });

  test('of the same rows again writes and embeds nothing, of some changed ones those', async () => {
    const { of, store } = imports();
    await of('trainings', many(600));
    expect(await of('trainings', many(600))).toMatchObject({ unchanged: 600, inserted: 0, changed: 0, embedded: 0 });
    const changed = many(600).map((row, at) => (at < 3 ? { ...row, description: 'New' } : row));
    expect(await of('trainings', changed)).toMatchObject({ unchanged: 597, changed: 3, embedded: 3 });
    expect(store.embedded).toHaveLength(603);
  });

  test('leaves out what is at fault, with line and field, and the rest goes in', async () => {
    const { of, store } = imports();
    const report = await of('trainings', [
      training('a'),
      { title: 'No id' },
      training('b', { durationMinutes: '90', level: 'expert', skills: ['s1', 'two words'], url: 'ftp://x.example' }),
      training('c', { translations: { it: { title: 'Corso' }, fr: {} }, mandatory: 'yes', tags: 'sales' }),
      training('d', { title: 'x'.repeat(301), description: 'a\u0007b' }),
      training('e'),
    ]);
    expect(report).toMatchObject({ read: 6, inserted: 2, faulty: 4 });
    expect(faultsOf(report)).toEqual([
      '2 id: is missing',
      '3 url: must be an http or https address',
      '3 durationMinutes: must be a number',
      '3 level: must be one of beginner, intermediate, advanced',
      '3 skills.1: must be 1 to 128 characters without white space',
      '4 translations.fr.title: is missing',
      '4 translations.it: is not one of the languages: en, fr, de, es',
      '4 tags: must be a list',
      '4 mandatory: must be true or false',
      '5 title: must have at most 300 characters',
      '5 description: must not contain control characters other than TAB, CR and LF',
    ]);
    expect([...store.items.keys()]).toEqual(['acme/trainings/a', 'acme/trainings/e']);
  });

  test('takes faults over from the reader', async () => {
    const { run, scope, store } = imports();
    const rows = async function* () {
      yield { line: 7, bytes: 3, faults: [{ field: '', message: 'is not JSON' }] };
      yield { line: 8, bytes: 3, value: training('a') };
    };
    const report = await run(scope, 'trainings', rows());
    expect(report).toMatchObject({ read: 2, inserted: 1, faulty: 1, faults: [{ line: 7, message: 'is not JSON' }] });
    expect(store.items.size).toBe(1);
  });

  test('refuses an id that came before in the file, naming where; of one that was at fault itself not', async () => {
    const { of } = imports();
    const rows = [training('a'), { id: 'b' }, ...many(600), training('a', { title: 'Other' }), training('b')];
    const report = await of('trainings', rows);
    expect(report).toMatchObject({ inserted: 602, changed: 0 });
    expect(faultsOf(report)).toEqual(['2 title: is missing', '603 id: is the id of line 1 already']);
  });

  test('names fields that there are not, and leaves them out', async () => {
    const { of, store } = imports();
    const rows = [
      training('a', { Trainer: 'Kim', translations: { fr: { title: 'A', note: 1 } } }),
      training('b', { x: 1 }),
    ];
    expect(await of('trainings', rows)).toMatchObject({
      inserted: 2,
      ignored: ['Trainer', 'translations.fr.note', 'x'],
    });
    expect(store.items.get('acme/trainings/a')).not.toContain('Kim');
  });

  test('lists a thousand faults, and counts all', async () => {
    const { of } = imports();
    const report = await of(
      'jobs',
      Array.from({ length: 1_500 }, () => ({ code: 'x' })),
    );
    expect(report.faulty).toBe(1_500);
    expect(report.faults).toHaveLength(1_000);
  });

  test('tells how far it has come', async () => {
    const { of } = imports();
    const told: ImportProgress[] = [];
    await of('trainings', many(1_100), { progress: (progress) => told.push(progress) });
    expect(told.map(({ phase, inserted, embedded }) => `${phase} ${inserted} ${embedded}`)).toEqual([
      'rows 500 0',
      'rows 1000 0',
      'rows 1100 0',
      ...[128, 256, 384, 512, 640, 768, 896, 1024, 1100].map((count) => `vectors 1100 ${count}`),
    ]);
  });

  test('reads no further than it writes', async () => {
    const { run, scope, store } = imports();
    let read = 0;
    const rows = async function* () {
      for (const value of many(2_000)) {
        read += 1;
        yield { line: read, bytes: 100_000, value };
      }
    };
    const put = store.destinations.trainings.put;
    const behind: number[] = [];
    store.destinations.trainings.put = async (tenant, items) => {
      behind.push(read);
      return put(tenant, items);
    };
    await run(scope, 'trainings', rows());
    // A batch is also full by its bytes: 84 rows of 100 kB are 8 MB.
    expect(behind[0]).toBe(84);
    expect(behind[1]).toBe(168);
  });

  test('that is stopped, or whose store fails, keeps whole batches and is repeated', async () => {
    const { of, run, scope, store, stop, lines } = imports();
    const down = new Error('down');
    await expect(
      of('trainings', many(2_000), { progress: ({ read }) => read === 1_000 && store.fail(down) }),
    ).rejects.toBe(down);
    expect(store.items.size).toBe(1_000);
    store.fail(undefined);
    const stopped = run(scope, 'trainings', lines(many(2_000)), { progress: ({ read }) => read === 1_500 && stop() });
    await expect(stopped).rejects.toThrow('stopped');
    expect(store.items.size).toBe(1_500);
    expect(await imports(store).of('trainings', many(2_000))).toMatchObject({ unchanged: 1_500, inserted: 500 });
  });
});

describe('Rows of each kind', () => {
  test('are taken with what they must have alone', async () => {
    const { of, store } = imports();
    await of('skills', [{ code: 's1', labels: { en: 'Selling' } }]);
    await of('jobs', [{ code: 'j1', title: 'Clerk' }]);
    await of('opportunities', [{ id: 'o1', title: 'Clerk in Lyon', opensOn: '2026-03-01' }]);
    await of('people', [{ externalId: 'auth0|p+1@x.example', firstName: 'Ana', lastName: '' }]);
    expect([...store.items.keys()]).toEqual([
      'acme/skills/s1',
      'acme/jobs/j1',
      'acme/opportunities/o1',
      'acme/people/auth0|p+1@x.example',
    ]);
    expect(JSON.parse(store.items.get('acme/people/auth0|p+1@x.example') ?? '')).toMatchObject({
      active: true,
      language: null,
      profile: null,
    });
  });

  test('are refused with what they lack', async () => {
    const { of } = imports();
    const skill = await of('skills', [{ code: 's1', labels: {} }, { code: 's2' }]);
    expect(faultsOf(skill)).toEqual(['1 labels: must have a label in one language at least', '2 labels: is missing']);
    const person = await of('people', [
      { externalId: 'p 1', firstName: ' ', email: 'nobody' },
      { externalId: 'p2', firstName: 'A', lastName: 'B', profile: { interests: ['a\ud800'], skills: [{ name: 'x' }] } },
      { externalId: 'p3', firstName: 'A', lastName: 'B', profile: { interests: ['a\ud800'] } },
    ]);
    expect(faultsOf(person)).toEqual([
      '1 externalId: must be 1 to 128 characters without white space',
      '1 firstName: must not be blank',
      '1 lastName: is missing',
      '1 email: must be an e-mail address',
      '2 profile.skills.0.level: is missing',
      '2 profile.skills.0.expected: is missing',
      '3 profile.interests.0: must not contain a lone surrogate',
    ]);
    expect(faultsOf(await of('opportunities', [{ id: 'o', title: 'O', closesOn: '31/12/2026' }]))).toEqual([
      '1 closesOn: must be a date such as 2026-03-31',
    ]);
  });
});

describe('Programmes and their parts', () => {
  test('come in any order, in one batch or in several', async () => {
    const { of, store } = imports();
    const rows = [training('part', { parentId: 'programme' }), ...many(600), training('programme')];
    expect(await of('trainings', rows)).toMatchObject({ faulty: 0 });
    expect(store.parentsOf()).toMatchObject({ part: 'programme', programme: null });
  });

  test('that would close a circle are faults: the row that closes it, and no other', async () => {
    const { of, store } = imports();
    const report = await of('trainings', [
      training('a', { parentId: 'b' }),
      training('b', { parentId: 'c' }),
      training('self', { parentId: 'self' }),
      ...many(600),
      training('c', { parentId: 'a' }),
    ]);
    expect(report).toMatchObject({ inserted: 602, faulty: 2 });
    expect(faultsOf(report)).toEqual([
      '3 parentId: closes a circle of parents: self → self',
      '604 parentId: closes a circle of parents: c → a → b → c',
    ]);
    expect(store.parentsOf().c).toBeUndefined();
  });

  test('that would close one with what is in the store are faults', async () => {
    const { of, store } = imports();
    await of('trainings', [training('a', { parentId: 'b' }), training('b')]);
    const report = await of('trainings', [training('b', { parentId: 'a' })]);
    expect(faultsOf(report)).toEqual(['1 parentId: closes a circle of parents: b → a → b']);
    expect(store.parentsOf()).toEqual({ a: 'b', b: null });
  });

  test('may change places, whatever the order of the rows', async () => {
    const { of, store } = imports();
    await of('trainings', [training('a', { parentId: 'b' }), training('b')]);
    const turned = [training('b', { parentId: 'a' }), ...many(600), training('a')];
    expect(await of('trainings', turned)).toMatchObject({ faulty: 0, changed: 2, inserted: 600 });
    expect(store.parentsOf()).toMatchObject({ a: null, b: 'a' });
  });
});

describe('Vectors', () => {
  test('that the model fails to make stay pending, and are made later', async () => {
    const store = smallStore();
    const { of, embed, scope } = imports(store);
    const { embed: works } = store.embedder;
    let calls = 0;
    store.embedder.embed = async (texts) => {
      calls += 1;
      if (calls > 1) throw new ModelFailed('model.unavailable');
      return works(texts);
    };
    expect(await of('trainings', many(300))).toMatchObject({ inserted: 300, embedded: 128, pending: true });
    store.embedder.embed = works;
    expect(await embed(scope, 'trainings')).toEqual({ embedded: 172, pending: false });
    expect(await embed(scope, 'trainings')).toEqual({ embedded: 0, pending: false });
  });

  test('are made for as long as is allowed, and it is told that there are more', async () => {
    const { of } = imports();
    expect(await of('trainings', many(300), { embedWithinMs: 0 })).toMatchObject({ embedded: 0, pending: true });
    expect(await of('jobs', [], { embedWithinMs: 0 })).toMatchObject({ embedded: 0, pending: false });
  });

  test('are all made anew by another model', async () => {
    const store = smallStore();
    await imports(store).of('trainings', many(10));
    const other = imports({ ...store, embedder: { ...store.embedder, model: 'small-2' } });
    expect(await other.embed(other.scope, 'trainings')).toEqual({ embedded: 10, pending: false });
  });

  test('stop when they are told to', async () => {
    const store = smallStore();
    const { of, embed, scope, stop } = imports(store);
    await of('trainings', many(300), { embedWithinMs: 0 });
    await expect(embed(scope, 'trainings', { progress: stop })).rejects.toThrow('stopped');
    expect(store.embedded).toHaveLength(128);
  });

  test('that a store never keeps are not made without end', async () => {
    const store = smallStore();
    store.index.keepVectors = async () => 0;
    expect(await imports(store).of('trainings', many(3))).toMatchObject({ embedded: 0, pending: true });
    expect(store.embedded).toHaveLength(9);
  });
});
