import type { z } from 'zod';
import type {
  ConversationChange,
  ConversationMatches,
  ConversationPage,
  ConversationSummary,
  MessagePage,
  MessageView,
} from '../../contracts/history.ts';
import type { Conversation, Conversations, PageRequest } from '../../ports/conversations.ts';
import type { TurnEngine } from '../../ports/turn-engine.ts';
import type { ConversationId } from '../kernel/ids.ts';
import type { Message } from '../kernel/message.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { ConversationNotFound } from './errors.ts';
import type { LiveRuns } from './live-runs.ts';

const MATCHES_MAX = 50;

const summary = (conversation: Conversation): ConversationSummary => ({
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

const view = (message: Message): MessageView => ({
  messageId: message.id,
  runId: message.runId,
  role: message.role,
  content: message.content,
  cards: [...message.cards],
  activeAgent: message.activeAgent,
  status: message.status,
  metadata: message.metadata,
  createdAt: message.createdAt.toISOString(),
});

const counts = ({ page, pageSize }: PageRequest, total: number) => ({
  page,
  pageSize,
  total,
  pages: Math.ceil(total / pageSize),
});

export type ListMessages = ReturnType<typeof listMessages>;
/** One page of a conversation's messages. @throws ConversationNotFound */
export const listMessages =
  ({ conversations }: { conversations: Conversations }) =>
  async (
    ctx: RequestContext,
    { userConversationId, ...page }: PageRequest & { readonly userConversationId: ConversationId },
  ): Promise<z.output<typeof MessagePage>> => {
    const of = [ctx.tenant.id, ctx.user.id, userConversationId] as const;
    if (!(await conversations.find(...of))) throw new ConversationNotFound();
    const { items, total } = await conversations.messages(...of, page);
    return { messages: items.map(view), ...counts(page, total) };
  };

export type ListConversations = ReturnType<typeof listConversations>;
/** One page of the user's conversations, without their messages. */
export const listConversations =
  ({ conversations }: { conversations: Conversations }) =>
  async (ctx: RequestContext, page: PageRequest): Promise<z.output<typeof ConversationPage>> => {
    const { items, total } = await conversations.list(ctx.tenant.id, ctx.user.id, page);
    return { conversations: items.map(summary), ...counts(page, total) };
  };

export type SearchConversations = ReturnType<typeof searchConversations>;
/** The user's conversations that contain the term, best first. */
export const searchConversations =
  ({ conversations }: { conversations: Conversations }) =>
  async (ctx: RequestContext, term: string): Promise<z.output<typeof ConversationMatches>> => {
    const matches = await conversations.search(ctx.tenant.id, ctx.user.id, term, MATCHES_MAX);
    return { results: matches.map((match) => ({ ...match, conversation: summary(match.conversation) })) };
  };

export type UpdateConversation = ReturnType<typeof updateConversation>;
/** Changes what is given of title, sharing and pin. @throws ConversationNotFound */
export const updateConversation =
  ({ conversations }: { conversations: Conversations }) =>
  async (ctx: RequestContext, id: ConversationId, change: ConversationChange): Promise<ConversationSummary> => {
    const changed = await conversations.update(ctx.tenant.id, ctx.user.id, id, change);
    if (!changed) throw new ConversationNotFound();
    return summary(changed);
  };

interface Deletion {
  conversations: Conversations;
  engine: TurnEngine;
  liveRuns: LiveRuns;
}

/**
 * Runs of the conversations are stopped first, then the engine's own records go, then the stored ones: whatever fails on
 * the way, the conversation is still there to be deleted again.
 */
const remove = async (needs: Deletion, ctx: RequestContext, ids: readonly ConversationId[]): Promise<number> => {
  await needs.liveRuns.stopConversations(ids, 'deleted');
  await needs.engine.forget(ids);
  const deleted = await needs.conversations.delete(ctx.tenant.id, ctx.user.id, ids);
  needs.liveRuns.forgetConversations(ids);
  return deleted;
};

export type DeleteConversation = ReturnType<typeof deleteConversation>;
/** Removes a conversation with its messages, runs and checkpoints. @throws ConversationNotFound */
export const deleteConversation =
  (needs: Deletion) =>
  async (ctx: RequestContext, id: ConversationId): Promise<{ deleted: number }> => {
    if (!(await needs.conversations.find(ctx.tenant.id, ctx.user.id, id))) throw new ConversationNotFound();
    return { deleted: await remove(needs, ctx, [id]) };
  };

export type ClearHistory = ReturnType<typeof clearHistory>;
/** Removes all conversations of the user. Nothing there is no error. */
export const clearHistory =
  (needs: Deletion) =>
  async (ctx: RequestContext): Promise<{ deleted: number }> => {
    const ids = await needs.conversations.ids(ctx.tenant.id, ctx.user.id);
    return { deleted: ids.length === 0 ? 0 : await remove(needs, ctx, ids) };
  };
