import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type LockServer, serveBackend } from './lock-server.ts';

/** Long enough for a busy machine not to be cut off by accident. */
const PATIENT_MS = 30_000;
const HASTY_MS = 60;
let database: PGlite;
let lockServer: LockServer;
let socketDir: string;

beforeAll(async () => {
  database = await PGlite.create();
  await database.exec('create table notes (id int primary key, text text)');
  socketDir = await mkdtemp(join(tmpdir(), 'oria-'));
  lockServer = await serve(PATIENT_MS, 5432);
}, 60_000);
afterAll(async () => {
  await lockServer.stop();
  await database.close();
  await rm(socketDir, { recursive: true });
});

const serve = (idleMs: number, port: number) =>
  serveBackend(
    { exchange: (messages) => database.execProtocolRaw(messages) },
    {
      password: 'secret',
      idleMs,
      listen: { path: join(socketDir, `.s.PGSQL.${port}`) },
      onBackendFailure: (error) => {
        throw error;
      },
    },
  );
/** Another server of the same backend, used while nobody uses the first. */
const serveHastily = async () => {
  const hasty = await serve(HASTY_MS, 5433);
  onTestFinished(() => hasty.stop());
};

const address = (port = 5432) => ({
  host: socketDir,
  port,
  user: 'postgres',
  password: 'secret',
  database: 'postgres',
});

const openClient = async (port?: number) => {
  const client = new pg.Client(address(port));
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
};

const openPool = (max: number) => {
  const pool = new pg.Pool({ ...address(), max });
  onTestFinished(() => pool.end());
  return pool;
};

describe('One backend behind many connections', () => {
  test('never mixes statements, also when their parameters come in many pieces', async () => {
    const pool = openPool(10);
    const lengths = Array.from({ length: 40 }, (_, index) => 200_000 + index);
    const answers = await Promise.all(
      lengths.map((length) =>
        length % 2
          ? pool.query('select length($1::text) as length', ['x'.repeat(length)])
          : pool.query('select length($1::text) + $2::int as length', ['x'.repeat(length), 0]),
      ),
    );
    expect(answers.map(({ rows }) => rows[0].length)).toEqual(lengths);
  });

  test('never mixes transactions', async () => {
    const pool = openPool(10);
    await pool.query('insert into notes values (1, 0)');
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        const client = await pool.connect();
        await client.query('begin');
        const { rows } = await client.query('select text::int as count from notes where id = 1');
        await client.query('update notes set text = $1 where id = 1', [rows[0].count + 1]);
        await client.query('commit');
        client.release();
      }),
    );
    expect((await pool.query('select text from notes where id = 1')).rows).toEqual([{ text: '30' }]);
  });

  test('gives large results whole', async () => {
    const { rows } = await openPool(1).query(`select repeat('y', 3000000) as text`);
    expect(rows[0].text).toHaveLength(3_000_000);
  });

  test('goes on after a statement that fails, in a transaction and outside', async () => {
    const client = await openClient();
    await expect(client.query('selec')).rejects.toThrow('syntax error');
    await client.query('begin');
    await expect(client.query('select 1/0')).rejects.toThrow('division by zero');
    await client.query('rollback');
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('undoes what a connection began that is cut off, and frees the backend', async () => {
    const client = await openClient();
    await client.query('begin');
    await client.query(`insert into notes values (2, 'never')`);
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    const other = await openClient();
    expect((await other.query('select * from notes where id = 2')).rows).toEqual([]);
  });

  test('cuts off who holds it without a word for too long', async () => {
    await serveHastily();
    const silent = await openClient(5433);
    await silent.query(`begin; insert into notes values (3, 'never')`);
    const other = await openClient(5433);
    expect((await other.query('select * from notes where id = 3')).rows).toEqual([]);
    await expect(silent.query('commit')).rejects.toThrow();
  });

  test('lets a connection be idle for as long as it likes outside a transaction', async () => {
    await serveHastily();
    const client = await openClient(5433);
    await client.query('select 1');
    await new Promise((resolve) => setTimeout(resolve, HASTY_MS * 2));
    expect((await client.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  });

  test('serves nobody without the password', async () => {
    for (const password of ['', 'secre', 'secret2', 'sécret']) {
      const client = new pg.Client({ ...address(), password });
      await expect(client.connect()).rejects.toMatchObject({ code: '28P01' });
    }
    const rude = connect(join(socketDir, '.s.PGSQL.5432'));
    const said = new Promise<string>((resolve) => {
      let heard = '';
      rude.on('data', (piece) => {
        heard += piece.toString('latin1');
      });
      rude.on('close', () => resolve(heard));
    });
    const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
    rude.write(Buffer.concat([startup, Buffer.from('Q\0\0\0\u000dselect 1\0', 'latin1')]));
    expect(await said).toContain('28P01');
  });

  test('is not disturbed by who does not speak the protocol', async () => {
    for (const words of ['GET / HTTP/1.1\r\n\r\n', '\0\0\0\0\0\0\0\0', '\xff\xff\xff\xff\xff']) {
      const rude = connect(join(socketDir, '.s.PGSQL.5432'));
      rude.on('error', () => {});
      const closed = new Promise((resolve) => rude.once('close', resolve));
      rude.write(words, 'latin1');
      rude.end();
      await closed;
    }
    const client = await openClient();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('stops while a transaction is open, and leaves it undone', async () => {
    const another = await serveBackend(
      { exchange: (messages) => database.execProtocolRaw(messages) },
      { password: 'p', idleMs: 1_000, listen: { host: '127.0.0.1', port: 0 }, onBackendFailure: () => {} },
    );
    const { port } = another.server.address() as AddressInfo;
    const client = new pg.Client({ ...address(), host: '127.0.0.1', port, password: 'p' });
    client.on('error', () => {});
    await client.connect();
    await client.query('begin');
    await client.query(`insert into notes values (4, 'never')`);
    await another.stop();
    expect((await database.query('select * from notes where id = 4')).rows).toEqual([]);
  });
});
