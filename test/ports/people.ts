import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../../modules/kernel/index.ts';
import type { OpenStores, Stores } from '../support/stores.ts';
import { freshTenant } from './turn-samples.ts';

const personOf = (changes: Partial<Person> = {}): Person =>
  Person.parse({
    externalId: 'maya',
    firstName: 'Maya',
    lastName: 'Okafor',
    email: 'maya@example.com',
    language: 'fr',
    active: true,
    profile: { skills: [{ name: 'SQL', level: 2, expected: 4 }], interests: ['données'] },
    ...changes,
  });

export const peopleContract = (name: string, open: OpenStores) =>
  describe(`People (${name})`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await open();
    });
    afterAll(() => stores.close());

    test('a person comes back as put, with every section of the profile', async () => {
      const tenant = freshTenant();
      await stores.people.put(tenant, [personOf()]);
      expect(await stores.people.find(tenant, 'maya')).toEqual(personOf());
    });

    test('a person may have no profile, no language and no address', async () => {
      const tenant = freshTenant();
      const bare = personOf({ profile: null, language: null, email: null });
      await stores.people.put(tenant, [bare]);
      expect(await stores.people.find(tenant, 'maya')).toEqual(bare);
    });

    test('nobody is found under an unknown id, whatever the text', async () => {
      const tenant = freshTenant();
      await stores.people.put(tenant, [personOf()]);
      for (const id of ['MAYA', 'may', '', "maya' or '1'='1", 'maya\0', '\udc00']) {
        expect(await stores.people.find(tenant, id)).toBeUndefined();
      }
    });

    test('a person of another tenant is not there', async () => {
      const [one, other] = [freshTenant(), freshTenant()];
      await stores.people.put(one, [personOf()]);
      await stores.people.put(other, [personOf({ firstName: 'Another' })]);
      expect((await stores.people.find(one, 'maya'))?.firstName).toBe('Maya');
      expect((await stores.people.find(other, 'maya'))?.firstName).toBe('Another');
      expect(await stores.people.find(freshTenant(), 'maya')).toBeUndefined();
    });

    test('the inactive are found too', async () => {
      const tenant = freshTenant();
      await stores.people.put(tenant, [personOf({ active: false })]);
      expect(await stores.people.find(tenant, 'maya')).toMatchObject({ active: false });
    });

    test('putting again replaces those of the same id and leaves the others', async () => {
      const tenant = freshTenant();
      await stores.people.put(tenant, [personOf(), personOf({ externalId: 'ben', firstName: 'Ben' })]);
      await stores.people.put(tenant, [personOf({ lastName: 'Diallo', profile: null })]);
      expect(await stores.people.find(tenant, 'maya')).toMatchObject({ lastName: 'Diallo', profile: null });
      expect(await stores.people.find(tenant, 'ben')).toMatchObject({ firstName: 'Ben' });
    });

    test('of two with one id in one call the last counts', async () => {
      const tenant = freshTenant();
      await stores.people.put(tenant, [personOf(), personOf({ lastName: 'Diallo' })]);
      expect(await stores.people.find(tenant, 'maya')).toMatchObject({ lastName: 'Diallo' });
    });

    test('tells what was written: what is as it was is not', async () => {
      const tenant = freshTenant();
      const [maya, ben] = [personOf(), personOf({ externalId: 'ben', profile: null, email: null })];
      expect(await stores.people.put(tenant, [maya, ben])).toEqual({ inserted: 2, changed: 0, unchanged: 0 });
      expect(await stores.people.put(tenant, [maya, ben])).toEqual({ inserted: 0, changed: 0, unchanged: 2 });
      const moved = personOf({ profile: { ...personOf().profile, interests: ['SQL'] } as never });
      const more = [moved, { ...ben, email: 'ben@example.com' }, personOf({ externalId: 'kim' }), maya, moved];
      expect(await stores.people.put(tenant, more)).toEqual({ inserted: 1, changed: 2, unchanged: 0 });
      expect(await stores.people.put(tenant, [])).toEqual({ inserted: 0, changed: 0, unchanged: 0 });
    });

    test('thousands are put in one call, and none is no error', async () => {
      const tenant = freshTenant();
      const many = Array.from({ length: 1_234 }, (_, index) => personOf({ externalId: `p${index}`, profile: null }));
      expect(await stores.people.put(tenant, many)).toMatchObject({ inserted: 1_234 });
      await stores.people.put(tenant, []);
      expect(await stores.people.find(tenant, 'p0')).toBeDefined();
      expect(await stores.people.find(tenant, 'p1233')).toBeDefined();
    });

    test('text that no database keeps is replaced, not refused', async () => {
      const tenant = freshTenant();
      await stores.people.put(tenant, [
        personOf({ lastName: 'O\0k\ud800', profile: { ...personOf().profile, interests: ['a\0'] } as never }),
      ]);
      const found = await stores.people.find(tenant, 'maya');
      expect(found?.lastName).toBe('O\ufffdk\ufffd');
      expect(found?.profile?.interests).toEqual(['a\ufffd']);
    });
  });
