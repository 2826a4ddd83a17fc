import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { ErrorCode, FieldIssue, ProblemDetails } from '../../contracts/errors.ts';
import { type Fault, OriaError } from '../../modules/kernel/index.ts';
import { BODY_MAX_LEVELS, NESTED_TOO_DEEP } from './json-body.ts';
import * as refused from './refused.ts';

const STATUS = {
  invalid: 422,
  unauthenticated: 401,
  denied: 403,
  missing: 404,
  conflict: 409,
  tooLarge: 413,
  limited: 429,
  unavailable: 503,
} as const satisfies Record<Fault, number>;

/** The title of each kind of problem; also the whole detail of what is missing, so that no answer tells why it is. */
export const TITLES = {
  'request.invalid': 'The request is invalid',
  'request.malformed': 'The request cannot be read',
  'request.too-large': 'The request is too large',
  'request.unsupported-media-type': 'The media type is not supported',
  'request.method-not-allowed': 'The method is not allowed',
  'request.rate-limited': 'Too many requests',
  'route.not-found': 'There is no such route',
  'identity.unauthenticated': 'Authentication is required',
  'identity.user-not-found': 'There is no such user',
  'identity.forbidden': 'This is not allowed to this user',
  'identity.unavailable': 'Tokens cannot be checked',
  'conversation.not-found': 'There is no such conversation',
  'conversation.busy': 'The conversation is busy',
  'conversation.idempotency-key-reused': 'The idempotency key names another request',
  'conversation.no-specialist': 'No specialist is available',
  'configuration.not-found': 'There is no such configuration',
  'interaction.invalid-answer': 'The answers do not fit the questions',
  'interaction.not-pending': 'The interaction is not pending',
  'interaction.expired': 'The interaction has expired',
  'interaction.already-answered': 'The interaction was answered already',
  'run.not-found': 'There is no such run',
  'event.not-found': 'There is no such event',
  'event.message-not-found': 'There is no such message',
  'safety.unavailable': 'The safety check is not available',
  'model.unavailable': 'The language model is not available',
  'model.malformed': 'The language model answered nonsense',
  'model.timeout': 'The language model took too long',
  'run.abandoned': 'The run was abandoned',
  'run.timeout': 'The run took too long',
  'store.unavailable': 'The store is not available',
  'service.stopping': 'The service is stopping',
  'service.failed': 'Something went wrong',
} as const satisfies Record<ErrorCode, string>;

/** More would say no more. */
const ISSUES_MAX = 20;

/** Of the name of a field that nobody knows, in UTF-16 units. */
const NAME_MAX_LENGTH = 100;

const issuesOf = (error: z.core.$ZodError): FieldIssue[] =>
  error.issues
    .slice(0, ISSUES_MAX)
    .flatMap((issue) => {
      const field = issue.path.map((part) => String(part));
      if (issue.code !== 'unrecognized_keys') return [{ field: field.join('.'), message: issue.message }];
      // Each is a field at fault, and is named as one.
      return issue.keys.slice(0, ISSUES_MAX).map((name) => ({
        field: [...field, name.slice(0, NAME_MAX_LENGTH).toWellFormed()].join('.'),
        message: 'is not a field of this request',
      }));
    })
    .slice(0, ISSUES_MAX);

const fromTrpc = (error: TRPCError): OriaError => {
  const { cause } = error;
  if (cause instanceof OriaError) return cause;
  switch (error.code) {
    case 'BAD_REQUEST':
    case 'PARSE_ERROR':
      return cause instanceof z.core.$ZodError ? refused.invalid(issuesOf(cause)) : refused.malformed();
    case 'NOT_FOUND':
      return refused.routeNotFound();
    case 'METHOD_NOT_SUPPORTED':
      return refused.methodNotAllowed();
    case 'PAYLOAD_TOO_LARGE':
      return refused.tooLarge();
    case 'UNSUPPORTED_MEDIA_TYPE':
      return refused.unsupportedMediaType();
    default:
      return refused.failed(cause ?? error);
  }
};

/** Errors of Express and its body parser carry the status that they would answer and what happened as `type`. */
const fromExpress = (error: Error & { status?: unknown; type?: unknown }): OriaError => {
  if (error.type === 'entity.too.large') return refused.tooLarge();
  if (error.status === 415) return refused.unsupportedMediaType();
  if (error.type === 'entity.parse.failed') return refused.malformed('The body is not JSON.');
  if (error.type === NESTED_TOO_DEEP)
    return refused.invalid([{ field: '', message: `must be nested at most ${BODY_MAX_LEVELS} levels deep` }]);
  if (error.type === 'entity.verify.failed') return refused.malformed('The body is not UTF-8.');
  if (typeof error.status === 'number' && error.status >= 400 && error.status < 500) return refused.malformed();
  return refused.failed(error);
};

/** Any error as one that may be shown. What nobody foresaw becomes `service.failed`, with the error as its cause. */
export const asOriaError = (error: unknown): OriaError => {
  if (error instanceof OriaError) return error;
  if (error instanceof TRPCError) return fromTrpc(error);
  if (error instanceof z.core.$ZodError) return refused.invalid(issuesOf(error));
  if (error instanceof URIError)
    return refused.invalid([{ field: '', message: 'the path has a bad percent-encoding' }]);
  return error instanceof Error ? fromExpress(error) : refused.failed(error);
};

export const statusOf = (error: OriaError): number =>
  (error instanceof refused.Refused ? error.status : undefined) ?? STATUS[error.fault];

/** What may be said of it. Of what is missing always the same, whether it is absent or another's. */
export const detailOf = (error: OriaError): string =>
  error.fault === 'missing' ? `${TITLES[error.code]}.` : error.message;

export interface Problem {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ProblemDetails;
}

/** An error as RFC 9457 tells it. */
export const problemOf = (error: OriaError, requestId?: string): Problem => ({
  status: statusOf(error),
  headers: error instanceof refused.Refused ? error.headers : {},
  body: {
    type: `urn:oria:problem:${error.code}`,
    title: TITLES[error.code],
    status: statusOf(error),
    detail: detailOf(error),
    code: error.code,
    ...(requestId !== undefined && { requestId }),
    ...(error.issues.length > 0 && { issues: [...error.issues] }),
  },
});
