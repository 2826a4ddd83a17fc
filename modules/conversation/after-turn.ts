import type { Conversation } from '../../ports/conversations.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import type { Beside } from './beside.ts';
import { HISTORY_WINDOW, type Summarise } from './summary/summarise.ts';

export type AfterTurn = ReturnType<typeof afterTurn>;
/**
 * What a turn leaves to do when it has ended, beside whatever comes next: what has become long is summarised. `conversation` is as
 * the turn began with it, its message counted and its answer not; most are short, and nothing is read of those.
 */
export const afterTurn =
  ({ summarise, beside }: { summarise: Summarise; beside: Beside }) =>
  (ctx: RequestContext, { id, messageCount, summary }: Conversation): void => {
    if (messageCount + 1 - (summary?.through ?? 0) < HISTORY_WINDOW) return;
    beside.begin(ctx.log, 'summary', () => summarise({ ...ctx, signal: beside.signal }, id));
  };
