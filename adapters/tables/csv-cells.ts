import type { CellType, FieldFault } from '../../modules/catalogue/index.ts';

/** What spreadsheets take for the beginning of a formula, by how it is told. */
const FORMULAS: Readonly<Record<string, string>> = { '=': '=', '+': '+', '-': '-', '@': '@', '\t': 'TAB', '\r': 'CR' };

/** What stands between the entries of a list. */
const BETWEEN_ENTRIES = '|';

const NUMBER = /^[+-]?\d{1,15}(\.\d{1,15})?$/;
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false, '1': true, '0': false };

/**
 * Why the text of a cell is not taken: a spreadsheet would run it once somebody opens what was exported again. Blanks before it
 * are looked through, as they are left out.
 */
export const formulaIn = (text: string): string | undefined => {
  const sign = FORMULAS[text.charAt(0)] ?? FORMULAS[text.trim().charAt(0)];
  if (sign === undefined) return undefined;
  return `begins with ${sign}, which spreadsheets take for a formula; a text that must begin so is imported as NDJSON or JSON`;
};

/** A cell's value, or what is wrong with it. What is no number is given on as text, for the row's schema to say so. */
export const cellValue = (field: string, type: CellType, cell: string): { value: unknown } | { fault: FieldFault } => {
  const text = cell.trim();
  switch (type) {
    case 'number':
      return { value: NUMBER.test(text) ? Number(text) : text };
    case 'boolean':
      return { value: BOOLEANS[text.toLowerCase()] ?? text };
    case 'list': {
      const message = formulaIn(cell);
      if (message !== undefined) return { fault: { field, message } };
      const entries = text.split(BETWEEN_ENTRIES).map((entry) => entry.trim());
      return { value: entries.filter((entry) => entry !== '') };
    }
    case 'json':
      try {
        return { value: JSON.parse(text) };
      } catch {
        return { fault: { field, message: 'must be a JSON list, as [{"name": "…"}]' } };
      }
    case 'text': {
      const message = formulaIn(cell);
      return message === undefined ? { value: text } : { fault: { field, message } };
    }
  }
};
