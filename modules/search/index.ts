/** Search: one hybrid ranking over every kind of a company's data. */
export { fuse, RRF_K } from './rank-fusion.ts';
export { searchCatalogue } from './search-catalogue.ts';
