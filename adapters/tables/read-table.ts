import type { Columns, ParsedRow } from '../../modules/catalogue/index.ts';
import { readCsv } from './csv.ts';
import { readJsonList } from './json-list.ts';
import { readNdjson } from './ndjson.ts';

export type TableFormat = 'ndjson' | 'json' | 'csv';

/** The format of a file by the end of its name. */
export const formatOf = (name: string): TableFormat | undefined => {
  const end = name.toLowerCase().split('.').at(-1);
  if (end === 'ndjson' || end === 'jsonl') return 'ndjson';
  return end === 'json' || end === 'csv' ? end : undefined;
};

/** The rows of a file, one at a time as they are asked for. What a row should look like is not known here. */
export const readTable = (
  chunks: AsyncIterable<Uint8Array>,
  format: TableFormat,
  columns: Columns,
): AsyncIterable<ParsedRow> => {
  if (format === 'csv') return readCsv(chunks, columns);
  return format === 'json' ? readJsonList(chunks) : readNdjson(chunks);
};
