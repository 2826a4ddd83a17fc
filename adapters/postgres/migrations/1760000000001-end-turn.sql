-- Ends a run in one round trip: false, with nothing stored, when it is not running any more. A pause waits from now on;
-- where the turn will not go on, what its tools have finished goes.
create or replace function end_turn(ended uuid, ending jsonb) returns boolean language plpgsql as $$
declare
  result record;
  run runs;
begin
  select * into result from jsonb_to_record(ending) as e(
    output jsonb, content_search text, at timestamptz, retryable boolean, profile_analysed boolean, interaction jsonb);
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

  if run.status = 'interrupted' then
    insert into interactions (id, tenant_id, user_id, conversation_id, turn_id, run_id, message_id, questions, status,
        created_at, expires_at)
      select i.id, run.tenant_id, run.user_id, run.conversation_id, run.turn_id, run.id, run.message_id, i.questions,
          'pending', result.at, i.expires_at
        from jsonb_to_record(result.interaction) as i(id uuid, questions jsonb, expires_at timestamptz)
        where i.id is not null;
  elsif not (run.status = 'failed' and run.retryable) then
    delete from tool_memos t where t.turn_id = run.turn_id;
  end if;
  return true;
end $$;
