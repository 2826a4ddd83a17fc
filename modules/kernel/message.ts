import type { Card } from '../../contracts/cards.ts';
import type { RunStatus } from '../../contracts/chat.ts';
import type { ConversationId, MessageId, RunId, TurnId } from './ids.ts';

/** One stored message of a conversation. */
export interface Message {
  readonly id: MessageId;
  readonly conversationId: ConversationId;
  readonly turnId: TurnId;
  readonly runId: RunId;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly cards: readonly Card[];
  /** The specialist that wrote it; null on a user's message and where none had the turn. */
  readonly activeAgent: string | null;
  /** How its run ended; null on a user's message. */
  readonly status: RunStatus | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}
