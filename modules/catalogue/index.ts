/** A company's own data: what its rows must look like, how they come in, and the vectors they are searched by. */
export { type Columns, columnsOf } from './columns.ts';
export { type Embedding, type EmbedPending, embedPending } from './embed-pending.ts';
export type { CellType } from './fields.ts';
export { type ImportLines, importLines } from './import-lines.ts';
export { type Destinations, type ImportOptions, type ImportRows, importRows } from './import-rows.ts';
export type { ImportScope } from './import-scope.ts';
export type { ImportProgress } from './import-tally.ts';
export type { FieldFault, ParsedRow } from './parsed-row.ts';
export { InvalidTenant, type PutTenant, putTenant } from './put-tenant.ts';
export type { ItemOf } from './rows.ts';
export { VectorWork } from './vector-work.ts';
