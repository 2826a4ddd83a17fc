import type { z } from 'zod';
import type { ConversationMatches } from '../../../contracts/history.ts';
import type { ConversationSearch } from '../../../ports/conversation-search.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import { summary } from './views.ts';

const MATCHES_MAX = 50;

export type SearchConversations = ReturnType<typeof searchConversations>;
/** The user's conversations that contain the term, best first. */
export const searchConversations =
  ({ conversationSearch }: { conversationSearch: ConversationSearch }) =>
  async (ctx: RequestContext, term: string): Promise<z.output<typeof ConversationMatches>> => {
    const matches = await conversationSearch.search(ctx.tenant.id, ctx.user.id, term, MATCHES_MAX);
    return { results: matches.map((match) => ({ ...match, conversation: summary(match.conversation) })) };
  };
