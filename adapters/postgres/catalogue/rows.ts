import { createHash } from 'node:crypto';
import { foldForComparison } from '../../../ports/literal-search.ts';
import type { Field, FieldType, Table } from './tables.ts';
import { digestOf, type LabelsByCode, SEARCH_VECTOR, WORD_COLUMNS, wordColumns } from './texts.ts';

/** An item as a row of a batch, with the words that become its `tsv`. */
export interface BatchRow {
  readonly id: string;
  readonly [column: string]: unknown;
}

const COLUMN_TYPES: Readonly<Record<FieldType, string>> = {
  value: 'text',
  word: 'text',
  date: 'text',
  values: 'text[]',
  words: 'text[]',
  flag: 'boolean',
  number: 'integer',
};

const stored = <Item>({ type, of }: Field<Item>, item: Item): unknown => {
  const given = of(item);
  if (type === 'word') return typeof given === 'string' ? foldForComparison(given) : null;
  if (type === 'words') return Array.isArray(given) ? given.map(foldForComparison) : [];
  return given;
};

/** The same for the same data, whatever the order of its keys. */
export const contentHash = (item: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(item, (_, given) => (isRecord(given) ? sorted(given) : given)))
    .digest('base64url');

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

const sorted = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

const fieldsBesideId = <Item>({ fields }: Table<Item>) => Object.values(fields).filter(({ column }) => column !== 'id');

/** What of a row depends on the labels of its skills. */
export const textRow = <Item>(table: Table<Item>, item: Item, labels: LabelsByCode): BatchRow => {
  const texts = table.textsOf(item, labels);
  return { id: table.idOf(item), text_digest: digestOf(texts.embedding), ...wordColumns(texts) };
};

export const wholeRow = <Item>(table: Table<Item>, item: Item, hash: string, labels: LabelsByCode): BatchRow => ({
  ...textRow(table, item, labels),
  item,
  content_hash: hash,
  listed: table.isListed(item),
  ...Object.fromEntries(fieldsBesideId(table).map((field) => [field.column, stored(field, item)])),
});

const TEXT_COLUMNS = ['id text', 'text_digest text', ...WORD_COLUMNS];

/** Writes a batch of rows ($2, JSON) of a tenant ($1), but those whose content is the same; tells which were not there. */
export const upsertStatement = <Item>(table: Table<Item>): string => {
  const own = fieldsBesideId(table);
  const columns = ['item', 'content_hash', 'listed', 'text_digest', ...own.map(({ column }) => column)];
  const shape = [
    ...TEXT_COLUMNS,
    'item jsonb',
    'content_hash text',
    'listed boolean',
    ...own.map(({ column, type }) => `${column} ${COLUMN_TYPES[type]}`),
  ];
  return `
    insert into ${table.name} as kept (tenant_id, id, tsv, ${columns.join(', ')})
      select $1, batch.id, ${SEARCH_VECTOR}, ${columns.map((column) => `batch.${column}`).join(', ')}
        from json_to_recordset($2::json) as batch (${shape.join(', ')})
      on conflict (tenant_id, id) do update
        set tsv = excluded.tsv, ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
        where kept.content_hash <> excluded.content_hash
      returning id, xmax = 0 as inserted`;
};

/** Writes the texts of a batch of rows ($2, JSON) of a tenant ($1) anew. */
export const textStatement = <Item>({ name }: Table<Item>): string => `
    update ${name} as kept set tsv = ${SEARCH_VECTOR}, text_digest = batch.text_digest
      from json_to_recordset($2::json) as batch (${TEXT_COLUMNS.join(', ')})
      where kept.tenant_id = $1 and kept.id = batch.id`;

/** How long a batch may be, in UTF-16 units of its JSON: long descriptions make many small statements, not one that fails. */
const LONGEST_BATCH = 4_000_000;

/** The rows as JSON, in batches. */
export const inBatches = function* (rows: Iterable<BatchRow>): Generator<string> {
  let batch: string[] = [];
  let length = 0;
  for (const row of rows) {
    const written = JSON.stringify(row);
    if (length > 0 && length + written.length > LONGEST_BATCH) {
      yield `[${batch.join(',')}]`;
      [batch, length] = [[], 0];
    }
    batch.push(written);
    length += written.length;
  }
  if (length > 0) yield `[${batch.join(',')}]`;
};
