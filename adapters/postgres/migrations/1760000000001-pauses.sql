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

-- The cards of a message, where that of a pause tells what became of it.
create function cards_after_pause(cards jsonb, pause uuid, outcome text, answers jsonb) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(case
      when card ->> 'type' = 'interaction' and card #>> '{data,interaction_id}' = pause::text
        then jsonb_set(card, '{data}', (card -> 'data') || jsonb_build_object('status', outcome, 'answers', answers))
      else card end order by place), '[]')
    from jsonb_array_elements(cards) with ordinality as c(card, place)
$$;

-- Cancels what a conversation waits for, and tells whether there was such a pause; with `paused`, only that run's. The
-- caller has locked the row of the conversation.
create function cancel_pending(thread uuid, paused uuid) returns boolean language plpgsql as $$
declare
  pause interactions;
begin
  update interactions i set status = 'cancelled'
    where i.conversation_id = thread and i.status = 'pending' and i.run_id = coalesce(paused, i.run_id)
    returning * into pause;
  if pause.id is null then
    return false;
  end if;
  update messages m set status = 'cancelled', cards = cards_after_pause(m.cards, pause.id, 'cancelled', null)
    where m.id = pause.message_id;
  delete from tool_memos t where t.turn_id = pause.turn_id;
  return true;
end $$;

-- Cancels the pending pause with which a run of this user ended, and tells whether it had one.
create function cancel_pause(of_tenant text, of_user text, paused uuid) returns boolean language plpgsql as $$
declare
  thread uuid;
begin
  select c.id into thread from conversations c
    where c.id = (select r.conversation_id from runs r
      where r.id = paused and r.tenant_id = of_tenant and r.user_id = of_user)
    for update;
  return thread is not null and cancel_pending(thread, paused);
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
