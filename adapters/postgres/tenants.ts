import type { EntityManager } from 'typeorm';
import { type TenantId, TenantSettings } from '../../modules/kernel/index.ts';
import { storableJson, storableText } from '../../ports/storable-text.ts';
import { keepUnknownSettings, type Tenants } from '../../ports/tenants.ts';
import type { Database } from './database.ts';
import { storeUnavailable } from './database-errors.ts';
import type { TenantRow } from './rows.ts';

type Settings = Pick<TenantRow, 'settings'>;

/** Settings of an earlier release get the defaults of this one. */
export const postgresTenants = (database: Database): Tenants => ({
  async settings(tenant) {
    const [row] = await database.query<Settings>('select settings from tenants where id = $1', [storableText(tenant)]);
    return row && TenantSettings.parse(row.settings);
  },

  async ids(after, limit) {
    const rows = await database.query<{ readonly id: TenantId }>(
      `select id from tenants where $1::text is null or id collate "C" > $1 order by id collate "C" limit $2`,
      [after === undefined ? null : storableText(after), limit],
    );
    return rows.map(({ id }) => id);
  },

  async put(tenant, settings) {
    const id = storableText(tenant);
    const given = storableJson(settings);
    try {
      await database.dataSource.transaction(async (transaction) => {
        // Inserts, or holds the row and gives what is there.
        const [row]: Settings[] = await transaction.query(
          `insert into tenants as t values ($1, $2)
             on conflict (id) do update set settings = t.settings returning settings`,
          [id, JSON.stringify(given)],
        );
        await replace(transaction, id, row?.settings, given);
      });
    } catch (error) {
      throw storeUnavailable(error);
    }
  },

  async change(tenant, change) {
    const id = storableText(tenant);
    let refused: { readonly error: unknown } | undefined;
    try {
      // The row is held meanwhile, by one of few connections: nothing is waited for in here but the statements.
      return await database.dataSource.transaction(async (transaction) => {
        const [row]: Settings[] = await transaction.query('select settings from tenants where id = $1 for update', [
          id,
        ]);
        if (!row) return undefined;
        const settings = TenantSettings.parse(row.settings);
        let changed: TenantSettings;
        try {
          changed = storableJson(change(settings));
        } catch (error) {
          refused = { error };
          throw error;
        }
        await replace(transaction, id, row.settings, changed);
        return changed;
      });
    } catch (error) {
      throw refused ? refused.error : storeUnavailable(error);
    }
  },
});

const replace = async (
  transaction: EntityManager,
  id: string,
  stored: object | undefined,
  settings: TenantSettings,
): Promise<void> => {
  // `models` is not unknown: it is where `ai.models` was before, and a copy that nobody changes any more.
  const { models, ...kept }: { readonly models?: unknown } = stored ?? {};
  await transaction.query('update tenants set settings = $2 where id = $1', [
    id,
    JSON.stringify(keepUnknownSettings(kept, settings)),
  ]);
};
