import { memoryConversationSearch } from './conversation-search.ts';
import { memoryConversations } from './conversations.ts';
import { memoryEvents } from './events.ts';
import { memoryPeople } from './people.ts';
import { memoryPreferences } from './preferences.ts';
import { emptyShelves } from './shelves.ts';
import { memoryTenants } from './tenants.ts';
import { memoryToolMemos } from './tool-memos.ts';
import { memoryTurns } from './turns.ts';

/** The stores over one memory: what `turns` stores, `conversations` shows and `conversationSearch` finds. For tests and trials; nothing outlives it. */
export const memoryStores = () => {
  const shelves = emptyShelves();
  return {
    conversations: memoryConversations(shelves),
    conversationSearch: memoryConversationSearch(shelves),
    turns: memoryTurns(shelves),
    toolMemos: memoryToolMemos(shelves),
    people: memoryPeople(shelves),
    tenants: memoryTenants(shelves),
    events: memoryEvents(shelves),
    preferences: memoryPreferences(),
  };
};
