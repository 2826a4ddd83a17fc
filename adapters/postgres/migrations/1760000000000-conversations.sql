create table tenants (
  id text primary key,
  settings jsonb not null
);

create table people (
  tenant_id text not null,
  external_id text not null,
  first_name text not null,
  last_name text not null,
  email text,
  language text,
  active boolean not null,
  profile jsonb,
  primary key (tenant_id, external_id)
);

-- Written twice in each turn. No index holds updated_at, so that those writes stay within the row's own page (HOT), for
-- which each page keeps some room; a user's conversations are few enough to be sorted when they are listed.
create table conversations (
  id uuid primary key,
  tenant_id text not null,
  user_id text not null,
  title text not null,
  title_search text not null,
  shared boolean not null default false,
  pinned boolean not null default false,
  language text not null,
  active_agent text,
  profile_analysed boolean not null default false,
  message_count integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
) with (fillfactor = 85);

-- A user's list, search and ids.
create index conversations_of_user on conversations (tenant_id, user_id);

-- Order is the order of storing: ids of two processes may interleave, times may be equal.
create table messages (
  sequence bigint generated always as identity primary key,
  id uuid not null unique,
  conversation_id uuid not null references conversations on delete cascade,
  turn_id uuid not null,
  run_id uuid not null,
  role text not null,
  content text not null,
  content_search text not null,
  cards jsonb not null,
  active_agent text,
  status text,
  metadata jsonb not null,
  created_at timestamptz not null
);

-- Pages, the history of a turn, and deletion with the conversation.
create index messages_in_order on messages (conversation_id, sequence);

-- A running run is the lease on its conversation: who owns it, and until when unless renewed.
create table runs (
  id uuid primary key,
  tenant_id text not null,
  user_id text not null,
  conversation_id uuid not null references conversations on delete cascade,
  turn_id uuid not null,
  user_message_id uuid not null,
  message_id uuid not null,
  language text not null,
  status text not null,
  retryable boolean not null default false,
  output jsonb,
  owner text not null,
  lease_until timestamptz not null,
  -- Where its answer goes: the place of the failed one that it is tried again for.
  answer_sequence bigint,
  started_at timestamptz not null,
  ended_at timestamptz
) with (fillfactor = 85);

-- One writer per conversation. It holds the running runs only, so it also finds the expired ones.
create unique index runs_running on runs (conversation_id) where status = 'running';

-- Deletion with the conversation.
create index runs_of_conversation on runs (conversation_id);

-- What a caller's key stands for: the request it came with and the latest run of that turn. A new conversation's key is
-- stored before the conversation itself, hence the deferred reference.
create table idempotency_keys (
  tenant_id text not null,
  user_id text not null,
  key text not null,
  digest text not null,
  conversation_id uuid not null references conversations on delete cascade deferrable initially deferred,
  run_id uuid not null,
  primary key (tenant_id, user_id, key)
);

-- Deletion with the conversation.
create index idempotency_keys_of_conversation on idempotency_keys (conversation_id);

-- Begins a turn in one round trip; the promises are those of the port Turns. The row of the conversation is the lock:
-- every writer of a conversation takes it first, so that each looks at what the one before it has left.
create function begin_turn(opening jsonb) returns json language plpgsql as $$
declare
  asked record;
  known idempotency_keys;
  thread conversations;
  held runs;
  run runs;
  message_sequence bigint;
  place bigint;
  removed integer;
  history json;
begin
  select * into asked from jsonb_to_record(opening) as o(
    tenant_id text, user_id text, conversation_id uuid, new_conversation_id uuid, title text, title_search text,
    language text, fallback_language text, turn_id uuid, run_id uuid, user_message_id uuid, message_id uuid, content text, content_search text,
    metadata jsonb, key text, digest text, owner text, now timestamptz, lease_until timestamptz, history_limit integer);
  loop
    known := null;
    thread := null;
    held := null;
    run := null;
    place := null;
    if asked.key is not null then
      select * into known from idempotency_keys k
        where k.tenant_id = asked.tenant_id and k.user_id = asked.user_id and k.key = asked.key;
      if known.digest <> asked.digest then
        return json_build_object('kind', 'keyReused');
      end if;
    end if;

    if coalesce(known.conversation_id, asked.conversation_id) is not null then
      select * into thread from conversations c
        where c.tenant_id = asked.tenant_id and c.user_id = asked.user_id
          and c.id = coalesce(known.conversation_id, asked.conversation_id)
        for update;
      if thread.id is null then
        continue when known.run_id is not null; -- deleted meanwhile, and the key with it
        return json_build_object('kind', 'absent');
      end if;
      select * into held from runs r where r.conversation_id = thread.id and r.status = 'running';
    end if;

    if known.run_id is not null then
      -- Read after the lock: another retry may have come first.
      select r.* into run from idempotency_keys k join runs r on r.id = k.run_id
        where k.tenant_id = asked.tenant_id and k.user_id = asked.user_id and k.key = asked.key;
      if run.id is distinct from held.id and not (run.status = 'failed' and run.retryable) then
        return json_build_object('kind', 'repeated', 'run', run);
      end if;
    end if;

    if held.id is not null then
      -- The one that was waited for may have come with the same key.
      continue when known.run_id is null and exists (select from idempotency_keys k
        where k.tenant_id = asked.tenant_id and k.user_id = asked.user_id and k.key = asked.key);
      return json_build_object('run', held, 'kind', case
        when held.lease_until <= asked.now then 'expired'
        when held.id = run.id then 'repeated'
        else 'busy' end);
    end if;

    if run.id is not null then
      update idempotency_keys k set run_id = asked.run_id
        where k.tenant_id = asked.tenant_id and k.user_id = asked.user_id and k.key = asked.key;
      delete from messages m where m.id = run.message_id returning m.sequence into place;
      get diagnostics removed = row_count;
      update conversations c set message_count = c.message_count - removed where c.id = thread.id returning * into thread;
      -- Turn and message stay; the message now belongs to the run that answers it.
      update messages m set run_id = asked.run_id where m.id = run.user_message_id returning m.sequence into message_sequence;
      asked.turn_id := run.turn_id;
      asked.user_message_id := run.user_message_id;
    else
      if asked.key is not null then
        insert into idempotency_keys values (asked.tenant_id, asked.user_id, asked.key, asked.digest,
          coalesce(thread.id, asked.new_conversation_id), asked.run_id) on conflict do nothing;
        continue when not found; -- another request with this key came first
      end if;
      if thread.id is null then
        insert into conversations (id, tenant_id, user_id, title, title_search, language, message_count, created_at, updated_at)
          values (asked.new_conversation_id, asked.tenant_id, asked.user_id, asked.title, asked.title_search,
            coalesce(asked.language, asked.fallback_language), 1, asked.now, asked.now)
          returning * into thread;
      else
        update conversations c set message_count = c.message_count + 1, updated_at = asked.now
          where c.id = thread.id returning * into thread;
      end if;
      insert into messages (id, conversation_id, turn_id, run_id, role, content, content_search, cards, metadata, created_at)
        values (asked.user_message_id, thread.id, asked.turn_id, asked.run_id, 'user', asked.content,
          asked.content_search, '[]', asked.metadata, asked.now)
        returning sequence into message_sequence;
    end if;

    insert into runs (id, tenant_id, user_id, conversation_id, turn_id, user_message_id, message_id, language, status,
        owner, lease_until, answer_sequence, started_at)
      values (asked.run_id, asked.tenant_id, asked.user_id, thread.id, asked.turn_id, asked.user_message_id,
        asked.message_id, coalesce(asked.language, thread.language), 'running', asked.owner, asked.lease_until,
        place, asked.now)
      returning * into run;

    select coalesce(json_agg(m order by m.sequence), '[]') into history from (
      select m.sequence, m.id, m.conversation_id, m.turn_id, m.run_id, m.role, m.content, m.cards, m.active_agent,
          m.status, m.metadata, m.created_at
        from messages m
        where m.conversation_id = thread.id and m.sequence < message_sequence
        order by m.sequence desc limit asked.history_limit) m;
    return json_build_object('kind', 'started', 'run', run, 'conversation', thread, 'history', history);
  end loop;
end $$;

-- Ends a run in one round trip: false, with nothing stored, when it is not running any more.
create function end_turn(ended uuid, ending jsonb) returns boolean language plpgsql as $$
declare
  result record;
  run runs;
begin
  select * into result from jsonb_to_record(ending) as e(
    output jsonb, content_search text, at timestamptz, retryable boolean, profile_analysed boolean);
  perform from conversations c where c.id = (select r.conversation_id from runs r where r.id = ended) for update;
  update runs r
    set status = result.output ->> 'status', output = result.output, retryable = result.retryable, ended_at = result.at
    where r.id = ended and r.status = 'running' returning * into run;
  if run.id is null then
    return false;
  end if;
  insert into messages (sequence, id, conversation_id, turn_id, run_id, role, content, content_search, cards, active_agent,
      status, metadata, created_at)
    overriding system value
    values (coalesce(run.answer_sequence, nextval(pg_get_serial_sequence('messages', 'sequence'))), run.message_id,
      run.conversation_id, run.turn_id, run.id, 'assistant', result.output ->> 'answer',
      result.content_search, result.output -> 'cards', result.output ->> 'activeAgent', run.status,
      result.output -> 'metadata', result.at);
  update conversations c
    set message_count = c.message_count + 1, updated_at = result.at,
      active_agent = coalesce(result.output ->> 'activeAgent', c.active_agent),
      profile_analysed = c.profile_analysed or result.profile_analysed
    where c.id = run.conversation_id;
  return true;
end $$;
