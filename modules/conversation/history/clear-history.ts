import type { RequestContext } from '../../kernel/request-context.ts';
import { type Deletion, removeConversations } from './remove-conversations.ts';

export type ClearHistory = ReturnType<typeof clearHistory>;
/** Removes all conversations of the user. Nothing there is no error. */
export const clearHistory =
  (needs: Deletion) =>
  async (ctx: RequestContext): Promise<{ deleted: number }> => {
    const ids = await needs.conversations.ids(ctx.tenant.id, ctx.user.id);
    return { deleted: ids.length === 0 ? 0 : await removeConversations(needs, ctx, ids) };
  };
