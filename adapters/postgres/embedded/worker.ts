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
  /** With `directory` undefined: where an empty database is kept ready, made when it is not there. */
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
const openDirectory = async (directory: string): Promise<PGlite> => {
  if (!existsSync(directory)) {
    const draft = `${directory}.new`;
    await rm(draft, { recursive: true, force: true });
    const fresh = await PGlite.create({ dataDir: draft, extensions });
    await fresh.close();
    await rename(draft, directory);
  }
  return PGlite.create({ dataDir: directory, extensions });
};

/** Making an empty database takes seconds, copying one does not. Several processes may make the same template at once. */
const openMemory = async (template: string | undefined): Promise<PGlite> => {
  if (!template) return PGlite.create({ extensions });
  if (existsSync(template)) {
    return PGlite.create({ loadDataDir: new Blob([await readFile(template)]), extensions });
  }
  const database = await PGlite.create({ extensions });
  const image = await database.dumpDataDir('none');
  const draft = `${template}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await image.arrayBuffer()));
  await rename(draft, template);
  return database;
};

const main = async (order: WorkerOrder) => {
  const database = await (order.directory ? openDirectory(order.directory) : openMemory(order.template));
  const lockServer: LockServer = await serveBackend(
    { exchange: (messages) => database.execProtocolRaw(messages) },
    {
      password: order.password,
      idleMs: IDLE_MS,
      listen: order.listen,
      onBackendFailure: (error) => {
        // The opener hears of it as the worker's error.
        queueMicrotask(() => {
          throw error;
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
