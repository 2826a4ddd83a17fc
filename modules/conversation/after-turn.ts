import type { ConversationId } from '../kernel/ids.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import type { Beside } from './beside.ts';
import type { Summarise } from './summary/summarise.ts';

export type AfterTurn = ReturnType<typeof afterTurn>;
/** What a turn leaves to do when it has ended, beside whatever comes next: what has become long is summarised. */
export const afterTurn =
  ({ summarise, beside }: { summarise: Summarise; beside: Beside }) =>
  (ctx: RequestContext, conversation: ConversationId): void =>
    beside.begin(ctx.log, 'summary', () => summarise({ ...ctx, signal: beside.signal }, conversation));
