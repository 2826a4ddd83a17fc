/** The relational store: PostgreSQL, of a server or embedded. */
export type { ServerAddress } from './address.ts';
export { FilterMistaken } from './catalogue/filter.ts';
export { postgresSearchIndex } from './catalogue/search-index.ts';
export { postgresJobs, postgresOpportunities, postgresSkills } from './catalogue/store.ts';
export { postgresTrainings } from './catalogue/trainings.ts';
export { postgresConversationSearch } from './conversation-search.ts';
export { postgresConversations } from './conversations.ts';
export { type Database, type DatabaseOptions, openDatabase, type VectorCapability } from './database.ts';
export { DatabaseUnreachable, MigrationFailed } from './database-errors.ts';
export { DataDirInUse, type HeldLock, readLock } from './embedded/data-dir-lock.ts';
export { type Embedded, EmbeddedFailed, type EmbeddedOptions, openEmbedded } from './embedded/open-embedded.ts';
export { postgresEvents } from './events.ts';
export { postgresPeople } from './people.ts';
export { postgresTenants } from './tenants.ts';
export { postgresToolMemos } from './tool-memos.ts';
export { postgresTurns } from './turns.ts';
