import { join } from 'node:path';
import type { BaseCheckpointSaver } from '@langchain/langgraph';
import { openCheckpointer } from '../adapters/langgraph/index.ts';
import { type Database, openDatabase, openEmbedded } from '../adapters/postgres/index.ts';
import type { Logger } from '../modules/kernel/index.ts';
import type { Config } from './config.ts';

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

/**
 * Opens and migrates PostgreSQL where a URL is set, else PGlite in the data directory.
 * @throws Error with one line that says what is wrong
 */
export const openStore = async ({ store }: Config, log: Logger): Promise<Store> => {
  // Made with the other tables, by one process at a time.
  const prepare: NonNullable<Parameters<typeof openDatabase>[0]['prepare']> = async (pool) => {
    await openCheckpointer(pool);
  };
  const { poolSize } = store;
  if (store.databaseUrl !== undefined) {
    const database = await openDatabase({ at: { url: store.databaseUrl }, poolSize, prepare, log });
    return {
      database,
      checkpointer: await openCheckpointer(database.pool),
      description: `PostgreSQL ${vectorsOf(database)}`,
      exclusive: false,
      recordUrl: async () => {},
      close: () => database.close(),
    };
  }
  const dataDir = store.inMemory ? undefined : store.dataDir;
  const embedded = await openEmbedded({
    dataDir,
    template: store.inMemory,
    onFailure: (error) => log.error({ err: error }, 'the embedded database broke; restart the service'),
  });
  try {
    const database = await openDatabase({ at: { embedded: embedded.address }, poolSize, prepare, log });
    return {
      database,
      checkpointer: await openCheckpointer(database.pool),
      description: `PGlite ${vectorsOf(database)}, ${dataDir === undefined ? 'in memory' : `kept in ${join(dataDir)}`}`,
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
