import { port } from '../modules/kernel/port.ts';

/** Where new identifiers come from. */
export interface Ids {
  /** A new UUIDv7: lower case, later ones sort after earlier ones of the same process. */
  next(): string;
}
export const Ids = port<Ids>('Ids');
