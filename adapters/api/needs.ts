import type { z } from 'zod';
import type { CatalogueKind, ImportReport } from '../../contracts/catalogue.ts';
import type { CancelOutput, ChatInput, ChatOutput } from '../../contracts/chat.ts';
import type { FrontendConfig, FrontendConfigChange } from '../../contracts/configs.ts';
import type { EventChange, EventInput, EventView, FeedbackStateInput } from '../../contracts/events.ts';
import type {
  ConversationChange,
  ConversationMatches,
  ConversationPage,
  ConversationSummary,
  Deleted,
  MessagePage,
} from '../../contracts/history.ts';
import type { PreferencesInput, PreferencesView } from '../../contracts/memory.ts';
import type { StreamEvent } from '../../contracts/stream.ts';
import type { PromptsInput, PromptsOutput, TopicsInput, TopicsOutput } from '../../contracts/suggestions.ts';
import type { ConversationId, RequestContext, RunId, TenantId, UserId } from '../../modules/kernel/index.ts';

/** A turn under way, or ended. It belongs to the server: whoever stops reading it does not stop it. */
export interface RunningTurn {
  readonly runId: string;
  readonly userConversationId: string;
  /**
   * Its events, the past ones first, without those up to the id `after` unless the run has only now begun. The last one
   * is the terminal event.
   */
  events(after?: number): AsyncIterable<StreamEvent>;
  /** How it ended, once it has. */
  result(): Promise<ChatOutput>;
}

/** What a checked token says of its bearer. */
export interface Claims {
  readonly tenantId: TenantId;
  readonly userId: UserId;
  readonly roles: readonly string[];
}

interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** What the HTTP edge needs of the domain: use cases, each of which throws `OriaError`s for what a caller can mend. */
export interface ApiNeeds {
  startTurn(ctx: RequestContext, input: ChatInput): Promise<RunningTurn>;
  /** A run of the user's, under way or ended; one that is not theirs is missing (`run.not-found`). */
  followRun(ctx: RequestContext, runId: RunId): Promise<RunningTurn>;
  /** Resolves once it has ended; one that is not the user's is missing (`run.not-found`). */
  cancelRun(ctx: RequestContext, runId: RunId): Promise<CancelOutput>;
  suggestPrompts(ctx: RequestContext, input: PromptsInput): Promise<PromptsOutput>;
  suggestTopics(ctx: RequestContext, input: TopicsInput): Promise<TopicsOutput>;
  readPreferences(ctx: RequestContext): Promise<PreferencesView>;
  mergePreferences(ctx: RequestContext, input: PreferencesInput): Promise<PreferencesView>;
  forgetPreferences(ctx: RequestContext): Promise<{ deleted: boolean }>;
  listMessages(
    ctx: RequestContext,
    wish: { readonly userConversationId: ConversationId } & Paging,
  ): Promise<z.output<typeof MessagePage>>;
  listConversations(ctx: RequestContext, wish: Paging): Promise<z.output<typeof ConversationPage>>;
  searchConversations(ctx: RequestContext, term: string): Promise<z.output<typeof ConversationMatches>>;
  updateConversation(
    ctx: RequestContext,
    userConversationId: ConversationId,
    change: ConversationChange,
  ): Promise<ConversationSummary>;
  deleteConversation(ctx: RequestContext, userConversationId: ConversationId): Promise<z.output<typeof Deleted>>;
  clearHistory(ctx: RequestContext): Promise<z.output<typeof Deleted>>;
  /** A tenant that does not exist has none (`configuration.not-found`). */
  readFrontendConfig(tenant: TenantId): Promise<FrontendConfig>;
  /** Changes what is given, keeps the rest, and gives what it is then. */
  changeFrontendConfig(tenant: TenantId, change: FrontendConfigChange): Promise<FrontendConfig>;
  recordEvent(ctx: RequestContext, input: EventInput): Promise<EventView>;
  setFeedbackState(ctx: RequestContext, input: FeedbackStateInput): Promise<EventView>;
  /** An event that is not the user's is missing (`event.not-found`). */
  changeEvent(ctx: RequestContext, eventId: string, change: EventChange): Promise<EventView>;
  /**
   * Puts in rows of the caller's company, one JSON object a line. What is at fault is told in the report. Rejects with what
   * `lines` throws; batches that are in by then stay in. The caller has been found to be an administrator.
   */
  importLines(ctx: RequestContext, kind: CatalogueKind, lines: AsyncIterable<Uint8Array>): Promise<ImportReport>;
  /** Who the bearer is. A person who is missing or deactivated is missing (`identity.user-not-found`). */
  identify(claims: Claims): Promise<Pick<RequestContext, 'tenant' | 'user' | 'language'>>;
  /** Whether requests can be served now, and what was looked at. */
  readiness(): Promise<{ readonly ready: boolean; readonly checks: Readonly<Record<string, 'ok' | 'failing'>> }>;
  /** The metrics in the text format of Prometheus. */
  metricsText(): Promise<{ readonly contentType: string; readonly body: string }>;
}
