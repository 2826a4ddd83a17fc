import type { Clock } from '../../ports/clock.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { Preference, Preferences } from '../../ports/preferences.ts';
import { ModelFailed, StoreUnavailable } from '../kernel/errors.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { comparable, mergeStatements, type Said } from './merge-statements.ts';
import { topicOf } from './topic.ts';

export interface RememberNeeds {
  readonly preferences: Preferences;
  readonly embedder: Embedder;
  readonly clock: Clock;
}

/** How often a merge begins anew because another writer came first. Of those who write at once, one always succeeds. */
const ATTEMPTS = 30;
/** The longest pause before another attempt, in milliseconds; its length is left to chance, so that writers spread. */
const LONGEST_PAUSE_MS = 40;

/**
 * Merges statements into what is remembered of the user, and gives the result. Without an encoder's help, statements are
 * compared by their words alone. Nothing is lost when several write at once. @throws StoreUnavailable
 */
export const rememberStatements =
  ({ preferences, embedder, clock }: RememberNeeds) =>
  async (ctx: RequestContext, said: readonly Said[]): Promise<readonly Preference[]> => {
    const { tenant, user } = ctx;
    const vectors = vectorsFrom(embedder);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      ctx.signal.throwIfAborted();
      const { items, revision } = await preferences.read(tenant.id, user.id);
      if (said.length === 0) return items;
      const vectorOf = await vectors(
        ctx,
        [...items, ...said].map(({ text }) => text),
      );
      const merged = mergeStatements(items, said, { now: clock.now(), vectorOf });
      if (await preferences.write(tenant.id, user.id, merged, revision)) return merged;
      await pause(Math.random() * Math.min(LONGEST_PAUSE_MS, attempt * 4));
    }
    throw new StoreUnavailable({ cause: new Error('The preferences were written by others at every attempt.') });
  };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Each topic is embedded once, however many statements are about it and however often the merge begins anew. */
const vectorsFrom = (embedder: Embedder) => {
  const known = new Map<string, readonly number[]>();
  let failed = false;
  return async (ctx: RequestContext, statements: readonly string[]) => {
    const topics = new Set(statements.flatMap((text) => comparable(topicOf(text)) ?? []));
    const missing = [...topics].filter((text) => !known.has(text));
    try {
      const found = failed || missing.length === 0 ? [] : await embedder.embed(missing);
      for (const [index, vector] of found.entries()) known.set(missing[index] ?? '', vector);
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error;
      failed = true;
      ctx.log.warn({ err: error }, 'preferences are compared by their words alone: no vectors');
    }
    return (text: string) => known.get(text);
  };
};
