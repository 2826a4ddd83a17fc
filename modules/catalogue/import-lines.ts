import type { CatalogueKind, ImportReport } from '../../contracts/catalogue.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import type { ImportRows } from './import-rows.ts';
import type { ParsedRow } from './parsed-row.ts';
import type { VectorWork } from './vector-work.ts';

/** How long a caller waits for vectors, in milliseconds; what is left then is made beside everything else. */
const EMBED_WITHIN_MS = 10_000;

interface Needs {
  readonly importRows: ImportRows;
  readonly vectors: Pick<VectorWork, 'begin'>;
  /** Makes rows of bytes. */
  readonly read: (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<ParsedRow>;
}

export type ImportLines = ReturnType<typeof importLines>;
/** What `importRows` does, for a caller who waits for the answer: vectors that take longer are made afterwards. */
export const importLines =
  ({ importRows, vectors, read }: Needs) =>
  async (ctx: RequestContext, kind: CatalogueKind, lines: AsyncIterable<Uint8Array>): Promise<ImportReport> => {
    const { log, signal } = ctx;
    const tenant = ctx.tenant.id;
    const report = await importRows({ tenant, log, signal }, kind, read(lines), { embedWithinMs: EMBED_WITHIN_MS });
    if (report.pending) vectors.begin(log, tenant, kind);
    return report;
  };
