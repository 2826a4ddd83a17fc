import type { TenantId, UserId } from '../../modules/kernel/index.ts';
import type { Conversations, PageRequest } from '../../ports/conversations.ts';
import { foldForSearch } from '../../ports/literal-search.ts';
import { storableId, storableText } from '../../ports/storable-text.ts';
import type { Database } from './database.ts';
import { MESSAGE_COLUMNS, toConversation, toMessage } from './from-rows.ts';
import type { ConversationRow, MessageRow } from './rows.ts';

/** How many conversations one statement deletes, with all that hangs on them. */
const DELETE_BATCH = 200;

export const postgresConversations = (database: Database): Conversations => ({
  async find(tenant, user, id) {
    const [row] = await database.query<ConversationRow>(
      'select * from conversations where tenant_id = $1 and user_id = $2 and id = $3',
      [...owner(tenant, user), storableId(id)],
    );
    return row && toConversation(row);
  },

  async list(tenant, user, page) {
    const rows = await database.query<Counted<ConversationRow>>(
      `select counted.total, c.*
         from (select count(*)::int as total from conversations where tenant_id = $1 and user_id = $2) counted
         left join lateral (
           select * from conversations where tenant_id = $1 and user_id = $2
             order by pinned desc, updated_at desc, id desc limit $3 offset $4) c on true
         order by c.pinned desc, c.updated_at desc, c.id desc`,
      [...owner(tenant, user), ...bounds(page)],
    );
    return toPage(rows, toConversation);
  },

  async messages(tenant, user, id, page) {
    const rows = await database.query<Counted<MessageRow>>(
      `with thread as (select id from conversations where tenant_id = $1 and user_id = $2 and id = $3)
       select counted.total, m.*
         from (select count(*)::int as total from messages where conversation_id = (select id from thread)) counted
         left join lateral (
           select m.sequence, ${MESSAGE_COLUMNS} from messages m where m.conversation_id = (select id from thread)
             order by m.sequence limit $4 offset $5) m on true
         order by m.sequence`,
      [...owner(tenant, user), storableId(id), ...bounds(page)],
    );
    return toPage(rows, toMessage);
  },

  async update(tenant, user, id, change) {
    const title = change.title === undefined ? undefined : storableText(change.title);
    const [row] = await database.query<ConversationRow>(
      `update conversations
         set title = coalesce($4, title), title_search = coalesce($5, title_search),
           shared = coalesce($6, shared), pinned = coalesce($7, pinned)
         where tenant_id = $1 and user_id = $2 and id = $3
         returning *`,
      [
        ...owner(tenant, user),
        storableId(id),
        title,
        title === undefined ? undefined : foldForSearch(title),
        change.shared,
        change.pinned,
      ],
    );
    return row && toConversation(row);
  },

  async keepSummary(tenant, user, id, { text, through }, after) {
    const rows = await database.query(
      `update conversations set summary = $4, summary_through = $5
         where tenant_id = $1 and user_id = $2 and id = $3 and summary_through = $6
         returning id`,
      [...owner(tenant, user), storableId(id), storableText(text), through, after],
    );
    return rows.length > 0;
  },

  async ids(tenant, user) {
    const rows = await database.query<{ id: string }>(
      'select id from conversations where tenant_id = $1 and user_id = $2 order by id',
      owner(tenant, user),
    );
    return rows.map(({ id }) => id);
  },

  async delete(tenant, user, ids) {
    const wanted = [...new Set(ids.flatMap((id) => storableId(id) ?? []))];
    let deleted = 0;
    // Messages, runs and keys go with the row of their conversation. Each batch stands by itself, so that a call that
    // failed half-way is simply made again. Locking in one order keeps two such calls from waiting for each other.
    for (let at = 0; at < wanted.length; at += DELETE_BATCH) {
      const rows = await database.query(
        `with doomed as materialized (
           select id from conversations where tenant_id = $1 and user_id = $2 and id = any($3) order by id for update)
         delete from conversations c using doomed where c.id = doomed.id returning c.id`,
        [...owner(tenant, user), wanted.slice(at, at + DELETE_BATCH)],
      );
      deleted += rows.length;
    }
    return deleted;
  },
});

const owner = (tenant: TenantId, user: UserId): readonly [string, string] => [storableText(tenant), storableText(user)];

const bounds = ({ page, pageSize }: PageRequest) => [pageSize, (page - 1) * pageSize] as const;

/** One row of a page with the count over all pages; of an empty page one row comes with nulls in place of an item. */
type Counted<Row> = { readonly total: number } & (Row | { readonly id: null });

const toPage = <Row extends { readonly id: string }, Item>(rows: Counted<Row>[], toItem: (row: Row) => Item) => ({
  items: rows.flatMap((row) => (row.id === null ? [] : [toItem(row as unknown as Row)])),
  total: rows[0]?.total ?? 0,
});
