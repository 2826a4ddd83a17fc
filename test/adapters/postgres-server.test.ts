import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, DatabaseUnreachable, openDatabase } from '../../adapters/postgres/index.ts';
import { migrations } from '../../adapters/postgres/migrations/index.ts';
import { StoreUnavailable } from '../../modules/kernel/index.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { onPostgreSQL } from '../support/stores.ts';

onPostgreSQL(() =>
  describe('A PostgreSQL server', () => {
    let url: string;
    let drop: () => Promise<void>;
    beforeAll(async () => {
      const fresh = await freshDatabase();
      if (!fresh) throw new Error('TEST_DATABASE_URL is not set.');
      ({ url, drop } = fresh);
    });
    afterAll(() => drop());

    const warnings: unknown[] = [];
    const open = async (options: { statementTimeoutMs?: number; prepare?: (pool: pg.Pool) => Promise<void> } = {}) => {
      const database = await openDatabase({
        at: { url },
        poolSize: 3,
        log: { warn: (fields) => warnings.push(fields) },
        ...options,
      });
      onTestFinished(() => database.close());
      return database;
    };
    const asAdministrator = async (sql: string, values: unknown[] = []) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client.query(sql, values).finally(() => client.end());
    };
    const cutAll = () =>
      asAdministrator(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );

    test('is migrated by one of several processes that start at once, and prepared by one at a time', async () => {
      let inside = 0;
      const seen: number[] = [];
      const prepare = async (pool: pg.Pool) => {
        inside += 1;
        seen.push(inside);
        await pool.query('select pg_sleep(0.02)');
        inside -= 1;
      };
      const databases = await Promise.all(Array.from({ length: 5 }, () => open({ prepare })));
      expect(seen).toEqual([1, 1, 1, 1, 1]);
      const applied = await (databases[0] as Database).query('select name from migrations');
      expect(applied).toHaveLength(migrations.length);
    });

    test('tells whether it has pgvector', async () => {
      const { rows } = await asAdministrator(`select 1 from pg_available_extensions where name = 'vector'`);
      expect((await open()).vectors).toBe(rows.length > 0 ? 'pgvector' : 'none');
    });

    test('that cuts idle connections is heard of, and the next query makes new ones', async () => {
      const database = await open();
      await Promise.all([1, 2, 3].map(() => database.query('select pg_sleep(0.01)')));
      warnings.length = 0;
      await cutAll();
      // Each of them is told; one that is not yet known as lost would be used once more.
      await expect.poll(() => warnings.length).toBe(3);
      expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    });

    test('that goes away in the middle of a query is the store’s failure, and only of that query', async () => {
      const database = await open();
      const lost = database.query('select pg_sleep(10)').catch((error) => error);
      await expect
        .poll(
          async () =>
            (await asAdministrator(`select 1 from pg_stat_activity where query = 'select pg_sleep(10)'`)).rowCount,
        )
        .toBe(1);
      await cutAll();
      expect(await lost).toBeInstanceOf(StoreUnavailable);
      expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    });

    test('that takes too long for a statement is the store’s failure', async () => {
      const database = await open({ statementTimeoutMs: 50 });
      const error = await database.query('select pg_sleep(5)').catch((thrown) => thrown);
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(error.cause).toMatchObject({ code: '57014' });
    });

    test('that has no such database, or lets this user not in, is not reachable, and tells no password', async () => {
      const elsewhere = new URL(url);
      elsewhere.pathname = '/no_such_database';
      elsewhere.password = 'hunter2';
      const error = await openDatabase({ at: { url: elsewhere.href }, poolSize: 1 }).catch((thrown) => thrown);
      expect(error).toBeInstanceOf(DatabaseUnreachable);
      // A server that asks for passwords says so first; one that trusts looks for the database.
      expect(error.message).toMatch(
        /^The database no_such_database at .* cannot be reached: .*(does not exist|password authentication failed for user .*)\.$/,
      );
      expect(error.message).not.toContain('hunter2');
    });

    test('is left by all connections when closed', async () => {
      const database = await open();
      await database.query('select 1');
      await database.close();
      await database.close();
      const { rows } = await asAdministrator(
        'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      expect(rows[0].n).toBe(0);
    });
  }),
);
