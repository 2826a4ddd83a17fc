import type { RequestContext } from '../kernel/request-context.ts';

/** What became of one lookup: its result, or that something it stands on failed. */
export type LookedUp<Result> = { readonly result: Result } | { readonly failure: unknown };

/** Looks up each text once, side by side, and gives what became of each in the order given. Only an abort rejects. */
export const eachOnce = async <Result>(
  ctx: RequestContext,
  texts: readonly string[],
  lookUp: (text: string) => Promise<Result>,
): Promise<LookedUp<Result>[]> => {
  const begun = new Map<string, Promise<LookedUp<Result>>>();
  const outcome = async (text: string): Promise<LookedUp<Result>> => {
    try {
      return { result: await lookUp(text) };
    } catch (failure) {
      ctx.signal.throwIfAborted();
      return { failure };
    }
  };
  return Promise.all(
    texts.map((text) => {
      const looking = begun.get(text) ?? outcome(text);
      begun.set(text, looking);
      return looking;
    }),
  );
};
