import { turnsContract } from '../ports/turns.ts';
import { onEachStore } from '../support/stores.ts';

onEachStore(turnsContract);
