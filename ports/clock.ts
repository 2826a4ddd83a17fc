import { port } from '../modules/kernel/port.ts';

/** Where the time comes from. */
export interface Clock {
  now(): Date;
}
export const Clock = port<Clock>('Clock');
