import { OriaError } from '../kernel/errors.ts';

/** Absent and another's look the same. */
export class EventNotFound extends OriaError {
  readonly code = 'event.not-found';
  readonly fault = 'missing';
  constructor() {
    super('There is no such event.');
  }
}

/** The message that an event is about is not there, or is another's. */
export class EventMessageNotFound extends OriaError {
  readonly code = 'event.message-not-found';
  readonly fault = 'missing';
  constructor() {
    super('There is no such message.');
  }
}
