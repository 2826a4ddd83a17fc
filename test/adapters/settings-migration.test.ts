import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  type Database,
  type DatabaseOptions,
  openDatabase,
  openEmbedded,
  postgresTenants,
} from '../../adapters/postgres/index.ts';
import { Events1760000000002 } from '../../adapters/postgres/migrations/1760000000002-events.ts';
import { TenantSettings } from '../../modules/kernel/index.ts';
import { emptyDatabaseTemplate, freshDatabase } from '../support/fresh-database.ts';
import { onPostgreSQL } from '../support/stores.ts';

interface Begun {
  readonly at: DatabaseOptions['at'];
  close(): Promise<void>;
}

const settingsMigration = (name: string, begin: () => Promise<Begun>) =>
  describe(`Settings of the release before events (${name})`, () => {
    let database: Database;
    let close: () => Promise<void>;
    beforeAll(async () => {
      const begun = await begin();
      database = await openDatabase({ at: begun.at, poolSize: 2 });
      close = async () => {
        await database.close();
        await begun.close();
      };
    });
    afterAll(() => close());

    /** A database of that release with one tenant. */
    const earlier = async (settings: object) => {
      const runner = database.dataSource.createQueryRunner();
      onTestFinished(() => runner.release());
      const migration = new Events1760000000002();
      await migration.down(runner);
      await database.query('delete from tenants');
      await database.query('insert into tenants values ($1, $2)', ['acme', JSON.stringify(settings)]);
      return {
        tenants: postgresTenants(database),
        up: () => migration.up(runner),
        down: () => migration.down(runner),
        stored: async () => (await database.query<{ settings: object }>('select settings from tenants'))[0]?.settings,
      };
    };

    test('keep the models of a tenant, which are part of `ai` now, and all else', async () => {
      const models = { mini: 'small-one', large: null };
      const { tenants, up } = await earlier({ botName: 'Ada', toolExclusion: ['a_tool'], models });
      await up();
      expect(await tenants.settings('acme')).toEqual(
        TenantSettings.parse({ botName: 'Ada', toolExclusion: ['a_tool'], ai: { models } }),
      );
    });

    test('that are changed afterwards hold them in one place only, from which they can go back', async () => {
      const models = { mini: 'small-one', large: 'big-one' };
      const { tenants, up, down, stored } = await earlier({ models });
      await up();
      const changed = await tenants.change('acme', (settings) => ({
        ...settings,
        ai: { ...settings.ai, models: { mini: 'another', large: null } },
      }));
      expect(await stored()).toEqual(changed);
      await down();
      expect(await stored()).toMatchObject({ models: { mini: 'another', large: null } });
      await up();
      expect((await tenants.settings('acme'))?.ai.models).toEqual({ mini: 'another', large: null });
    });

    test.for<[string, object]>([
      ['nothing', {}],
      ['no models', { botName: 'Ada' }],
      ['models that are none', { models: null }],
    ])('with %s stay as they are', async ([, settings]) => {
      const { up, stored } = await earlier(settings);
      await up();
      expect(await stored()).toEqual(settings);
    });
  });

settingsMigration('PGlite', async () => {
  const { address, close } = await openEmbedded({ dataDir: undefined, template: emptyDatabaseTemplate });
  return { at: { embedded: address }, close };
});
onPostgreSQL(() =>
  settingsMigration('PostgreSQL', async () => {
    const fresh = await freshDatabase();
    if (!fresh) throw new Error('TEST_DATABASE_URL is not set.');
    return { at: { url: fresh.url }, close: fresh.drop };
  }),
);
