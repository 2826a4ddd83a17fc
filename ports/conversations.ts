import type { Language } from '../contracts/chat.ts';
import type { ConversationChange } from '../contracts/history.ts';
import type { ConversationId, TenantId, UserId } from '../modules/kernel/ids.ts';
import type { Message } from '../modules/kernel/message.ts';
import { port } from '../modules/kernel/port.ts';

/** A thread of turns of one user in one tenant. */
export interface Conversation {
  readonly id: ConversationId;
  readonly userId: UserId;
  readonly title: string;
  readonly shared: boolean;
  readonly pinned: boolean;
  /** Of its latest turn. */
  readonly language: Language;
  /** Whether the user has asked for that language, so that messages in another do not change it. */
  readonly languageAsked: boolean;
  readonly activeAgent: string | null;
  /** Whether a profile analysis was shown in it. */
  readonly profileAnalysed: boolean;
  readonly messageCount: number;
  /** What its first `through` messages said, in short; null while it is short enough to be read whole. */
  readonly summary: { readonly text: string; readonly through: number } | null;
  readonly createdAt: Date;
  /** When its last message was stored. */
  readonly updatedAt: Date;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Of all pages. */
  readonly total: number;
}

/** One-based page number and the items of a page; both at least 1. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

/**
 * The stored conversations and their messages, for reading and keeping in order; `Turns` writes messages. Everything is
 * scoped by tenant and user: what is another's is not there.
 */
export interface Conversations {
  /** `undefined` when there is none, or it is another's. */
  find(tenant: TenantId, user: UserId, id: ConversationId): Promise<Conversation | undefined>;
  /** Pinned first, then the latest `updatedAt`, ties by id descending. A page past the end is empty. */
  list(tenant: TenantId, user: UserId, page: PageRequest): Promise<Page<Conversation>>;
  /** Oldest first, in the order stored. An unknown conversation has an empty page. */
  messages(tenant: TenantId, user: UserId, id: ConversationId, page: PageRequest): Promise<Page<Message>>;
  /** Changes what is given, keeps what is not, and gives the result; `undefined` when there is none. Does not touch `updatedAt`. */
  update(
    tenant: TenantId,
    user: UserId,
    id: ConversationId,
    change: ConversationChange,
  ): Promise<Conversation | undefined>;
  /**
   * Keeps a summary of its first `summary.through` messages if what is summarised until now is exactly `after` messages;
   * `false`, with nothing kept, when another came first or the conversation is gone. Does not touch `updatedAt`.
   */
  keepSummary(
    tenant: TenantId,
    user: UserId,
    id: ConversationId,
    summary: { readonly text: string; readonly through: number },
    after: number,
  ): Promise<boolean>;
  /** All ids of a user's conversations. */
  ids(tenant: TenantId, user: UserId): Promise<ConversationId[]>;
  /** Removes them with their messages and runs, those that are there; gives how many there were. */
  delete(tenant: TenantId, user: UserId, ids: readonly ConversationId[]): Promise<number>;
}
export const Conversations = port<Conversations>('Conversations');
