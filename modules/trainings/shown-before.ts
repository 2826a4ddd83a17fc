import { TrainingSuggestionList } from '../../contracts/training-card.ts';
import type { Message } from '../kernel/message.ts';

/** How many ids a conversation's exclusions hold; of more, the latest. */
const SHOWN_MAX = 1_000;

export interface ShownBefore {
  /** All that were shown, the latest last. */
  readonly ids: readonly string[];
  /** The latest list that a search gave. */
  readonly search: TrainingSuggestionList | undefined;
}

/**
 * What trainings a conversation has shown. A list knows those before it, so that what stands before the given messages counts too.
 * A card of another shape is passed over.
 */
export const shownBefore = (history: readonly Message[]): ShownBefore => {
  const lists = history
    .flatMap(({ cards }) => cards)
    .filter(({ type }) => type === 'trainingSuggestionList')
    .flatMap(({ data }) => TrainingSuggestionList.safeParse(data).data ?? []);
  const ids = lists.flatMap(({ trainings, pagination }) => [
    ...(pagination?.shownIds ?? []),
    ...trainings.map(({ id }) => id),
  ]);
  return {
    ids: [...new Set(ids)].slice(-SHOWN_MAX),
    search: lists.findLast(({ rationaleContext }) => rationaleContext !== null),
  };
};

/** The exclusions after these were shown as well. */
export const withShown = (before: readonly string[], now: readonly string[]): string[] =>
  [...new Set([...before, ...now])].slice(-SHOWN_MAX);
