import { OriaError } from '../../modules/kernel/index.ts';

/** A turn took longer than it may. */
export class RunTimedOut extends OriaError {
  readonly code = 'run.timeout';
  readonly fault = 'unavailable';
  constructor() {
    super('The turn took too long.');
  }
}
