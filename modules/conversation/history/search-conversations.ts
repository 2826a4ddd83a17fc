import type { z } from 'zod';
import type { ConversationMatches } from '../../../contracts/history.ts';
import type { Conversations } from '../../../ports/conversations.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import { summary } from './views.ts';

const MATCHES_MAX = 50;

export type SearchConversations = ReturnType<typeof searchConversations>;
/** The user's conversations that contain the term, best first. */
export const searchConversations =
  ({ conversations }: { conversations: Conversations }) =>
  async (ctx: RequestContext, term: string): Promise<z.output<typeof ConversationMatches>> => {
    const matches = await conversations.search(ctx.tenant.id, ctx.user.id, term, MATCHES_MAX);
    return { results: matches.map((match) => ({ ...match, conversation: summary(match.conversation) })) };
  };
