import type { Pool } from 'pg';
import { TABLES } from './tables.ts';

/** Whether the database can search vectors by itself. */
export type VectorCapability = 'pgvector' | 'none';

/** The length of the vectors that are kept: that of every embedder of this release. */
export const DIMENSIONS = 512;

/**
 * Brings the tables of vectors to what the server can do, once: with pgvector each becomes a `vector(512)` with an HNSW index by
 * cosine. Vectors from before are dropped, and made anew as those of new texts are.
 *
 * The index's `m` (16, links of a vector) is pgvector's default. `ef_construction` (100, candidates looked at when one is added;
 * default 64) costs adding a vector a third more and finds more of the nearest.
 */
export const arrangeVectors = async (pool: Pool, vectors: VectorCapability): Promise<void> => {
  if (vectors === 'none') return;
  for (const { name } of Object.values(TABLES)) {
    const { rows } = await pool.query<{ type: string }>(
      `select atttypid::regtype::text as type from pg_attribute where attrelid = $1::regclass and attname = 'vector'`,
      [`${name}_vectors`],
    );
    if (rows[0]?.type !== 'bytea') continue;
    // Several statements in one message are one transaction.
    await pool.query(`
      truncate ${name}_vectors;
      alter table ${name}_vectors drop column vector, add column vector vector(${DIMENSIONS}) not null;
      alter table ${name}_vectors alter column vector set storage plain;
      create index ${name}_nearest on ${name}_vectors using hnsw (vector vector_cosine_ops) with (m = 16, ef_construction = 100)`);
  }
};
