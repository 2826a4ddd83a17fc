import { conversationsContract } from '../ports/conversations.ts';
import { onEachStore } from '../support/stores.ts';

onEachStore(conversationsContract);
