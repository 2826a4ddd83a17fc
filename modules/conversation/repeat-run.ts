import type { ChatOutput } from '../../contracts/chat.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Run, Turns } from '../../ports/turns.ts';
import type { RunId } from '../kernel/ids.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { asOf } from './interactions/pause.ts';
import type { LiveRuns } from './live-runs.ts';
import { outputOfNobody } from './output-of-nobody.ts';
import { RunLog, startedEvent } from './run-log.ts';

/** How often a run of another process is looked at, in milliseconds. */
const LOOK_MS = 500;

export type RepeatRun = ReturnType<typeof repeatRun>;
/**
 * The log of a run that was begun before: the very log where this process has it, else one made of what is stored, as
 * soon as the run has ended. A run whose pause is over is told as it is stored now.
 */
export const repeatRun = ({ turns, liveRuns, clock }: { turns: Turns; liveRuns: LiveRuns; clock: Clock }) => {
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
    followed.set(run.id, log);
    return log;
  };

  return (ctx: RequestContext, run: Run): RunLog => {
    const now = clock.now();
    const output = run.output && { ...run.output, cards: run.output.cards.map((card) => asOf(card, now)) };
    const known = liveRuns.log(run.id);
    if (known && !(output && isOver(output))) return known;
    const shared = followed.get(run.id);
    if (shared) return shared;
    const log = output ? new RunLog({ remade: true }) : follow(ctx, run);
    // A short message may have been answered in the language of its conversation.
    log.append(startedEvent(run, output?.metadata.language ?? run.language));
    if (output) tell(log, output);
    return log;
  };
};

/** Whether a run paused and its pause is over: what was told when it paused is not true any more. */
const isOver = ({ cards }: ChatOutput): boolean =>
  cards.some(({ type, data }) => type === 'interaction' && data.status !== 'pending');

/** Until the run has ended, or nobody reads it any more. */
const lookUntilEnded = async (turns: Turns, ctx: RequestContext, run: Run, log: RunLog): Promise<void> => {
  while (!log.ended && log.isRead) {
    await nextLook(ctx.signal);
    if (ctx.signal.aborted) return tell(log, outputOfNobody(run, 'failed', { error: 'service.stopping' }));
    if (!log.isRead) return;
    try {
      const now = await turns.find(ctx.tenant.id, ctx.user.id, run.id);
      if (now?.output) tell(log, now.output);
      else if (!now) tell(log, outputOfNobody(run, 'cancelled'));
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
    const timer = setTimeout(done, LOOK_MS);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });

const tell = (log: RunLog, output: ChatOutput): void => {
  const { messageId } = output;
  if (output.answer) log.append({ event: 'message.delta', data: { messageId, text: output.answer } });
  for (const card of output.cards) log.append({ event: 'message.data', data: { messageId, card } });
  log.append({ event: `run.${output.status}`, data: output });
};
