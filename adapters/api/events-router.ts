import { z } from 'zod';
import { EventChange, EventInput, EventView, FeedbackStateInput } from '../../contracts/events.ts';
import { CONVERSATION_ID, ENDED_AT, ISSUE_EXAMPLES, MESSAGE_ID } from './examples.ts';
import type { ApiNeeds } from './needs.ts';
import { rest } from './rest-meta.ts';
import { router, signedIn } from './trpc.ts';

const EVENT_ID = '01981f2e-7a30-7b2c-8d3e-5f6a7b8c9d0e';

export const EVENT_INPUT_EXAMPLE: EventInput = {
  type: 'card_opened',
  userConversationId: CONVERSATION_ID,
  messageId: MESSAGE_ID,
  payload: { card: 'trainingSuggestionList', position: 2 },
};

export const EVENT_EXAMPLE: EventView = {
  event_id: EVENT_ID,
  type: 'card_opened',
  userConversationId: CONVERSATION_ID,
  messageId: MESSAGE_ID,
  state: null,
  comment: null,
  reasons: [],
  payload: { card: 'trainingSuggestionList', position: 2 },
  createdAt: ENDED_AT,
  updatedAt: ENDED_AT,
};

export const FEEDBACK_STATE_EXAMPLE: FeedbackStateInput = { messageId: MESSAGE_ID, state: 'positive' };
export const FEEDBACK_EXAMPLE: EventView = { ...EVENT_EXAMPLE, type: 'feedback', state: 'positive', payload: {} };

export const EVENT_CHANGE_EXAMPLE: EventChange = { comment: 'Just what I needed.', reasons: ['helpful'] };
export const EVENT_CHANGED_EXAMPLE: EventView = { ...FEEDBACK_EXAMPLE, ...EVENT_CHANGE_EXAMPLE } as EventView;

/** An event by its id in a path. One that names none is not malformed: whatever the text, there is no such event. */
const eventId = z
  .string()
  .meta({ description: "An event of the caller's, as an earlier answer named it.", example: EVENT_ID });

export const eventsRouter = (needs: Pick<ApiNeeds, 'recordEvent' | 'setFeedbackState' | 'changeEvent'>) =>
  router({
    record: signedIn
      .meta(
        rest('POST', '/v1/event', {
          operationId: 'recordEvent',
          tag: 'Events',
          summary: 'Keeps something that happened in a frontend',
          description:
            'Of any `type`, with any JSON object as `payload`. The conversation and the message that it names must be the ' +
            "user's own. `feedback` on a message is one event, whose state `feedback-state` sets: recorded again, it is " +
            'merged into that, and the keys of `payload` replace those kept.',
          success: 'The event, as it is kept.',
          errors: ['conversation.not-found', 'event.message-not-found'],
          body: EventInput,
          examples: { request: EVENT_INPUT_EXAMPLE, response: EVENT_EXAMPLE, issue: ISSUE_EXAMPLES.eventType },
        }),
      )
      .input(EventInput)
      .output(EventView)
      .mutation(({ ctx, input }) => needs.recordEvent(ctx.request, input)),

    setFeedbackState: signedIn
      .meta(
        rest('PUT', '/v1/event/feedback-state', {
          operationId: 'setFeedbackState',
          tag: 'Events',
          summary: 'Sets, switches or clears what the user thinks of an answer',
          description:
            'One feedback event per user and message, made where there is none. `state` null clears; comment and reasons ' +
            'stay. Of several at once the last one counts, and there is still one event.',
          success: 'The feedback event as it is now.',
          errors: ['event.message-not-found'],
          body: FeedbackStateInput,
          examples: { request: FEEDBACK_STATE_EXAMPLE, response: FEEDBACK_EXAMPLE, issue: ISSUE_EXAMPLES.messageId },
        }),
      )
      .input(FeedbackStateInput)
      .output(EventView)
      .mutation(({ ctx, input }) => needs.setFeedbackState(ctx.request, input)),

    change: signedIn
      .meta(
        rest('PATCH', '/v1/event/{event_id}', {
          operationId: 'changeEvent',
          tag: 'Events',
          summary: 'Changes some fields of an event',
          description:
            'Changes what is given and keeps what is not; nothing given changes nothing. `comment` null clears it, `reasons` ' +
            'replaces the list, and the keys of `payload` replace those kept, beside the others.',
          success: 'The event as it is now.',
          errors: ['event.not-found'],
          body: EventChange,
          examples: { request: EVENT_CHANGE_EXAMPLE, response: EVENT_CHANGED_EXAMPLE, issue: ISSUE_EXAMPLES.reasons },
        }),
      )
      .input(EventChange.extend({ event_id: eventId }))
      .output(EventView)
      .mutation(({ ctx, input: { event_id, ...change } }) => needs.changeEvent(ctx.request, event_id, change)),
  });
