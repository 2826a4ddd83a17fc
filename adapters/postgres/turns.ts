import { storableId, storableText } from '../../ports/storable-text.ts';
import { interactionAt, type Turns } from '../../ports/turns.ts';
import type { Database } from './database.ts';
import { toInteraction, toRun } from './from-rows.ts';
import type { InteractionRow, RunRow } from './rows.ts';
import { type BegunRow, type ResumedRow, toBegun, toResumed } from './turn-answers.ts';
import { endingJson, openingJson, resumptionJson } from './turn-parameters.ts';

/**
 * Turns in PostgreSQL. Beginning, resuming and ending are one round trip each: functions that the migrations make hold the
 * rules. A retry takes the place of the failed run in history: that run's answer goes when the retry begins, and stays in
 * the run's own output.
 */
export const postgresTurns = (database: Database): Turns => ({
  async begin(opening) {
    if (opening.conversationId !== undefined && !storableId(opening.conversationId)) return { kind: 'absent' };
    const [row] = await database.query<{ begun: BegunRow }>('select begin_turn($1) as begun', [openingJson(opening)]);
    if (!row) throw new Error('begin_turn gave no row.');
    return toBegun(row.begun);
  },

  async renew(run, owner, leaseUntil) {
    const rows = await database.query(
      `update runs set lease_until = $3 where id = $1 and owner = $2 and status = 'running' returning id`,
      [storableId(run), storableText(owner), leaseUntil],
    );
    return rows.length > 0;
  },

  async interaction(tenant, user, conversation, interaction, now) {
    const [row] = await database.query<InteractionRow>(
      'select * from interactions where tenant_id = $1 and user_id = $2 and conversation_id = $3 and id = $4',
      [storableText(tenant), storableText(user), storableId(conversation), storableId(interaction)],
    );
    return row && interactionAt(toInteraction(row), now);
  },

  async resume(resumption) {
    if (!storableId(resumption.conversationId)) return { kind: 'absent' };
    const [row] = await database.query<{ resumed: ResumedRow }>('select resume_turn($1) as resumed', [
      resumptionJson(resumption),
    ]);
    if (!row) throw new Error('resume_turn gave no row.');
    return toResumed(row.resumed);
  },

  async cancelPause(tenant, user, run, now) {
    const [row] = await database.query<{ cancelled: boolean }>('select cancel_pause($1, $2, $3, $4) as cancelled', [
      storableText(tenant),
      storableText(user),
      storableId(run),
      now,
    ]);
    return row?.cancelled ?? false;
  },

  async expirePauses(now, limit) {
    const [row] = await database.query<{ expired: number }>('select expire_pauses($1, $2) as expired', [now, limit]);
    return row?.expired ?? 0;
  },

  async askToStop(tenant, user, run) {
    const rows = await database.query(
      `update runs set stop_asked = true
         where tenant_id = $1 and user_id = $2 and id = $3 and status = 'running' returning id`,
      [storableText(tenant), storableText(user), storableId(run)],
    );
    return rows.length > 0;
  },

  async toStop(owner, runs) {
    const rows = await database.query<{ id: string }>(
      `select id from unnest($2::uuid[]) with ordinality as mine (id, position)
       where not exists (
         select from runs r where r.id = mine.id and r.status = 'running' and r.owner = $1 and not r.stop_asked)
       order by position`,
      [storableText(owner), runs.flatMap((run) => storableId(run) ?? [])],
    );
    return rows.map(({ id }) => id);
  },

  async end(run, ending) {
    const [row] = await database.query<{ ended: boolean }>('select end_turn($1, $2) as ended', [
      storableId(run),
      endingJson(ending),
    ]);
    return row?.ended ?? false;
  },

  async expired(now, limit) {
    const rows = await database.query<RunRow>(
      `select * from runs where status = 'running' and lease_until <= $1 order by started_at, id limit $2`,
      [now, limit],
    );
    return rows.map(toRun);
  },

  async find(tenant, user, run) {
    const [row] = await database.query<RunRow>('select * from runs where tenant_id = $1 and user_id = $2 and id = $3', [
      storableText(tenant),
      storableText(user),
      storableId(run),
    ]);
    return row && toRun(row);
  },
});
