import type { EntityManager } from 'typeorm';
import type { TenantId } from '../../../modules/kernel/index.ts';
import { inBatches, textRow, textStatement } from './rows.ts';
import { JOBS, OPPORTUNITIES, type Table, TRAININGS } from './tables.ts';
import type { Labels, LabelsByCode } from './texts.ts';

/** How many items are written anew at once. */
const BATCH = 500;

interface LabelRow {
  readonly id: string;
  readonly labels: Labels;
}

/** Reads rows within a transaction, or without. */
type Read = (sql: string, values: readonly unknown[]) => Promise<LabelRow[]>;

/** How a transaction reads them. */
export const within =
  (transaction: EntityManager): Read =>
  (sql, values) =>
    transaction.query(sql, [...values]);

/** The labels of these skills. With `for share` they stay as they are until the transaction ends. */
export const labelsOf = async (
  read: Read,
  tenant: TenantId,
  codes: readonly string[],
  lock: 'for share' | '' = '',
): Promise<LabelsByCode> => {
  if (codes.length === 0) return new Map();
  const rows = await read(
    `select id, item -> 'labels' as labels from skills where tenant_id = $1 and id = any($2) order by id ${lock}`,
    [tenant, [...new Set(codes)]],
  );
  return new Map(rows.map(({ id, labels }) => [id, labels]));
};

/**
 * Writes the texts of all items that name one of these skills anew, as their labels are part of them. Its time is that of
 * importing these items again; where the skills come first there are none.
 */
export const relabel = async (
  transaction: EntityManager,
  tenant: TenantId,
  codes: readonly string[],
): Promise<void> => {
  if (codes.length === 0) return;
  await relabelKind(transaction, tenant, codes, JOBS);
  await relabelKind(transaction, tenant, codes, TRAININGS);
  await relabelKind(transaction, tenant, codes, OPPORTUNITIES);
};

const relabelKind = async <Item>(
  transaction: EntityManager,
  tenant: TenantId,
  codes: readonly string[],
  table: Table<Item>,
): Promise<void> => {
  for (let last = ''; ; ) {
    const rows: { readonly id: string; readonly item: unknown }[] = await transaction.query(
      `select id, item from ${table.name} where tenant_id = $1 and skills && $2 and id > $3 order by id limit $4 for update`,
      [tenant, codes, last, BATCH],
    );
    const items = rows.map(({ item }) => table.schema.parse(item));
    // Read after the items are locked, and not locked themselves: who changes another label now waits for the items, and writes
    // their texts after this.
    const labels = await labelsOf(within(transaction), tenant, items.flatMap(table.skillsOf));
    for (const batch of inBatches(items.map((item) => textRow(table, item, labels)))) {
      await transaction.query(textStatement(table), [tenant, batch]);
    }
    last = rows.at(-1)?.id ?? '';
    if (rows.length < BATCH) return;
  }
};
