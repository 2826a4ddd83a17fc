import type { Ending, Turns } from '../../ports/turns.ts';
import type { RunId } from '../kernel/ids.ts';
import type { Logger } from '../kernel/logger.ts';

/** Waits between the tries to store an ending, in milliseconds; together well below a lease. */
const WAITS_MS = [50, 200, 1_000, 4_000];

/**
 * Stores how a run ended, trying again while the store fails: an answer that was paid for is worth the wait.
 * `gone`: the run is not running any more, or its conversation was deleted.
 */
export const storeEnding = async (
  turns: Turns,
  log: Logger,
  run: RunId,
  ending: Ending,
): Promise<'stored' | 'gone' | 'failed'> => {
  for (const wait of [...WAITS_MS, undefined]) {
    try {
      return (await turns.end(run, ending)) ? 'stored' : 'gone';
    } catch (cause) {
      log.error({ err: cause, again: wait !== undefined }, 'could not store how a run ended');
      if (wait === undefined) break;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return 'failed';
};
