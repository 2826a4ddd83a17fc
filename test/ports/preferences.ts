import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Preference } from '../../ports/preferences.ts';
import type { OpenStores, Stores } from '../support/stores.ts';
import { freshTenant, later } from './turn-samples.ts';

const saidAt = (text: string, seconds = 0): Preference => ({
  text,
  since: later(seconds),
  confirmed: later(seconds + 60),
});

export const preferencesContract = (name: string, open: OpenStores) =>
  describe(`Preferences (${name})`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await open();
    });
    afterAll(() => stores.close());

    const read = (tenant: string, user = 'maya') => stores.preferences.read(tenant, user);
    const write = (tenant: string, items: readonly Preference[], expected: number, user = 'maya') =>
      stores.preferences.write(tenant, user, items, expected);
    const textsOf = async (tenant: string, user = 'maya') => (await read(tenant, user)).items.map(({ text }) => text);

    test('of a user who never said anything there are none, at revision 0', async () => {
      expect(await read(freshTenant())).toEqual({ items: [], revision: 0 });
    });

    test('come back as they were written, in order and with their times', async () => {
      const tenant = freshTenant();
      const items = [saidAt('Prefers evening courses', 5), saidAt('Speaks German'), saidAt('Speaks German', 9)];
      expect(await write(tenant, items, 0)).toBe(true);
      expect((await read(tenant)).items).toEqual(items);
    });

    test('are replaced as a whole, by a new revision each time', async () => {
      const tenant = freshTenant();
      const seen = new Set([0]);
      for (const items of [[saidAt('one'), saidAt('two')], [saidAt('three')], [], [saidAt('three')]]) {
        const { revision } = await read(tenant);
        expect(await write(tenant, items, revision)).toBe(true);
        const kept = await read(tenant);
        expect(kept.items).toEqual(items);
        seen.add(kept.revision);
      }
      expect(seen.size).toBe(5);
    });

    test('are kept as they are when a write expects another revision than theirs', async () => {
      const tenant = freshTenant();
      expect(await write(tenant, [saidAt('too early')], 1)).toBe(false);
      expect(await read(tenant)).toEqual({ items: [], revision: 0 });
      await write(tenant, [saidAt('kept')], 0);
      const kept = await read(tenant);
      const { revision } = kept;
      for (const expected of [0, revision - 1, revision + 1, -revision, revision + 0.5, Number.NaN]) {
        expect(await write(tenant, [saidAt('late')], expected)).toBe(false);
      }
      expect(await read(tenant)).toEqual(kept);
    });

    test('of 20 who each add one at once, reading again where another came first, all are kept', async () => {
      const tenant = freshTenant();
      const add = async (text: string) => {
        for (;;) {
          const { items, revision } = await read(tenant);
          if (await write(tenant, [...items, saidAt(text)], revision)) return;
        }
      };
      const texts = Array.from({ length: 20 }, (_, index) => `statement ${index}`);
      await Promise.all(texts.map(add));
      expect((await textsOf(tenant)).sort()).toEqual([...texts].sort());
    });

    test('of 20 first writes at once one is kept, and only that one was told so', async () => {
      const tenant = freshTenant();
      const told = await Promise.all(Array.from({ length: 20 }, (_, index) => write(tenant, [saidAt(`${index}`)], 0)));
      expect(told.filter(Boolean)).toHaveLength(1);
      expect(await textsOf(tenant)).toEqual([`${told.indexOf(true)}`]);
    });

    test('of 20 next writes at once one is kept, and only that one was told so', async () => {
      const tenant = freshTenant();
      await write(tenant, [], 0);
      const { revision } = await read(tenant);
      const told = await Promise.all(
        Array.from({ length: 20 }, (_, index) => write(tenant, [saidAt(`${index}`)], revision)),
      );
      expect(told.filter(Boolean)).toHaveLength(1);
      expect(await textsOf(tenant)).toEqual([`${told.indexOf(true)}`]);
    });

    describe('of another', () => {
      // Separators, wildcards and escapes of the stores, and names that begin or end others.
      const NAMES = [
        'a',
        'ab',
        'a:b',
        'a.b',
        'a_b',
        'a%',
        'a\\',
        '%',
        '_',
        ':',
        '.',
        'A',
        '',
        ' ',
        'a ',
        'é',
        '["a","b"]',
      ];

      test('are never there, whatever the names of tenants and users', async () => {
        const tenant = freshTenant();
        const places = NAMES.flatMap((company) =>
          NAMES.map((user) => ({ tenant: `${tenant}${company}`, user, text: JSON.stringify([company, user]) })),
        );
        const textsOfAll = (all: typeof places) => Promise.all(all.map((place) => textsOf(place.tenant, place.user)));
        const written = await Promise.all(
          places.map((place) => write(place.tenant, [saidAt(place.text)], 0, place.user)),
        );
        expect(written.every(Boolean)).toBe(true);
        expect(await textsOfAll(places)).toEqual(places.map(({ text }) => [text]));
        expect(await stores.preferences.forget(`${tenant}a`, 'a')).toBe(true);
        const others = places.filter(({ text }) => text !== '["a","a"]');
        expect(await textsOfAll(others)).toEqual(others.map(({ text }) => [text]));
      });

      test('are not there where a name is cut differently into tenant and user', async () => {
        const tenant = freshTenant();
        await write(`${tenant}:x`, [saidAt('mine')], 0, 'y');
        expect(await textsOf(tenant, 'x:y')).toEqual([]);
        expect(await textsOf(`${tenant}:x:y`, '')).toEqual([]);
        expect(await textsOf('', `${tenant}:x:y`)).toEqual([]);
      });

      test('may be written at the same time', async () => {
        const tenant = freshTenant();
        const users = Array.from({ length: 20 }, (_, index) => `user ${index}`);
        const told = await Promise.all(users.map((user) => write(tenant, [saidAt(user)], 0, user)));
        expect(told.every(Boolean)).toBe(true);
        expect(await Promise.all(users.map((user) => textsOf(tenant, user)))).toEqual(users.map((user) => [user]));
      });
    });

    test('in any script, with what no store keeps replaced', async () => {
      const tenant = freshTenant();
      const texts = ['Ünïcode 漢字 👩‍🚀', `it's "quoted" \\u0000 \\ %_`, 'a\0b', '\ud800x', 'x\udc00', '\r\n\t', ''];
      await write(
        tenant,
        texts.map((text) => saidAt(text)),
        0,
      );
      expect(await textsOf(tenant)).toEqual([...texts.slice(0, 2), 'a\ufffdb', '\ufffdx', 'x\ufffd', '\r\n\t', '']);
    });

    test('of names with what no store keeps are found by the same names again', async () => {
      const tenant = freshTenant();
      expect(await write(`${tenant}\0`, [saidAt('kept')], 0, '\ud800')).toBe(true);
      expect(await textsOf(`${tenant}\0`, '\ud800')).toEqual(['kept']);
    });

    test('what a caller does with them later does not change the stored ones', async () => {
      const tenant = freshTenant();
      const items = [{ text: 'kept', since: later(0), confirmed: later(0) }];
      await write(tenant, items, 0);
      items.push(saidAt('added later'));
      (await read(tenant)).items[0]?.since.setFullYear(1999);
      expect((await read(tenant)).items).toEqual([{ text: 'kept', since: later(0), confirmed: later(0) }]);
    });

    describe('forgetting', () => {
      test('removes the whole item, once, and leaves a user as one who never said anything', async () => {
        const tenant = freshTenant();
        await write(tenant, [saidAt('soon gone')], 0);
        await write(tenant, [saidAt('stays')], 0, 'ben');
        expect(await stores.preferences.forget(tenant, 'maya')).toBe(true);
        expect(await stores.preferences.forget(tenant, 'maya')).toBe(false);
        expect(await read(tenant)).toEqual({ items: [], revision: 0 });
        expect(await textsOf(tenant, 'ben')).toEqual(['stays']);
      });

      test('an item without statements is one too', async () => {
        const tenant = freshTenant();
        await write(tenant, [], 0);
        expect(await stores.preferences.forget(tenant, 'maya')).toBe(true);
      });

      test('is not undone by who read before it, however often the user was written of since', async () => {
        const tenant = freshTenant();
        await write(tenant, [saidAt('secret')], 0);
        const before = await read(tenant);
        await stores.preferences.forget(tenant, 'maya');
        expect(await write(tenant, [...before.items, saidAt('one more')], before.revision)).toBe(false);
        for (let times = 0; times < 3; times += 1) {
          await write(tenant, [saidAt('new')], (await read(tenant)).revision);
          expect(await write(tenant, [...before.items, saidAt('one more')], before.revision)).toBe(false);
        }
        expect(await textsOf(tenant)).toEqual(['new']);
      });
    });

    test('as many and as long as there may be', async () => {
      const tenant = freshTenant();
      const items = Array.from({ length: 500 }, (_, index) => saidAt(`${index} ${'漢'.repeat(490)}`));
      expect(await write(tenant, items, 0)).toBe(true);
      expect((await read(tenant)).items).toEqual(items);
    });
  });
