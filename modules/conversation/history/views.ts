import type { ConversationSummary, MessageView } from '../../../contracts/history.ts';
import type { Conversation, PageRequest } from '../../../ports/conversations.ts';
import type { Message } from '../../kernel/message.ts';
import { asOf } from '../interactions/pause.ts';

/** A conversation as callers see it. */
export const summary = (conversation: Conversation): ConversationSummary => ({
  userConversationId: conversation.id,
  title: conversation.title,
  shared: conversation.shared,
  pinned: conversation.pinned,
  language: conversation.language,
  activeAgent: conversation.activeAgent,
  messageCount: conversation.messageCount,
  createdAt: conversation.createdAt.toISOString(),
  updatedAt: conversation.updatedAt.toISOString(),
});

/** A message as callers see it at `now`. */
export const view = (message: Message, now: Date): MessageView => ({
  messageId: message.id,
  runId: message.runId,
  role: message.role,
  content: message.content,
  cards: message.cards.map((card) => asOf(card, now)),
  activeAgent: message.activeAgent,
  status: message.status,
  metadata: message.metadata,
  createdAt: message.createdAt.toISOString(),
});

/** Where a page stands among all. */
export const counts = ({ page, pageSize }: PageRequest, total: number) => ({
  page,
  pageSize,
  total,
  pages: Math.ceil(total / pageSize),
});
