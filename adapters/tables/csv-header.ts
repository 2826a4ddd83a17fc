import type { CellType, Columns, FieldFault } from '../../modules/catalogue/index.ts';

/** What may stand between cells, the likeliest first. */
const DELIMITERS = [',', ';', '\t'];

/** Of the name of a column that nobody knows, in UTF-16 units. */
const NAME_MAX_LENGTH = 100;

/** A column of the file. One that no row of the kind has is given on as it is, for the report to name it. */
export interface Column {
  readonly name: string;
  readonly path: readonly string[];
  readonly type: CellType | undefined;
}

/** The delimiter of a table, by what its first line has most of. */
export const delimiterOf = (header: string): string =>
  DELIMITERS.map((delimiter) => ({ delimiter, count: header.split(delimiter).length })).reduce((best, next) =>
    next.count > best.count ? next : best,
  ).delimiter;

const missingIn = (names: readonly string[], { required }: Columns): FieldFault[] =>
  required
    .filter((field) => !names.some((name) => name === field || name.startsWith(`${field}.`)))
    .map((field) => ({ field, message: 'is a column that the table must have and lacks; nothing of it was imported' }));

const twiceIn = (names: readonly string[]): FieldFault[] =>
  [...new Set(names.filter((name, at) => name !== '' && names.indexOf(name) !== at))].map((name) => ({
    field: name.slice(0, NAME_MAX_LENGTH).toWellFormed(),
    message: 'is the name of two columns; nothing of the table was imported',
  }));

/** The columns that the first row names, or why the table cannot be read. */
export const columnsIn = (
  cells: readonly string[],
  columns: Columns,
): { readonly columns: readonly Column[] } | { readonly faults: readonly FieldFault[] } => {
  const names = cells.map((cell) => cell.trim());
  const faults = [...missingIn(names, columns), ...twiceIn(names)];
  if (faults.length > 0) return { faults };
  return {
    columns: names.map((name) => {
      const type = columns.types.get(name);
      return { name, type, path: type === undefined ? [name.slice(0, NAME_MAX_LENGTH)] : name.split('.') };
    }),
  };
};
