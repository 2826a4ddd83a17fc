import type { ChatInput, ChatOutput } from '../../contracts/chat.ts';
import type { StreamEvent } from '../../contracts/stream.ts';
import type { Conversation } from '../../ports/conversations.ts';
import type { Run } from '../../ports/turns.ts';
import type { ConversationId, RunId } from '../kernel/ids.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { ServiceStopping } from './errors.ts';
import type { OpenResume } from './interactions/open-resume.ts';
import type { LiveRuns } from './live-runs.ts';
import type { OpenedTurn, OpenTurn } from './open-turn.ts';
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
  openResume: OpenResume;
  runTurn: RunTurn;
  repeatRun: RepeatRun;
  liveRuns: LiveRuns;
  /** What is done when a turn has ended, beside whatever comes next. */
  afterTurn: (ctx: RequestContext, conversation: Conversation) => void;
}

export type StartTurn = ReturnType<typeof startTurn>;
/**
 * The one way into a turn, for every driving adapter: stores the message, or takes the pause that is answered, begins the
 * run, and gives it to be read. The same `idempotencyKey`, or the same response to a pause, gives the same run, be it running,
 * here or elsewhere, or ended.
 * @throws ServiceStopping, and what `openTurn` and `openResume` throw
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
  const opened = await open(needs, { ...ctx, interactive: ctx.interactive && input.interactive !== false }, input);
  const { run } = opened;
  if (opened.kind === 'repeated') return { run, log: needs.repeatRun(ctx, run), isNew: false };
  const live = needs.liveRuns.open(run.id, run.conversationId);
  void needs.runTurn(opened, live).finally(() => {
    needs.liveRuns.close(run.id);
    // Cancelling is to end all that a turn has under way, not to begin something.
    if (opened.response?.kind !== 'cancelled') needs.afterTurn(opened.ctx, opened.conversation);
  });
  return { run, log: live.log, isNew: true };
};

const open = ({ openTurn, openResume }: Needs, ctx: RequestContext, input: ChatInput): Promise<OpenedTurn> => {
  const { message, interaction_response: response } = input;
  if (response) return openResume(ctx, input, response);
  if (message === undefined) throw new Error('A turn without a message or a response.');
  return openTurn(ctx, input, message);
};
