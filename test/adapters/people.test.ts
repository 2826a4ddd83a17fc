import { peopleContract } from '../ports/people.ts';
import { onEachStore } from '../support/stores.ts';

onEachStore(peopleContract);
