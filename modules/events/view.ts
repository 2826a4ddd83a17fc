import type { EventView } from '../../contracts/events.ts';
import type { Event } from '../../ports/events.ts';

/** An event as callers see it. */
export const view = (event: Event): EventView => ({
  event_id: event.id,
  type: event.type,
  userConversationId: event.conversationId,
  messageId: event.messageId,
  state: event.state,
  comment: event.comment,
  reasons: [...event.reasons],
  payload: event.payload,
  createdAt: event.createdAt.toISOString(),
  updatedAt: event.updatedAt.toISOString(),
});
