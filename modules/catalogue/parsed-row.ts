/** What is wrong with one field of a row. */
export interface FieldFault {
  /** Dotted; empty for the row as a whole. */
  readonly field: string;
  readonly message: string;
}

/** A row as a reader gives it: a value of any shape, or why there is none. */
export type ParsedRow = {
  /** Where it begins, counted from 1. */
  readonly line: number;
  /** How much of the file it is. */
  readonly bytes: number;
} & ({ readonly value: unknown } | { readonly faults: readonly FieldFault[] });
