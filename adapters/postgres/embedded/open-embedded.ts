import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ServerAddress } from '../address.ts';
import { DataDirInUse, type DataDirLock, lockDataDir } from './data-dir-lock.ts';
import { makeSocketDir, SOCKET_FILE, type SocketDir } from './socket-dir.ts';
import type { WorkerOrder, WorkerReport } from './worker.ts';

export interface EmbeddedOptions {
  /** Where the data is kept, for one process at a time; `undefined` keeps it in memory until `close`. */
  readonly dataDir: string | undefined;
  /** A file that keeps an empty database ready for the next that is made, which then takes no seconds; made when missing. */
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

const PORT = 5432;

/**
 * Starts PGlite in a worker thread behind a socket that only this user's processes can open and only this process has
 * the password of. @throws DataDirInUse @throws EmbeddedFailed
 */
export const openEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const dataDir = options.dataDir === undefined ? undefined : resolve(options.dataDir);
  let lock: DataDirLock | undefined;
  let socketDir: SocketDir | undefined;
  try {
    lock = dataDir === undefined ? undefined : await lockDataDir(dataDir);
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
    if (error instanceof DataDirInUse) throw error;
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

interface Engine {
  readonly port: number | undefined;
  stop(): Promise<void>;
}

const startWorker = (order: WorkerOrder, onFailure: EmbeddedOptions['onFailure']): Promise<Engine> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: order,
    execArgv: [], // The process's own flags may not suit a thread.
  });
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
