/** Time and identifiers of this machine. */
export { systemClock } from './clock.ts';
export { uuidV7Ids } from './ids.ts';
