import type { ErrorCode } from '../../contracts/errors.ts';
import type { ApiMeta, Bucket, Caller } from './trpc.ts';

export const API_BASE = '/chatbot/api';

/** What every operation of a signed-in user can answer. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'identity.unauthenticated',
  'identity.user-not-found',
  'identity.unavailable',
  'request.invalid',
  'request.rate-limited',
  'service.failed',
  'store.unavailable',
];

/** What every operation of a tenant's own system can answer. */
const SYSTEM_ERRORS: readonly ErrorCode[] = [
  'identity.unauthenticated',
  'request.rate-limited',
  'service.failed',
  'store.unavailable',
];

/** What an operation with a body can answer besides. */
export const BODY_ERRORS: readonly ErrorCode[] = [
  'request.malformed',
  'request.too-large',
  'request.unsupported-media-type',
];

interface Operation {
  readonly operationId: string;
  readonly tag: 'Conversation' | 'Suggestions' | 'History' | 'Memory' | 'Events' | 'Configuration';
  /** A user when absent. */
  readonly caller?: Caller;
  /** What it is counted as; `history` when absent. */
  readonly limit?: Bucket;
  readonly summary: string;
  readonly description: string;
  readonly success: string;
  /** Beside the common ones, and those of a body. */
  readonly errors?: readonly ErrorCode[];
  /** The schema of its body, where it has one; the document then refers to it by name. */
  readonly body?: ApiMeta['body'];
  readonly examples: NonNullable<ApiMeta['examples']>;
}

/** Makes a procedure a REST route, and documents it. `path` is below `API_BASE`. */
export const rest = (
  method: NonNullable<ApiMeta['openapi']>['method'],
  path: `/${string}`,
  operation: Operation,
): ApiMeta => {
  const {
    operationId,
    tag,
    caller = 'user',
    limit = 'history',
    summary,
    description,
    success,
    body,
    examples,
  } = operation;
  return {
    openapi: {
      method,
      path: `${API_BASE}${path}`,
      operationId,
      tags: [tag],
      summary,
      description,
      successDescription: success,
      errorResponses: [],
    },
    caller,
    limit,
    errors: [
      ...(caller === 'system' ? SYSTEM_ERRORS : COMMON_ERRORS),
      ...(caller === 'system' && body ? (['request.invalid'] as const) : []),
      ...(body ? BODY_ERRORS : []),
      ...(operation.errors ?? []),
    ],
    body,
    examples,
  };
};
