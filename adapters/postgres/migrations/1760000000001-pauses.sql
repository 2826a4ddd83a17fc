-- Whether the user has asked for the conversation's language; what its first messages said, and how many those are.
alter table conversations
  add column language_asked boolean not null default false,
  add column summary text,
  add column summary_through integer not null default 0;

-- Whether whoever runs it is asked to stop.
alter table runs add column stop_asked boolean not null default false;

-- The pauses of turns: what was asked, by which run and in which message; once there was a response, that and the latest
-- run which it began.
create table interactions (
  id uuid primary key,
  tenant_id text not null,
  user_id text not null,
  conversation_id uuid not null references conversations on delete cascade,
  turn_id uuid not null,
  run_id uuid not null,
  message_id uuid not null,
  questions jsonb not null,
  status text not null,
  digest text,
  response jsonb,
  answering_run_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- A conversation waits for at most one response.
create unique index interactions_pending on interactions (conversation_id) where status = 'pending';

-- Deletion with the conversation.
create index interactions_of_conversation on interactions (conversation_id);

-- What tool calls have finished in a turn that may go on.
create table tool_memos (
  conversation_id uuid not null references conversations on delete cascade,
  turn_id uuid not null,
  tool_call_id text not null,
  key text not null,
  value jsonb not null,
  sequence bigint generated always as identity,
  primary key (turn_id, tool_call_id, key)
);

-- Deletion with the conversation.
create index tool_memos_of_conversation on tool_memos (conversation_id);
