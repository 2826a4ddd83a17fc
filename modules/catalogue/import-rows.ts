import type { CatalogueKind, ImportReport } from '../../contracts/catalogue.ts';
import type { Trainings, Written } from '../../ports/catalogue.ts';
import { ModelFailed } from '../kernel/errors.ts';
import type { TenantId } from '../kernel/ids.ts';
import type { Embedding, EmbedPending } from './embed-pending.ts';
import { type Fields, fieldsOf, unknownIn } from './fields.ts';
import type { ImportScope } from './import-scope.ts';
import { type ImportProgress, ImportTally } from './import-tally.ts';
import type { Part } from './parent-chains.ts';
import type { FieldFault, ParsedRow } from './parsed-row.ts';
import { faultsOf } from './row-faults.ts';
import { ROWS_AT_ONCE, type Row, RowWriter } from './row-writer.ts';
import { ID_FIELD, type ItemOf, idOf, ROWS } from './rows.ts';
import { SeenIds } from './seen-ids.ts';

/** After how many bytes of the file a batch is written that has not all its rows yet. */
const BYTES_AT_ONCE = 8 * 1024 * 1024;

/** Where each kind's items are put. Of two with one id in one call the last counts; all or none are written. */
export type Destinations = {
  readonly [Kind in CatalogueKind]: { put(tenant: TenantId, items: readonly ItemOf[Kind][]): Promise<Written> };
};

interface Needs {
  readonly destinations: Destinations;
  readonly trainings: Pick<Trainings, 'parents'>;
  readonly embedPending: EmbedPending;
}

export interface ImportOptions {
  /** Told after every few hundred rows and vectors. */
  readonly progress?: ((progress: ImportProgress) => void) | undefined;
  /** How long vectors may be made for once all rows are in, in milliseconds; 0 for none, without end when absent. */
  readonly embedWithinMs?: number | undefined;
}

const partOf = (item: ItemOf[CatalogueKind]): Part | undefined => ('parentId' in item ? item : undefined);

const fieldsOfKind = new Map<CatalogueKind, Fields>();
const knownFields = (kind: CatalogueKind): Fields => {
  const fields = fieldsOfKind.get(kind) ?? fieldsOf(ROWS[kind]);
  fieldsOfKind.set(kind, fields);
  return fields;
};

/** Tells whether a row is as it must be: its item, or what is wrong with it. */
const rowReader = <Kind extends CatalogueKind>(kind: Kind, tally: ImportTally) => {
  const fields = knownFields(kind);
  const seen = new SeenIds();
  return (row: ParsedRow): { readonly item: ItemOf[Kind] } | { readonly faults: readonly FieldFault[] } => {
    if ('faults' in row) return row;
    tally.ignore(unknownIn(row.value, fields));
    const parsed = ROWS[kind].safeParse(row.value);
    if (!parsed.success) return { faults: faultsOf(parsed.error, row.value) };
    const before = seen.firstLine(idOf(parsed.data), row.line);
    if (before === undefined) return { item: parsed.data };
    return { faults: [{ field: ID_FIELD[kind], message: `is the id of line ${before} already` }] };
  };
};

/** Rows that are in stay in when the model fails: their vectors can be made later. */
const pendingWhereModelFails = async (embedding: Promise<Embedding>, { log, tenant }: ImportScope) => {
  try {
    return (await embedding).pending;
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    log.warn({ err: error, tenant }, 'vectors could not be made; they are still to be made');
    return true;
  }
};

export type ImportRows = ReturnType<typeof importRows>;
/**
 * Inserts or replaces one kind of a tenant's data by the company's own ids, in batches, at the pace of the store; a row that is
 * at fault is left out whole and told with its line and field, and the rest goes in. The same rows again change nothing, so
 * that an import that was cut off is repeated. Memory is bounded but for some 30 bytes per id.
 *
 * A row at fault is one that has not the form of its kind, one whose id an earlier row of the file has, and a training that
 * would be a part of itself. Then the vectors that are lacking are made; where the model fails, or for longer than is allowed,
 * they stay `pending` and `embedPending` goes on with them.
 * @throws StoreUnavailable, the signal's reason, and what `rows` throws; batches that were written stay
 */
export const importRows =
  ({ destinations, trainings, embedPending }: Needs) =>
  async <Kind extends CatalogueKind>(
    scope: ImportScope,
    kind: Kind,
    rows: AsyncIterable<ParsedRow>,
    { progress = () => {}, embedWithinMs }: ImportOptions = {},
  ): Promise<ImportReport> => {
    const { tenant, log, signal } = scope;
    const tally = new ImportTally();
    const read = rowReader(kind, tally);
    const put = (items: readonly ItemOf[Kind][]) => destinations[kind].put(tenant, items);
    const writer = new RowWriter<ItemOf[Kind]>({ tenant, put, partOf, trainings, tally });

    let batch: Row<ItemOf[Kind]>[] = [];
    let bytes = 0;
    for await (const row of rows) {
      signal.throwIfAborted();
      tally.read += 1;
      const found = read(row);
      if ('faults' in found) tally.leaveOut(row.line, found.faults);
      else {
        batch.push({ line: row.line, item: found.item });
        bytes += row.bytes;
      }
      if (batch.length >= ROWS_AT_ONCE || bytes >= BYTES_AT_ONCE) {
        await writer.write(batch);
        batch = [];
        bytes = 0;
      }
      if (tally.read % ROWS_AT_ONCE === 0) progress(tally.progress('rows'));
    }
    signal.throwIfAborted();
    await writer.write(batch);
    await writer.end();
    progress(tally.progress('rows'));

    const embedding = embedPending(scope, kind, {
      withinMs: embedWithinMs,
      progress: (embedded) => {
        tally.embedded = embedded;
        progress(tally.progress('vectors'));
      },
    });
    const pending = await pendingWhereModelFails(embedding, scope);
    log.info({ kind, ...tally.progress('vectors'), tenant }, 'imported');
    return tally.report(kind, pending);
  };
