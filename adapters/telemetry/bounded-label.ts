/**
 * Keeps a label's values few: the first `limit` distinct ones pass, any later one becomes `other`. A tenant may name its
 * own models and a caller may send anything; a time series per value would grow without end.
 */
export const boundedLabel = (limit: number) => {
  const known = new Set<string>();
  return (value: string): string => {
    if (known.has(value)) return value;
    if (known.size >= limit || value.length > 100) return 'other';
    known.add(value);
    return value;
  };
};
