-- What happened in frontends. An event of a conversation goes with it; its message may go before, when a failed answer
-- gives way to that of another try.
create table events (
  id uuid primary key,
  tenant_id text not null,
  user_id text not null,
  type text not null,
  conversation_id uuid references conversations on delete cascade,
  message_id uuid,
  state text,
  comment text,
  reasons text[] not null default '{}',
  payload jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Merging would let it grow without end. The number is that of the port Events.
  constraint events_payload_length check (length(payload::text) <= 64000)
);

-- Feedback of one user on one message is one event.
create unique index events_feedback on events (tenant_id, user_id, message_id)
  where type = 'feedback' and message_id is not null;

-- Deletion with the conversation.
create index events_of_conversation on events (conversation_id) where conversation_id is not null;

-- A tenant's models are part of `ai` now. The former key stays for processes of the last release that still run; this
-- one does not read it, and drops it with the next change of the settings.
update tenants
  set settings = settings || jsonb_build_object('ai',
    case when jsonb_typeof(settings -> 'ai') = 'object' then settings -> 'ai' else '{}' end
      || jsonb_build_object('models', settings -> 'models'))
  where jsonb_typeof(settings -> 'models') = 'object' and settings #> '{ai,models}' is null;
