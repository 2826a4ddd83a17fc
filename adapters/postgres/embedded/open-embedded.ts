import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ServerAddress } from '../address.ts';
import { type DataDirLock, lockDataDir } from './data-dir-lock.ts';
import type { WorkerOrder, WorkerReport } from './worker.ts';

export interface EmbeddedOptions {
  /** Where the data is kept, for one process at a time; `undefined` keeps it in memory until `close`. */
  readonly dataDir: string | undefined;
  /** For a database in memory: a file that keeps an empty one ready for the next start; made when it is not there. */
  readonly template?: string;
  /** Called when the engine breaks while open: every later query fails until the process starts anew. */
  readonly onFailure?: (error: Error) => void;
}

/** A PostgreSQL of this process's own. */
export interface Embedded {
  /** How clients of this process reach it; a new secret for every opening. */
  readonly address: ServerAddress;
  /** Tells who finds the data directory in use where this process serves. */
  recordUrl(url: string): Promise<void>;
  /** Ends all connections and frees the data directory. Close pools first. May be called twice. */
  close(): Promise<void>;
}

/** The embedded database could not be started. */
export class EmbeddedFailed extends Error {
  override readonly name = 'EmbeddedFailed';
  constructor(where: string, options: ErrorOptions) {
    const reason = options.cause instanceof Error ? options.cause.message.split('\n')[0] : 'no reason was given';
    super(`The embedded database ${where} could not be started: ${reason}`, options);
  }
}

// A path of a Unix socket is at most 107 bytes on Linux and 103 on macOS.
const SOCKET_PATH_MAX_BYTES = 103;
const SOCKET_FILE = '.s.PGSQL.5432';
const PORT = 5432;

/**
 * Starts PGlite in a worker thread behind a socket that only this user's processes can open and only this process has
 * the password of. @throws DataDirInUse @throws EmbeddedFailed
 */
export const openEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const dataDir = options.dataDir === undefined ? undefined : resolve(options.dataDir);
  const lock = dataDir === undefined ? undefined : await lockDataDir(dataDir);
  let socketDir: SocketDir | undefined;
  try {
    socketDir = process.platform === 'win32' ? undefined : await makeSocketDir(dataDir);
    const order: WorkerOrder = {
      directory: dataDir && join(dataDir, 'postgres'),
      template: options.template,
      password: randomUUID(),
      listen: socketDir ? { path: join(socketDir.path, SOCKET_FILE) } : { host: '127.0.0.1', port: 0 },
    };
    const engine = await startWorker(order, options.onFailure);
    const address: ServerAddress = {
      host: socketDir?.path ?? '127.0.0.1',
      port: engine.port ?? PORT,
      user: 'postgres',
      password: order.password,
      database: 'postgres',
    };
    return embedded(address, engine, lock, socketDir);
  } catch (error) {
    await socketDir?.remove();
    await lock?.release();
    throw new EmbeddedFailed(dataDir === undefined ? 'in memory' : `in ${dataDir}`, { cause: error });
  }
};

const embedded = (
  address: ServerAddress,
  engine: Engine,
  lock: DataDirLock | undefined,
  socketDir: SocketDir | undefined,
): Embedded => {
  let closing: Promise<void> | undefined;
  const close = async () => {
    await engine.stop();
    await socketDir?.remove();
    await lock?.release();
  };
  return {
    address,
    async recordUrl(url) {
      await lock?.recordUrl(url);
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
};

interface SocketDir {
  readonly path: string;
  remove(): Promise<void>;
}

/** A directory that only this user may enter: inside the data directory, or a temporary one where that path is too long. */
const makeSocketDir = async (dataDir: string | undefined): Promise<SocketDir> => {
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

interface Engine {
  readonly port: number | undefined;
  stop(): Promise<void>;
}

const startWorker = (order: WorkerOrder, onFailure: EmbeddedOptions['onFailure']): Promise<Engine> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: order });
  const exited = new Promise<void>((done) => worker.once('exit', () => done()));
  let stopping = false;
  const stop = async () => {
    stopping = true;
    const closed = new Promise<void>((done) => {
      worker.on('message', (report: WorkerReport) => report.kind === 'closed' && done());
    });
    worker.postMessage('close');
    await Promise.race([closed, exited]);
    await worker.terminate();
  };
  return new Promise((ready, fail) => {
    worker.on('message', (report: WorkerReport) => {
      if (report.kind === 'ready') ready({ port: report.port, stop });
    });
    worker.on('error', (error) => {
      fail(error);
      if (!stopping) onFailure?.(error as Error);
    });
    worker.once('exit', (code) => fail(new Error(`The database's thread ended with ${code}.`)));
  });
};
