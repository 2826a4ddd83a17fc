import { storableId } from '../../ports/storable-text.ts';
import type { Turns } from '../../ports/turns.ts';
import type { RunId } from '../kernel/ids.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { RunNotFound } from './errors.ts';
import type { RepeatRun } from './repeat-run.ts';
import type { RunningTurn } from './start-turn.ts';

export type FollowRun = ReturnType<typeof followRun>;
/** A run of the user's, to be read from any event on: one that goes on, here or elsewhere, or one that ended. @throws RunNotFound */
export const followRun =
  ({ turns, repeatRun }: { turns: Turns; repeatRun: RepeatRun }) =>
  async (ctx: RequestContext, runId: RunId): Promise<RunningTurn> => {
    const id = storableId(runId);
    const run = id && (await turns.find(ctx.tenant.id, ctx.user.id, id));
    if (!run) throw new RunNotFound();
    const log = repeatRun(ctx, run);
    return {
      runId: run.id,
      userConversationId: run.conversationId,
      events: (after) => log.events(after),
      result: () => log.result(),
    };
  };
