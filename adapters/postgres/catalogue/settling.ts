import type { Database } from '../database.ts';

/** Tables with fewer new rows are searched as fast without. */
const FEWEST = 200;

/**
 * What a database needs after rows were written, so that searches are fast at once; a server would do it minutes later, the
 * embedded engine never. Additions are sorted into the `gin` indexes, and the values are counted anew when the table has grown by half:
 * searches choose their way, and weigh words, by these counts. What fails here is tried again at the next time.
 */
export const settling = (
  database: Database,
  { table, gin = [] }: { readonly table: string; readonly gin?: readonly string[] },
): ((written: number) => Promise<void>) => {
  let uncounted = 0;
  return async (written) => {
    if (written === 0) return;
    uncounted += written;
    try {
      for (const index of gin) await database.query('select gin_clean_pending_list($1::regclass)', [index]);
      if (uncounted < FEWEST) return;
      const [counted] = await database.query<{ rows: number }>(
        'select greatest(reltuples, 0)::float8 as rows from pg_class where oid = $1::regclass',
        [table],
      );
      if (uncounted < (counted?.rows ?? 0) / 2) return;
      await database.query(`analyze ${table}`);
      uncounted = 0;
    } catch {
      // The rows are written.
    }
  };
};
