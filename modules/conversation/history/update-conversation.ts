import type { ConversationChange, ConversationSummary } from '../../../contracts/history.ts';
import type { Conversations } from '../../../ports/conversations.ts';
import { ConversationNotFound } from '../../kernel/errors.ts';
import type { ConversationId } from '../../kernel/ids.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import { summary } from './views.ts';

export type UpdateConversation = ReturnType<typeof updateConversation>;
/** Changes what is given of title, sharing and pin. @throws ConversationNotFound */
export const updateConversation =
  ({ conversations }: { conversations: Conversations }) =>
  async (ctx: RequestContext, id: ConversationId, change: ConversationChange): Promise<ConversationSummary> => {
    const changed = await conversations.update(ctx.tenant.id, ctx.user.id, id, change);
    if (!changed) throw new ConversationNotFound();
    return summary(changed);
  };
