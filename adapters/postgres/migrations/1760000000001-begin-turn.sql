-- Begins a turn in one round trip; the promises are those of the port Turns. The row of the conversation is the lock:
-- every writer of a conversation takes it first, so that each looks at what the one before it has left. A process of the
-- release before does not say how a language is known: to it, each is given.
create or replace function begin_turn(opening jsonb) returns json language plpgsql as $$
declare
  asked record;
  known idempotency_keys;
  thread conversations;
  held runs;
  run runs;
  speech record;
  message_sequence bigint;
  place bigint;
  removed integer;
begin
  select * into asked from jsonb_to_record(opening) as o(
    tenant_id text, user_id text, conversation_id uuid, new_conversation_id uuid, title text, title_search text,
    language text, language_by text, fallback_language text, turn_id uuid, run_id uuid, user_message_id uuid,
    message_id uuid, content text, content_search text, metadata jsonb, key text, digest text, owner text,
    now timestamptz, lease_until timestamptz, history_limit integer);
  asked.language_by := coalesce(asked.language_by, 'given');
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

    speech := language_after(coalesce(thread.language, asked.fallback_language), coalesce(thread.language_asked, false),
      asked.language, asked.language_by);

    if run.id is not null then
      update idempotency_keys k set run_id = asked.run_id
        where k.tenant_id = asked.tenant_id and k.user_id = asked.user_id and k.key = asked.key;
      delete from messages m where m.id = run.message_id returning m.sequence into place;
      get diagnostics removed = row_count;
      -- Turn and message stay; the message now belongs to the run that answers it.
      update messages m set run_id = asked.run_id where m.id = run.user_message_id returning m.sequence into message_sequence;
      asked.turn_id := run.turn_id;
      asked.user_message_id := run.user_message_id;
    elsif asked.key is not null then
      insert into idempotency_keys values (asked.tenant_id, asked.user_id, asked.key, asked.digest,
        coalesce(thread.id, asked.new_conversation_id), asked.run_id) on conflict do nothing;
      continue when not found; -- another request with this key came first
    end if;

    if thread.id is null then
      insert into conversations (id, tenant_id, user_id, title, title_search, language, language_asked, message_count,
          created_at, updated_at)
        values (asked.new_conversation_id, asked.tenant_id, asked.user_id, asked.title, asked.title_search, speech.spoken,
          speech.is_asked, 1, asked.now, asked.now)
        returning * into thread;
    else
      perform cancel_pending(thread.id, null, asked.now);
      update conversations c set language = speech.spoken, language_asked = speech.is_asked,
          message_count = case when run.id is null then c.message_count + 1 else c.message_count - removed end,
          updated_at = case when run.id is null then asked.now else c.updated_at end
        where c.id = thread.id returning * into thread;
    end if;
    if run.id is null then
      insert into messages (id, conversation_id, turn_id, run_id, role, content, content_search, cards, metadata, created_at)
        values (asked.user_message_id, thread.id, asked.turn_id, asked.run_id, 'user', asked.content,
          asked.content_search, '[]', asked.metadata, asked.now)
        returning sequence into message_sequence;
    end if;

    insert into runs (id, tenant_id, user_id, conversation_id, turn_id, user_message_id, message_id, language, status,
        owner, lease_until, answer_sequence, started_at)
      values (asked.run_id, asked.tenant_id, asked.user_id, thread.id, asked.turn_id, asked.user_message_id,
        asked.message_id, speech.spoken, 'running', asked.owner, asked.lease_until, place, asked.now)
      returning * into run;
    return json_build_object('kind', 'started', 'run', run, 'conversation', thread,
      'history', messages_through(thread.id, message_sequence - 1, asked.history_limit));
  end loop;
end $$;
