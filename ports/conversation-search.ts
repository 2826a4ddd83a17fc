import type { ConversationMatch } from '../contracts/history.ts';
import type { TenantId, UserId } from '../modules/kernel/ids.ts';
import { port } from '../modules/kernel/port.ts';
import type { Conversation } from './conversations.ts';

export interface Match extends Pick<ConversationMatch, 'matchedIn' | 'snippet' | 'highlight' | 'matches'> {
  readonly conversation: Conversation;
}

/** Looks through the stored conversations of one user. What is another's is not there. */
export interface ConversationSearch {
  /**
   * Those whose title or a message contains `term` literally, without regard to case or accents (`literal-search.ts` says
   * what that means). Title matches first, then more matching messages, then the latest, ties by id descending; at most
   * `limit`. A term of nothing, or of accents alone, finds nothing.
   */
  search(tenant: TenantId, user: UserId, term: string, limit: number): Promise<Match[]>;
}
export const ConversationSearch = port<ConversationSearch>('ConversationSearch');
