import type { Language } from '../contracts/chat.ts';
import { port } from '../modules/kernel/port.ts';
import type { RequestContext } from '../modules/kernel/request-context.ts';
import type { Condition, Searched } from './search-index.ts';

/** The lists that a search is fused from: by words, and by meaning. */
export type ListName = 'text' | 'vectors';

/** Where an item stands in one list: its rank from 1, and its score, comparable within that list alone. */
export interface Place {
  readonly rank: number;
  readonly score: number;
}

export interface RankedHit {
  readonly id: string;
  /** The fused score: the higher, the better. Comparable within one search alone. */
  readonly score: number;
  /** By which lists it was found. Only where it was asked to explain. */
  readonly places?: Readonly<Partial<Record<ListName, Place>>>;
}

export interface Ranked {
  /** Best first, ties by id, each id once. */
  readonly hits: readonly RankedHit[];
  /** The lists that were searched: without `vectors` where no vector could be made of the query. */
  readonly lists: readonly ListName[];
}

/** What is searched for. */
export interface Wish {
  readonly kind: Searched;
  /** What it is about. Blank finds nothing. */
  readonly query: string;
  /** Of the query. */
  readonly language: Language;
  /** All of them hold of every hit. */
  readonly filter: readonly Condition[];
  /** Ids that are left out, e.g. because they were shown before. */
  readonly exclude: readonly string[];
  /** 1 to 1,000. */
  readonly limit: number;
  /** Also what is not close in meaning: where `filter` tells what is wanted, and the query only orders it. */
  readonly anyMeaning?: boolean;
  /** Tells of each hit which list gave which rank. */
  readonly explain?: boolean;
}

/**
 * One search over one kind of the caller's company's data, by words and by meaning side by side. The same wish over the same data
 * has the same answer. Without the encoder it searches by words alone. @throws StoreUnavailable
 */
export type CatalogueSearch = (ctx: RequestContext, wish: Wish) => Promise<Ranked>;
export const CatalogueSearch = port<CatalogueSearch>('CatalogueSearch');
