/**
 * The result of `work`, or a rejection with the signal's reason as soon as it aborts: nobody waits for work that ignores
 * its signal. What such work does afterwards goes unheard.
 */
export const untilAborted = async <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> => {
  const aborted = Promise.withResolvers<never>();
  const stop = () => aborted.reject(signal.reason);
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([aborted.promise, work]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
