import { conversationSearchContract } from '../ports/conversation-search.ts';
import { onEachStore } from '../support/stores.ts';

onEachStore(conversationSearchContract);
