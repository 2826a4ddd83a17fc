import { emptyShelves } from '../../adapters/memory/shelves.ts';
import { memoryTenants } from '../../adapters/memory/tenants.ts';
import { type DatabaseOptions, openDatabase, openEmbedded, postgresTenants } from '../../adapters/postgres/index.ts';
import { newerSettingsContract, type OpenedTenants } from '../ports/newer-settings.ts';
import { emptyDatabaseTemplate, freshDatabase } from '../support/fresh-database.ts';
import { onPostgreSQL } from '../support/stores.ts';

const over = async (at: DatabaseOptions['at'], close: () => Promise<void>): Promise<OpenedTenants> => {
  const database = await openDatabase({ at, poolSize: 5 });
  return {
    tenants: postgresTenants(database),
    async stored(tenant) {
      const [row] = await database.query<{ settings: unknown }>('select settings from tenants where id = $1', [tenant]);
      return row?.settings;
    },
    async close() {
      await database.close();
      await close();
    },
  };
};

newerSettingsContract('memory', async () => {
  const shelves = emptyShelves();
  return {
    tenants: memoryTenants(shelves),
    stored: async (tenant) => structuredClone(shelves.tenants.get(tenant)),
    close: async () => {},
  };
});
newerSettingsContract('PGlite', async () => {
  const { address, close } = await openEmbedded({ dataDir: undefined, template: emptyDatabaseTemplate });
  return over({ embedded: address }, close);
});
onPostgreSQL(() =>
  newerSettingsContract('PostgreSQL', async () => {
    const fresh = await freshDatabase();
    if (!fresh) throw new Error('TEST_DATABASE_URL is not set.');
    return over({ url: fresh.url }, fresh.drop);
  }),
);
