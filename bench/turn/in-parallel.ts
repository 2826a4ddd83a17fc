/** Does `work` `times` times, `clients` at once, and gives what each gave. */
export const inParallel = async <Result>(
  times: number,
  clients: number,
  work: () => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  let left = times;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      results.push(await work());
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return results;
};
