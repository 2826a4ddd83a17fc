import type { Database } from '../database.ts';

/** Tables with fewer new rows are searched as fast without. */
const FEWEST = 200;

/**
 * Has the database count a table's values anew when it has grown by half: searches choose their way, and weigh words, by these
 * counts. A server does so by itself, but minutes later; the embedded engine never does. What fails here is tried again later.
 */
export const freshStatistics = (database: Database, table: string): ((written: number) => Promise<void>) => {
  let uncounted = 0;
  return async (written) => {
    uncounted += written;
    if (uncounted < FEWEST) return;
    try {
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
