import type { Language } from '../../contracts/chat.ts';
import type { CatalogueSearch, ListName } from '../../ports/catalogue-search.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { Hit, SearchIndex } from '../../ports/search-index.ts';
import { ModelFailed } from '../kernel/errors.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { fuse, type WeightedList } from './rank-fusion.ts';

/**
 * How much each list counts, by the language of the query. Words lead: what both lists know still comes before what one of them
 * knows. The local encoder knows English: of other languages its vectors tell little more than which letters are alike, so that they
 * order what words leave equal and add what words did not find. Measured on test/search/judged-queries.fixture.ts.
 */
export const LIST_WEIGHTS: Readonly<Record<Language, Readonly<Record<ListName, number>>>> = {
  en: { text: 1, vectors: 0.3 },
  fr: { text: 1, vectors: 0.05 },
  de: { text: 1, vectors: 0.05 },
  es: { text: 1, vectors: 0.05 },
};

/**
 * From which cosine an item is about the query. Everything has some cosine with everything: without a floor a query that is about
 * nothing in the catalogue would find all of it. Measured on the same queries, and on such as nothing answers.
 */
export const CLOSE_FROM: Readonly<Record<Language, number>> = { en: 0.4, fr: 0.5, de: 0.5, es: 0.5 };

/** How far each list is read at least: what is far down in one list may be far up in the other. */
const DEPTH = 100;
const DEEPEST = 1_000;

/** The query's vector; `undefined` where there is none to search by. */
const vectorOf = async (embedder: Embedder, ctx: RequestContext, query: string): Promise<number[] | undefined> => {
  try {
    const [vector] = await embedder.embed([query]);
    return vector?.some((value) => value !== 0) ? vector : undefined;
  } catch (cause) {
    ctx.signal.throwIfAborted();
    if (!(cause instanceof ModelFailed)) throw cause;
    ctx.log.warn({ err: cause }, 'searched by words alone: no vector could be made of the query');
    return undefined;
  }
};

/** Searches both lists side by side, under the same filter, and fuses them. */
export const searchCatalogue = ({
  index,
  embedder,
  weights = LIST_WEIGHTS,
  closeFrom = CLOSE_FROM,
}: {
  readonly index: SearchIndex;
  readonly embedder: Embedder;
  /** Both belong to an encoder; those of the local one when absent. */
  readonly weights?: typeof LIST_WEIGHTS;
  readonly closeFrom?: typeof CLOSE_FROM;
}): CatalogueSearch => {
  return async (ctx, { kind, query, language, filter, exclude, limit, anyMeaning = false, explain = false }) => {
    const { tenant, signal } = ctx;
    if (query.trim() === '') return { hits: [], lists: [] };
    const under = { where: filter, without: exclude };
    const depth = Math.min(DEEPEST, Math.max(DEPTH, limit));

    const byMeaning = async (): Promise<Hit[] | undefined> => {
      const vector = await vectorOf(embedder, ctx, query);
      if (!vector) return undefined;
      const hits = await index.byVector(tenant.id, kind, { vector, model: embedder.model }, under, depth);
      return anyMeaning ? hits : hits.filter(({ score }) => score >= closeFrom[language]);
    };

    const [text, vectors] = await Promise.all([
      index.byText(tenant.id, kind, { text: query, language }, under, depth),
      byMeaning(),
    ]);
    signal.throwIfAborted();
    const lists: WeightedList[] = [
      { name: 'text', weight: weights[language].text, hits: text },
      ...(vectors ? [{ name: 'vectors', weight: weights[language].vectors, hits: vectors } as const] : []),
    ];
    const hits = fuse(lists).slice(0, limit);
    return {
      hits: explain ? hits : hits.map(({ id, score }) => ({ id, score })),
      lists: lists.map(({ name }) => name),
    };
  };
};
