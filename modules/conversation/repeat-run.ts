import type { ChatOutput } from '../../contracts/chat.ts';
import type { ErrorCode } from '../../contracts/errors.ts';
import type { Run, Turns } from '../../ports/turns.ts';
import type { RunId } from '../kernel/ids.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import type { LiveRuns } from './live-runs.ts';
import { RunLog, startedEvent } from './run-log.ts';
import { TEMPORARY_FAILURE } from './texts.ts';

/** How often a run of another process is looked at, in milliseconds. */
const LOOK_MS = 500;

export type RepeatRun = ReturnType<typeof repeatRun>;
/**
 * The log of a run that was begun before: the very log where this process has it, else one made of what is stored, as
 * soon as the run has ended. A run whose pause is over is told as it is stored now.
 */
export const repeatRun = ({ turns, liveRuns }: { turns: Turns; liveRuns: LiveRuns }) => {
  /** The runs of other processes that somebody here reads: one log and one look for all of its readers. */
  const followed = new Map<RunId, RunLog>();

  const follow = (ctx: RequestContext, run: Run): RunLog => {
    let looking = false;
    const look = () => {
      if (looking) return;
      looking = true;
      followed.set(run.id, log);
      void lookUntilEnded(turns, ctx, run, log).finally(() => {
        looking = false;
        followed.delete(run.id);
      });
    };
    const log = new RunLog({ remade: true, whenRead: look });
    return log;
  };

  return (ctx: RequestContext, run: Run): RunLog => {
    const known = liveRuns.log(run.id);
    if (known && !isOver(run)) return known;
    const shared = followed.get(run.id);
    if (shared) return shared;
    const log = run.output ? new RunLog({ remade: true }) : follow(ctx, run);
    // A short message may have been answered in the language of its conversation.
    log.append(startedEvent(run, run.output?.metadata.language ?? run.language));
    if (run.output) tell(log, run.output);
    return log;
  };
};

/** Whether the run paused and its pause is over: what was told when it paused is not true any more. */
const isOver = ({ output }: Run): boolean =>
  output?.cards.some(({ type, data }) => type === 'interaction' && data.status !== 'pending') ?? false;

/** Until the run has ended, or nobody reads it any more. */
const lookUntilEnded = async (turns: Turns, ctx: RequestContext, run: Run, log: RunLog): Promise<void> => {
  while (!log.ended && log.isRead) {
    await nextLook(ctx.signal);
    if (ctx.signal.aborted) return tell(log, unseen(run, 'failed', 'service.stopping'));
    if (!log.isRead) return;
    try {
      const now = await turns.find(ctx.tenant.id, ctx.user.id, run.id);
      if (now?.output) tell(log, now.output);
      else if (!now) tell(log, unseen(run, 'cancelled'));
    } catch (cause) {
      ctx.log.warn({ err: cause, runId: run.id }, 'could not look at a run of another process');
    }
  }
};

/** Resolves when it is time to look again, or at the abort. */
const nextLook = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, signal.aborted ? 0 : LOOK_MS);
    signal.addEventListener('abort', done);
  });

const tell = (log: RunLog, output: ChatOutput): void => {
  const { messageId } = output;
  if (output.answer) log.append({ event: 'message.delta', data: { messageId, text: output.answer } });
  for (const card of output.cards) log.append({ event: 'message.data', data: { messageId, card } });
  log.append({ event: `run.${output.status}`, data: output });
};

/** The end of a run that cannot be followed further: its conversation was deleted, or this process stops. */
const unseen = (run: Run, status: 'cancelled' | 'failed', error?: ErrorCode): ChatOutput => ({
  userConversationId: run.conversationId,
  runId: run.id,
  messageId: run.messageId,
  answer: error ? TEMPORARY_FAILURE[run.language] : '',
  activeAgent: null,
  cards: [],
  status,
  metadata: {
    engine: 'none',
    models: { mini: 'none', large: 'none' },
    language: run.language,
    usage: { calls: 0, inputTokens: null, outputTokens: null, tasks: [] },
    timings: { totalMs: 0, firstDeltaMs: null },
    ...(error && { error: { code: error, retryable: true } }),
  },
});
