/** How many pieces of long work may wait: beyond that it is better to be told at once. */
const WAITING = 100;

/**
 * Does one piece of work at a time, so that what is urgent waits for at most one piece before it: `short` work goes before
 * `long` work, each in the order it came. @throws what `overfull` gives when too much long work waits
 */
export const oneAtATime = (overfull: () => Error) => {
  const lanes: Readonly<Record<'short' | 'long', (() => void)[]>> = { short: [], long: [] };
  let busy = false;

  const next = () => {
    const begin = lanes.short.shift() ?? lanes.long.shift();
    busy = begin !== undefined;
    begin?.();
  };

  return async <Result>(lane: keyof typeof lanes, work: () => Promise<Result>): Promise<Result> => {
    if (lane === 'long' && lanes.long.length >= WAITING) throw overfull();
    if (busy) await new Promise<void>((resolve) => lanes[lane].push(resolve));
    busy = true;
    try {
      return await work();
    } finally {
      next();
    }
  };
};
