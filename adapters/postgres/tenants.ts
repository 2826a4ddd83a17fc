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

  async change(tenant, change) {
    const id = storableText(tenant);
    let refused: { readonly error: unknown } | undefined;
    try {
      // The row is held meanwhile, by one of few connections: nothing is waited for in here but the statements.
      return await database.dataSource.transaction(async (transaction) => {
        const [row]: Pick<TenantRow, 'settings'>[] = await transaction.query(
          'select settings from tenants where id = $1 for update',
          [id],
        );
        if (!row) return undefined;
        const settings = TenantSettings.parse(row.settings);
        let changed: TenantSettings;
        try {
          changed = storableJson(change(settings));
        } catch (error) {
          refused = { error };
          throw error;
        }
        await transaction.query('update tenants set settings = $2 where id = $1', [id, JSON.stringify(changed)]);
        return changed;
      });
    } catch (error) {
      throw refused ? refused.error : storeUnavailable(error);
    }
  },
});
