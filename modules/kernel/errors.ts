import type { ErrorCode, FieldIssue } from '../../contracts/errors.ts';

/** What a caller can do about an error. Only driving adapters turn it into a status. */
export type Fault =
  | 'invalid' // mend the request
  | 'unauthenticated' // say who you are
  | 'denied' // it will never be yours
  | 'missing' // there is no such thing for you
  | 'conflict' // try again when the other has finished
  | 'tooLarge' // send less
  | 'limited' // send slower
  | 'unavailable'; // not your fault, try again later

/** An error that may be shown: its message holds no secret and no user text. What happened inside is its `cause`. */
export abstract class OriaError extends Error {
  abstract readonly code: ErrorCode;
  abstract readonly fault: Fault;
  /** Which fields are at fault, when that is known. */
  readonly issues: readonly FieldIssue[] = [];
}

/** A language model could not be asked, or not in time, or answered nonsense. */
export class ModelFailed extends OriaError {
  readonly code: 'model.unavailable' | 'model.malformed' | 'model.timeout';
  readonly fault = 'unavailable';
  constructor(code: ModelFailed['code'], options?: ErrorOptions) {
    super('The language model is not available at the moment.', options);
    this.code = code;
  }
}

/** The database could not be reached or refused. */
export class StoreUnavailable extends OriaError {
  readonly code = 'store.unavailable';
  readonly fault = 'unavailable';
  constructor(options?: ErrorOptions) {
    super('The store is not available at the moment.', options);
  }
}

/** Absent and another's look the same, on every route. */
export class ConversationNotFound extends OriaError {
  readonly code = 'conversation.not-found';
  readonly fault = 'missing';
  constructor() {
    super('There is no such conversation.');
  }
}

/** Nobody of that name, or nobody any more: absent, deactivated and another company's look the same. */
export class UserNotFound extends OriaError {
  readonly code = 'identity.user-not-found';
  readonly fault = 'missing';
  constructor() {
    super('There is no such user.');
  }
}
