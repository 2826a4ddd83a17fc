/**
 * How alike two texts are, by the vectors that an `Embedder` gave for them: their cosine, from -1 to 1. The port's vectors have
 * length one, so that the product is the cosine; the zero vector of a blank text is like nothing (0). From which likeness on two
 * texts mean the same differs between encoders, languages and uses: whoever compares measures a threshold of their own.
 */
export const likeness = (left: readonly number[], right: readonly number[]): number => {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] ?? 0) * (right[index] ?? 0);
  return sum;
};
