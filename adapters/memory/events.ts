import { FEEDBACK } from '../../contracts/events.ts';
import { characters } from '../../contracts/text.ts';
import type { TenantId, UserId } from '../../modules/kernel/index.ts';
import { EVENT_PAYLOAD_MAX_CHARACTERS, type Event, EventPayloadTooLong, type Events } from '../../ports/events.ts';
import { storableId, storableJson, storableText } from '../../ports/storable-text.ts';
import { type Shelves, type StoredEvent, type Thread, threadsOf } from './shelves.ts';

/** Events in memory. No method waits in its middle, which makes each one whole. */
export const memoryEvents = (shelves: Shelves): Events => {
  const threads = (tenant: TenantId, user: UserId) => threadsOf(shelves, tenant, user);
  const threadOfMessage = (tenant: TenantId, user: UserId, message: string): Thread | undefined =>
    threads(tenant, user).find(({ messages }) => messages.some(({ id }) => id === storableId(message)));

  const isTheirs = ({ tenantId, userId }: StoredEvent, tenant: TenantId, user: UserId) =>
    tenantId === storableText(tenant) && userId === storableText(user);
  const feedbackOn = (tenant: TenantId, user: UserId, message: string): StoredEvent | undefined =>
    [...shelves.events.values()].find(
      (event) => event.type === FEEDBACK && event.messageId === storableId(message) && isTheirs(event, tenant, user),
    );

  /** Keeps what an event becomes, and gives it. */
  const keep = (event: StoredEvent, at: Date, change: Partial<Event> = {}): Event => {
    const updatedAt = event.updatedAt > at ? event.updatedAt : at;
    const kept = structuredClone({ ...event, ...change, updatedAt });
    if (characters(JSON.stringify(kept.payload)) > EVENT_PAYLOAD_MAX_CHARACTERS) throw new EventPayloadTooLong();
    shelves.events.set(kept.id, kept);
    return toEvent(kept);
  };
  const newEvent = (
    tenant: TenantId,
    event: Pick<Event, 'id' | 'userId' | 'type' | 'conversationId' | 'messageId' | 'payload'>,
    at: Date,
  ): StoredEvent => ({
    ...event,
    tenantId: storableText(tenant),
    userId: storableText(event.userId),
    type: storableText(event.type),
    state: null,
    comment: null,
    reasons: [],
    createdAt: at,
    updatedAt: at,
  });

  return {
    async add(tenant, { id, userId, type, conversationId, messageId, payload, at }) {
      const named =
        conversationId === null
          ? undefined
          : threads(tenant, userId).find(({ conversation }) => conversation.id === storableId(conversationId));
      const about = messageId === null ? undefined : threadOfMessage(tenant, userId, messageId);
      if ((conversationId !== null && !named) || (messageId !== null && !about)) return undefined;
      if (named && about && named !== about) return undefined;
      const given = storableJson(payload);
      const known = type === FEEDBACK && messageId !== null ? feedbackOn(tenant, userId, messageId) : undefined;
      if (known) return keep(known, at, { payload: { ...known.payload, ...given } });
      const place = {
        conversationId: (about ?? named)?.conversation.id ?? null,
        messageId: messageId === null ? null : (storableId(messageId) ?? null),
      };
      return keep(newEvent(tenant, { id, userId, type, ...place, payload: given }, at), at);
    },

    async setFeedback(tenant, user, { id, messageId, state, at }) {
      const about = threadOfMessage(tenant, user, messageId);
      const message = about?.messages.find((one) => one.id === storableId(messageId));
      if (!about || message?.role !== 'assistant') return undefined;
      const place = { conversationId: about.conversation.id, messageId: storableId(messageId) ?? null };
      const event =
        feedbackOn(tenant, user, messageId) ??
        newEvent(tenant, { id, userId: user, type: FEEDBACK, ...place, payload: {} }, at);
      return keep(event, at, { state });
    },

    async change(tenant, user, id, { comment, reasons, payload }, at) {
      const event = shelves.events.get(storableId(id) ?? '');
      if (!event || !isTheirs(event, tenant, user)) return undefined;
      const isEmpty = comment === undefined && reasons === undefined && Object.keys(payload ?? {}).length === 0;
      if (isEmpty) return toEvent(event);
      return keep(event, at, {
        comment: comment === undefined ? event.comment : comment && storableText(comment),
        reasons: reasons?.map(storableText) ?? event.reasons,
        payload: { ...event.payload, ...storableJson(payload ?? {}) },
      });
    },
  };
};

const toEvent = ({ tenantId, ...event }: StoredEvent): Event => structuredClone(event);
