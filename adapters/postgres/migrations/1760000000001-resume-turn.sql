-- Takes a pending pause and begins a further run of its turn, in one round trip; the promises are those of the port Turns.
-- The row of the conversation is the lock, as in begin_turn.
create function resume_turn(resumption jsonb) returns json language plpgsql as $$
declare
  asked record;
  thread conversations;
  pause interactions;
  paused runs;
  held runs;
  answering runs;
  run runs;
  message_sequence bigint;
  place bigint;
  removed integer := 0;
begin
  select * into asked from jsonb_to_record(resumption) as r(
    tenant_id text, user_id text, conversation_id uuid, interaction_id uuid, run_id uuid, message_id uuid,
    language text, response jsonb, digest text, key text, key_digest text, owner text, now timestamptz,
    lease_until timestamptz, history_limit integer);
  if exists (select from idempotency_keys k where k.tenant_id = asked.tenant_id and k.user_id = asked.user_id
      and k.key = asked.key and k.digest <> asked.key_digest) then
    return json_build_object('kind', 'keyReused');
  end if;
  select * into thread from conversations c
    where c.tenant_id = asked.tenant_id and c.user_id = asked.user_id and c.id = asked.conversation_id
    for update;
  if thread.id is null then
    return json_build_object('kind', 'absent');
  end if;
  select * into pause from interactions i where i.id = asked.interaction_id and i.conversation_id = thread.id;
  select * into held from runs r where r.conversation_id = thread.id and r.status = 'running';

  if pause.id is null then
    return json_build_object('kind', 'notPending');
  elsif pause.answering_run_id is not null then
    if pause.digest <> asked.digest then
      return json_build_object('kind', 'answered');
    end if;
    select * into answering from runs r where r.id = pause.answering_run_id;
    -- What was asked since goes before another try of what failed.
    if answering.id is distinct from held.id and (not (answering.status = 'failed' and answering.retryable)
        or exists (select from interactions i where i.conversation_id = thread.id and i.status = 'pending' and i.expires_at > asked.now)) then
      return json_build_object('kind', 'repeated', 'run', answering);
    end if;
  elsif pause.status <> 'pending' then
    return json_build_object('kind', 'notPending', 'status', pause.status);
  elsif pause.expires_at <= asked.now then
    return json_build_object('kind', 'notPending', 'status', lapse_pause(pause, asked.now));
  end if;

  if held.id is not null then
    return json_build_object('run', held, 'kind', case
      when held.lease_until <= asked.now then 'expired'
      when held.id = answering.id then 'repeated'
      else 'busy' end);
  end if;

  if asked.key is not null then
    insert into idempotency_keys as k values (asked.tenant_id, asked.user_id, asked.key, asked.key_digest, thread.id, asked.run_id)
      on conflict (tenant_id, user_id, key) do update set run_id = excluded.run_id
        where k.digest = excluded.digest and k.conversation_id = excluded.conversation_id;
    if not found then
      return json_build_object('kind', 'keyReused'); -- another request with this key came first
    end if;
  end if;

  if answering.id is not null then
    perform cancel_pending(thread.id, null, asked.now);
    delete from messages m where m.id = answering.message_id returning m.sequence into place;
    get diagnostics removed = row_count;
  else
    -- Also one that cancels leaves the run as it ended, interrupted: the run that it begins is the one to end cancelled.
    perform tell_pause(pause, asked.response ->> 'kind', asked.response -> 'answers', 'interrupted');
  end if;
  update interactions i
    set status = asked.response ->> 'kind', response = asked.response, digest = asked.digest, answering_run_id = asked.run_id
    where i.id = pause.id;
  update conversations c
    set language = speech.spoken, language_asked = speech.is_asked, message_count = c.message_count - removed
    from language_after(thread.language, thread.language_asked, asked.language, 'given') speech
    where c.id = thread.id returning c.* into thread;

  select * into paused from runs r where r.id = pause.run_id;
  insert into runs (id, tenant_id, user_id, conversation_id, turn_id, user_message_id, message_id, language, status,
      owner, lease_until, answer_sequence, started_at)
    values (asked.run_id, asked.tenant_id, asked.user_id, thread.id, pause.turn_id, paused.user_message_id,
      asked.message_id, coalesce(asked.language, paused.language), 'running', asked.owner, asked.lease_until, place,
      asked.now)
    returning * into run;
  select m.sequence into message_sequence from messages m where m.id = run.user_message_id;
  return json_build_object('kind', 'started', 'run', run, 'conversation', thread,
    'history', messages_through(thread.id, message_sequence - 1, asked.history_limit),
    'message', messages_through(thread.id, message_sequence, 1) -> 0);
end $$;
