import { type Columns, columnsOf, type ParsedRow } from '../../modules/catalogue/index.ts';
import { readTable, type TableFormat } from './read-table.ts';

/** The pieces in which a file comes: at most `size` bytes each. */
export async function* inPieces(file: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(file as Uint8Array);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Rows as tests compare them: what they hold by their line, or what is wrong. */
export const rowsOf = async (
  format: TableFormat,
  file: string | Uint8Array,
  { columns = columnsOf('trainings'), size = 7 }: { readonly columns?: Columns; readonly size?: number } = {},
) => {
  const rows: [line: number, row: unknown][] = [];
  for await (const row of readTable(inPieces(file, size), format, columns)) rows.push([row.line, shown(row)]);
  return rows;
};

const shown = (row: ParsedRow): unknown =>
  'value' in row ? row.value : row.faults.map(({ field, message }) => `${field}: ${message}`).join('; ');
