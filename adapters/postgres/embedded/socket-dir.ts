import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What PostgreSQL's clients look for in a directory that is given as host, with port 5432. */
export const SOCKET_FILE = '.s.PGSQL.5432';

// A path of a Unix socket is at most 107 bytes on Linux and 103 on macOS.
const SOCKET_PATH_MAX_BYTES = 103;

export interface SocketDir {
  readonly path: string;
  remove(): Promise<void>;
}

/** A directory that only this user may enter: inside the data directory, or a temporary one where that path is too long. */
export const makeSocketDir = async (dataDir: string | undefined): Promise<SocketDir> => {
  const inside = dataDir && join(dataDir, 'socket');
  if (inside && Buffer.byteLength(join(inside, SOCKET_FILE)) <= SOCKET_PATH_MAX_BYTES) {
    await mkdir(inside, { recursive: true, mode: 0o700 });
    await chmod(inside, 0o700);
    // A killed process leaves its socket; the lock says that nobody listens on it.
    await rm(join(inside, SOCKET_FILE), { force: true });
    return { path: inside, remove: () => rm(join(inside, SOCKET_FILE), { force: true }) };
  }
  const path = await mkdtemp(join(tmpdir(), 'oria-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};
