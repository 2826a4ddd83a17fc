import type { Training } from '../../contracts/catalogue.ts';
import type { Catalogue, Trainings } from '../../ports/catalogue.ts';
import type { CatalogueSearch, Wish } from '../../ports/catalogue-search.ts';
import { foldForSearch } from '../../ports/literal-search.ts';
import type { Condition } from '../../ports/search-index.ts';

// As much of a catalogue as a test of the domain needs: one company's, a handful of items.

/** Items by id or code, kept for tenant `acme`. */
export const smallCatalogue = <Item>(items: readonly Item[], idOf: (item: Item) => string): Catalogue<Item> => ({
  put: async () => ({ inserted: 0, changed: 0, unchanged: 0 }),
  async find(tenant, ids) {
    const found = [...new Set(ids)].map((id) => items.find((item) => idOf(item) === id));
    return tenant === 'acme' ? found.filter((item) => item !== undefined) : [];
  },
  count: async () => items.length,
});

export const smallTrainings = (items: readonly Training[]): Trainings => {
  const root = (id: string): string => items.find((item) => item.id === id)?.parentId ?? id;
  return {
    ...smallCatalogue(items, ({ id }) => id),
    async family(_, ids) {
      const roots = new Set(ids.map(root));
      return [...new Set([...ids, ...items.map(({ id }) => id).filter((id) => roots.has(root(id)))])].sort();
    },
    parents: async () => new Map(),
  };
};

const holds = (item: Readonly<Record<string, unknown>>, condition: Condition): boolean => {
  const value = item[condition.field];
  if ('anyOf' in condition)
    return condition.anyOf.some((one) => (Array.isArray(value) ? value.includes(one) : one === value));
  if ('allOf' in condition) return condition.allOf.every((one) => Array.isArray(value) && value.includes(one));
  const { atLeast, atMost } = condition;
  if (value === null || value === undefined) return false;
  return (
    (atLeast === undefined || (value as number) >= (atLeast as number)) &&
    (atMost === undefined || (value as number) <= (atMost as number))
  );
};

/** Ranks by how many words of the query stand in an item, whatever else it says; keeps what it was asked. */
export const smallSearch = <Item extends object>(
  items: readonly Item[],
  idOf: (item: Item) => string,
): CatalogueSearch & { readonly asked: Wish[] } => {
  const asked: Wish[] = [];
  const search: CatalogueSearch = async (ctx, wish) => {
    asked.push(wish);
    const words = foldForSearch(wish.query).match(/[\p{L}\p{N}]+/gu) ?? [];
    const hits = items
      .filter((item) => ctx.tenant.id === 'acme' && !wish.exclude.includes(idOf(item)))
      .filter((item) => wish.filter.every((condition) => holds(item as Readonly<Record<string, unknown>>, condition)))
      .map((item) => {
        const text = foldForSearch(JSON.stringify(item));
        return { id: idOf(item), score: words.filter((word) => text.includes(word)).length };
      })
      .filter(({ score }) => score > 0 || wish.anyMeaning)
      .sort((left, right) => right.score - left.score || (left.id < right.id ? -1 : 1))
      .slice(0, wish.limit);
    return { hits, lists: ['text'] };
  };
  return Object.assign(search, { asked });
};

/** Meanings by hand: each text has the direction given; all others are like nothing. */
export const byHand = (directions: Readonly<Record<string, readonly number[]>> = {}) => ({
  model: 'by-hand',
  dimensions: 3,
  embed: async (texts: readonly string[]) => texts.map((text) => [...(directions[text] ?? [0, 0, 0])]),
});
