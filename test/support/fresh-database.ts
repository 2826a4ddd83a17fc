import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A file that all test processes share, so that only the first one waits for an empty database to be made. */
export const emptyDatabaseTemplate = join(tmpdir(), 'oria-empty-database.tar');

/** A database of its own on the PostgreSQL of `TEST_DATABASE_URL`; `undefined` where none is set: then PGlite is used. */
export const freshDatabase = async (): Promise<{ url: string; drop(): Promise<void> } | undefined> => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  const name = `oria_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
};
