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
  postgresJobs,
  postgresOpportunities,
  postgresPeople,
  postgresSearchIndex,
  postgresSkills,
  postgresTenants,
  postgresToolMemos,
  postgresTrainings,
  postgresTurns,
} from '../../adapters/postgres/index.ts';
import type { Jobs, Opportunities, Skills, Trainings } from '../../ports/catalogue.ts';
import type { ConversationSearch } from '../../ports/conversation-search.ts';
import type { Conversations } from '../../ports/conversations.ts';
import type { Events } from '../../ports/events.ts';
import type { People } from '../../ports/people.ts';
import type { Preferences } from '../../ports/preferences.ts';
import type { SearchIndex } from '../../ports/search-index.ts';
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

/** A company's data and its search, which only databases keep. */
export interface CatalogueStores {
  readonly skills: Skills;
  readonly jobs: Jobs;
  readonly trainings: Trainings;
  readonly opportunities: Opportunities;
  readonly index: SearchIndex;
  close(): Promise<void>;
}
export type OpenCatalogueStores = () => Promise<CatalogueStores>;

const catalogueOver = (database: Database, close: () => Promise<void>): CatalogueStores => ({
  skills: postgresSkills(database),
  jobs: postgresJobs(database),
  trainings: postgresTrainings(database),
  opportunities: postgresOpportunities(database),
  index: postgresSearchIndex(database),
  async close() {
    await database.close();
    await close();
  },
});

const POOL_SIZE = 5;

const onPGlite = async <Opened>(over: (database: Database, close: () => Promise<void>) => Opened): Promise<Opened> => {
  const embedded = await openEmbedded({ dataDir: undefined, template: emptyDatabaseTemplate });
  const database = await openDatabase({
    at: { embedded: embedded.address },
    poolSize: POOL_SIZE,
    prepare: openPreferenceStore,
  });
  return over(database, () => embedded.close());
};

const onServer = async <Opened>(over: (database: Database, close: () => Promise<void>) => Opened): Promise<Opened> => {
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
  contract('PGlite', () => onPGlite(over));
  onPostgreSQL(() => contract('PostgreSQL', () => onServer(over)));
};

/** Runs one contract on each database. */
export const onEachDatabase = (contract: (name: string, open: OpenCatalogueStores) => void) => {
  contract('PGlite', () => onPGlite(catalogueOver));
  onPostgreSQL(() => contract('PostgreSQL', () => onServer(catalogueOver)));
};
