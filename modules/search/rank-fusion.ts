import type { ListName, Place, RankedHit } from '../../ports/catalogue-search.ts';
import type { Hit } from '../../ports/search-index.ts';

/**
 * The constant of reciprocal rank fusion, as in Cormack, Clarke and Büttcher (SIGIR 2009), where 60 did best over many collections:
 * it keeps one list's first places from deciding alone.
 */
export const RRF_K = 60;

/** One list, best first. */
export interface WeightedList {
  readonly name: ListName;
  /** How much it counts; 0 is as if it were not there. */
  readonly weight: number;
  readonly hits: readonly Hit[];
}

/** By code units: the same on every machine, whatever its locale. */
const byId = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/**
 * Weighted reciprocal rank fusion: an item's score is the sum over the lists of `weight / (60 + rank)`, ranks from 1. Scores within
 * the lists do not count, only places do. Best first, ties by id; of an id that stands in a list twice the first place counts.
 */
export const fuse = (lists: readonly WeightedList[]): Required<RankedHit>[] => {
  const fused = new Map<string, { score: number; places: Partial<Record<ListName, Place>> }>();
  for (const { name, weight, hits } of lists) {
    if (weight <= 0) continue;
    for (const [position, { id, score }] of hits.entries()) {
      const item = fused.get(id) ?? { score: 0, places: {} };
      if (item.places[name]) continue;
      const rank = position + 1;
      item.score += weight / (RRF_K + rank);
      item.places[name] = { rank, score };
      fused.set(id, item);
    }
  }
  return [...fused]
    .map(([id, item]) => ({ id, ...item }))
    .sort((left, right) => right.score - left.score || byId(left.id, right.id));
};
