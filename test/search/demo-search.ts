import { localEmbedder } from '../../adapters/embeddings/index.ts';
import { readCriteria } from '../../adapters/offline/trainings/criteria.ts';
import { embedPending } from '../../modules/catalogue/index.ts';
import { mapSkills } from '../../modules/jobs/index.ts';
import type { RequestContext } from '../../modules/kernel/index.ts';
import { searchCatalogue } from '../../modules/search/index.ts';
import { findTrainings } from '../../modules/trainings/index.ts';
import type { CatalogueSearch } from '../../ports/catalogue-search.ts';
import { demoSkills } from '../../src/demo/catalogue/skills.ts';
import { demoTrainings } from '../../src/demo/catalogue/trainings.ts';
import { contextOf } from '../support/context.ts';
import type { CatalogueStores } from '../support/stores.ts';
import type { JudgedQuery } from './judged-queries.fixture.ts';

const TENANT = 'acme';
const PREFIX = 'trn-';

/** The demo company's catalogue in these stores, with its vectors, and its search. */
export const openDemoSearch = async ({ skills, trainings, index }: CatalogueStores) => {
  const embedder = localEmbedder();
  await skills.put(TENANT, demoSkills);
  await trainings.put(TENANT, demoTrainings());
  const { log, signal } = contextOf();
  await embedPending({ index, embedder })({ tenant: TENANT, log, signal }, 'trainings');

  /** The ids that a request gives, best first, as the offline engine reads it. */
  const finder = (search: CatalogueSearch) => {
    const map = mapSkills({ skills, search, embedder });
    const find = findTrainings({
      search,
      trainings,
      skills,
      skillCodes: async (ctx, names) =>
        (await map(ctx, names)).map((found) => ('result' in found ? found.result?.skill.code : undefined)),
    });
    return async ({ query, language }: Pick<JudgedQuery, 'query' | 'language'>, limit: number): Promise<string[]> => {
      const ctx: RequestContext = contextOf({ language });
      const { trainings: found } = await find(ctx, { criteria: readCriteria(query), query, exclude: [], limit });
      return found.map(({ id }) => id.slice(PREFIX.length));
    };
  };
  const searching = (change: Partial<Parameters<typeof searchCatalogue>[0]> = {}) =>
    searchCatalogue({ index, embedder, ...change });
  return { finder, searching, close: () => embedder.close() };
};
