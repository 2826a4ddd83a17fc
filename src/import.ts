import { type ImportConnection, openTerminal, runImport } from '../adapters/cli/index.ts';
import { readLock } from '../adapters/postgres/embedded/data-dir-lock.ts';
import { type Config, readConfig } from './config.ts';
import { startEmbedded } from './embedded.ts';

/** The embedded data has one process: where that is a server, it can be given the rows. */
const mustBeFree = async ({ store }: Config): Promise<void> => {
  const lock = store.databaseUrl === undefined ? await readLock(store.dataDir) : undefined;
  if (!lock?.alive || lock.url === undefined) return;
  throw new Error(
    `A service has this data: stop it for the import, or send it the rows, PUT ${lock.url}/chatbot/api/admin/v1/<kind>.`,
  );
};

const connect = async (): Promise<ImportConnection> => {
  const config = readConfig(process.env);
  await mustBeFree(config);
  // The database starts in its thread while this one loads the rest.
  const embedded = config.store.databaseUrl === undefined ? startEmbedded(config) : undefined;
  const { openForImport } = await import('./import-connection.ts');
  return openForImport(config, embedded);
};

const terminal = openTerminal();
process.exitCode = await runImport(process.argv.slice(2), { connect, terminal });
