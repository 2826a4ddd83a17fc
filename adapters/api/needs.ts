import type { z } from 'zod';
import type { ChatInput, ChatOutput } from '../../contracts/chat.ts';
import type { FrontendConfig } from '../../contracts/configs.ts';
import type {
  ConversationChange,
  ConversationMatches,
  ConversationPage,
  ConversationSummary,
  Deleted,
  MessagePage,
} from '../../contracts/history.ts';
import type { StreamEvent } from '../../contracts/stream.ts';
import type { ConversationId, RequestContext, TenantId, UserId } from '../../modules/kernel/index.ts';

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
  /** Who the bearer is. A person who is missing or deactivated is missing (`identity.user-not-found`). */
  identify(claims: Claims): Promise<Pick<RequestContext, 'tenant' | 'user' | 'language'>>;
  /** Whether requests can be served now, and what was looked at. */
  readiness(): Promise<{ readonly ready: boolean; readonly checks: Readonly<Record<string, 'ok' | 'failing'>> }>;
  /** The metrics in the text format of Prometheus. */
  metricsText(): Promise<{ readonly contentType: string; readonly body: string }>;
}
