import { z } from 'zod';
import { BoundedJsonObject } from './json.ts';
import { boundedText } from './text.ts';

/** Feedback on an answer is one event per user and message. */
export const FEEDBACK = 'feedback';

export const FeedbackState = z.enum(['positive', 'negative']);
export type FeedbackState = z.infer<typeof FeedbackState>;

/** A field that is not here is refused: it would be lost without a word. */
export const EventInput = z
  .strictObject({
    type: z
      .string()
      .regex(
        /^[a-z][a-z0-9_.-]{0,63}$/,
        'must be 1 to 64 small letters, digits or any of _ . -, beginning with a letter',
      )
      .describe('What happened, e.g. `card_opened`; `feedback` is the one event of a message that states belong to.'),
    userConversationId: z.uuid().optional().describe('The conversation that it happened in.'),
    messageId: z.uuid().optional().describe('The message that it is about.'),
    payload: BoundedJsonObject.optional().describe('Anything the frontend wants to keep with it.'),
  })
  .meta({ id: 'EventInput' });
export type EventInput = z.infer<typeof EventInput>;

const comment = boundedText({ min: 1, max: 4_000, visible: true }).nullable();
const reasons = z.array(boundedText({ min: 1, max: 100, visible: true })).max(20);

export const EventView = z
  .object({
    event_id: z.uuid(),
    type: z.string(),
    userConversationId: z.uuid().nullable(),
    messageId: z.uuid().nullable(),
    state: FeedbackState.nullable().describe(
      'Of feedback: what the user thinks of the answer; null: cleared, or none.',
    ),
    comment: z.string().nullable(),
    reasons: z.array(z.string()),
    payload: z.record(z.string(), z.unknown()),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Event' });
export type EventView = z.infer<typeof EventView>;

/** Likewise. */
export const FeedbackStateInput = z
  .strictObject({
    messageId: z.uuid().describe("The assistant's message."),
    state: FeedbackState.nullable().describe('Sets or switches; null clears.'),
  })
  .meta({ id: 'FeedbackStateInput' });
export type FeedbackStateInput = z.infer<typeof FeedbackStateInput>;

/** Likewise. */
export const EventChange = z
  .strictObject({
    comment: comment.optional().describe('null clears.'),
    reasons: reasons.optional().describe('Replaces the list.'),
    payload: BoundedJsonObject.optional().describe('Keys given replace those kept; the others stay.'),
  })
  .meta({ id: 'EventChange' });
export type EventChange = z.infer<typeof EventChange>;
