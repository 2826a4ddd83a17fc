import type { BaseCheckpointSaver } from '@langchain/langgraph';
import { checkpointerOn, openCheckpointer, openPreferenceStore } from '../adapters/langgraph/index.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../adapters/postgres/index.ts';
import type { Logger } from '../modules/kernel/index.ts';
import type { Config } from './config.ts';
import { type StartingEngine, startEmbedded } from './embedded.ts';

export interface Store {
  readonly database: Database;
  readonly checkpointer: BaseCheckpointSaver;
  /** What it is, for people. */
  readonly description: string;
  /** Whether no other process can have it open. */
  readonly exclusive: boolean;
  /** Tells who finds the data in use where this process serves. */
  recordUrl(url: string): Promise<void>;
  close(): Promise<void>;
}

const vectorsOf = ({ vectors }: Database) => (vectors === 'pgvector' ? 'with pgvector' : 'without pgvector');

/** Made with the other tables, by one process at a time. */
const prepare: NonNullable<DatabaseOptions['prepare']> = async (pool) => {
  await openCheckpointer(pool);
  await openPreferenceStore(pool);
};

/**
 * Opens and migrates PostgreSQL where a URL is set, else PGlite in the data directory, which may be `starting` already.
 * @throws Error with one line that says what is wrong
 */
export const openStore = (config: Config, log: Logger, starting?: StartingEngine): Promise<Store> => {
  const { databaseUrl, poolSize } = config.store;
  return databaseUrl === undefined
    ? openEmbeddedStore(config, log, starting ?? startEmbedded(config))
    : openServerStore(databaseUrl, poolSize, log);
};

const openServerStore = async (url: string, poolSize: number, log: Logger): Promise<Store> => {
  const database = await openDatabase({ at: { url }, poolSize, prepare, log });
  return {
    database,
    checkpointer: checkpointerOn(database.pool),
    description: `PostgreSQL ${vectorsOf(database)}`,
    exclusive: false,
    recordUrl: async () => {},
    close: () => database.close(),
  };
};

const openEmbeddedStore = async ({ store }: Config, log: Logger, starting: StartingEngine): Promise<Store> => {
  const embedded = await starting.opened;
  starting.onFailure((error) => log.error({ err: error }, 'the embedded database broke; restart the service'));
  try {
    const database = await openDatabase({
      at: { embedded: embedded.address },
      poolSize: store.poolSize,
      prepare,
      log,
    });
    return {
      database,
      checkpointer: checkpointerOn(database.pool),
      description: `PGlite ${vectorsOf(database)}, ${store.inMemory === undefined ? `kept in ${store.dataDir}` : 'in memory'}`,
      exclusive: true,
      recordUrl: (url) => embedded.recordUrl(url),
      async close() {
        await database.close();
        await embedded.close();
      },
    };
  } catch (error) {
    await embedded.close();
    throw error;
  }
};
