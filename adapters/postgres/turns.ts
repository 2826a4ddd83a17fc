import { foldForSearch } from '../../ports/literal-search.ts';
import { storableId, storableJson, storableText } from '../../ports/storable-text.ts';
import type { Begun, Opening, Turns } from '../../ports/turns.ts';
import type { Database } from './database.ts';
import { toConversation, toMessage, toRun } from './from-rows.ts';
import type { ConversationRow, MessageRow, RunRow } from './rows.ts';

/**
 * Turns in PostgreSQL. Beginning and ending are one round trip each: functions that the migrations make hold the rules.
 * A retry takes the place of the failed run in history: that run's answer goes when the retry begins, and stays in the
 * run's own output.
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

  async end(run, { output, at, retryable, profileAnalysed }) {
    const kept = storableJson(output);
    const ending = JSON.stringify({
      output: kept,
      content_search: foldForSearch(kept.answer),
      at,
      retryable,
      profile_analysed: profileAnalysed,
    });
    const [row] = await database.query<{ ended: boolean }>('select end_turn($1, $2) as ended', [
      storableId(run),
      ending,
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

/** The parameter of `begin_turn`. */
const openingJson = (opening: Opening): string => {
  const title = storableText(opening.title);
  const content = storableText(opening.content);
  return JSON.stringify({
    tenant_id: storableText(opening.tenantId),
    user_id: storableText(opening.userId),
    conversation_id: opening.conversationId,
    new_conversation_id: opening.newConversationId,
    title,
    title_search: foldForSearch(title),
    language: opening.language,
    fallback_language: opening.fallbackLanguage,
    turn_id: opening.turnId,
    run_id: opening.runId,
    user_message_id: opening.userMessageId,
    message_id: opening.messageId,
    content,
    content_search: foldForSearch(content),
    metadata: storableJson(opening.metadata),
    key: opening.idempotency && storableText(opening.idempotency.key),
    digest: opening.idempotency && storableText(opening.idempotency.digest),
    owner: storableText(opening.owner),
    now: opening.now,
    lease_until: opening.leaseUntil,
    history_limit: opening.historyLimit,
  });
};

/** The answer of `begin_turn`. */
type BegunRow =
  | {
      readonly kind: 'started';
      readonly run: RunRow;
      readonly conversation: ConversationRow;
      readonly history: MessageRow[];
    }
  | { readonly kind: 'repeated' | 'busy' | 'expired'; readonly run: RunRow }
  | { readonly kind: 'keyReused' | 'absent' };

const toBegun = (row: BegunRow): Begun => {
  switch (row.kind) {
    case 'keyReused':
    case 'absent':
      return { kind: row.kind };
    case 'started': {
      const { run, conversation, history } = row;
      return {
        kind: row.kind,
        run: toRun(run),
        conversation: toConversation(conversation),
        history: history.map(toMessage),
      };
    }
    default:
      return { kind: row.kind, run: toRun(row.run) };
  }
};
