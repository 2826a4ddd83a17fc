import type { EventView, FeedbackStateInput } from '../../contracts/events.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Events } from '../../ports/events.ts';
import type { Ids } from '../../ports/ids.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { EventMessageNotFound } from './errors.ts';
import { view } from './view.ts';

export type SetFeedbackState = ReturnType<typeof setFeedbackState>;
/**
 * Sets, switches or clears what the user thinks of an answer, as one step: of any number at once there is one event, with
 * one of their states. @throws EventMessageNotFound
 */
export const setFeedbackState =
  ({ events, clock, ids }: { events: Events; clock: Clock; ids: Ids }) =>
  async (ctx: RequestContext, { messageId, state }: FeedbackStateInput): Promise<EventView> => {
    const event = await events.setFeedback(ctx.tenant.id, ctx.user.id, {
      id: ids.next(),
      messageId,
      state,
      at: clock.now(),
    });
    if (!event) throw new EventMessageNotFound();
    return view(event);
  };
