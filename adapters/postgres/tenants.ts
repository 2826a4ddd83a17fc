import { TenantSettings } from '../../modules/kernel/index.ts';
import { storableJson, storableText } from '../../ports/storable-text.ts';
import type { Tenants } from '../../ports/tenants.ts';
import type { Database } from './database.ts';
import { storeUnavailable } from './database-errors.ts';
import { Tenant, type TenantRow } from './rows.ts';

/** Settings of an earlier release get the defaults of this one. */
export const postgresTenants = (database: Database): Tenants => ({
  async settings(tenant) {
    const [row] = await database.query<Pick<TenantRow, 'settings'>>('select settings from tenants where id = $1', [
      storableText(tenant),
    ]);
    return row && TenantSettings.parse(row.settings);
  },

  async put(tenant, settings) {
    const row: TenantRow = { id: storableText(tenant), settings: storableJson(settings) };
    await database.dataSource
      .getRepository(Tenant)
      .upsert([row], ['id'])
      .catch((error) => {
        throw storeUnavailable(error);
      });
  },
});
