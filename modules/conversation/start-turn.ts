import type { ChatInput, ChatOutput } from '../../contracts/chat.ts';
import type { StreamEvent } from '../../contracts/stream.ts';
import type { Run } from '../../ports/turns.ts';
import type { ConversationId, RunId } from '../kernel/ids.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { ServiceStopping } from './errors.ts';
import type { LiveRuns } from './live-runs.ts';
import type { OpenTurn } from './open-turn.ts';
import type { RepeatRun } from './repeat-run.ts';
import type { RunLog } from './run-log.ts';
import type { RunTurn } from './run-turn.ts';

/** A run that goes on whether or not anyone reads it. */
export interface RunningTurn {
  readonly runId: RunId;
  readonly userConversationId: ConversationId;
  /**
   * The events after number `after` (0: all), as they come, to the terminal one. Numbers belong to a run: of one that
   * begins here all are given, whatever a reader knows of an earlier run of the same turn.
   */
  events(after?: number): AsyncIterable<StreamEvent>;
  /** How it ended, once that is stored. */
  result(): Promise<ChatOutput>;
}

interface Needs {
  openTurn: OpenTurn;
  runTurn: RunTurn;
  repeatRun: RepeatRun;
  liveRuns: LiveRuns;
}

export type StartTurn = ReturnType<typeof startTurn>;
/**
 * The one way into a turn, for every driving adapter: stores the message, begins the run, and gives it to be read.
 * The same `idempotencyKey` gives the same run, be it running, here or elsewhere, or ended.
 * @throws ConversationNotFound, ConversationBusy, IdempotencyKeyReused, ServiceStopping
 */
export const startTurn =
  (needs: Needs) =>
  async (ctx: RequestContext, input: ChatInput): Promise<RunningTurn> => {
    if (needs.liveRuns.closed) throw new ServiceStopping();
    const { run, log, isNew } = await needs.liveRuns.admit(begin(needs, ctx, input));
    return {
      runId: run.id,
      userConversationId: run.conversationId,
      events: (after) => log.events(isNew ? 0 : after),
      result: () => log.result(),
    };
  };

const begin = async (
  needs: Needs,
  ctx: RequestContext,
  input: ChatInput,
): Promise<{ run: Run; log: RunLog; isNew: boolean }> => {
  const opened = await needs.openTurn(ctx, input);
  const { run } = opened;
  if (opened.kind === 'repeated') return { run, log: needs.repeatRun(ctx, run), isNew: false };
  const live = needs.liveRuns.open(run.id, run.conversationId);
  void needs.runTurn(opened, live).finally(() => needs.liveRuns.close(run.id));
  return { run, log: live.log, isNew: true };
};
