import type { Clock } from '../../ports/clock.ts';
import type { Run, Turns } from '../../ports/turns.ts';
import type { Logger } from '../kernel/logger.ts';
import { outputOfNobody } from './output-of-nobody.ts';

export type EndAbandonedRun = ReturnType<typeof endAbandonedRun>;
/** Marks a run whose process is gone as failed, says so in the conversation, and frees it. The turn may be sent again. */
export const endAbandonedRun =
  ({ turns, clock }: { turns: Turns; clock: Clock }) =>
  async (log: Logger, run: Run): Promise<void> => {
    const at = clock.now();
    const totalMs = at.getTime() - run.startedAt.getTime();
    const output = outputOfNobody(run, 'failed', { error: 'run.abandoned', totalMs });
    const marked = await turns.end(run.id, { output, at, retryable: true, profileAnalysed: false });
    if (marked) log.warn({ runId: run.id, conversationId: run.conversationId }, 'found a run whose process is gone');
  };

/** How many runs one look takes from the store. */
const BATCH = 100;
const END_OF_TIME = new Date('9999-12-31T00:00:00Z');

export type RecoverRuns = ReturnType<typeof recoverRuns>;
/**
 * Ends the runs that nobody runs any more: those with an expired lease, and those whose owner is known to be dead. Gives
 * how many there were. Pauses that nobody has answered in time expire with them.
 */
export const recoverRuns =
  (needs: {
    turns: Turns;
    clock: Clock;
    endAbandonedRun: EndAbandonedRun;
    /** Whether the process behind an owner's name is certainly gone. */
    isDead: (owner: string) => boolean;
  }) =>
  async (log: Logger, { atStart }: { atStart: boolean }): Promise<number> => {
    const { turns } = needs;
    const end = async (runs: readonly Run[]): Promise<number> => {
      for (const run of runs) await needs.endAbandonedRun(log, run);
      return runs.length;
    };
    let found = 0;
    if (atStart) {
      // The leases of dead owners may run on for a while.
      const running = await turns.expired(END_OF_TIME, 10 * BATCH);
      found += await end(running.filter(({ owner }) => needs.isDead(owner)));
    }
    found += await end(await turns.expired(needs.clock.now(), BATCH));
    await turns.expirePauses(needs.clock.now(), BATCH);
    return found;
  };
