import { OriaError } from '../kernel/errors.ts';

/** There is no such tenant, so that nothing is configured for it. */
export class ConfigurationNotFound extends OriaError {
  readonly code = 'configuration.not-found';
  readonly fault = 'missing';
  constructor() {
    super('There is no such configuration.');
  }
}
