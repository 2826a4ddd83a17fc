import type { TenantId, UserId } from '../../modules/kernel/index.ts';
import { type Event, EventPayloadTooLong, type Events } from '../../ports/events.ts';
import { storableId, storableJson, storableText } from '../../ports/storable-text.ts';
import type { Database } from './database.ts';
import type { EventRow } from './event-rows.ts';

/**
 * Each method is one statement. It takes the conversation first and the event after it, as deleting does, so that no two
 * wait for each other; a conversation that is deleted meanwhile is not there.
 */
export const postgresEvents = (database: Database): Events => ({
  async add(tenant, { id, userId, type, conversationId, messageId, payload, at }) {
    const [conversation, message] = [idOrNull(conversationId), idOrNull(messageId)];
    if (conversation === undefined || message === undefined) return undefined;
    return one(database, ADD, [
      ...owner(tenant, userId),
      conversation,
      message,
      id,
      storableText(type),
      JSON.stringify(storableJson(payload)),
      at,
    ]);
  },

  async setFeedback(tenant, user, { id, messageId, state, at }) {
    return one(database, SET_FEEDBACK, [...owner(tenant, user), storableId(messageId), id, state, at]);
  },

  async change(tenant, user, id, { comment, reasons, payload }, at) {
    return one(database, CHANGE, [
      ...owner(tenant, user),
      storableId(id),
      comment !== undefined,
      comment == null ? null : storableText(comment),
      reasons?.map(storableText),
      JSON.stringify(storableJson(payload ?? {})),
      at,
    ]);
  },
});

const owner = (tenant: TenantId, user: UserId) => [storableText(tenant), storableText(user)];

/** `undefined` for an id that names nothing, null for none. */
const idOrNull = (id: string | null) => (id === null ? null : storableId(id));

const one = async (database: Database, statement: string, values: unknown[]): Promise<Event | undefined> => {
  const [row] = await database.query<EventRow>(statement, values).catch((error) => {
    throw isTooLong(error) ? new EventPayloadTooLong({ cause: error.cause }) : error;
  });
  return row && toEvent(row);
};

const isTooLong = ({ cause }: { cause?: { constraint?: unknown } }) => cause?.constraint === 'events_payload_length';

// Of a conversation that is being deleted, `for key share` waits until it is gone.
const ADD = `
  with place as (
    select c.id from conversations c
      where c.tenant_id = $1 and c.user_id = $2
        and c.id = case when $4::uuid is null then $3::uuid else (select conversation_id from messages where id = $4) end
      for key share)
  insert into events as e (id, tenant_id, user_id, type, conversation_id, message_id, payload, created_at, updated_at)
    select $5::uuid, $1, $2, $6::text, (select id from place), $4, $7::jsonb, $8::timestamptz, $8
      where case
        when $4 is not null then exists (select from place)
          and ($3 is null or $3 = (select id from place))
        else $3 is null or exists (select from place) end
    on conflict (tenant_id, user_id, message_id) where type = 'feedback' and message_id is not null
      do update set payload = e.payload || excluded.payload, updated_at = greatest(e.updated_at, excluded.updated_at)
    returning *`;

const SET_FEEDBACK = `
  with place as (
    select c.id from conversations c
      where c.tenant_id = $1 and c.user_id = $2 and c.id = (select conversation_id from messages where id = $3::uuid and role = 'assistant')
      for key share)
  insert into events as e (id, tenant_id, user_id, type, conversation_id, message_id, state, payload, created_at, updated_at)
    select $4::uuid, $1, $2, 'feedback', place.id, $3, $5::text, '{}'::jsonb, $6::timestamptz, $6 from place
    on conflict (tenant_id, user_id, message_id) where type = 'feedback' and message_id is not null
      do update set state = excluded.state, updated_at = greatest(e.updated_at, excluded.updated_at)
    returning *`;

const CHANGE = `
  update events
    set comment = case when $4 then $5 else comment end, reasons = coalesce($6, reasons), payload = payload || $7::jsonb,
      updated_at = case when $4 or $6 is not null or $7::jsonb <> '{}' then greatest(updated_at, $8) else updated_at end
    where tenant_id = $1 and user_id = $2 and id = $3
    returning *`;

const toEvent = (row: EventRow): Event => ({
  id: row.id,
  userId: row.user_id,
  type: row.type,
  conversationId: row.conversation_id,
  messageId: row.message_id,
  state: row.state,
  comment: row.comment,
  reasons: row.reasons,
  payload: row.payload,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
