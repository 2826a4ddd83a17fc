import { describe, test } from 'vitest';
import { langGraphPreferences, openPreferenceStore } from '../../adapters/langgraph/preferences.ts';
import { memoryStores } from '../../adapters/memory/index.ts';
import {
  type Database,
  openDatabase,
  openEmbedded,
  postgresConversationSearch,
  postgresConversations,
  postgresEvents,
  postgresPeople,
  postgresTenants,
  postgresToolMemos,
  postgresTurns,
} from '../../adapters/postgres/index.ts';
import type { ConversationSearch } from '../../ports/conversation-search.ts';
import type { Conversations } from '../../ports/conversations.ts';
import type { Events } from '../../ports/events.ts';
import type { People } from '../../ports/people.ts';
import type { Preferences } from '../../ports/preferences.ts';
import type { Tenants } from '../../ports/tenants.ts';
import type { ToolMemos } from '../../ports/tool-memos.ts';
import type { Turns } from '../../ports/turns.ts';
import { emptyDatabaseTemplate, freshDatabase } from './fresh-database.ts';

export interface Stores {
  readonly conversations: Conversations;
  readonly conversationSearch: ConversationSearch;
  readonly turns: Turns;
  readonly toolMemos: ToolMemos;
  readonly people: People;
  readonly tenants: Tenants;
  readonly events: Events;
  readonly preferences: Preferences;
  close(): Promise<void>;
}
export type OpenStores = () => Promise<Stores>;

const over = (database: Database, close: () => Promise<void>): Stores => ({
  conversations: postgresConversations(database),
  conversationSearch: postgresConversationSearch(database),
  turns: postgresTurns(database),
  toolMemos: postgresToolMemos(database),
  people: postgresPeople(database),
  tenants: postgresTenants(database),
  events: postgresEvents(database),
  preferences: langGraphPreferences(database.pool),
  async close() {
    await database.close();
    await close();
  },
});

const POOL_SIZE = 5;

const openPGlite: OpenStores = async () => {
  const embedded = await openEmbedded({ dataDir: undefined, template: emptyDatabaseTemplate });
  const database = await openDatabase({
    at: { embedded: embedded.address },
    poolSize: POOL_SIZE,
    prepare: openPreferenceStore,
  });
  return over(database, () => embedded.close());
};

const openPostgreSQL: OpenStores = async () => {
  const fresh = await freshDatabase();
  if (!fresh) throw new Error('TEST_DATABASE_URL is not set.');
  const database = await openDatabase({ at: { url: fresh.url }, poolSize: POOL_SIZE, prepare: openPreferenceStore });
  return over(database, () => fresh.drop());
};

/** Runs what needs a PostgreSQL server: skipped by name where none is given, a failure where CI gives none. */
export const onPostgreSQL = (suite: () => void) => {
  if (process.env.TEST_DATABASE_URL) suite();
  else if (process.env.CI) {
    test('PostgreSQL is there in CI: TEST_DATABASE_URL', () => {
      throw new Error(
        'CI must run the PostgreSQL suites: set TEST_DATABASE_URL to a server where databases may be made.',
      );
    });
  } else describe.skip('needs TEST_DATABASE_URL', suite);
};

/** Runs one contract on each store. The stores of one run are shared by its tests, which keep apart by tenant. */
export const onEachStore = (contract: (name: string, open: OpenStores) => void) => {
  contract('memory', async () => ({ ...memoryStores(), close: async () => {} }));
  contract('PGlite', openPGlite);
  onPostgreSQL(() => contract('PostgreSQL', openPostgreSQL));
};
