import { ConversationNotFound } from '../../kernel/errors.ts';
import type { ConversationId } from '../../kernel/ids.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import { type Deletion, removeConversations } from './remove-conversations.ts';

export type DeleteConversation = ReturnType<typeof deleteConversation>;
/** Removes a conversation with its messages, runs and checkpoints. @throws ConversationNotFound */
export const deleteConversation =
  (needs: Deletion) =>
  async (ctx: RequestContext, id: ConversationId): Promise<{ deleted: number }> => {
    if (!(await needs.conversations.find(ctx.tenant.id, ctx.user.id, id))) throw new ConversationNotFound();
    return { deleted: await removeConversations(needs, ctx, [id]) };
  };
