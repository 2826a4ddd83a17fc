/** Files of rows: NDJSON, JSON lists and CSV, read as streams in bounded memory, each row with its line. */
export { readNdjson } from './ndjson.ts';
export { formatOf, readTable, type TableFormat } from './read-table.ts';
