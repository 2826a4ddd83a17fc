import { eventsContract } from '../ports/events.ts';
import { onEachStore } from '../support/stores.ts';

onEachStore(eventsContract);
