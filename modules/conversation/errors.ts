import { OriaError } from '../kernel/errors.ts';

export class ConversationNotFound extends OriaError {
  readonly code = 'conversation.not-found';
  readonly fault = 'missing';
  constructor() {
    super('There is no such conversation.');
  }
}

export class ConversationBusy extends OriaError {
  readonly code = 'conversation.busy';
  readonly fault = 'conflict';
  constructor() {
    super('Another turn of this conversation is still running; send this one when it has ended.');
  }
}

export class IdempotencyKeyReused extends OriaError {
  readonly code = 'conversation.idempotency-key-reused';
  readonly fault = 'conflict';
  override readonly issues = [{ field: 'idempotencyKey', message: 'was used before for another request' }];
  constructor() {
    super('This idempotencyKey was used before for another request.');
  }
}

/** The safety classifier failed, answered nonsense, or took longer than it may. Nothing after it has run. */
export class SafetyUnavailable extends OriaError {
  readonly code = 'safety.unavailable';
  readonly fault = 'unavailable';
  constructor(options?: ErrorOptions) {
    super('The request could not be checked at the moment.', options);
  }
}

/** The service is shutting down and begins no new turn. */
export class ServiceStopping extends OriaError {
  readonly code = 'service.stopping';
  readonly fault = 'unavailable';
  constructor() {
    super('The service is restarting; try again in a moment.');
  }
}

/** The tenant has switched off every specialist. */
export class NoSpecialist extends OriaError {
  readonly code = 'conversation.no-specialist';
  readonly fault = 'unavailable';
  constructor() {
    super('No specialist is available in this company.');
  }
}
