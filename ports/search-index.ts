import type { Language } from '../contracts/chat.ts';
import type { TenantId } from '../modules/kernel/ids.ts';
import { port } from '../modules/kernel/port.ts';

/** What can be searched. */
export type Searched = 'skills' | 'jobs' | 'trainings' | 'opportunities' | 'people';

/** One thing that must hold. Fields are those of the kind's items; values are compared as they are, words without regard to case and accents. */
export type Condition =
  | { readonly field: string; readonly anyOf: readonly (string | boolean)[] }
  | { readonly field: string; readonly allOf: readonly string[] }
  | { readonly field: string; readonly atLeast?: number | string; readonly atMost?: number | string };

export interface Filter {
  /** All of them hold. */
  readonly where: readonly Condition[];
  /** Ids that are left out. */
  readonly without: readonly string[];
}

/** One hit of one list, best first. */
export interface Hit {
  readonly id: string;
  /** Of text: the database's rank; of vectors: cosine similarity, -1 to 1. Comparable within one list alone. */
  readonly score: number;
}

/** A text whose vector is missing, of another model, or of an earlier text. */
export interface Unembedded {
  readonly id: string;
  readonly text: string;
  /** Of the text. */
  readonly digest: string;
}

/**
 * Two lists over one kind of a company's data, by words and by vectors, under the same structured filter, which is applied in the
 * database: a narrow filter never starves a list. Each is ordered by score, ties by id, and holds at most `limit` (1 to 1,000).
 * What is archived, closed or inactive is never found, and neither is another tenant's.
 */
export interface SearchIndex {
  /**
   * By words: of any language, stemmed by `language` and as they are, without regard to accents; of a query of one or two short
   * words also beginnings of words. A text without words finds nothing. Whatever its characters, it is data.
   */
  byText(
    tenant: TenantId,
    kind: Searched,
    query: { readonly text: string; readonly language: Language },
    filter: Filter,
    limit: number,
  ): Promise<Hit[]>;
  /** By closeness of a unit vector of `model`; items without a vector of that model are not found. */
  byVector(
    tenant: TenantId,
    kind: Searched,
    query: { readonly vector: readonly number[]; readonly model: string },
    filter: Filter,
    limit: number,
  ): Promise<Hit[]>;
  /** Items without a current vector of `model`, by id, at most `limit`. */
  unembedded(tenant: TenantId, kind: Searched, model: string, limit: number): Promise<Unembedded[]>;
  /** Keeps vectors of those whose text has still that digest; gives how many. */
  keepVectors(
    tenant: TenantId,
    kind: Searched,
    model: string,
    vectors: readonly { readonly id: string; readonly digest: string; readonly vector: readonly number[] }[],
  ): Promise<number>;
}
export const SearchIndex = port<SearchIndex>('SearchIndex');
