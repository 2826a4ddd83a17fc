import { createHash, randomInt } from 'node:crypto';
import { PostgresStore } from '@langchain/langgraph-checkpoint-postgres/store';
import type pg from 'pg';
import { z } from 'zod';
import type { Preference, Preferences } from '../../ports/preferences.ts';
import { storableJson, storableText } from '../../ports/storable-text.ts';
import { makeTables, orUnavailable, SCHEMA } from './tables.ts';

/** The key of a user's one item within the user's namespace. */
export const PREFERENCES_KEY = 'preferences';

/**
 * A user's namespace in the LangGraph store: `memory`, the tenant, the user. Ids become labels of one length and of safe
 * characters (SHA-256 in hex): LangGraph refuses some characters in labels, splits at others, and finds namespaces by a
 * prefix of text, by which a shorter id would find the longer ones that begin with it.
 */
export const preferencesNamespace = (tenant: string, user: string): string[] => ['memory', label(tenant), label(user)];

const label = (id: string): string => createHash('sha256').update(storableText(id)).digest('hex');

/** Makes the tables of the LangGraph store if they are not there. Several processes may do so at once. @throws StoreUnavailable */
export const openPreferenceStore = (pool: pg.Pool): Promise<void> => makeTables(new StoreOn(pool));

/** LangGraph's store on a pool of the application; what it would make for itself is never connected. */
class StoreOn extends PostgresStore {
  constructor(pool: pg.Pool) {
    super({ connectionOptions: {}, schema: SCHEMA });
    const { core } = this as unknown as { core?: { pool?: unknown } };
    if (!core?.pool) throw new Error('This release of the LangGraph store keeps its pool elsewhere.');
    core.pool = pool;
  }
}

const Item = z.object({
  items: z.array(z.object({ text: z.string(), since: z.coerce.date(), confirmed: z.coerce.date() })),
  revision: z.number().int().positive(),
});

/**
 * Preferences as items of the LangGraph store (`preferencesNamespace`, `PREFERENCES_KEY`), which anything that has the store
 * can read. Written by statements of their own, for the store itself has no write that depends on what is there. A first
 * revision is a random number: what was read before all was forgotten never fits what was written after.
 */
export const langGraphPreferences = (pool: pg.Pool): Preferences => ({
  async read(tenant, user) {
    return orUnavailable(async () => {
      const { rows } = await pool.query<{ value: unknown }>(READ, place(tenant, user));
      return rows[0] ? Item.parse(rows[0].value) : { items: [], revision: 0 };
    });
  },

  async write(tenant, user, items, expected) {
    const isFirst = expected === 0;
    const value = JSON.stringify(
      storableJson({ items: items.map(toItem), revision: isFirst ? randomInt(1, 2 ** 47) : expected + 1 }),
    );
    const { rowCount } = await orUnavailable(() =>
      isFirst
        ? pool.query(WRITE_FIRST, [...place(tenant, user), value])
        : pool.query(WRITE_NEXT, [...place(tenant, user), value, JSON.stringify(expected)]),
    );
    return rowCount === 1;
  },

  async forget(tenant, user) {
    const { rowCount } = await orUnavailable(() => pool.query(FORGET, place(tenant, user)));
    return rowCount === 1;
  },
});

const toItem = ({ text, since, confirmed }: Preference) => ({ text, since, confirmed });

const place = (tenant: string, user: string) => [preferencesNamespace(tenant, user).join(':'), PREFERENCES_KEY];

const READ = `SELECT value FROM ${SCHEMA}.store WHERE namespace_path = $1 AND key = $2`;
const WRITE_FIRST = `INSERT INTO ${SCHEMA}.store (namespace_path, key, value) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`;
const WRITE_NEXT = `
  UPDATE ${SCHEMA}.store SET value = $3 WHERE namespace_path = $1 AND key = $2 AND value -> 'revision' = $4::jsonb`;
const FORGET = `DELETE FROM ${SCHEMA}.store WHERE namespace_path = $1 AND key = $2`;
