import type { FieldIssue } from '../../contracts/errors.ts';
import { OriaError } from '../kernel/errors.ts';

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

/** There is no such run of this user. */
export class RunNotFound extends OriaError {
  readonly code = 'run.not-found';
  readonly fault = 'missing';
  constructor() {
    super('There is no such run.');
  }
}

/** Answers that do not fit the questions. The pause stays pending. */
export class InvalidAnswer extends OriaError {
  readonly code = 'interaction.invalid-answer';
  readonly fault = 'invalid';
  override readonly issues: readonly FieldIssue[];
  constructor(issues: readonly FieldIssue[]) {
    super('The answers do not fit the questions; the interaction is still pending.');
    this.issues = issues;
  }
}

const INTERACTION_ID = 'interaction_response.interaction_id';

/** There is no such pause, or it was cancelled. */
export class InteractionNotPending extends OriaError {
  readonly code = 'interaction.not-pending';
  readonly fault = 'invalid';
  override readonly issues = [{ field: INTERACTION_ID, message: 'is not pending in this conversation' }];
  constructor() {
    super('No such interaction is pending in this conversation.');
  }
}

export class InteractionExpired extends OriaError {
  readonly code = 'interaction.expired';
  readonly fault = 'invalid';
  override readonly issues = [{ field: INTERACTION_ID, message: 'has expired' }];
  constructor() {
    super('The questions of this interaction have expired; send a new message to go on.');
  }
}

export class InteractionAlreadyAnswered extends OriaError {
  readonly code = 'interaction.already-answered';
  readonly fault = 'conflict';
  override readonly issues = [{ field: INTERACTION_ID, message: 'was answered differently before' }];
  constructor() {
    super('This interaction was answered before, with another response.');
  }
}
