import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { StoreUnavailable } from '../../modules/kernel/index.ts';
import { openCheckpointer } from './checkpointer.ts';
import { langGraphPreferences, openPreferenceStore, preferencesNamespace } from './preferences.ts';

// What all stores of preferences promise is held by test/ports/preferences.ts; this is what LangGraph's tables add.

let database: PGlite;
/** One connection only: whoever asks for a second while holding it waits for ever. */
let pool: pg.Pool;

beforeAll(async () => {
  database = await PGlite.create();
  pool = new pg.Pool(createPgConfig(database));
}, 30_000);
beforeEach(() => pool.query('DROP SCHEMA IF EXISTS langgraph CASCADE'));
afterAll(async () => {
  await pool.end();
  await database.close();
});

const said = (text: string) => ({ text, since: new Date(0), confirmed: new Date(0) });

test('the tables are made on the given pool, beside those of checkpoints, as often as asked', async () => {
  await Promise.all([openPreferenceStore(pool), openCheckpointer(pool), openPreferenceStore(pool)]);
  await openPreferenceStore(pool);
  const { rows } = await pool.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'langgraph' ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'checkpoint_blobs',
    'checkpoint_migrations',
    'checkpoint_writes',
    'checkpoints',
    'store',
    'store_migrations',
  ]);
  expect(await langGraphPreferences(pool).write('acme', 'maya', [said('kept')], 0)).toBe(true);
});

test('they may be made while other processes make them', async () => {
  let before = 3;
  const contended: pg.Pool = Object.create(pool, {
    connect: {
      value: async () => {
        before -= 1;
        if (before > 0) throw Object.assign(new Error('tuple concurrently updated'), { code: 'XX000' });
        return pool.connect();
      },
    },
  });
  await openPreferenceStore(contended);
  expect(before).toBe(0);
});

test('labels of a namespace have one length and no character that LangGraph treats as its own', () => {
  for (const id of ['', 'a', 'user_1', 'a:b', 'a.b', '100%', '\\', '\0', '\ud800', 'x'.repeat(1_000)]) {
    const [root, tenant, user] = preferencesNamespace(id, `${id}!`);
    expect(root).toBe('memory');
    expect(tenant).toMatch(/^[0-9a-f]{64}$/);
    expect(user).toMatch(/^[0-9a-f]{64}$/);
    expect(user).not.toBe(tenant);
  }
});

test('no id of a tenant or user is written in clear', async () => {
  await openPreferenceStore(pool);
  await langGraphPreferences(pool).write('acme', 'maya@acme.example', [said('kept')], 0);
  const { rows } = await pool.query('SELECT to_jsonb(s)::text AS row FROM langgraph.store s');
  expect(rows).toHaveLength(1);
  expect(rows[0].row).not.toContain('acme');
});

test('an item that somebody else wrote in another shape is not taken for preferences, and may be forgotten', async () => {
  await openPreferenceStore(pool);
  const path = preferencesNamespace('acme', 'maya').join(':');
  await pool.query('INSERT INTO langgraph.store (namespace_path, key, value) VALUES ($1, $2, $3)', [
    path,
    'preferences',
    JSON.stringify({ items: 'none' }),
  ]);
  const preferences = langGraphPreferences(pool);
  await expect(preferences.read('acme', 'maya')).rejects.toThrow(StoreUnavailable);
  expect(await preferences.write('acme', 'maya', [], 0)).toBe(false);
  expect(await preferences.forget('acme', 'maya')).toBe(true);
  expect(await preferences.read('acme', 'maya')).toEqual({ items: [], revision: 0 });
});
