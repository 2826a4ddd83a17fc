import type { Catalogue } from '../../ports/catalogue.ts';
import type { CatalogueSearch } from '../../ports/catalogue-search.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { Searched } from '../../ports/search-index.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { type Closest, closestName } from './closest-name.ts';

/** How the items of a kind are told apart by name. */
interface Kind<Item> {
  readonly kind: Searched;
  readonly items: Catalogue<Item>;
  readonly namesOf: (item: Item) => readonly string[];
  /** How many items a name is compared with: those that a search for it finds first. */
  readonly candidates: number;
  /** From which cosine of two names one stands for the other. */
  readonly from: number;
}

/** The item of a company's catalogue that a name means; `undefined` where none is close. @throws ModelFailed, StoreUnavailable */
export const closestItem =
  <Item>(
    { search, embedder }: { readonly search: CatalogueSearch; readonly embedder: Embedder },
    { kind, items, namesOf, candidates, from }: Kind<Item>,
  ) =>
  async (ctx: RequestContext, name: string): Promise<Closest<Item> | undefined> => {
    const wish = { kind, query: name, language: ctx.language, filter: [], exclude: [] };
    const { hits } = await search(ctx, { ...wish, limit: candidates, anyMeaning: true });
    const found = await items.find(
      ctx.tenant.id,
      hits.map(({ id }) => id),
    );
    const named = found.map((item) => ({ item, names: namesOf(item) }));
    return closestName(embedder, name, named, from);
  };
