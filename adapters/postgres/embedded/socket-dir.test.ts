import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSocketDir, SOCKET_FILE } from './socket-dir.ts';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'oria-socket-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

describe('The directory of the socket', () => {
  test('is inside the data directory, open to this user only, without what a killed process left', async () => {
    const { path } = await makeSocketDir(home);
    expect(path).toBe(join(home, 'socket'));
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    await writeFile(join(path, SOCKET_FILE), '');
    await makeSocketDir(home);
    await expect(stat(join(path, SOCKET_FILE))).rejects.toThrow('ENOENT');
  });

  test.each([[undefined], ['/'.padEnd(120, 'long')]])('is a temporary one, gone when done, for %s', async (dataDir) => {
    const { path, remove } = await makeSocketDir(dataDir);
    expect(Buffer.byteLength(join(path, SOCKET_FILE))).toBeLessThanOrEqual(103);
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    await remove();
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });
});
