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

-- Those whose time is past.
create index interactions_expiring on interactions (expires_at) where status = 'pending';

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

-- The language of a turn that goes on from `was`, and whether it is one that the user has asked for, which holds until
-- another is asked for or given.
create function language_after(was text, was_asked boolean, told text, told_by text, out spoken text, out is_asked boolean)
language plpgsql immutable as $$
begin
  spoken := case when told is null or (told_by = 'detected' and was_asked) then was else told end;
  is_asked := told_by = 'asked' or (was_asked and spoken = was);
end $$;

-- The messages of a conversation up to one place, oldest first, the latest `most` of them. Not in SQL alone, which would
-- be planned anew in each turn.
create function messages_through(thread uuid, place bigint, most integer) returns json language plpgsql stable as $$
begin
  return (select coalesce(json_agg(m order by m.sequence), '[]') from (
    select m.sequence, m.id, m.conversation_id, m.turn_id, m.run_id, m.role, m.content, m.cards, m.active_agent,
        m.status, m.metadata, m.created_at
      from messages m
      where m.conversation_id = thread and m.sequence <= place
      order by m.sequence desc limit most) m);
end $$;
