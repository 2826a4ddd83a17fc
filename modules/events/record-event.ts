import type { EventInput, EventView } from '../../contracts/events.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Events } from '../../ports/events.ts';
import type { Ids } from '../../ports/ids.ts';
import { ConversationNotFound } from '../kernel/errors.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { EventMessageNotFound } from './errors.ts';
import { view } from './view.ts';

export type RecordEvent = ReturnType<typeof recordEvent>;
/**
 * Keeps what happened in a frontend. Feedback on a message that has some already is merged into that.
 * @throws EventMessageNotFound where it names a message, and something that it names is not the user's;
 * ConversationNotFound where it names a conversation only, and that is not; EventPayloadTooLong after a merge
 */
export const recordEvent =
  ({ events, clock, ids }: { events: Events; clock: Clock; ids: Ids }) =>
  async (
    ctx: RequestContext,
    { type, userConversationId, messageId, payload = {} }: EventInput,
  ): Promise<EventView> => {
    const event = await events.add(ctx.tenant.id, {
      id: ids.next(),
      userId: ctx.user.id,
      type,
      conversationId: userConversationId ?? null,
      messageId: messageId ?? null,
      payload,
      at: clock.now(),
    });
    if (event) return view(event);
    throw messageId === undefined ? new ConversationNotFound() : new EventMessageNotFound();
  };
