import { catalogueContract } from '../ports/catalogue.ts';
import { onEachDatabase } from '../support/stores.ts';

onEachDatabase(catalogueContract);
