import type { TenantId } from '../../../modules/kernel/index.ts';
import type { Filter, Hit } from '../../../ports/search-index.ts';
import { storableText } from '../../../ports/storable-text.ts';
import type { Database } from '../database.ts';
import { storeUnavailable } from '../database-errors.ts';
import { conditionsOf, valuesOf } from './filter.ts';
import type { Table } from './tables.ts';
import { checkedVector } from './vectors.ts';

type VectorList = (
  tenant: TenantId,
  query: { readonly vector: readonly number[]; readonly model: string },
  filter: Filter,
  limit: number,
) => Promise<Hit[]>;

/** How many more than asked for are taken from the index, as its order is only about right, and that of equals is any. */
const MORE = 20;

/**
 * The list by closeness, by pgvector. The index gives neighbours in about their order until the filter has let enough pass
 * (`relaxed_order`), or it has looked at 20,000; where these were too few, the filter leaves few of all, and each of them is compared.
 */
export const indexedVectorList =
  <Item>(database: Database, table: Table<Item>): VectorList =>
  async (tenant, { vector, model }, filter, limit) => {
    const values = valuesOf(
      storableText(tenant),
      storableText(model),
      JSON.stringify(checkedVector(vector)),
      limit,
      limit + MORE,
    );
    const candidates = `
      select t.id, v.vector <=> $3::vector as distance
        from ${table.name}_vectors v join ${table.name} t on t.tenant_id = v.tenant_id and t.id = v.id
        where ${[...OWN, ...conditionsOf(table, filter, values)].join(' and ')}`;
    return inQuickTransaction(
      database,
      `with near as materialized (${candidates} order by v.vector <=> $3::vector limit $5),
         -- An addition is nothing that the index could answer.
         compared as materialized (
           select * from (${candidates}) as each_one
             where (select count(*) from near) < $5 order by distance + 0, id limit $4)
       select id, 1 - distance as score
         from (select * from near where (select count(*) from near) >= $5 union all select * from compared) as hits
         where distance <> 'NaN'
         order by distance, id
         limit $4`,
      values.all,
    );
  };

const OWN = ['v.tenant_id = $1', 't.tenant_id = $1', 'v.model = $2', 't.listed'];

/** The settings hold for this transaction alone: a connection may be another's next. */
const inQuickTransaction = async (database: Database, sql: string, values: readonly unknown[]): Promise<Hit[]> => {
  const client = await database.pool.connect().catch((error) => {
    throw storeUnavailable(error);
  });
  let failed = true;
  try {
    await client.query(
      'begin read only; set local hnsw.iterative_scan = relaxed_order; set local hnsw.ef_search = 100',
    );
    const { rows } = await client.query<Hit>(sql, [...values]);
    await client.query('commit');
    failed = false;
    return rows;
  } catch (error) {
    throw storeUnavailable(error);
  } finally {
    // A connection that failed within a transaction is not used again.
    client.release(failed);
  }
};

/** How many vectors are read at once: 4 MB. */
const PAGE = 2_000;

/** The list by closeness where the server knows no vectors: each one that the filter lets pass is read and compared here. */
export const comparedVectorList =
  <Item>(database: Database, table: Table<Item>): VectorList =>
  async (tenant, { vector, model }, filter, limit) => {
    const cosine = cosineWith(Float32Array.from(checkedVector(vector)));
    const hits: Hit[] = [];
    for (let last = ''; ; ) {
      const values = valuesOf(storableText(tenant), storableText(model), last, PAGE);
      const conditions = [...OWN, 'v.id > $3', ...conditionsOf(table, filter, values)];
      const rows = await database.query<{ readonly id: string; readonly vector: string }>(
        `select v.id, encode(v.vector, 'base64') as vector
           from ${table.name}_vectors v join ${table.name} t on t.tenant_id = v.tenant_id and t.id = v.id
           where ${conditions.join(' and ')}
           order by v.id
           limit $4`,
        values.all,
      );
      for (const { id, vector } of rows) {
        const score = cosine(vector);
        if (!Number.isNaN(score)) hits.push({ id, score });
      }
      last = rows.at(-1)?.id ?? '';
      if (rows.length < PAGE) break;
    }
    // They came by id, and sorting leaves equals in their order.
    return hits.sort((one, other) => other.score - one.score).slice(0, limit);
  };

/** The cosine of a vector and what the database writes of another; one reader serves a whole list. */
const cosineWith = (query: Float32Array) => {
  const bytes = Buffer.alloc(query.byteLength);
  const other = new Float32Array(bytes.buffer, bytes.byteOffset, query.length);
  const ofQuery = query.reduce((sum, value) => sum + value * value, 0);
  return (written: string): number => {
    bytes.write(written, 'base64');
    let [product, ofOther] = [0, 0];
    for (let at = 0; at < query.length; at += 1) {
      const value = other[at] as number;
      product += value * (query[at] as number);
      ofOther += value * value;
    }
    return product / Math.sqrt(ofQuery * ofOther);
  };
};
