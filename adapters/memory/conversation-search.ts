import type { ConversationSearch, Match } from '../../ports/conversation-search.ts';
import { foldForSearch, snippetAround } from '../../ports/literal-search.ts';
import { storableText } from '../../ports/storable-text.ts';
import { latestFirst, type Shelves, type Thread, threadsOf } from './shelves.ts';

export const memoryConversationSearch = (shelves: Shelves): ConversationSearch => ({
  async search(tenant, user, term, limit) {
    const folded = foldForSearch(storableText(term));
    return threadsOf(shelves, tenant, user)
      .flatMap((thread) => matchIn(thread, folded) ?? [])
      .sort(
        (a, b) =>
          Number(b.matchedIn === 'title') - Number(a.matchedIn === 'title') ||
          b.matches - a.matches ||
          latestFirst(a.conversation, b.conversation),
      )
      .slice(0, limit);
  },
});

const matchIn = ({ conversation, messages }: Thread, folded: string): Match | undefined => {
  const inTitle = snippetAround(conversation.title, folded);
  const matching = messages.filter(({ content }) => folded !== '' && foldForSearch(content).includes(folded));
  const shown = inTitle ?? snippetAround(matching[0]?.content ?? '', folded);
  if (!shown) return undefined;
  return {
    conversation: structuredClone(conversation),
    matchedIn: inTitle ? 'title' : 'content',
    matches: matching.length,
    ...shown,
  };
};
