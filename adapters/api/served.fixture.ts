import { SignJWT } from 'jose';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { ChatInput, ChatOutput } from '../../contracts/chat.ts';
import type { ConversationSummary } from '../../contracts/history.ts';
import { isTerminal, type StreamEvent } from '../../contracts/stream.ts';
import { ConfigurationNotFound } from '../../modules/configuration/index.ts';
import { ConversationBusy, ConversationNotFound } from '../../modules/conversation/index.ts';
import { UserNotFound } from '../../modules/identity/index.ts';
import { type RequestContext, TenantSettings } from '../../modules/kernel/index.ts';
import { type ApiOptions, createApi } from './app.ts';
import { CHAT_OUTPUT_EXAMPLE, CONVERSATION_EXAMPLE, FRONTEND_CONFIG_EXAMPLE } from './examples.ts';
import { listen } from './listen.ts';
import type { ApiNeeds, RunningTurn } from './needs.ts';
import { tokenVerifier } from './tokens.ts';

const SECRET = 'a secret of the tests, long enough for HS256';
export const RULES = { issuer: 'https://issuer.test', audience: 'oria', secret: SECRET };
export const OTHERS_CONVERSATION = '01981f2e-0000-7000-8000-000000000001';
export const NO_CONVERSATION = '01981f2e-0000-7000-8000-000000000002';
export const BUSY_CONVERSATION = '01981f2e-0000-7000-8000-000000000003';

/** Keys of the tenants `acme` and `globex`, and of one that does not exist. */
export const API_KEYS = {
  acme: 'k-0123456789-0123456789-acme',
  globex: 'k-0123456789-0123456789-globex',
  nobody: 'k-0123456789-0123456789-nobody',
} as const;

export const quietLog = pino({ level: 'silent' });

/** A token of Ada in the tenant `acme` that is valid for an hour, unless `claims` or the rest say otherwise. */
export const token = (claims: Record<string, unknown> = {}, secret = SECRET) =>
  new SignJWT({
    tenant: 'acme',
    sub: 'ada',
    iss: RULES.issuer,
    aud: RULES.audience,
    exp: Math.floor(Date.now() / 1000) + 3600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));

type Unnumbered = StreamEvent extends infer Event ? (Event extends StreamEvent ? Omit<Event, 'id'> : never) : never;

/** A run whose events are given one by one. */
export class LiveRun implements RunningTurn {
  readonly runId = CHAT_OUTPUT_EXAMPLE.runId;
  readonly userConversationId: string;
  readonly #log: StreamEvent[] = [];
  readonly #result = Promise.withResolvers<ChatOutput>();
  #changed = Promise.withResolvers<void>();

  constructor(userConversationId: string) {
    this.userConversationId = userConversationId;
  }

  say(event: Unnumbered): void {
    const numbered = { ...event, id: this.#log.length + 1 } as StreamEvent;
    this.#log.push(numbered);
    if (isTerminal(numbered)) this.#result.resolve(numbered.data);
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  start(): void {
    const { runId, messageId } = CHAT_OUTPUT_EXAMPLE;
    const { userConversationId } = this;
    const ids = { runId, messageId, userConversationId, turnId: runId, userMessageId: messageId };
    this.say({ event: 'run.started', data: { ...ids, language: 'en' } });
  }

  text(text: string): void {
    this.say({ event: 'message.delta', data: { messageId: CHAT_OUTPUT_EXAMPLE.messageId, text } });
  }

  complete(answer: string): void {
    const { userConversationId } = this;
    this.say({ event: 'run.completed', data: { ...CHAT_OUTPUT_EXAMPLE, userConversationId, answer } });
  }

  async *events(after = 0): AsyncGenerator<StreamEvent, void> {
    for (let next = after; ; next += 1) {
      while (next >= this.#log.length) {
        if (this.#log.some(isTerminal)) return;
        await this.#changed.promise;
      }
      const event = this.#log[next];
      if (event) yield event;
    }
  }

  result(): Promise<ChatOutput> {
    return this.#result.promise;
  }
}

/** Use cases that keep one conversation of Ada's, and note what they were asked. */
export class SmallOria implements ApiNeeds {
  readonly asked: { readonly what: string; readonly ctx: RequestContext; readonly wish: unknown }[] = [];
  readonly own: ConversationSummary = CONVERSATION_EXAMPLE;
  /** What a turn does; by default it says the message back in two pieces. */
  turn = (run: LiveRun, { message }: ChatInput): void => {
    run.start();
    run.text('You said: ');
    run.text(message);
    run.complete(`You said: ${message}`);
  };
  failure: unknown;
  ready = true;

  #note(what: string, ctx: RequestContext, wish: unknown = undefined): void {
    this.asked.push({ what, ctx, wish });
    if (this.failure) throw this.failure;
  }

  #mine(ctx: RequestContext, id: string): void {
    if (id !== this.own.userConversationId || ctx.user.id !== 'ada') throw new ConversationNotFound();
  }

  startTurn = async (ctx: RequestContext, input: ChatInput): Promise<RunningTurn> => {
    this.#note('startTurn', ctx, input);
    if (input.userConversationId === BUSY_CONVERSATION) throw new ConversationBusy();
    if (input.userConversationId) this.#mine(ctx, input.userConversationId);
    const run = new LiveRun(input.userConversationId ?? this.own.userConversationId);
    this.turn(run, input);
    return run;
  };

  listMessages: ApiNeeds['listMessages'] = async (ctx, { userConversationId, page, pageSize }) => {
    this.#note('listMessages', ctx, { userConversationId, page, pageSize });
    this.#mine(ctx, userConversationId);
    return { messages: [], page, pageSize, total: 0, pages: 0 };
  };

  listConversations: ApiNeeds['listConversations'] = async (ctx, { page, pageSize }) => {
    this.#note('listConversations', ctx, { page, pageSize });
    return { conversations: [this.own], page, pageSize, total: 1, pages: 1 };
  };

  searchConversations: ApiNeeds['searchConversations'] = async (ctx, term) => {
    this.#note('searchConversations', ctx, term);
    return { results: [] };
  };

  updateConversation: ApiNeeds['updateConversation'] = async (ctx, id, change) => {
    this.#note('updateConversation', ctx, change);
    this.#mine(ctx, id);
    return { ...this.own, ...change };
  };

  deleteConversation: ApiNeeds['deleteConversation'] = async (ctx, id) => {
    this.#note('deleteConversation', ctx, id);
    this.#mine(ctx, id);
    return { deleted: 1 };
  };

  clearHistory: ApiNeeds['clearHistory'] = async (ctx) => {
    this.#note('clearHistory', ctx);
    return { deleted: 1 };
  };

  readFrontendConfig: ApiNeeds['readFrontendConfig'] = async (tenant) => {
    if (this.failure) throw this.failure;
    if (tenant === 'nobody') throw new ConfigurationNotFound();
    return { ...FRONTEND_CONFIG_EXAMPLE, companyName: tenant };
  };

  identify: ApiNeeds['identify'] = async ({ tenantId, userId, roles }) => {
    if (tenantId !== 'acme' || !['ada', 'grace'].includes(userId)) throw new UserNotFound();
    return {
      tenant: { id: tenantId, settings: TenantSettings.parse({}) },
      user: { id: userId, firstName: 'Ada', lastName: 'Lovelace', roles, profile: null },
      language: 'en',
    };
  };

  readiness: ApiNeeds['readiness'] = async () => ({
    ready: this.ready,
    checks: { store: this.ready ? 'ok' : 'failing' },
  });

  metricsText: ApiNeeds['metricsText'] = async () => ({ contentType: 'text/plain; version=0.0.4', body: 'up 1\n' });
}

/** The API over small use cases, on a port of its own until the test ends. */
export const served = async (options: Partial<ApiOptions> = {}) => {
  const oria = new SmallOria();
  const lines: string[] = [];
  const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });
  const app = createApi(oria, {
    log,
    verifyToken: tokenVerifier(RULES),
    apiKeys: new Map(Object.entries(API_KEYS).map(([tenant, key]) => [key, tenant])),
    rates: { windowMs: 60_000, limits: { chat: 1000, history: 1000 } },
    corsOrigins: [],
    trustProxy: false,
    metrics: true,
    signal: new AbortController().signal,
    ...options,
  });
  const { url, close, server } = await listen(app, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => close(0));
  const bearer = `Bearer ${await token()}`;

  /** A request of Ada's; `headers` add to or replace its own, `undefined` removes. */
  const ask = (path: string, { headers = {}, ...init }: Omit<RequestInit, 'headers'> & { headers?: object } = {}) => {
    const all: Record<string, string | undefined> = { authorization: bearer, ...headers };
    const present = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return fetch(`${url}${path}`, { ...init, headers: Object.fromEntries(present) });
  };
  /** The same, with a JSON body. */
  const post = (path: string, body: unknown, init: { method?: string; headers?: object; signal?: AbortSignal } = {}) =>
    ask(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    });
  return { oria, url, server, ask, post, lines, logged: () => lines.map((line) => JSON.parse(line)) };
};
