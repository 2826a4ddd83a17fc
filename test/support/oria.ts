import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../../src/config.ts';
import { type ContainerModule, resolve } from '../../src/container/index.ts';
import { Store } from '../../src/container/keys.ts';
import { demoTenants } from '../../src/demo/index.ts';
import { peopleGenerated } from '../../src/demo/people-generated.ts';
import { mintDemoToken } from '../../src/demo-tokens.ts';
import { type Server, startServer } from '../../src/server.ts';
import { type Caller, callerOf } from './caller.ts';
import { emptyDatabaseTemplate, freshDatabase } from './fresh-database.ts';
import type { OpenAiServer } from './openai/server.ts';

type Changes = { readonly [Part in 'http' | 'limits']?: Partial<Config[Part]> };

interface Options {
  /** The provider to use; the offline engine when absent. */
  readonly model?: OpenAiServer;
  readonly modules?: readonly ContainerModule[];
  /** As `API_KEYS` gives them. */
  readonly apiKeys?: string;
  readonly config?: Changes;
  /** Whether the demo company has its trainings, jobs and so on: seeding them takes a second, their vectors more. */
  readonly catalogue?: boolean;
}

export interface TestOria extends Server {
  /** Someone of the demo tenants, or anyone else of the first one. */
  as(userId: string): Caller;
  withToken(token: string | undefined): Caller;
  tokenOf(userId: string): string;
  /** A token of someone of the first demo tenant, with these roles. */
  tokenWith(userId: string, roles: readonly string[]): Promise<string>;
  /** Everything it has logged so far. */
  logged(): string;
  /** How much of a conversation is stored, by kind. */
  rowsOf(conversationId: string): Promise<Record<string, number>>;
}

const TABLES: Readonly<Record<string, string>> = {
  conversations: 'select count(*)::int as n from conversations where id = $1::uuid',
  messages: 'select count(*)::int as n from messages where conversation_id = $1::uuid',
  runs: 'select count(*)::int as n from runs where conversation_id = $1::uuid',
  checkpoints: 'select count(*)::int as n from langgraph.checkpoints where thread_id = $1::text',
  blobs: 'select count(*)::int as n from langgraph.checkpoint_blobs where thread_id = $1::text',
  writes: 'select count(*)::int as n from langgraph.checkpoint_writes where thread_id = $1::text',
};

/** The whole service in this process, on PGlite in memory, or on a database of its own where TEST_DATABASE_URL is set. */
export const startOria = async ({
  model,
  modules = [],
  apiKeys,
  config: changes = {},
  catalogue = false,
}: Options = {}): Promise<TestOria> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'oria-test-'));
  const fresh = await freshDatabase();
  const base = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '100000',
    RATE_LIMIT_HISTORY_PER_MINUTE: '100000',
    API_KEYS: apiKeys,
    ...(fresh && { DATABASE_URL: fresh.url, AUTH_MODE: 'development' }),
    ...(model && { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'none' }),
  });
  const config: Config = {
    ...base,
    store: { ...base.store, inMemory: emptyDatabaseTemplate },
    http: { ...base.http, ...changes.http },
    limits: { ...base.limits, ...changes.limits },
    demoCatalogue: catalogue,
  };
  const lines: string[] = [];
  const server = await startServer(config, { modules, logTo: { write: (line) => void lines.push(line) } });
  const tokens = new Map<string, string>();
  // Those who follow from rules are many, and nobody's in particular.
  const composed = new Set(peopleGenerated.map(({ externalId }) => externalId));
  const everyone = demoTenants.flatMap(({ id, people }) =>
    people.filter(({ externalId }) => !composed.has(externalId)).map(({ externalId }) => [externalId, id] as const),
  );
  for (const [userId, tenantId] of [...everyone, ['nobody', 'demo'] as const]) {
    tokens.set(userId, await mintDemoToken(config.auth, dataDir, { userId, tenantId }));
  }
  const { query } = resolve(server.container, Store).database;
  return {
    ...server,
    as: (userId) => callerOf(server.url, tokens.get(userId)),
    withToken: (token) => callerOf(server.url, token),
    tokenOf: (userId) => tokens.get(userId) ?? '',
    tokenWith: (userId, roles) => mintDemoToken(config.auth, dataDir, { userId, tenantId: 'demo', roles }),
    logged: () => lines.join(''),
    async rowsOf(conversationId) {
      const counted = Object.entries(TABLES).map(async ([name, sql]) => [
        name,
        (await query<{ n: number }>(sql, [conversationId]))[0]?.n,
      ]);
      return Object.fromEntries(await Promise.all(counted));
    },
    async close() {
      await server.close();
      await fresh?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
