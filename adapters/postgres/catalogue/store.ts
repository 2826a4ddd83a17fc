import type { EntityManager } from 'typeorm';
import type { Job, Opportunity, Skill } from '../../../contracts/catalogue.ts';
import type { TenantId } from '../../../modules/kernel/index.ts';
import type { Catalogue, Jobs, Opportunities, Skills, Written } from '../../../ports/catalogue.ts';
import { storableJson, storableText } from '../../../ports/storable-text.ts';
import type { Database } from '../database.ts';
import { storeUnavailable } from '../database-errors.ts';
import { labelsOf, relabel, within } from './labels.ts';
import { contentHash, inBatches, upsertStatement, wholeRow } from './rows.ts';
import { settling } from './settling.ts';
import { JOBS, OPPORTUNITIES, SKILLS, type Table } from './tables.ts';

/** The most items of one `put`. */
const MOST = 1_000;

export const postgresSkills = (database: Database): Skills => postgresCatalogue<Skill>(database, SKILLS, relabel);
export const postgresJobs = (database: Database): Jobs => postgresCatalogue<Job>(database, JOBS);
export const postgresOpportunities = (database: Database): Opportunities =>
  postgresCatalogue<Opportunity>(database, OPPORTUNITIES);

/** What else has to be written with the items of these ids. */
type AlsoWrite = (transaction: EntityManager, tenant: TenantId, ids: readonly string[]) => Promise<void>;

export const postgresCatalogue = <Item>(
  database: Database,
  table: Table<Item>,
  alsoWrite: AlsoWrite = async () => {},
): Catalogue<Item> => {
  const settle = settling(database, { table: table.name, gin: [`${table.name}_words`] });
  const upsert = upsertStatement(table);

  const write = async (transaction: EntityManager, tenant: TenantId, items: ReadonlyMap<string, Item>) => {
    const kept: { readonly id: string; readonly hash: string }[] = await transaction.query(
      `select id, content_hash as hash from ${table.name} where tenant_id = $1 and id = any($2)`,
      [tenant, [...items.keys()]],
    );
    const hashes = new Map(kept.map(({ id, hash }) => [id, hash]));
    // In one order everywhere: two writers then wait for each other one way only.
    const changed = [...items]
      .map(([id, item]) => ({ id, item, hash: contentHash(item) }))
      .filter(({ id, hash }) => hashes.get(id) !== hash)
      .sort((one, other) => (one.id < other.id ? -1 : 1));
    const codes = changed.flatMap(({ item }) => table.skillsOf(item));
    const labels = await labelsOf(within(transaction), tenant, codes, 'for share');
    const written: { readonly id: string; readonly inserted: boolean }[] = [];
    for (const batch of inBatches(changed.map(({ item, hash }) => wholeRow(table, item, hash, labels)))) {
      written.push(...(await transaction.query(upsert, [tenant, batch])));
    }
    await alsoWrite(
      transaction,
      tenant,
      written.map(({ id }) => id),
    );
    return written;
  };

  return {
    async put(tenant, given): Promise<Written> {
      if (given.length > MOST) throw new RangeError(`At most ${MOST} items are put at once.`);
      const items = new Map(given.map(storableJson<Item>).map((item) => [table.idOf(item), item]));
      if (items.size === 0) return { inserted: 0, changed: 0, unchanged: 0 };
      const written = await database.dataSource
        .transaction((transaction) => write(transaction, storableText(tenant), items))
        .catch((error) => {
          throw storeUnavailable(error);
        });
      await settle(written.length);
      const inserted = written.filter((row) => row.inserted).length;
      return { inserted, changed: written.length - inserted, unchanged: items.size - written.length };
    },

    async find(tenant, ids) {
      const rows = await database.query<{ item: unknown }>(
        `select item from ${table.name} where tenant_id = $1 and id = any($2::text[]) order by array_position($2::text[], id)`,
        [storableText(tenant), ids.map(storableText)],
      );
      return rows.map(({ item }) => table.schema.parse(item));
    },

    async count(tenant) {
      const [row] = await database.query<{ n: number }>(
        `select count(*)::int as n from ${table.name} where tenant_id = $1`,
        [storableText(tenant)],
      );
      return row?.n ?? 0;
    },
  };
};
