import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLock } from './data-dir-lock.ts';
import { type Embedded, openEmbedded } from './open-embedded.ts';

let home: string;
let template: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'oria-embedded-'));
  template = join(home, 'template.tar');
});
afterAll(() => rm(home, { recursive: true, force: true }));

const ask = async (embedded: Embedded, sql: string) => {
  const client = new pg.Client(embedded.address);
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
};

describe('An embedded database in memory', () => {
  test('begins empty each time, from a template that is made once and made again when broken', async () => {
    await writeFile(template, 'no template');
    const first = await openEmbedded({ dataDir: undefined, template });
    await ask(first, 'create table notes as select 1');
    await first.close();
    const made = await stat(template);
    expect(made.size).toBeGreaterThan(1_000_000);

    const second = await openEmbedded({ dataDir: undefined, template });
    expect(await ask(second, `select to_regclass('notes') as notes`)).toEqual([{ notes: null }]);
    const { host } = second.address;
    expect((await stat(host)).mode & 0o777).toBe(0o700);
    await second.close();
    expect(existsSync(host)).toBe(false);
    expect((await stat(template)).mtimeMs).toBe(made.mtimeMs);
  }, 60_000);
});

describe('An embedded database in a directory', () => {
  test('keeps its data over openings, for this user only, and frees the directory when closed', async () => {
    const dataDir = join(home, 'kept');
    // What a first start that was killed half-way leaves.
    await mkdir(join(dataDir, 'postgres.new'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.new', 'PG_VERSION'), 'half');

    const first = await openEmbedded({ dataDir, template });
    await ask(first, 'create table notes as select 42 as answer');
    expect((await stat(join(dataDir, 'socket'))).mode & 0o777).toBe(0o700);
    await first.recordUrl('http://127.0.0.1:3000');
    expect(await readLock(dataDir)).toMatchObject({ pid: process.pid, url: 'http://127.0.0.1:3000', alive: true });
    await expect(openEmbedded({ dataDir })).rejects.toMatchObject({ name: 'DataDirInUse', pid: process.pid });
    await first.close();
    await first.close();
    expect(await readLock(dataDir)).toBeUndefined();
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'socket']);

    const second = await openEmbedded({ dataDir });
    expect(second.address.password).not.toBe(first.address.password);
    expect(await ask(second, 'select answer from notes')).toEqual([{ answer: 42 }]);
    expect(
      await ask(
        second,
        `select '[1,2]'::text as v, count(*)::int as n from pg_available_extensions where name = 'vector'`,
      ),
    ).toEqual([{ v: '[1,2]', n: 1 }]);
    await second.close();
  }, 60_000);

  test('of a killed process opens at once with what was committed', async () => {
    const dataDir = join(home, 'kept');
    const script = `
      import pg from 'pg';
      import { openEmbedded } from './adapters/postgres/embedded/open-embedded.ts';
      const embedded = await openEmbedded({ dataDir: process.argv[1] });
      const client = new pg.Client(embedded.address);
      await client.connect();
      await client.query('create table committed as select 1 as one');
      await client.query('begin; create table open as select 1 as one');
      console.log('ready');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await Promise.race([ended, new Promise((resolve) => child.stdout.once('data', resolve))]);
    expect(await readLock(dataDir)).toEqual({ pid: child.pid, alive: true });
    await expect(openEmbedded({ dataDir })).rejects.toMatchObject({ name: 'DataDirInUse', pid: child.pid });
    child.kill('SIGKILL');
    await ended;
    expect(await readLock(dataDir)).toEqual({ pid: child.pid, alive: false });

    const embedded = await openEmbedded({ dataDir });
    expect(await ask(embedded, `select to_regclass('committed')::text as c, to_regclass('open')::text as o`)).toEqual([
      { c: 'committed', o: null },
    ]);
    await embedded.close();
  }, 60_000);

  test('that cannot be made says so', async () => {
    const dataDir = join(home, 'file');
    await writeFile(dataDir, 'not a directory');
    await expect(openEmbedded({ dataDir })).rejects.toMatchObject({
      name: 'EmbeddedFailed',
      message: expect.stringMatching(/^The embedded database in .*file could not be started: .*EEXIST.*$/),
    });
  });
});
