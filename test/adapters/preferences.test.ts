import { PostgresStore } from '@langchain/langgraph-checkpoint-postgres/store';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  langGraphPreferences,
  openPreferenceStore,
  PREFERENCES_KEY,
  preferencesNamespace,
} from '../../adapters/langgraph/preferences.ts';
import { type Database, type DatabaseOptions, openDatabase, openEmbedded } from '../../adapters/postgres/index.ts';
import { StoreUnavailable } from '../../modules/kernel/index.ts';
import type { Preferences } from '../../ports/preferences.ts';
import { preferencesContract } from '../ports/preferences.ts';
import { later } from '../ports/turn-samples.ts';
import { emptyDatabaseTemplate, freshDatabase } from '../support/fresh-database.ts';
import { onEachStore, onPostgreSQL } from '../support/stores.ts';

onEachStore(preferencesContract);

/** What the connections of LangGraph's own store are called. */
const APART = 'a store apart';

interface Begun {
  readonly at: DatabaseOptions['at'];
  readonly connection: pg.PoolConfig;
  close(): Promise<void>;
}

/** What is written is an item of LangGraph's own store, in the application's database. */
const sharedWithLangGraph = (name: string, begin: () => Promise<Begun>) =>
  describe(`LangGraph's own store (${name})`, () => {
    let begun: Begun;
    let database: Database;
    let store: PostgresStore;
    let preferences: Preferences;
    beforeAll(async () => {
      begun = await begin();
      database = await openDatabase({ at: begun.at, poolSize: 2, prepare: openPreferenceStore });
      preferences = langGraphPreferences(database.pool);
      store = new PostgresStore({
        connectionOptions: { ...begun.connection, application_name: APART },
        schema: 'langgraph',
      });
    });
    afterEach(() => database.query('delete from langgraph.store'));
    afterAll(async () => {
      await store.stop();
      // Its pool says that it has ended before its connections have, and hears of none that is cut.
      const left = () => database.query('select 1 from pg_stat_activity where application_name = $1', [APART]);
      await vi.waitUntil(async () => (await left()).length === 0);
      await database.close();
      await begun.close();
    });
    const namespace = preferencesNamespace('acme.com', 'maya_1');

    test('reads a user’s preferences as an item, finds it by its namespace, and deletes it', async () => {
      const item = { text: 'Prefers evenings', since: later(0), confirmed: later(5) };
      await preferences.write('acme.com', 'maya_1', [item], 0);
      const { revision } = await preferences.read('acme.com', 'maya_1');
      const value = {
        items: [{ text: 'Prefers evenings', since: later(0).toISOString(), confirmed: later(5).toISOString() }],
        revision,
      };
      expect(await store.get(namespace, PREFERENCES_KEY)).toMatchObject({ namespace, key: 'preferences', value });

      await preferences.write('acme.com', 'maya_10', [item], 0);
      await preferences.write('acme.com.au', 'maya_1', [item], 0);
      const ofTenant = await store.search(namespace.slice(0, 2));
      expect(ofTenant.map((found) => found.namespace).sort()).toEqual(
        [namespace, preferencesNamespace('acme.com', 'maya_10')].sort(),
      );
      expect((await store.search(namespace)).map((found) => found.namespace)).toEqual([namespace]);

      await store.delete(namespace, PREFERENCES_KEY);
      expect(await preferences.read('acme.com', 'maya_1')).toEqual({ items: [], revision: 0 });
    });

    test('writes an item that is read as a user’s preferences, and written after', async () => {
      const since = later(0).toISOString();
      await store.put(namespace, PREFERENCES_KEY, { items: [{ text: 'told', since, confirmed: since }], revision: 7 });
      const items = [{ text: 'told', since: later(0), confirmed: later(0) }];
      expect(await preferences.read('acme.com', 'maya_1')).toEqual({ items, revision: 7 });
      expect(await preferences.write('acme.com', 'maya_1', [], 7)).toBe(true);
      expect((await store.get(namespace, PREFERENCES_KEY))?.value).toEqual({ items: [], revision: 8 });
    });

    test('finds its tables made by several that open at once, each as often as it likes', async () => {
      await database.query('drop table langgraph.store, langgraph.store_migrations');
      await Promise.all(Array.from({ length: 8 }, () => openPreferenceStore(database.pool)));
      await openPreferenceStore(database.pool);
      await store.setup();
      expect(await database.query('select v from langgraph.store_migrations order by v')).toEqual([
        { v: 0 },
        { v: 1 },
        { v: 2 },
        { v: 3 },
      ]);
    });

    test('that refuses is an unavailable store, with the cause kept', async () => {
      await database.query('alter table langgraph.store rename to elsewhere');
      for (const ask of [
        () => preferences.read('acme.com', 'maya_1'),
        () => preferences.write('acme.com', 'maya_1', [], 0),
        () => preferences.write('acme.com', 'maya_1', [], 1),
        () => preferences.forget('acme.com', 'maya_1'),
      ]) {
        const error = await ask().catch((thrown) => thrown);
        expect(error).toBeInstanceOf(StoreUnavailable);
        expect(error.cause).toMatchObject({ code: '42P01' });
      }
      await database.query('alter table langgraph.elsewhere rename to store');
      expect(await preferences.read('acme.com', 'maya_1')).toEqual({ items: [], revision: 0 });
    });
  });

sharedWithLangGraph('PGlite', async () => {
  const { address, close } = await openEmbedded({ dataDir: undefined, template: emptyDatabaseTemplate });
  return { at: { embedded: address }, connection: address, close };
});
onPostgreSQL(() =>
  sharedWithLangGraph('PostgreSQL', async () => {
    const fresh = await freshDatabase();
    if (!fresh) throw new Error('TEST_DATABASE_URL is not set.');
    return { at: { url: fresh.url }, connection: { connectionString: fresh.url }, close: fresh.drop };
  }),
);
