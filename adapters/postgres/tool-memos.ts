import { storableId, storableJson } from '../../ports/storable-text.ts';
import type { ToolMemos } from '../../ports/tool-memos.ts';
import type { Database } from './database.ts';
import type { ToolMemoRow } from './rows.ts';

export const postgresToolMemos = (database: Database): ToolMemos => ({
  async list(turn) {
    const rows = await database.query<ToolMemoRow>(
      'select tool_call_id, key, value from tool_memos where turn_id = $1 order by sequence',
      [storableId(turn)],
    );
    return rows.map(({ tool_call_id: toolCallId, key, value }) => ({ toolCallId, key, value }));
  },

  async keep(conversation, turn, memos) {
    const turnId = storableId(turn);
    if (memos.length === 0 || turnId === undefined) return;
    // One statement writes no row twice: of the same call and key the last counts.
    const last = new Map(storableJson(memos).map((memo) => [JSON.stringify([memo.toolCallId, memo.key]), memo]));
    // The lock on the conversation lets one keep at a time, and makes a deletion wait, or this one find nothing.
    await database.query(
      `with thread as materialized (select id from conversations where id = $1 for no key update)
       insert into tool_memos (conversation_id, turn_id, tool_call_id, key, value)
         select thread.id, $2, memo ->> 'toolCallId', memo ->> 'key', memo -> 'value'
           from thread, jsonb_array_elements($3::jsonb) with ordinality as given(memo, place)
           order by place
         on conflict (turn_id, tool_call_id, key) do update set value = excluded.value`,
      [storableId(conversation), turnId, JSON.stringify([...last.values()])],
    );
  },
});
