import type { EventChange, EventView } from '../../contracts/events.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Events } from '../../ports/events.ts';
import { storableId } from '../../ports/storable-text.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { EventNotFound } from './errors.ts';
import { view } from './view.ts';

export type ChangeEvent = ReturnType<typeof changeEvent>;
/**
 * Changes what is given of an event and keeps the rest. An id that is no UUID names none.
 * @throws EventNotFound, EventPayloadTooLong
 */
export const changeEvent =
  ({ events, clock }: { events: Events; clock: Clock }) =>
  async (ctx: RequestContext, eventId: string, change: EventChange): Promise<EventView> => {
    const id = storableId(eventId);
    const event = id && (await events.change(ctx.tenant.id, ctx.user.id, id, change, clock.now()));
    if (!event) throw new EventNotFound();
    return view(event);
  };
