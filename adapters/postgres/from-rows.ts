import type { Message } from '../../modules/kernel/index.ts';
import type { Conversation } from '../../ports/conversations.ts';
import type { Interaction, Run } from '../../ports/turns.ts';
import type { ConversationRow, InteractionRow, MessageRow, RunRow } from './rows.ts';

/** The columns that `toMessage` reads; searches have the others to themselves. */
export const MESSAGE_COLUMNS =
  'm.id, m.conversation_id, m.turn_id, m.run_id, m.role, m.content, m.cards, m.active_agent, m.status, m.metadata, m.created_at';

export const toConversation = (row: ConversationRow): Conversation => ({
  id: row.id,
  userId: row.user_id,
  title: row.title,
  shared: row.shared,
  pinned: row.pinned,
  language: row.language,
  languageAsked: row.language_asked,
  activeAgent: row.active_agent,
  profileAnalysed: row.profile_analysed,
  messageCount: row.message_count,
  summary: row.summary === null ? null : { text: row.summary, through: row.summary_through },
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
});

export const toMessage = (row: Omit<MessageRow, 'sequence' | 'content_search'>): Message => ({
  id: row.id,
  conversationId: row.conversation_id,
  turnId: row.turn_id,
  runId: row.run_id,
  role: row.role,
  content: row.content,
  cards: row.cards,
  activeAgent: row.active_agent,
  status: row.status,
  metadata: row.metadata,
  createdAt: new Date(row.created_at),
});

export const toRun = (row: RunRow): Run => ({
  id: row.id,
  tenantId: row.tenant_id,
  userId: row.user_id,
  conversationId: row.conversation_id,
  turnId: row.turn_id,
  userMessageId: row.user_message_id,
  messageId: row.message_id,
  language: row.language,
  status: row.status,
  owner: row.owner,
  output: row.output,
  startedAt: new Date(row.started_at),
});

export const toInteraction = (row: InteractionRow): Interaction => ({
  id: row.id,
  conversationId: row.conversation_id,
  turnId: row.turn_id,
  runId: row.run_id,
  questions: row.questions,
  status: row.status,
  expiresAt: new Date(row.expires_at),
});
