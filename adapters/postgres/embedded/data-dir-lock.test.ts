import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { DataDirInUse, lockDataDir, readLock } from './data-dir-lock.ts';
import { processStart } from './process-identity.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'oria-lock-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** The lock that another process would have left. */
const leave = (record: object | string) =>
  writeFile(join(dataDir, 'oria.lock'), typeof record === 'string' ? record : JSON.stringify(record));

/** The number of a process that runs until the test ends. */
const anotherProcess = async (): Promise<number> => {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)']);
  onTestFinished(() => void child.kill('SIGKILL'));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child.pid as number;
};

/** The number of a process that has ended. */
const deadProcess = async (): Promise<number> => {
  const child = spawn(process.execPath, ['--version']);
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid as number;
};

describe('The lock on a data directory', () => {
  test('is free at first, then held, then free again', async () => {
    expect(await readLock(dataDir)).toBeUndefined();
    const lock = await lockDataDir(dataDir);
    expect(await readLock(dataDir)).toEqual({ pid: process.pid, alive: true });
    await lock.release();
    expect(await readLock(dataDir)).toBeUndefined();
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('makes the directory', async () => {
    const lock = await lockDataDir(join(dataDir, 'new', 'place'));
    await lock.release();
  });

  test('refuses a second holder in one line that names process, path and url', async () => {
    const pid = await anotherProcess();
    await leave({ pid, processStart: processStart(pid), token: 't' });
    await expect(lockDataDir(dataDir)).rejects.toThrow(`The data directory ${dataDir} is in use by process ${pid}.`);
    await leave({ pid, processStart: processStart(pid), token: 't', url: 'http://127.0.0.1:3000' });
    const refusal = await lockDataDir(dataDir).catch((error) => error);
    expect(refusal).toBeInstanceOf(DataDirInUse);
    expect(refusal.message).toBe(
      `The data directory ${dataDir} is in use by process ${pid}, which serves http://127.0.0.1:3000.`,
    );
    expect(await readLock(dataDir)).toEqual({ pid, url: 'http://127.0.0.1:3000', alive: true });
  });

  test('refuses a second holder in the same process too', async () => {
    await lockDataDir(dataDir);
    await expect(lockDataDir(dataDir)).rejects.toBeInstanceOf(DataDirInUse);
  });

  test('tells where its holder serves', async () => {
    const lock = await lockDataDir(dataDir);
    await lock.recordUrl('http://127.0.0.1:4711');
    expect(await readLock(dataDir)).toEqual({ pid: process.pid, url: 'http://127.0.0.1:4711', alive: true });
    await lock.release();
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('of a dead process is taken over at once', async () => {
    const pid = await deadProcess();
    await leave({ pid, processStart: 'boot/1', token: 't', url: 'http://127.0.0.1:3000' });
    expect(await readLock(dataDir)).toMatchObject({ pid, alive: false });
    await lockDataDir(dataDir);
    expect(await readLock(dataDir)).toEqual({ pid: process.pid, alive: true });
  });

  test.runIf(processStart(process.pid))('of a dead process whose number another has by now is taken over', async () => {
    const pid = await anotherProcess();
    await leave({ pid, processStart: 'an-earlier-boot/123', token: 't' });
    expect(await readLock(dataDir)).toEqual({ pid, alive: false });
    await lockDataDir(dataDir);
  });

  test('without a recorded start goes by the number alone', async () => {
    await leave({ pid: await anotherProcess(), processStart: null, token: 't' });
    await expect(lockDataDir(dataDir)).rejects.toBeInstanceOf(DataDirInUse);
    await leave({ pid: await deadProcess(), processStart: null, token: 't' });
    await lockDataDir(dataDir);
  });

  test.each(['', '{', '{"pid":"x"}', '{"pid":-1}', 'null'])(
    'that cannot be read (%s) belongs to nobody',
    async (text) => {
      await leave(text);
      expect(await readLock(dataDir)).toBeUndefined();
      await lockDataDir(dataDir);
    },
  );

  test('left behind is taken over by exactly one of many', async () => {
    await leave({ pid: await deadProcess(), processStart: 'boot/1', token: 't' });
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => lockDataDir(dataDir)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(dataDir)).toEqual(['oria.lock']);
  });

  test('is not released by who has lost it', async () => {
    const lock = await lockDataDir(dataDir);
    const pid = await anotherProcess();
    await leave({ pid, processStart: processStart(pid), token: 'another' });
    await lock.release();
    expect(JSON.parse(await readFile(join(dataDir, 'oria.lock'), 'utf8'))).toMatchObject({ pid });
  });
});
