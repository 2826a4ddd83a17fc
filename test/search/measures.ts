/** Normalised discounted cumulative gain of the first `depth`: 1 where all that is expected stands first. */
export const ndcg = (found: readonly string[], expected: readonly string[], depth: number): number => {
  const gain = (position: number) => 1 / Math.log2(position + 2);
  const sum = (count: number) => Array.from({ length: count }, (_, at) => gain(at)).reduce((a, b) => a + b, 0);
  const reached = found.slice(0, depth).reduce((so, id, at) => so + (expected.includes(id) ? gain(at) : 0), 0);
  return reached / sum(Math.min(depth, expected.length));
};

/** The part of what is expected that the first `depth` hold. */
export const recall = (found: readonly string[], expected: readonly string[], depth: number): number =>
  found.slice(0, depth).filter((id) => expected.includes(id)).length / expected.length;

/** Whether one of what is expected is among the first `depth`. */
export const reaches = (found: readonly string[], expected: readonly string[], depth: number): boolean =>
  found.slice(0, depth).some((id) => expected.includes(id));

export const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
