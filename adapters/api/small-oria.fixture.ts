import type { ChatInput, ChatOutput } from '../../contracts/chat.ts';
import type { FrontendConfigChange } from '../../contracts/configs.ts';
import type { ConversationSummary } from '../../contracts/history.ts';
import { isTerminal, type StreamEvent } from '../../contracts/stream.ts';
import { ConfigurationNotFound } from '../../modules/configuration/index.ts';
import { ConversationBusy } from '../../modules/conversation/index.ts';
import { ConversationNotFound, type RequestContext, TenantSettings, UserNotFound } from '../../modules/kernel/index.ts';
import { EVENT_EXAMPLE } from './events-router.ts';
import { CHAT_OUTPUT_EXAMPLE, CONVERSATION_EXAMPLE, FRONTEND_CONFIG_EXAMPLE } from './examples.ts';
import { IMPORT_REPORT_EXAMPLE } from './import-route.ts';
import { INTERACTION_EXAMPLE, INTERRUPTED_EXAMPLE } from './interaction-examples.ts';
import type { ApiNeeds, RunningTurn } from './needs.ts';
import { Refused } from './refused.ts';
import { PROMPTS_OUTPUT_EXAMPLE, TOPICS_OUTPUT_EXAMPLE } from './suggestions-router.ts';

export const OTHERS_CONVERSATION = '01981f2e-0000-7000-8000-000000000001';
export const NO_CONVERSATION = '01981f2e-0000-7000-8000-000000000002';
export const BUSY_CONVERSATION = '01981f2e-0000-7000-8000-000000000003';

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

  /** Asks the questions of the documentation's examples. */
  ask(): void {
    const { messageId, cards } = INTERRUPTED_EXAMPLE;
    for (const card of cards) this.say({ event: 'message.data', data: { messageId, card } });
    this.say({ event: 'run.interrupted', data: INTERRUPTED_EXAMPLE });
  }

  cancel(): void {
    this.say({ event: 'run.cancelled', data: { ...CHAT_OUTPUT_EXAMPLE, status: 'cancelled' } });
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
  /** What a turn does; by default it says the message back in two pieces, or what was chosen, or that it was cancelled. */
  turn = (run: LiveRun, { message = '', interaction_response: response }: ChatInput): void => {
    run.start();
    if (response?.cancelled) run.cancel();
    else if (response) run.complete(`You chose: ${response.answers?.map(({ option_ids }) => option_ids).join()}`);
    else {
      run.text('You said: ');
      run.text(message);
      run.complete(`You said: ${message}`);
    }
  };
  /** The latest run, which is Ada's. */
  run: LiveRun | undefined;
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
    const { interaction_response: response } = input;
    if (response && response.interaction_id !== INTERACTION_EXAMPLE.interaction_id)
      throw new Refused('interaction.not-pending', 'invalid', 'No such interaction is pending in this conversation.');
    this.run = run;
    this.turn(run, input);
    return run;
  };

  followRun: ApiNeeds['followRun'] = async (ctx, runId) => {
    this.#note('followRun', ctx, runId);
    if (!this.run || runId !== this.run.runId || ctx.user.id !== 'ada')
      throw new Refused('run.not-found', 'missing', 'There is no such run.');
    return this.run;
  };

  cancelRun: ApiNeeds['cancelRun'] = async (ctx, runId) => {
    this.#note('cancelRun', ctx, runId);
    if (!this.run || runId !== this.run.runId || ctx.user.id !== 'ada')
      throw new Refused('run.not-found', 'missing', 'There is no such run.');
    this.run.cancel();
    const { status, userConversationId } = await this.run.result();
    return { runId, userConversationId, status };
  };

  suggestPrompts: ApiNeeds['suggestPrompts'] = async (ctx, input) => {
    this.#note('suggestPrompts', ctx, input);
    this.#mine(ctx, input.userConversationId);
    return PROMPTS_OUTPUT_EXAMPLE;
  };

  suggestTopics: ApiNeeds['suggestTopics'] = async (ctx, input) => {
    this.#note('suggestTopics', ctx, input);
    return TOPICS_OUTPUT_EXAMPLE;
  };

  /** What is remembered of Ada, the latest first. */
  preferences: string[] = [];

  readPreferences: ApiNeeds['readPreferences'] = async (ctx) => {
    this.#note('readPreferences', ctx);
    return { preferences: this.preferences };
  };

  mergePreferences: ApiNeeds['mergePreferences'] = async (ctx, { preferences, ...more }) => {
    this.#note('mergePreferences', ctx, { preferences, ...more });
    this.preferences = [...new Set([...preferences, ...this.preferences])];
    return { preferences: this.preferences };
  };

  forgetPreferences: ApiNeeds['forgetPreferences'] = async (ctx) => {
    this.#note('forgetPreferences', ctx);
    const deleted = this.preferences.length > 0;
    this.preferences = [];
    return { deleted };
  };

  recordEvent: ApiNeeds['recordEvent'] = async (ctx, input) => {
    this.#note('recordEvent', ctx, input);
    if (input.userConversationId) this.#mine(ctx, input.userConversationId);
    return { ...EVENT_EXAMPLE, messageId: null, userConversationId: null, payload: {}, ...input };
  };

  setFeedbackState: ApiNeeds['setFeedbackState'] = async (ctx, input) => {
    this.#note('setFeedbackState', ctx, input);
    if (input.messageId !== EVENT_EXAMPLE.messageId)
      throw new Refused('event.message-not-found', 'missing', 'There is no such message.');
    return { ...EVENT_EXAMPLE, type: 'feedback', ...input };
  };

  changeEvent: ApiNeeds['changeEvent'] = async (ctx, eventId, change) => {
    this.#note('changeEvent', ctx, change);
    if (eventId !== EVENT_EXAMPLE.event_id) throw new Refused('event.not-found', 'missing', 'There is no such event.');
    const { comment = EVENT_EXAMPLE.comment, reasons = EVENT_EXAMPLE.reasons, payload = {} } = change;
    return { ...EVENT_EXAMPLE, comment, reasons, payload: { ...EVENT_EXAMPLE.payload, ...payload } };
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

  /** The changes of configurations, and whose they were. */
  readonly changed: { readonly tenant: string; readonly change: FrontendConfigChange }[] = [];

  changeFrontendConfig: ApiNeeds['changeFrontendConfig'] = async (tenant, change) => {
    const { theme, layout } = FRONTEND_CONFIG_EXAMPLE;
    const before = await this.readFrontendConfig(tenant);
    this.changed.push({ tenant, change });
    return { ...before, ...change, theme: { ...theme, ...change.theme }, layout: { ...layout, ...change.layout } };
  };

  /** What was imported: of which kind, and the bytes. */
  readonly imported: { readonly kind: string; readonly bytes: number }[] = [];

  importLines: ApiNeeds['importLines'] = async (ctx, kind, lines) => {
    this.#note('importLines', ctx, kind);
    let bytes = 0;
    for await (const piece of lines) bytes += piece.length;
    this.imported.push({ kind, bytes });
    return { ...IMPORT_REPORT_EXAMPLE, kind };
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
