import { OriaError } from '../kernel/errors.ts';

/** Absent and another's look the same. */
export class ConversationNotFound extends OriaError {
  readonly code = 'conversation.not-found';
  readonly fault = 'missing';
  constructor() {
    super('There is no such conversation.');
  }
}

/** The user of the request is gone or was deactivated since it was let in. */
export class UserNotFound extends OriaError {
  readonly code = 'identity.user-not-found';
  readonly fault = 'missing';
  constructor() {
    super('There is no such user.');
  }
}
