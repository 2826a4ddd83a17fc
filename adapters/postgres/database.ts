import pg from 'pg';
import { DataSource, type DataSourceOptions, type Logger as TypeOrmLogger } from 'typeorm';
import type { Logger } from '../../modules/kernel/index.ts';
import type { ServerAddress } from './address.ts';
import { arrangeVectors, type VectorCapability } from './catalogue/vector-storage.ts';
import { DatabaseUnreachable, MigrationFailed, storeUnavailable } from './database-errors.ts';
import { migrations } from './migrations/index.ts';
import { entities } from './rows.ts';

export type { VectorCapability };

export interface DatabaseOptions {
  /** A PostgreSQL server by its URL, or this process's embedded database. */
  readonly at: { readonly url: string } | { readonly embedded: ServerAddress };
  /** The most connections at once. */
  readonly poolSize: number;
  /** How long to wait for a server, and for a free connection of the pool, in milliseconds. Default 5,000. */
  readonly connectTimeoutMs?: number;
  /** How long one statement may take, in milliseconds. Default 15,000. */
  readonly statementTimeoutMs?: number;
  /** What else has to be made in the database before it is used; done by one process at a time. */
  readonly prepare?: (pool: pg.Pool) => Promise<void>;
  /** Hears of connections lost while nobody used them; the next query makes new ones. */
  readonly log?: Pick<Logger, 'warn'>;
}

export interface Database {
  readonly dataSource: DataSource;
  /** The connections below the data source, for libraries that bring their own SQL. `close` ends it. */
  readonly pool: pg.Pool;
  readonly vectors: VectorCapability;
  /** The rows of one statement, which is one transaction. @throws StoreUnavailable */
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** May be called twice. */
  close(): Promise<void>;
}

// Any number that no other user of the server's advisory locks takes; the same in every release.
const MIGRATION_LOCK = 7_402_619_583;
/** How long to wait for another process that migrates, in milliseconds. */
const MIGRATION_WAIT_MS = 120_000;

/**
 * Connects, brings the tables up to this release, and gives the database.
 * @throws DatabaseUnreachable @throws MigrationFailed
 */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const place = describePlace(options.at);
  const vectors = await migrate(options, place);
  const dataSource = new DataSource({
    ...sourceOptions(options, servingLimits(options)),
    entities,
    poolSize: options.poolSize,
  });
  await dataSource.initialize().catch((error) => {
    throw new DatabaseUnreachable(place, { cause: error });
  });
  const pool = poolOf(dataSource);
  return {
    dataSource,
    pool,
    vectors,
    async query<Row>(sql: string, values: readonly unknown[] = []) {
      try {
        return (await pool.query(sql, values as unknown[])).rows as Row[];
      } catch (error) {
        throw storeUnavailable(error);
      }
    },
    async close() {
      if (dataSource.isInitialized) await dataSource.destroy();
    },
  };
};

/** What goes wrong is thrown; nothing else of TypeORM is worth a line. */
const silent: TypeOrmLogger = {
  logQuery() {},
  logQueryError() {},
  logQuerySlow() {},
  logSchemaBuild() {},
  logMigration() {},
  log() {},
};

const poolOf = (dataSource: DataSource) => (dataSource.driver as unknown as { readonly master: pg.Pool }).master;

const sourceOptions = ({ at, connectTimeoutMs = 5_000, log }: DatabaseOptions, limits: object) =>
  ({
    type: 'postgres',
    logger: silent,
    synchronize: false,
    installExtensions: false,
    poolErrorHandler: (error: Error) => log?.warn({ err: error }, 'A database connection was lost.'),
    extra: {
      ...('url' in at ? { connectionString: at.url, keepAlive: true } : at.embedded),
      connectionTimeoutMillis: connectTimeoutMs,
      // A new connection costs the first turn on it several milliseconds: the functions are planned once per connection.
      idleTimeoutMillis: 300_000,
      ...limits,
    },
  }) satisfies DataSourceOptions;

/** The embedded engine knows no limits of time; its pool is limited by how long a connection is waited for. */
const servingLimits = ({ at, statementTimeoutMs = 15_000 }: DatabaseOptions) =>
  'url' in at
    ? {
        statement_timeout: statementTimeoutMs,
        idle_in_transaction_session_timeout: statementTimeoutMs,
        // For a server that does not answer at all, not even that it gives up.
        query_timeout: statementTimeoutMs + 5_000,
      }
    : {};

/** Migrates over a connection of its own, which has no limit of time. */
const migrate = async (options: DatabaseOptions, place: string): Promise<VectorCapability> => {
  // Two connections: what is prepared may ask for a second one while it holds the first.
  const dataSource = new DataSource({ ...sourceOptions(options, {}), migrations, poolSize: 2 });
  await dataSource.initialize().catch((error) => {
    throw new DatabaseUnreachable(place, { cause: error });
  });
  try {
    const work = async () => {
      await dataSource.runMigrations({ transaction: 'each' });
      const vectors = await enableVectors(poolOf(dataSource));
      await arrangeVectors(poolOf(dataSource), vectors);
      await options.prepare?.(poolOf(dataSource));
      return vectors;
    };
    // The embedded engine serves one process, and has one session: a lock there would exclude nobody.
    return await ('url' in options.at ? alone(options.at.url, work) : work());
  } catch (error) {
    throw new MigrationFailed(place, { cause: error });
  } finally {
    await dataSource.destroy();
  }
};

/** Does the work while no other process does its own. Held by a transaction: the lock goes when this connection goes. */
const alone = async <Result>(url: string, work: () => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // The rejection below tells.
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${MIGRATION_WAIT_MS}`);
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
};

/** Uses pgvector where the server has it, of 0.8 at least, and this user may switch it on. */
const enableVectors = async (pool: pg.Pool): Promise<VectorCapability> => {
  const { rows } = await pool.query<{ installed: boolean; usable: boolean }>(
    `select installed_version is not null as installed,
         string_to_array(split_part(coalesce(installed_version, default_version), '-', 1), '.')::int[] >= '{0,8}' as usable
       from pg_available_extensions where name = 'vector'`,
  );
  // Older ones cannot go on looking where a filter has left out what they found.
  if (!rows[0]?.usable) return 'none';
  if (rows[0].installed) return 'pgvector';
  try {
    await pool.query('create extension if not exists vector');
    return 'pgvector';
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return 'none'; // insufficient privilege
    throw error;
  }
};

/** `oria at db.example:5432`: enough to know which one is meant, without a secret. */
const describePlace = (at: DatabaseOptions['at']): string => {
  if ('embedded' in at) return 'inside this process';
  let url: URL;
  try {
    url = new URL(at.url);
    decodeURIComponent(url.username + url.password);
  } catch {
    throw new DatabaseUnreachable('(unnamed)', { cause: new Error('its URL is not valid') });
  }
  if (!/^postgres(ql)?:$/.test(url.protocol)) {
    throw new DatabaseUnreachable('(unnamed)', { cause: new Error('its URL does not begin with postgres://') });
  }
  const host = url.searchParams.get('host') ?? (decodeURIComponent(url.hostname) || 'localhost');
  return `${url.pathname.slice(1) || decodeURIComponent(url.username) || 'postgres'} at ${host}:${url.port || '5432'}`;
};
