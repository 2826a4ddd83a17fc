import { ContainerModule } from 'inversify';
import { searchCatalogue } from '../../modules/search/index.ts';
import { CatalogueSearch } from '../../ports/catalogue-search.ts';
import { Embedder } from '../../ports/embedder.ts';
import { SearchIndex } from '../../ports/search-index.ts';
import { fill } from './fill.ts';

/** The one search over a company's data. */
export const search = new ContainerModule(({ bind }) => {
  fill(bind, CatalogueSearch, [SearchIndex, Embedder], (index, embedder) => searchCatalogue({ index, embedder }));
});
