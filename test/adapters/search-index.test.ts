import { searchFiltersContract } from '../ports/search-filters.ts';
import { searchIndexContract } from '../ports/search-index.ts';
import { vectorIndexContract } from '../ports/vector-index.ts';
import { onEachDatabase } from '../support/stores.ts';

onEachDatabase(searchIndexContract);
onEachDatabase(searchFiltersContract);
onEachDatabase(vectorIndexContract);
