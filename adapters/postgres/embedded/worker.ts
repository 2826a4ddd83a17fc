import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { type LockServer, serveBackend } from './lock-server.ts';

/** What the opener tells the worker. */
export interface WorkerOrder {
  /** Where the database's own files are; `undefined` keeps it in memory. */
  readonly directory: string | undefined;
  /** Where an empty database is kept ready, made when it is not there. */
  readonly template: string | undefined;
  readonly password: string;
  readonly listen: { readonly path: string } | { readonly host: string; readonly port: number };
}

/** What the worker tells the opener: once that it listens, once that it has closed. */
export type WorkerReport = { readonly kind: 'ready'; readonly port: number | undefined } | { readonly kind: 'closed' };

/** How long a connection may keep a transaction open without a word, in milliseconds. */
const IDLE_MS = 30_000;
const extensions = { vector };

/** An interrupted first start leaves a directory that no later one can use, so it is made aside and moved when whole. */
const openDirectory = async (directory: string, template: string | undefined): Promise<PGlite> => {
  if (!existsSync(directory)) {
    const draft = `${directory}.new`;
    await rm(draft, { recursive: true, force: true });
    const fresh = await createEmpty(draft, template);
    await fresh.close();
    await rename(draft, directory);
  }
  return PGlite.create({ dataDir: directory, extensions });
};

/** Making an empty database takes seconds, copying one does not. Several processes may make the same template at once. */
const createEmpty = async (dataDir: string | undefined, template: string | undefined): Promise<PGlite> => {
  if (template && existsSync(template)) {
    try {
      return await PGlite.create({ dataDir, loadDataDir: new Blob([await readFile(template)]), extensions });
    } catch {
      // Of another version, or not whole: it is made again.
      if (dataDir) await rm(dataDir, { recursive: true, force: true });
    }
  }
  const database = await PGlite.create({ dataDir, extensions });
  if (template) {
    const image = await database.dumpDataDir('none');
    const draft = `${template}.${randomUUID()}`;
    await writeFile(draft, Buffer.from(await image.arrayBuffer()));
    await rename(draft, template);
  }
  return database;
};

/** The engine throws things that are not errors, with the system's number for what happened. */
const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(`the engine gave up with ${JSON.stringify(thrown)}`);

const main = async (order: WorkerOrder) => {
  const opening = order.directory
    ? openDirectory(order.directory, order.template)
    : createEmpty(undefined, order.template);
  const database = await opening.catch((thrown) => {
    throw asError(thrown);
  });
  const lockServer: LockServer = await serveBackend(
    { exchange: (messages) => database.execProtocolRaw(messages) },
    {
      password: order.password,
      idleMs: IDLE_MS,
      listen: order.listen,
      onBackendFailure: (error) => {
        // The opener hears of it as the worker's error.
        queueMicrotask(() => {
          throw asError(error);
        });
      },
    },
  );
  const report = (message: WorkerReport) => parentPort?.postMessage(message);
  parentPort?.once('message', async () => {
    await lockServer.stop();
    await database.close();
    report({ kind: 'closed' });
    parentPort?.close();
  });
  const at = lockServer.server.address() as AddressInfo | string;
  report({ kind: 'ready', port: typeof at === 'string' ? undefined : at.port });
};

await main(workerData as WorkerOrder);
