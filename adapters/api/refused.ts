import type { ErrorCode, FieldIssue } from '../../contracts/errors.ts';
import { type Fault, OriaError } from '../../modules/kernel/index.ts';

interface Details {
  readonly issues?: readonly FieldIssue[];
  /** Headers that the answer must have. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where HTTP has a status of its own for this, other than the fault's. */
  readonly status?: number;
  readonly cause?: unknown;
}

/** What the edge itself refuses, before or instead of a use case. */
export class Refused extends OriaError {
  readonly code: ErrorCode;
  readonly fault: Fault;
  override readonly issues: readonly FieldIssue[];
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number | undefined;
  constructor(code: ErrorCode, fault: Fault, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.fault = fault;
    this.issues = details.issues ?? [];
    this.headers = details.headers ?? {};
    this.status = details.status;
  }
}

export const invalid = (issues: readonly FieldIssue[]) =>
  new Refused('request.invalid', 'invalid', 'The request does not have the form that this operation asks for.', {
    issues,
  });

export const malformed = (message = 'The request could not be read.') =>
  new Refused('request.malformed', 'invalid', message, { status: 400 });

/** A request that did not come to its end in time. */
export const tooSlow = () =>
  new Refused('request.malformed', 'invalid', 'The request did not come to its end in time.', { status: 408 });

export const headersTooLarge = () =>
  new Refused('request.too-large', 'tooLarge', 'The headers are larger than allowed.', { status: 431 });

export const tooLarge = () => new Refused('request.too-large', 'tooLarge', 'The body is larger than allowed.');

export const unsupportedMediaType = (wanted = 'application/json') =>
  new Refused('request.unsupported-media-type', 'invalid', `The body must be ${wanted} in UTF-8.`, { status: 415 });

/** The work was given up as the process ends; what is done is done. */
export const stopping = () =>
  new Refused('service.stopping', 'unavailable', 'The service is restarting; try again in a moment.');

export const methodNotAllowed = (allowed: readonly string[] = []) =>
  new Refused('request.method-not-allowed', 'invalid', 'This path does not answer to that method.', {
    status: 405,
    headers: allowed.length > 0 ? { allow: allowed.join(', ') } : {},
  });

export const rateLimited = () =>
  new Refused('request.rate-limited', 'limited', 'Too many requests: the headers say when to go on.');

export const routeNotFound = () => new Refused('route.not-found', 'missing', 'There is no such route.');

/** What a path names is no run of the user's, whatever it looks like. */
export const runNotFound = () => new Refused('run.not-found', 'missing', 'There is no such run.');

/** What went wrong is the `cause`, for the log alone. */
export const failed = (cause: unknown) =>
  new Refused('service.failed', 'unavailable', 'Something went wrong on our side.', { status: 500, cause });
