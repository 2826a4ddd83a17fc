import type {
  Message,
  MessageId,
  Person,
  RunId,
  TenantId,
  TenantSettings,
  TurnId,
  UserId,
} from '../../modules/kernel/index.ts';
import type { Conversation } from '../../ports/conversations.ts';
import type { Event } from '../../ports/events.ts';
import { storableText } from '../../ports/storable-text.ts';
import type { ToolMemo } from '../../ports/tool-memos.ts';
import type { Interaction, Run } from '../../ports/turns.ts';

export interface Thread {
  readonly tenantId: TenantId;
  conversation: Conversation;
  /** In the order stored. */
  messages: Message[];
  /** By id. */
  readonly interactions: Map<string, StoredInteraction>;
  /** By turn, then by tool call and key. */
  readonly memos: Map<TurnId, Map<string, ToolMemo>>;
}

export interface StoredInteraction extends Interaction {
  /** The message that carries its card. */
  readonly messageId: MessageId;
  /** What answered or cancelled it, and the latest run which that began. */
  readonly taken: { readonly digest: string; readonly runId: RunId } | null;
}

export interface StoredRun extends Run {
  readonly retryable: boolean;
  readonly leaseUntil: Date;
  readonly stopAsked: boolean;
  /** Where its answer goes among the messages: the place of the failed one that it is tried again for. */
  readonly place: number | null;
}

export interface StoredEvent extends Event {
  readonly tenantId: TenantId;
}

/** What the stores of one memory share. Whatever comes out of it is a copy. */
export interface Shelves {
  readonly tenants: Map<string, TenantSettings>;
  readonly people: Map<string, Person>;
  readonly threads: Map<string, Thread>;
  readonly runs: Map<string, StoredRun>;
  /** By tenant, user and the caller's key: what was asked with it, and the latest run of that turn. */
  readonly keys: Map<string, { readonly digest: string; readonly runId: string }>;
  readonly events: Map<string, StoredEvent>;
}

export const emptyShelves = (): Shelves => ({
  tenants: new Map(),
  people: new Map(),
  threads: new Map(),
  runs: new Map(),
  keys: new Map(),
  events: new Map(),
});

/** One name made of several, which no other several make. */
export const nameOf = (...parts: readonly string[]): string => JSON.stringify(parts);

/** A run as it is given away. */
export const toRun = ({ retryable, leaseUntil, stopAsked, place, ...run }: StoredRun): Run => structuredClone(run);

/** The run that has a conversation. */
export const runningIn = ({ runs }: Shelves, { conversation }: Thread): StoredRun | undefined =>
  [...runs.values()].find(({ status, conversationId }) => status === 'running' && conversationId === conversation.id);

/** A user's threads, in no order. */
export const threadsOf = ({ threads }: Shelves, tenant: TenantId, user: UserId): Thread[] =>
  [...threads.values()].filter(
    ({ tenantId, conversation }) => tenantId === storableText(tenant) && conversation.userId === storableText(user),
  );

/** Sorts by the last change, ties by id descending. */
export const latestFirst = (a: Conversation, b: Conversation): number =>
  b.updatedAt.getTime() - a.updatedAt.getTime() || (a.id < b.id ? 1 : -1);
