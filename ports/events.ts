import type { EventChange, FeedbackState } from '../contracts/events.ts';
import { OriaError } from '../modules/kernel/errors.ts';
import type { ConversationId, MessageId, TenantId, UserId } from '../modules/kernel/ids.ts';
import { port } from '../modules/kernel/port.ts';

/** Something that happened in a frontend, kept as it was told. */
export interface Event {
  readonly id: string;
  readonly userId: UserId;
  readonly type: string;
  readonly conversationId: ConversationId | null;
  readonly messageId: MessageId | null;
  readonly state: FeedbackState | null;
  readonly comment: string | null;
  readonly reasons: readonly string[];
  readonly payload: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A new event; `id` and `at` are chosen by the caller. */
export interface NewEvent extends Pick<Event, 'id' | 'userId' | 'type' | 'conversationId' | 'messageId' | 'payload'> {
  readonly at: Date;
}

/** The longest payload of an event as JSON text, also of one that was merged from many; twice what one request may bring. */
export const EVENT_PAYLOAD_MAX_CHARACTERS = 64_000;

/** The payload, with what it would be merged into, is longer than `EVENT_PAYLOAD_MAX_CHARACTERS`. */
export class EventPayloadTooLong extends OriaError {
  readonly code = 'request.invalid';
  readonly fault = 'invalid';
  override readonly issues = [
    {
      field: 'payload',
      message: `must have at most ${EVENT_PAYLOAD_MAX_CHARACTERS} characters with what the event holds`,
    },
  ];
  constructor(options?: ErrorOptions) {
    super('The payload of the event would be too long.', options);
  }
}

/**
 * The events of each user. Of one user and message there is one event of type `feedback`, however many write at once. Events
 * of a conversation go with it. What is another's is not there. Every method is atomic.
 */
export interface Events {
  /**
   * Stores it and gives it as stored. Feedback on a message that has some already is merged into that: keys of `payload`
   * given replace those kept. `undefined`, with nothing stored, when it names a conversation or a message that the user
   * does not have, or a message of another conversation than the one it names. One that names a message belongs to that
   * message's conversation. @throws EventPayloadTooLong
   */
  add(tenant: TenantId, event: NewEvent): Promise<Event | undefined>;
  /**
   * Sets, switches or clears the state of the user's feedback on a message, making the event (with `id`) where there is none.
   * `undefined` when the user has no such answer: feedback is on what the assistant said.
   */
  setFeedback(
    tenant: TenantId,
    user: UserId,
    feedback: {
      readonly id: string;
      readonly messageId: MessageId;
      readonly state: FeedbackState | null;
      readonly at: Date;
    },
  ): Promise<Event | undefined>;
  /**
   * Changes what is given, keeps what is not, also of two changes at once; one that gives nothing changes nothing, not even
   * `updatedAt`. `undefined` when there is no such event.
   * @throws EventPayloadTooLong with nothing changed
   */
  change(tenant: TenantId, user: UserId, id: string, change: EventChange, at: Date): Promise<Event | undefined>;
}
export const Events = port<Events>('Events');
