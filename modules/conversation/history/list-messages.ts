import type { z } from 'zod';
import type { MessagePage } from '../../../contracts/history.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Conversations, PageRequest } from '../../../ports/conversations.ts';
import { ConversationNotFound } from '../../kernel/errors.ts';
import type { ConversationId } from '../../kernel/ids.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import { counts, view } from './views.ts';

export type ListMessages = ReturnType<typeof listMessages>;
/** One page of a conversation's messages. @throws ConversationNotFound */
export const listMessages =
  ({ conversations, clock }: { conversations: Conversations; clock: Clock }) =>
  async (
    ctx: RequestContext,
    { userConversationId, ...page }: PageRequest & { readonly userConversationId: ConversationId },
  ): Promise<z.output<typeof MessagePage>> => {
    const of = [ctx.tenant.id, ctx.user.id, userConversationId] as const;
    if (!(await conversations.find(...of))) throw new ConversationNotFound();
    const now = clock.now();
    const { items, total } = await conversations.messages(...of, page);
    return { messages: items.map((message) => view(message, now)), ...counts(page, total) };
  };
