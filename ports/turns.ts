import type { ChatOutput, Language, RunStatus } from '../contracts/chat.ts';
import type { ConversationId, MessageId, RunId, TenantId, TurnId, UserId } from '../modules/kernel/ids.ts';
import type { Message } from '../modules/kernel/message.ts';
import { port } from '../modules/kernel/port.ts';
import type { Conversation } from './conversations.ts';

/** One execution of a turn, as stored. */
export interface Run {
  readonly id: RunId;
  readonly tenantId: TenantId;
  readonly userId: UserId;
  readonly conversationId: ConversationId;
  readonly turnId: TurnId;
  readonly userMessageId: MessageId;
  /** The id that its answer has, or will have. */
  readonly messageId: MessageId;
  readonly language: Language;
  readonly status: 'running' | RunStatus;
  /** Who began it. */
  readonly owner: string;
  /** How it ended; null while it runs. */
  readonly output: ChatOutput | null;
  readonly startedAt: Date;
}

/** What begins a turn. Ids are chosen by the caller. */
export interface Opening {
  readonly tenantId: TenantId;
  readonly userId: UserId;
  /** The conversation to go on with; `undefined` starts `newConversationId`. */
  readonly conversationId: ConversationId | undefined;
  readonly newConversationId: ConversationId;
  /** Of a new conversation. */
  readonly title: string;
  /** Of the run; `undefined` where neither message nor caller tell: then the conversation's. */
  readonly language: Language | undefined;
  /** Of a new conversation whose first message does not tell. */
  readonly fallbackLanguage: Language;
  readonly turnId: TurnId;
  readonly runId: RunId;
  readonly userMessageId: MessageId;
  readonly messageId: MessageId;
  readonly content: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The caller's name for the turn, and a digest of what it asked; the same key with another digest is refused. */
  readonly idempotency: { readonly key: string; readonly digest: string } | undefined;
  /** Who holds the lease on the conversation, and until when unless renewed. */
  readonly owner: string;
  readonly now: Date;
  readonly leaseUntil: Date;
  /** How many earlier messages to give back. */
  readonly historyLimit: number;
}

export type Begun =
  /** The lease is held, the message stored, the run `running`. `history`: the latest messages before it, oldest first. */
  | { readonly kind: 'started'; readonly run: Run; readonly conversation: Conversation; readonly history: Message[] }
  /** This key's run, running or ended; nothing was stored. */
  | { readonly kind: 'repeated'; readonly run: Run }
  /** This key was used for another request; nothing was stored. */
  | { readonly kind: 'keyReused' }
  /** Another run has the conversation; nothing was stored. */
  | { readonly kind: 'busy'; readonly run: Run }
  /** The run that has the conversation let its lease expire: end it, then begin again; nothing was stored. */
  | { readonly kind: 'expired'; readonly run: Run }
  /** No such conversation of this user; nothing was stored. */
  | { readonly kind: 'absent' };

/** How a run ends. */
export interface Ending {
  readonly output: ChatOutput;
  readonly at: Date;
  /** Whether the same idempotency key may run the turn again: its failure was not the turn's own. */
  readonly retryable: boolean;
  /** Whether a profile analysis was shown. */
  readonly profileAnalysed: boolean;
}

/** Turns as they begin and end: the lease on a conversation, the messages, the runs. Each method is one transaction. */
export interface Turns {
  /**
   * Begins a turn. At most one run of a conversation is `running`. A key whose last run failed and may be retried
   * starts a new run of the same turn without storing the message again: `run.turnId` and `run.userMessageId` are the
   * earlier ones, `history` ends before that message, and the failed answer goes, so that a turn has one. A key whose run
   * let its lease expire is `expired`, not `repeated`: nobody would ever end it.
   */
  begin(opening: Opening): Promise<Begun>;
  /** Moves the lease of a running run; `false` when the run is not running for this owner any more. */
  renew(run: RunId, owner: string, leaseUntil: Date): Promise<boolean>;
  /**
   * Stores the answer and the run's end and frees the conversation. `false`, with nothing stored, when the run is not
   * running any more or its conversation is gone.
   */
  end(run: RunId, ending: Ending): Promise<boolean>;
  /** Running runs whose lease ended at or before `now`, oldest first, at most `limit`, over all tenants. */
  expired(now: Date, limit: number): Promise<Run[]>;
  /** `undefined` when there is none, or it is another's. */
  find(tenant: TenantId, user: UserId, run: RunId): Promise<Run | undefined>;
}
export const Turns = port<Turns>('Turns');
