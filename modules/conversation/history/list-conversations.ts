import type { z } from 'zod';
import type { ConversationPage } from '../../../contracts/history.ts';
import type { Conversations, PageRequest } from '../../../ports/conversations.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import { counts, summary } from './views.ts';

export type ListConversations = ReturnType<typeof listConversations>;
/** One page of the user's conversations, without their messages. */
export const listConversations =
  ({ conversations }: { conversations: Conversations }) =>
  async (ctx: RequestContext, page: PageRequest): Promise<z.output<typeof ConversationPage>> => {
    const { items, total } = await conversations.list(ctx.tenant.id, ctx.user.id, page);
    return { conversations: items.map(summary), ...counts(page, total) };
  };
