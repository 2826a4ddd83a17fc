import type { ConversationSearch } from '../../ports/conversation-search.ts';
import { foldForSearch, snippetAround } from '../../ports/literal-search.ts';
import { storableText } from '../../ports/storable-text.ts';
import type { Database } from './database.ts';
import { toConversation } from './from-rows.ts';
import type { ConversationRow } from './rows.ts';

type FoundRow = ConversationRow & {
  readonly in_title: boolean;
  readonly matches: number;
  /** The first matching message; null where the title matches, which is shown then. */
  readonly content: string | null;
};

/**
 * Search by plain SQL over texts that are stored folded too. It reads all of the user's messages: some thousands, by the
 * index on conversations, in a few milliseconds. `position` knows no special characters.
 */
export const postgresConversationSearch = (database: Database): ConversationSearch => ({
  async search(tenant, user, term, limit) {
    const foldedTerm = foldForSearch(storableText(term));
    if (foldedTerm === '') return [];
    const rows = await database.query<FoundRow>(
      `with mine as materialized (
         select *, position($3 in title_search) > 0 as in_title from conversations where tenant_id = $1 and user_id = $2),
       found as (
         select m.conversation_id, count(*)::int as matches, min(m.sequence) as first
           from mine join messages m on m.conversation_id = mine.id
           where position($3 in m.content_search) > 0
           group by m.conversation_id),
       best as (
         select mine.*, coalesce(found.matches, 0) as matches, found.first
           from mine left join found on found.conversation_id = mine.id
           where mine.in_title or found.first is not null
           order by mine.in_title desc, coalesce(found.matches, 0) desc, mine.updated_at desc, mine.id desc
           limit $4)
       select best.*, m.content
         from best left join messages m on m.sequence = best.first and not best.in_title
         order by best.in_title desc, best.matches desc, best.updated_at desc, best.id desc`,
      [storableText(tenant), storableText(user), foldedTerm, limit],
    );
    return rows.flatMap((row) => {
      const shown = snippetAround(row.content ?? row.title, foldedTerm);
      if (!shown) return [];
      const { in_title, matches } = row;
      return [{ conversation: toConversation(row), matchedIn: in_title ? 'title' : 'content', matches, ...shown }];
    });
  },
});
