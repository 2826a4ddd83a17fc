import type { Card } from '../../contracts/cards.ts';
import type { RunProgress } from '../../contracts/stream.ts';
import type { TurnEvent, TurnOutcome } from '../../ports/turn-engine.ts';
import type { RequestContext } from '../kernel/request-context.ts';

/**
 * How long an engine may take to end an aborted run before it is told as ended all the same, in milliseconds. Whoever
 * deletes a conversation or stops the process waits for it; the engines' own grace is shorter.
 */
const GRACE_MS = 2_000;

interface Listener {
  say(text: string): void;
  show(card: Card): void;
  progress(progress: RunProgress): void;
}

/**
 * Reads one run of the engine to its outcome. An engine that breaks its promise (it throws, it ends without an outcome,
 * it goes on after an abort) has failed, or was cancelled where the run was aborted; what it says afterwards goes unheard.
 */
export const readEngine = async (
  ctx: RequestContext,
  events: AsyncIterable<TurnEvent>,
  to: Listener,
): Promise<TurnOutcome> => {
  let left = false;
  const read = async (): Promise<TurnOutcome> => {
    try {
      for await (const event of events) {
        if (left) break;
        if (event.type === 'delta') to.say(event.text);
        else if (event.type === 'card') to.show(event.card);
        else if (event.type === 'progress') to.progress(event.progress);
        else return event.outcome;
      }
      if (!left) ctx.log.error({}, 'the turn engine ended without an outcome');
    } catch (cause) {
      ctx.log.error({ err: cause }, 'the turn engine failed');
    }
    return ctx.signal.aborted ? CANCELLED : { status: 'failed', activeAgent: null, error: 'service.failed' };
  };
  const overdue = Promise.withResolvers<TurnOutcome>();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(() => {
      ctx.log.error({ graceMs: GRACE_MS }, 'the turn engine goes on after an abort');
      overdue.resolve(CANCELLED);
    }, GRACE_MS);
  };
  if (ctx.signal.aborted) wait();
  else ctx.signal.addEventListener('abort', wait, { once: true });
  try {
    return await Promise.race([read(), overdue.promise]);
  } finally {
    left = true;
    clearTimeout(timer);
    ctx.signal.removeEventListener('abort', wait);
  }
};

const CANCELLED: TurnOutcome = { status: 'cancelled', activeAgent: null };
