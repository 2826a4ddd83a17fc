import { CsvError, parse } from 'csv-parse/sync';
import type { Columns, FieldFault, ParsedRow } from '../../modules/catalogue/index.ts';
import { cellValue } from './csv-cells.ts';
import { type Column, columnsIn, delimiterOf } from './csv-header.ts';
import { csvRows } from './csv-lines.ts';
import { type RawRecord, recordsOf } from './records.ts';
import { faultAt, textOf, unreadable } from './row-text.ts';

const QUOTING: Readonly<Record<string, string>> = {
  CSV_INVALID_CLOSING_QUOTE: 'has something behind the closing quote of a cell',
  INVALID_OPENING_QUOTE:
    'has a quote in a cell that does not begin with one; there it must be doubled, in a quoted cell',
  CSV_QUOTE_NOT_CLOSED: 'has a quoted cell that does not end',
};

/** The cells of one row. Its line's end is left out before: what else breaks a line is a part of a cell. */
const cellsOf = (text: string, delimiter: string): string[] | string => {
  try {
    const rows: string[][] = parse(text.replace(/\r?\n$/, ''), {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
    });
    return rows[0] ?? [];
  } catch (error) {
    const code = error instanceof CsvError ? error.code : '';
    return QUOTING[code] ?? 'is no row of a table';
  }
};

/** Puts a value where its dotted name says. The path is one of the kind's own, or a single unknown name. */
const put = (row: Record<string, unknown>, [name = '', ...inside]: readonly string[], value: unknown): void => {
  if (inside.length === 0) {
    Object.defineProperty(row, name, { value, enumerable: true, configurable: true, writable: true });
    return;
  }
  const there = Object.hasOwn(row, name) ? row[name] : undefined;
  const next = (there ?? {}) as Record<string, unknown>;
  row[name] = next;
  put(next, inside, value);
};

/** A row of many lines that is too long: rarely one. */
const overLong = ({ line, size, lineEnds }: RawRecord): ParsedRow =>
  faultAt(line, size, `is too long with its ${lineEnds} lines; a quoted cell in it may not be closed`);

/** An empty cell is an absent field. */
const rowOf = ({ line, size }: RawRecord, cells: readonly string[], columns: readonly Column[]): ParsedRow => {
  const value: Record<string, unknown> = {};
  const faults: FieldFault[] = [];
  const surplus = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (surplus || cells.length < columns.length)
    return faultAt(line, size, `has ${cells.length} cells where the table has ${columns.length} columns`);
  for (const [at, { name, path, type }] of columns.entries()) {
    const cell = cells[at] ?? '';
    if (cell.trim() === '' || name === '') continue;
    const found = type === undefined ? { value: cell } : cellValue(name, type, cell);
    if ('fault' in found) faults.push(found.fault);
    else put(value, path, found.value);
  }
  return faults.length > 0 ? { line, bytes: size, faults } : { line, bytes: size, value };
};

/**
 * Reads a table: the first row names the columns, those of nested fields with dots, as `profile.basicInfo.jobTitle`. Between cells
 * stands a comma, a semicolon or a TAB; between the entries of a list `|`; a list of objects is JSON in its cell. A row without
 * anything in its cells is none. A table that lacks a column or has one twice is one fault, and nothing of it is read.
 */
export async function* readCsv(chunks: AsyncIterable<Uint8Array>, wanted: Columns): AsyncGenerator<ParsedRow, void> {
  const rows = csvRows();
  let delimiter = ',';
  let columns: readonly Column[] | undefined;
  for await (const record of recordsOf(chunks, rows)) {
    const { line, size, lineEnds } = record;
    const fault = columns ? undefined : unreadable(record);
    if (fault) {
      yield fault;
      return;
    }
    const text = textOf(record);
    if (typeof text === 'string' && text.trim() === '') continue;
    if (typeof text === 'string' && !columns) {
      delimiter = delimiterOf(text);
      rows.delimiter = delimiter.charCodeAt(0);
    }
    const cells = typeof text === 'string' ? cellsOf(text, delimiter) : text;
    const swallowed = rows.quoted && lineEnds > 1 ? `; ${lineEnds - 1} lines were taken for a part of it` : '';
    if (!Array.isArray(cells)) {
      if (typeof cells === 'string') yield faultAt(line, size, `${cells}${swallowed}`);
      else yield !record.bytes && lineEnds > 1 ? overLong(record) : cells;
      if (!columns) return;
    } else if (columns) {
      if (cells.some((cell) => cell.trim() !== '')) yield rowOf(record, cells, columns);
    } else {
      const header = columnsIn(cells, wanted);
      if ('faults' in header) {
        yield { line, bytes: size, faults: header.faults };
        return;
      }
      ({ columns } = header);
    }
  }
}
