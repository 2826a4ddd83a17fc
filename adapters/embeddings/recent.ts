/** A map that keeps the `capacity` entries used last. */
export const recent = <Value>(capacity: number) => {
  const entries = new Map<string, Value>();
  return {
    get(key: string): Value | undefined {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    put(key: string, value: Value): void {
      entries.delete(key);
      entries.set(key, value);
      const oldest = entries.keys().next();
      if (entries.size > capacity && !oldest.done) entries.delete(oldest.value);
    },
    /** Removes the entry only if it still holds this value. */
    drop(key: string, value: Value): void {
      if (entries.get(key) === value) entries.delete(key);
    },
  };
};
