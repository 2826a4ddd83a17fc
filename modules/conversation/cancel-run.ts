import type { CancelOutput, RunStatus } from '../../contracts/chat.ts';
import type { Clock } from '../../ports/clock.ts';
import { storableId } from '../../ports/storable-text.ts';
import type { Run, Turns } from '../../ports/turns.ts';
import type { RunId } from '../kernel/ids.ts';
import type { Logger } from '../kernel/logger.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { RunNotFound } from './errors.ts';
import type { LiveRuns } from './live-runs.ts';
import type { RepeatRun } from './repeat-run.ts';

interface Needs {
  readonly turns: Turns;
  readonly liveRuns: LiveRuns;
  readonly repeatRun: RepeatRun;
  readonly clock: Clock;
}

export type CancelRun = ReturnType<typeof cancelRun>;
/**
 * Stops one run, wherever it runs, and tells how it ended: what was written is kept. A run that paused has its pause
 * cancelled; one that ended otherwise stays as it is, and no other run is touched. @throws RunNotFound
 */
export const cancelRun =
  (needs: Needs) =>
  async (ctx: RequestContext, runId: RunId): Promise<CancelOutput> => {
    const id = storableId(runId);
    const run = id && (await needs.turns.find(ctx.tenant.id, ctx.user.id, id));
    if (!run) throw new RunNotFound();
    const status =
      run.status === 'running' ? await stop(needs, ctx, run) : await statusAfter(needs, ctx, run.status, run.id);
    return { runId: run.id, userConversationId: run.conversationId, status };
  };

const statusAfter = async (
  { turns, clock }: Needs,
  ctx: RequestContext,
  ended: RunStatus,
  run: RunId,
): Promise<RunStatus> =>
  ended === 'interrupted' && (await turns.cancelPause(ctx.tenant.id, ctx.user.id, run, clock.now()))
    ? 'cancelled'
    : ended;

const stop = async (needs: Needs, ctx: RequestContext, run: Run): Promise<RunStatus> => {
  // One of another process is told through the store; it looks there every half second.
  if (!needs.liveRuns.stop(run.id, 'user')) await needs.turns.askToStop(ctx.tenant.id, ctx.user.id, run.id);
  const { status } = await needs.repeatRun(ctx, run).result();
  return statusAfter(needs, ctx, status, run.id);
};

/** How often this process looks whether its runs are asked to stop, in milliseconds. */
export const STOP_LOOK_MS = 500;

export type HeedStops = ReturnType<typeof heedStops>;
/**
 * Stops the runs of this process that are not to go on: cancelled through another one, or their conversation deleted there.
 * Looks at the store only while runs go on.
 */
export const heedStops =
  ({ turns, liveRuns, owner }: Pick<Needs, 'turns' | 'liveRuns'> & { readonly owner: string }) =>
  async (log: Logger): Promise<void> => {
    const going = liveRuns.going();
    if (going.length === 0) return;
    for (const run of await turns.toStop(owner, going)) {
      if (liveRuns.stop(run, 'user')) log.info({ runId: run }, 'a run was stopped through another process');
    }
  };
