import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Card } from '../../contracts/cards.ts';
import type { ChatOutput, Language, RunStatus } from '../../contracts/chat.ts';
import type { InteractionQuestion, InteractionStatus } from '../../contracts/interactions.ts';
import type { JsonValue } from '../../contracts/json.ts';
import type { Resumption } from '../../ports/turns.ts';
import { Event } from './event-rows.ts';

/** The tables as rows. A time is a `Date` in a query's row, and ISO text where a function answers in JSON. */
type Time = Date | string;

export interface TenantRow {
  readonly id: string;
  readonly settings: object;
}

export interface PersonRow {
  readonly tenant_id: string;
  readonly external_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly language: string | null;
  readonly active: boolean;
  readonly profile: object | null;
}

export interface ConversationRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly user_id: string;
  readonly title: string;
  /** The title as searches compare it. */
  readonly title_search: string;
  readonly shared: boolean;
  readonly pinned: boolean;
  readonly language: Language;
  readonly language_asked: boolean;
  readonly active_agent: string | null;
  readonly profile_analysed: boolean;
  readonly message_count: number;
  readonly summary: string | null;
  /** How many messages, from the first, the summary tells of. */
  readonly summary_through: number;
  readonly created_at: Time;
  readonly updated_at: Time;
}

export interface MessageRow {
  /** The order of storing, over all conversations. */
  readonly sequence: string;
  readonly id: string;
  readonly conversation_id: string;
  readonly turn_id: string;
  readonly run_id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** The content as searches compare it. */
  readonly content_search: string;
  readonly cards: readonly Card[];
  readonly active_agent: string | null;
  readonly status: RunStatus | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly created_at: Time;
}

export interface RunRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly user_id: string;
  readonly conversation_id: string;
  readonly turn_id: string;
  readonly user_message_id: string;
  readonly message_id: string;
  readonly language: Language;
  readonly status: 'running' | RunStatus;
  readonly retryable: boolean;
  readonly output: ChatOutput | null;
  readonly owner: string;
  readonly lease_until: Time;
  /** A bigint comes as text. */
  readonly answer_sequence: string | null;
  readonly stop_asked: boolean;
  readonly started_at: Time;
  readonly ended_at: Time | null;
}

export interface InteractionRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly user_id: string;
  readonly conversation_id: string;
  readonly turn_id: string;
  /** The run that paused, and the message that carries the card. */
  readonly run_id: string;
  readonly message_id: string;
  readonly questions: readonly InteractionQuestion[];
  readonly status: InteractionStatus;
  /** Of the response; null while there is none. */
  readonly digest: string | null;
  readonly response: Resumption['response'] | null;
  /** The latest run that the response began. */
  readonly answering_run_id: string | null;
  readonly created_at: Time;
  readonly expires_at: Time;
}

export interface ToolMemoRow {
  readonly conversation_id: string;
  readonly turn_id: string;
  readonly tool_call_id: string;
  readonly key: string;
  readonly value: JsonValue;
  /** The order of keeping. */
  readonly sequence: string;
}

export interface IdempotencyKeyRow {
  readonly tenant_id: string;
  readonly user_id: string;
  readonly key: string;
  readonly digest: string;
  readonly conversation_id: string;
  readonly run_id: string;
}

type Column = EntitySchemaColumnOptions;
const text: Column = { type: 'text' };
const uuid: Column = { type: 'uuid' };
const json: Column = { type: 'jsonb' };
const time: Column = { type: 'timestamptz' };
const flag: Column = { type: 'boolean' };
const id: Column = { ...uuid, primary: true };
const unset = (column: Column): Column => ({ ...column, nullable: true });
const key = (column: Column): Column => ({ ...column, primary: true });

export const Tenant = new EntitySchema<TenantRow>({
  name: 'Tenant',
  tableName: 'tenants',
  columns: { id: key(text), settings: json },
});

export const Person = new EntitySchema<PersonRow>({
  name: 'Person',
  tableName: 'people',
  columns: {
    tenant_id: key(text),
    external_id: key(text),
    first_name: text,
    last_name: text,
    email: unset(text),
    language: unset(text),
    active: flag,
    profile: unset(json),
  },
});

export const Conversation = new EntitySchema<ConversationRow>({
  name: 'Conversation',
  tableName: 'conversations',
  columns: {
    id,
    tenant_id: text,
    user_id: text,
    title: text,
    title_search: text,
    shared: { ...flag, default: false },
    pinned: { ...flag, default: false },
    language: text,
    language_asked: { ...flag, default: false },
    active_agent: unset(text),
    profile_analysed: { ...flag, default: false },
    message_count: { type: 'integer' },
    summary: unset(text),
    summary_through: { type: 'integer', default: 0 },
    created_at: time,
    updated_at: time,
  },
});

export const Message = new EntitySchema<MessageRow>({
  name: 'Message',
  tableName: 'messages',
  columns: {
    sequence: { type: 'bigint', primary: true, generated: 'increment' },
    id: { ...uuid, unique: true },
    conversation_id: uuid,
    turn_id: uuid,
    run_id: uuid,
    role: text,
    content: text,
    content_search: text,
    cards: json,
    active_agent: unset(text),
    status: unset(text),
    metadata: json,
    created_at: time,
  },
});

export const Run = new EntitySchema<RunRow>({
  name: 'Run',
  tableName: 'runs',
  columns: {
    id,
    tenant_id: text,
    user_id: text,
    conversation_id: uuid,
    turn_id: uuid,
    user_message_id: uuid,
    message_id: uuid,
    language: text,
    status: text,
    retryable: { ...flag, default: false },
    output: unset(json),
    owner: text,
    lease_until: time,
    answer_sequence: unset({ type: 'bigint' }),
    stop_asked: { ...flag, default: false },
    started_at: time,
    ended_at: unset(time),
  },
});

export const Interaction = new EntitySchema<InteractionRow>({
  name: 'Interaction',
  tableName: 'interactions',
  columns: {
    id,
    tenant_id: text,
    user_id: text,
    conversation_id: uuid,
    turn_id: uuid,
    run_id: uuid,
    message_id: uuid,
    questions: json,
    status: text,
    digest: unset(text),
    response: unset(json),
    answering_run_id: unset(uuid),
    created_at: time,
    expires_at: time,
  },
});

export const ToolMemo = new EntitySchema<ToolMemoRow>({
  name: 'ToolMemo',
  tableName: 'tool_memos',
  columns: {
    conversation_id: uuid,
    turn_id: key(uuid),
    tool_call_id: key(text),
    key: key(text),
    value: json,
    sequence: { type: 'bigint', generated: 'increment' },
  },
});

export const IdempotencyKey = new EntitySchema<IdempotencyKeyRow>({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  columns: {
    tenant_id: key(text),
    user_id: key(text),
    key: key(text),
    digest: text,
    conversation_id: uuid,
    run_id: uuid,
  },
});

export const entities = [Tenant, Person, Conversation, Message, Run, Interaction, ToolMemo, IdempotencyKey, Event];
