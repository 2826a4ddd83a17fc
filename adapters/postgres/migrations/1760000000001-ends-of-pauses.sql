-- What becomes of a pause is told in the same words by its card in the history and by that in the output of the run which
-- paused. Whoever calls these has locked the row of the conversation.

-- The cards, where that of a pause tells what became of it.
create function cards_after_pause(cards jsonb, pause uuid, outcome text, answers jsonb) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(case
      when card ->> 'type' = 'interaction' and card #>> '{data,interaction_id}' = pause::text
        then jsonb_set(card, '{data}', (card -> 'data') || jsonb_build_object('status', outcome, 'answers', answers))
      else card end order by place), '[]')
    from jsonb_array_elements(cards) with ordinality as c(card, place)
$$;

-- Lets both cards of a pause tell what became of it; `ended` is how its run is to have ended.
create function tell_pause(pause interactions, outcome text, answers jsonb, ended text) returns void language plpgsql as $$
begin
  update messages m set status = ended, cards = cards_after_pause(m.cards, pause.id, outcome, answers)
    where m.id = pause.message_id;
  update runs r set status = ended, output = r.output || jsonb_build_object('status', ended,
      'cards', cards_after_pause(r.output -> 'cards', pause.id, outcome, answers))
    where r.id = pause.run_id;
end $$;

-- Ends a pending pause that gets no response any more, and tells how: it has expired where its time was past, which leaves
-- its run interrupted; else it is cancelled, and its run with it.
create function lapse_pause(pause interactions, moment timestamptz) returns text language plpgsql as $$
declare
  outcome text := case when pause.expires_at <= moment then 'expired' else 'cancelled' end;
begin
  update interactions i set status = outcome where i.id = pause.id;
  perform tell_pause(pause, outcome, null, case outcome when 'expired' then 'interrupted' else 'cancelled' end);
  delete from tool_memos t where t.turn_id = pause.turn_id;
  return outcome;
end $$;

-- Ends what a conversation waits for, and tells how, null where there is nothing; with `paused`, only that run's.
create function cancel_pending(thread uuid, paused uuid, moment timestamptz) returns text language plpgsql as $$
declare
  pause interactions;
begin
  select * into pause from interactions i
    where i.conversation_id = thread and i.status = 'pending' and i.run_id = coalesce(paused, i.run_id);
  return case when pause.id is not null then lapse_pause(pause, moment) end;
end $$;

-- Cancels the pending pause with which a run of this user ended, and tells whether it had one.
create function cancel_pause(of_tenant text, of_user text, paused uuid, moment timestamptz) returns boolean
language plpgsql as $$
declare
  thread uuid;
begin
  select c.id into thread from conversations c
    where c.id = (select r.conversation_id from runs r
      where r.id = paused and r.tenant_id = of_tenant and r.user_id = of_user)
    for update;
  return coalesce(cancel_pending(thread, paused, moment) = 'cancelled', false);
end $$;

-- Ends the pending pauses whose time is past, the earliest first, and tells how many. A conversation that somebody holds is
-- left to the next call: this one, which holds many, waits for none.
create function expire_pauses(moment timestamptz, most integer) returns integer language plpgsql as $$
declare
  found_id uuid;
  pause interactions;
  lapsed integer := 0;
begin
  for found_id in
    select i.id from interactions i join conversations c on c.id = i.conversation_id
      where i.status = 'pending' and i.expires_at <= moment
      order by i.expires_at, i.id limit most
      for update of c skip locked
  loop
    -- Read after the lock: a response may have come first.
    select * into pause from interactions i where i.id = found_id and i.status = 'pending';
    if found then
      perform lapse_pause(pause, moment);
      lapsed := lapsed + 1;
    end if;
  end loop;
  return lapsed;
end $$;
