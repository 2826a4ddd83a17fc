import type { ChatOutput, Language, RunStatus } from '../contracts/chat.ts';
import type { InteractionAnswer, InteractionQuestion, InteractionStatus } from '../contracts/interactions.ts';
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
  /**
   * What tells of the run's language, `undefined` where nothing does. `given` by the caller: before all; a wish
   * for another is then over. `asked` for in the message: the conversation keeps it until another is asked for or given.
   * `detected` in the message: counts where none was asked for. Else the conversation's. The conversation's becomes the run's.
   */
  readonly language: { readonly is: Language; readonly by: 'given' | 'asked' | 'detected' } | undefined;
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

/** A pause of a turn, as stored. */
export interface Interaction {
  readonly id: string;
  readonly conversationId: ConversationId;
  readonly turnId: TurnId;
  /** The run that paused. */
  readonly runId: RunId;
  readonly questions: readonly InteractionQuestion[];
  readonly status: InteractionStatus;
  /** From when on it cannot be answered any more. */
  readonly expiresAt: Date;
}

/** A stored pause as it is at `now`: a pending one has expired at its `expiresAt`, whoever has marked it or not. */
export const interactionAt = (interaction: Interaction, now: Date): Interaction =>
  interaction.status === 'pending' && interaction.expiresAt <= now
    ? { ...interaction, status: 'expired' }
    : interaction;

/** What answers a pause and so begins a further run of its turn. Ids are chosen by the caller. */
export interface Resumption
  extends Pick<
    Opening,
    'tenantId' | 'userId' | 'runId' | 'messageId' | 'idempotency' | 'owner' | 'now' | 'leaseUntil' | 'historyLimit'
  > {
  readonly conversationId: ConversationId;
  readonly interactionId: string;
  /** The answers, or that the user wants none of it. */
  readonly response:
    | { readonly kind: 'answered'; readonly answers: readonly InteractionAnswer[] }
    | { readonly kind: 'cancelled' };
  /** Tells the same response from another. */
  readonly digest: string;
  /** Of the run; `undefined`: that of the run which paused. */
  readonly language: Language | undefined;
}

export type Resumed =
  /**
   * The pause is answered or cancelled, the lease held, the run `running`. `message` is the turn's own, `history` the latest
   * before it, oldest first.
   */
  | {
      readonly kind: 'started';
      readonly run: Run;
      readonly conversation: Conversation;
      readonly history: Message[];
      readonly message: Message;
    }
  /** The run of the same response, running or ended; nothing was stored. */
  | { readonly kind: 'repeated'; readonly run: Run }
  /** Another response came first; nothing was stored. */
  | { readonly kind: 'answered' }
  /** The pause is not there for this user in this conversation (`undefined`), or it is over; nothing but its expiry was stored. */
  | { readonly kind: 'notPending'; readonly status: 'cancelled' | 'expired' | undefined }
  | Extract<Begun, { readonly kind: 'keyReused' | 'busy' | 'expired' | 'absent' }>;

/** How a run ends. */
export interface Ending {
  readonly output: ChatOutput;
  readonly at: Date;
  /** Whether the same idempotency key may run the turn again: its failure was not the turn's own. */
  readonly retryable: boolean;
  /** Whether a profile analysis was shown. */
  readonly profileAnalysed: boolean;
  /** With status `interrupted`: the pause, pending from now on. */
  readonly interaction?: Pick<Interaction, 'id' | 'questions' | 'expiresAt'>;
}

/**
 * Turns as they begin and end: the lease on a conversation, the messages, the runs. Each method is one transaction.
 *
 * What becomes of a pause is told by its card in the history, by that in the `output` of the run which paused, and by
 * `interaction`, all alike. `answered`, with the answers, and `cancelled` by a response: that run and its message stay
 * `interrupted`, a further run goes on or ends `cancelled`. `cancelled` because the conversation went on without a response, or
 * by the run's name: that run, its `output` and its message become `cancelled`. `expired`: nobody ended it, so all of them stay
 * `interrupted`. A pause that is over stays what it has become, whatever happens later.
 */
export interface Turns {
  /**
   * Begins a turn. At most one run of a conversation is `running`. A key whose last run failed and may be retried
   * starts a new run of the same turn without storing the message again: `run.turnId` and `run.userMessageId` are the
   * earlier ones, `history` ends before that message, and the failed answer goes, so that a turn has one. A key whose run
   * let its lease expire is `expired`, not `repeated`: nobody would ever end it. Whatever starts a run cancels the pending pause of
   * its conversation, also one that is tried again; a pause whose time is past has expired instead.
   */
  begin(opening: Opening): Promise<Begun>;
  /** Moves the lease of a running run; `false` when the run is not running for this owner any more. */
  renew(run: RunId, owner: string, leaseUntil: Date): Promise<boolean>;
  /** As it is at `now`; `undefined` when the user has no such pause in this conversation. */
  interaction(
    tenant: TenantId,
    user: UserId,
    conversation: ConversationId,
    interaction: string,
    now: Date,
  ): Promise<Interaction | undefined>;
  /**
   * Takes a pending pause, once: of several responses at the same time one starts a run, the same ones are `repeated`, others
   * `answered`. A response whose run failed and may be retried starts a further run, and the failed answer goes, unless the
   * conversation waits for another answer by now: then it is `repeated`. From its
   * `expiresAt` on, a pause is `notPending`, `expired`, also after further messages. A response whose run let its lease expire
   * is `expired`.
   */
  resume(resumption: Resumption): Promise<Resumed>;
  /**
   * Cancels the pending pause with which a run ended; `false` when it has none any more, also because it has expired by
   * `now`.
   */
  cancelPause(tenant: TenantId, user: UserId, run: RunId, now: Date): Promise<boolean>;
  /**
   * Marks pending pauses that have expired by `now`, those first that expired first, at most `limit`, over all tenants, and
   * gives how many. What tools have finished in their turns goes. One that something else holds at that moment may be left to
   * the next call.
   */
  expirePauses(now: Date, limit: number): Promise<number>;
  /** Asks whoever runs it to stop a running run; `false` when it is not running, or is another's. */
  askToStop(tenant: TenantId, user: UserId, run: RunId): Promise<boolean>;
  /**
   * Of these runs those that are not to go on, in the order given: asked to stop, or not running for this owner any more,
   * because another ended them or their conversation is gone.
   */
  toStop(owner: string, runs: readonly RunId[]): Promise<RunId[]>;
  /**
   * Stores the answer and the run's end and frees the conversation. `false`, with nothing stored, when the run is not
   * running any more or its conversation is gone. What tools have finished in the turn (`ToolMemos`) goes, unless it
   * paused or may be run again.
   */
  end(run: RunId, ending: Ending): Promise<boolean>;
  /** Running runs whose lease ended at or before `now`, oldest first, at most `limit`, over all tenants. */
  expired(now: Date, limit: number): Promise<Run[]>;
  /** `undefined` when there is none, or it is another's. */
  find(tenant: TenantId, user: UserId, run: RunId): Promise<Run | undefined>;
}
export const Turns = port<Turns>('Turns');
