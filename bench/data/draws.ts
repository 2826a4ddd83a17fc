/** A stream of draws that is the same for the same seed. */
export interface Draws {
  /** From 0 to below 1. */
  fraction(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** True in so many of 100. */
  chance(percent: number): boolean;
}

/** Mulberry32: 32 bits of state, ample for what only has to look varied. */
export const drawsOf = (seed: number): Draws => {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    fraction,
    between: (least, most) => least + Math.floor(fraction() * (most - least + 1)),
    chance: (percent) => fraction() * 100 < percent,
  };
};

/** Draws one of a list; how often each comes is settled when it is made. */
export type Drawn<Item> = (draws: Draws) => Item;

const bySums = <Item>(items: readonly Item[], sums: Float64Array): Drawn<Item> => {
  const total = sums.at(-1) ?? 0;
  if (items.length === 0 || total === 0) throw new Error('There is nothing to draw from.');
  return (draws) => {
    const wanted = draws.fraction() * total;
    let low = 0;
    let high = items.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return items[low] as Item;
  };
};

const sumsOf = (count: number, weightOf: (at: number) => number): Float64Array => {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let at = 0; at < count; at++) {
    sum += weightOf(at);
    sums[at] = sum;
  }
  return sums;
};

/** The first comes twice as often as the second, three times as often as the third, and so on: Zipf's law with exponent 1. */
export const ranked = <Item>(items: readonly Item[]): Drawn<Item> =>
  bySums(
    items,
    sumsOf(items.length, (at) => 1 / (at + 1)),
  );

/** Each comes as often as its weight says. */
export const weighted = <Item>(items: readonly (readonly [Item, number])[]): Drawn<Item> =>
  bySums(
    items.map(([item]) => item),
    sumsOf(items.length, (at) => items[at]?.[1] ?? 0),
  );
