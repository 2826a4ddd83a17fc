import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { StoreUnavailable } from '../../modules/kernel/index.ts';
import { openDatabase } from './database.ts';
import { DatabaseUnreachable, MigrationFailed, storeUnavailable } from './database-errors.ts';
import { type Embedded, openEmbedded } from './embedded/open-embedded.ts';

const template = join(tmpdir(), 'oria-empty-database.tar');

describe('A server that cannot be used', () => {
  const failure = (url: string) =>
    openDatabase({ at: { url }, poolSize: 2, connectTimeoutMs: 500 }).then(
      () => undefined,
      (error) => error,
    );

  test('is named by database, host and port, in one line without the password', async () => {
    const error = await failure('postgres://oria:hunter2@127.0.0.1:1/careers?application_name=x');
    expect(error).toBeInstanceOf(DatabaseUnreachable);
    expect(error.message).toBe(
      'The database careers at 127.0.0.1:1 cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
    );
    expect(error.cause).toBeDefined();
  });

  test('tells a reason also where a host has several addresses', async () => {
    const error = await failure('postgres://oria:hunter2@localhost:1/careers');
    expect(error.message).toMatch(
      /^The database careers at localhost:1 cannot be reached: connect ECONNREFUSED .*:1\.$/,
    );
  });

  test.each(['', 'careers', 'http://127.0.0.1/', 'postgres://oria:hunter2@:x/', 'postgres://oria:%E0%A4@127.0.0.1/x'])(
    'is not looked for where its URL makes no sense: %s',
    async (url) => {
      const error = await failure(url);
      expect(error).toBeInstanceOf(DatabaseUnreachable);
      expect(error.message).toMatch(/URL/);
      expect(`${error.message}${error.cause.message}`).not.toContain('hunter2');
    },
  );
});

describe('A failed statement', () => {
  test('is the store’s failure, with a cause that quotes no values', () => {
    const driver = Object.assign(new pg.DatabaseError('duplicate key value violates "people_pkey"', 1, 'error'), {
      code: '23505',
      detail: 'Key (email)=(maya@example.com) already exists.',
      where: 'PL/pgSQL function',
    });
    const error = storeUnavailable(driver);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error.cause).toBe(driver);
    expect(JSON.stringify({ ...driver })).not.toContain('maya@example.com');
    expect(storeUnavailable(error)).toBe(error);
  });
});

describe('An embedded database', () => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await openEmbedded({ dataDir: undefined, template });
  }, 60_000);
  afterAll(() => embedded.close());
  const open = async (prepare?: (pool: pg.Pool) => Promise<void>) => {
    const database = await openDatabase({
      at: { embedded: embedded.address },
      poolSize: 3,
      ...(prepare && { prepare }),
    });
    onTestFinished(() => database.close());
    return database;
  };

  test('whose tables cannot be made says so in one line', async () => {
    const client = new pg.Client(embedded.address);
    await client.connect();
    await client.query('create table tenants (id int)');
    await expect(open()).rejects.toBeInstanceOf(MigrationFailed);
    await expect(open()).rejects.toThrow(
      /^The tables of the database inside this process could not be migrated: relation "tenants" already exists\.$/,
    );
    await client.query('drop table tenants');
    await client.end();
  });

  test('is migrated once, and has vectors', async () => {
    const first = await open();
    expect(first.vectors).toBe('pgvector');
    const second = await open();
    const applied = await second.query<{ name: string }>('select name from migrations');
    const { migrations } = await import('./migrations/index.ts');
    expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    expect(await first.query<{ near: number }>(`select '[1,0]'::vector <=> '[1,0]'::vector as near`)).toEqual([
      { near: 0 },
    ]);
  });

  test('has what else was asked for before it is used', async () => {
    const database = await open(async (pool) => {
      await pool.query('create schema if not exists extra');
    });
    expect(await database.query(`select to_regnamespace('extra')::text as extra`)).toEqual([{ extra: 'extra' }]);
  });

  test('has the tables that the row shapes say', async () => {
    const { dataSource } = await open();
    for (const { tableName, columns } of dataSource.entityMetadatas) {
      const found = await dataSource.query(
        `select column_name as name, is_nullable = 'YES' as "isNullable", data_type as type
           from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [tableName],
      );
      const types: Readonly<Record<string, string>> = { timestamptz: 'timestamp with time zone' };
      const said = columns.map(({ databaseName, isNullable, isArray, type }) => ({
        name: databaseName,
        isNullable,
        type: isArray ? 'ARRAY' : (types[String(type)] ?? type),
      }));
      const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
      expect([tableName, said.sort(byName)]).toEqual([tableName, found.sort(byName)]);
    }
  });

  test('serves a process of the release before, which does not say how it knows the language of a turn', async () => {
    const database = await open();
    const opening = {
      tenant_id: 'acme',
      user_id: 'maya',
      new_conversation_id: '00000000-0000-4000-8000-000000000001',
      title: 'A title',
      title_search: 'a title',
      language: 'de',
      fallback_language: 'en',
      turn_id: '00000000-0000-4000-8000-000000000002',
      run_id: '00000000-0000-4000-8000-000000000003',
      user_message_id: '00000000-0000-4000-8000-000000000004',
      message_id: '00000000-0000-4000-8000-000000000005',
      content: 'Hallo',
      content_search: 'hallo',
      metadata: {},
      owner: 'the release before',
      now: new Date(),
      lease_until: new Date(),
      history_limit: 40,
    };
    const ending = {
      output: { status: 'completed', answer: 'Guten Tag', cards: [], activeAgent: null, metadata: {} },
      content_search: 'guten tag',
      at: new Date(),
      retryable: false,
      profile_analysed: false,
    };
    const [row] = await database.query<{ begun: unknown }>('select begin_turn($1) as begun', [JSON.stringify(opening)]);
    expect(row?.begun).toMatchObject({ kind: 'started', run: { language: 'de' }, conversation: { language: 'de' } });
    const ended = await database.query('select end_turn($1, $2) as ended', [opening.run_id, JSON.stringify(ending)]);
    expect(ended).toEqual([{ ended: true }]);
  });

  test('can be taken back to the beginning, and forth again', async () => {
    const client = new pg.Client(embedded.address);
    await client.connect();
    const { dataSource } = await open();
    const { migrations } = await import('./migrations/index.ts');
    const runner = dataSource.createQueryRunner();
    for (const Migration of [...migrations].reverse()) await new Migration().down(runner);
    const left = await client.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
       union all select proname from pg_proc where pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
    );
    expect(left.rows).toEqual([]);
    for (const Migration of migrations) await new Migration().up(runner);
    await runner.release();
    await client.end();
  });

  test('that is gone is the store’s failure', async () => {
    const database = await open();
    const lost = { ...embedded.address, host: '/nowhere' };
    await expect(openDatabase({ at: { embedded: lost }, poolSize: 1 })).rejects.toBeInstanceOf(DatabaseUnreachable);
    await database.close();
    await expect(database.query('select 1')).rejects.toBeInstanceOf(StoreUnavailable);
  });
});
