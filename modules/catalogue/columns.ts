import type { CatalogueKind } from '../../contracts/catalogue.ts';
import { type CellType, type Fields, fieldsOf, requiredIn } from './fields.ts';
import { ROWS } from './rows.ts';

/** Which columns a table of one kind may have: fields, those inside others with their dotted names. */
export interface Columns {
  readonly types: ReadonlyMap<string, CellType>;
  /** Fields that must have a column, or columns of what is inside them. */
  readonly required: readonly string[];
}

function* dotted(fields: Fields, above = ''): Generator<[column: string, type: CellType]> {
  for (const [field, inside] of fields) {
    if (typeof inside === 'string') yield [`${above}${field}`, inside];
    else yield* dotted(inside, `${above}${field}.`);
  }
}

/** The columns of a kind's tables. */
export const columnsOf = (kind: CatalogueKind): Columns => ({
  types: new Map(dotted(fieldsOf(ROWS[kind]))),
  required: requiredIn(ROWS[kind]),
});
