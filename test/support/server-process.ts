import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openEmbedded } from '../../adapters/postgres/index.ts';
import { readConfig } from '../../src/config.ts';
import { mintDemoToken } from '../../src/demo-tokens.ts';
import { type Caller, callerOf } from './caller.ts';
import { emptyDatabaseTemplate, freshDatabase } from './fresh-database.ts';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it has printed so far, on both streams. */
  printed(): string;
  as(user: string): Promise<Caller>;
  /** Sends a signal and waits for the end; gives the exit code, null when it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** An installation that outlives the processes that serve it: a data directory, or a database of its own. */
export const newInstallation = async (): Promise<Record<string, string>> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'oria-test-'));
  const database = await freshDatabase();
  // Made from a template: a test that wants a server does not wait for the engine to make its first files.
  if (!database) await (await openEmbedded({ dataDir, template: emptyDatabaseTemplate })).close();
  onTestFinished(async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url, AUTH_MODE: 'development' }) };
};

/** Starts `src/main.ts` as a process of its own, as `npm start` does. */
export const runServer = (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['src/main.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (printed += piece));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, printed: () => printed };
};

/** The same, and waits until it serves. */
export const startServerProcess = async (env: Record<string, string>): Promise<ServerProcess> => {
  const { child, printed } = runServer(env);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /ready at (http:\S+)/.exec(printed())?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', look);
    child.once('exit', () => reject(new Error(`the server ended:\n${printed()}`)));
  });
  const { auth, store } = readConfig(env);
  return {
    url,
    child,
    printed,
    as: async (userId) => callerOf(url, await mintDemoToken(auth, store.dataDir, { userId, tenantId: 'demo' })),
    async end(signal) {
      child.kill(signal);
      const [code] = await once(child, 'exit');
      return code;
    },
  };
};
