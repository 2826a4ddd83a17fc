import type { RequestContext } from '../kernel/request-context.ts';
import { ToolFailed } from '../kernel/tool.ts';

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

/**
 * Some may fail: that is logged, and each is told for itself. @throws ToolFailed with `message` where there were any and all of
 * them failed
 */
export const mustNotAllFail = (
  ctx: RequestContext,
  outcomes: readonly LookedUp<unknown>[],
  { tool, message }: { readonly tool: string; readonly message: string },
): void => {
  const failures = outcomes.flatMap((outcome) => ('failure' in outcome ? [outcome.failure] : []));
  if (failures.length === 0) return;
  if (failures.length === outcomes.length) throw new ToolFailed(message, { cause: failures[0] });
  ctx.log.warn({ err: failures[0], failed: failures.length, tool }, 'some names were not looked up');
};
