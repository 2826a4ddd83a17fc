import type { ChatOutput } from '../../contracts/chat.ts';
import type { TurnEngine, TurnOutcome } from '../../ports/turn-engine.ts';
import type { Ending, Run, Turns } from '../../ports/turns.ts';
import type { RequestContext } from '../kernel/request-context.ts';

/** Waits between the tries to store an ending, in milliseconds; together well below a lease. */
const WAITS_MS = [50, 200, 1_000, 4_000];

/**
 * Stores how a run ended, trying again while the store fails: an answer that was paid for is worth the wait. Gives
 * `undefined` when that is stored, else the outcome that others will read in its place: the store is out of reach, the
 * conversation was deleted, or somebody has taken the run for abandoned and ended it. Never rejects.
 */
export const storeEnding = async (
  { turns, engine }: { turns: Turns; engine: TurnEngine },
  ctx: RequestContext,
  run: Run,
  ending: Ending,
): Promise<TurnOutcome | undefined> => {
  const { activeAgent } = ending.output;
  const unreachable: TurnOutcome = { activeAgent, status: 'failed', error: 'store.unavailable' };
  if (await tryToStore(turns, ctx, run, ending)) return undefined;
  try {
    const found = await turns.find(run.tenantId, run.userId, run.id);
    if (found) {
      if (!found.output) return unreachable;
      const { status, metadata } = found.output;
      // A try that failed for us may have been stored all the same: then it is our own ending that is found.
      return isSame(found.output, ending.output) ? undefined : { activeAgent, status, error: metadata.error?.code };
    }
  } catch (cause) {
    ctx.log.error({ err: cause }, 'could not look at how a run was ended');
    return unreachable;
  }
  await forgetDeleted(engine, ctx, run);
  return { activeAgent, status: 'cancelled' };
};

/** Nobody else who ends this run has its times: they are measured where it runs. */
const isSame = (found: ChatOutput, own: ChatOutput): boolean =>
  found.status === own.status && found.metadata.timings.totalMs === own.metadata.timings.totalMs;

/** How long and how often an ending is tried again after its reader was told that it could not be stored, milliseconds. */
const LATER_MS = 60_000;
const LATER_PAUSE_MS = 1_000;

/**
 * Goes on trying to store what a reader was told, so that the conversation is free and its history whole as soon as the
 * store is back, not when the lease of the run has expired. Never rejects; does not keep the process alive.
 */
export const storeLater = async (turns: Turns, { log }: RequestContext, run: Run, ending: Ending): Promise<void> => {
  for (let waited = 0; waited < LATER_MS; waited += LATER_PAUSE_MS) {
    await new Promise((resolve) => setTimeout(resolve, LATER_PAUSE_MS).unref());
    try {
      const stored = await turns.end(run.id, ending);
      log.info({ stored }, 'the store is back: stored how a run ended');
      return;
    } catch {
      // Told already; the next look is soon.
    }
  }
};

/** `false`: the store failed to the last, the run is not running any more, or its conversation was deleted. */
const tryToStore = async (turns: Turns, { log }: RequestContext, run: Run, ending: Ending): Promise<boolean> => {
  for (const wait of [...WAITS_MS, undefined]) {
    try {
      return await turns.end(run.id, ending);
    } catch (cause) {
      log.error({ err: cause, again: wait !== undefined }, 'could not store how a run ended');
      if (wait === undefined) break;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return false;
};

/** A conversation that was deleted while it ran, here or elsewhere, must leave nothing in the engine either. */
const forgetDeleted = async (engine: TurnEngine, ctx: RequestContext, run: Run): Promise<void> => {
  try {
    await engine.forget([run.conversationId]);
  } catch (cause) {
    ctx.log.error({ err: cause }, 'could not remove the checkpoints of a deleted conversation');
  }
};
