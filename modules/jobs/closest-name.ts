import type { Embedder } from '../../ports/embedder.ts';
import { likeness } from '../../ports/likeness.ts';
import { foldForComparison } from '../../ports/literal-search.ts';

/** Something with all that it is called. */
export interface Named<Item> {
  readonly item: Item;
  readonly names: readonly string[];
}

export interface Closest<Item> {
  readonly item: Item;
  /** 1 where a name is just the wanted one, else the cosine of the closest name. */
  readonly score: number;
}

/** Encoders tell capitals apart; names mean the same in any case. */
const inOneCase = (name: string): string => name.trim().toLowerCase();

/**
 * What a name means among the candidates: the one that is called just so, whatever the case, accents and white space; else the
 * one whose name comes closest in meaning, from the cosine `from` on. Of equals the first. @throws ModelFailed
 */
export const closestName = async <Item>(
  embedder: Embedder,
  wanted: string,
  candidates: readonly Named<Item>[],
  from: number,
): Promise<Closest<Item> | undefined> => {
  const folded = foldForComparison(wanted);
  const same = candidates.find(({ names }) => names.some((name) => foldForComparison(name) === folded));
  if (same) return { item: same.item, score: 1 };
  const names = candidates.flatMap((candidate) => candidate.names.map((name) => ({ item: candidate.item, name })));
  if (names.length === 0) return undefined;
  const [vector = [], ...vectors] = await embedder.embed([wanted, ...names.map(({ name }) => name)].map(inOneCase));
  let best: Closest<Item> | undefined;
  for (const [at, { item }] of names.entries()) {
    const score = likeness(vector, vectors[at] ?? []);
    if (score >= from && score > (best?.score ?? -1)) best = { item, score };
  }
  return best;
};
