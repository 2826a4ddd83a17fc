import { createOriaClient } from '../adapters/api/client.ts';
import {
  type ChatConnection,
  type ChatTarget,
  openTerminal,
  runChat,
  serviceUrl,
  WrongUsage,
} from '../adapters/cli/index.ts';
import { readLock } from '../adapters/postgres/embedded/data-dir-lock.ts';
import { type Config, readConfig } from './config.ts';
import { demoTenants } from './demo/index.ts';
import { mintDemoToken } from './demo-tokens.ts';

/** Whether Oria answers there. */
const isOria = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1_000) });
    return response.ok && ((await response.json()) as { status?: string }).status === 'ok';
  } catch {
    return false;
  }
};

/** The server that has the data already: by its lock, or with a database of its own on the configured port. */
const runningServer = async ({ store, host, port }: Config): Promise<string | undefined> => {
  if (store.databaseUrl === undefined) {
    const lock = await readLock(store.dataDir);
    return lock?.alive ? lock.url : undefined;
  }
  const url = `http://${host}:${port}`;
  return (await isOria(url)) ? url : undefined;
};

const tokenFor = async ({ auth, store }: Config, user: string | undefined): Promise<string> => {
  const { ORIA_TOKEN: token } = process.env;
  if (token && user !== undefined) {
    throw new WrongUsage('ORIA_TOKEN already says who you are; --user cannot be given with it.');
  }
  if (token) return token;
  const everyone = demoTenants.flatMap(({ id, people }) =>
    people.map(({ externalId }) => ({ userId: externalId, tenantId: id })),
  );
  const person = user === undefined ? everyone[0] : everyone.find(({ userId }) => userId === user);
  if (!person) throw new Error(`Nobody of the demo is called ${user}; \`npm run -s token -- --list\` tells who is.`);
  return await mintDemoToken(auth, store.dataDir, person);
};

/** The address in `ORIA_URL`. An empty one is an absent one, as with all variables. */
const configuredUrl = (): string | undefined => {
  const { ORIA_URL: url } = process.env;
  return url ? serviceUrl('ORIA_URL', url) : undefined;
};

/** Talks to the server that is named or running; where there is none, starts one for as long as the command runs. */
const connect = async ({ url: named, user }: ChatTarget): Promise<ChatConnection> => {
  const config = readConfig(process.env);
  const address = named ?? configuredUrl();
  const token = await tokenFor(config, user);
  const url = address ?? (await runningServer(config));
  if (url !== undefined) return { url, client: createOriaClient({ url, token }), close: async () => {} };
  const quiet: Config = { ...config, port: 0, logLevel: 'error' };
  // All of the service is loaded only where it is started: a command should answer at once.
  const { startServer } = await import('./server.ts');
  const server = await startServer(quiet, { logTo: 'stderr' });
  const { url: started } = server;
  return { url: started, client: createOriaClient({ url: started, token }), close: () => server.close() };
};

const terminal = openTerminal();
process.exitCode = await runChat(process.argv.slice(2), { connect, terminal });
terminal.close();
