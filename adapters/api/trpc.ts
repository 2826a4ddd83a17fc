import { initTRPC, TRPCError } from '@trpc/server';
import type { z } from 'zod';
import type { ErrorCode, FieldIssue } from '../../contracts/errors.ts';
import type { OriaError } from '../../modules/kernel/index.ts';
import { apiKeyRequired } from './api-key.ts';
import type { ApiContext } from './context.ts';
import { asOriaError, detailOf, statusOf } from './problem.ts';
import { invalid } from './refused.ts';
import { unauthenticated } from './tokens.ts';

/** How often a quiet stream says that it is alive, in milliseconds. */
export const HEARTBEAT_MS = 15_000;

/** Who may call: a user by bearer token, or a tenant's own system by API key. */
export type Caller = 'user' | 'system';

/** What has a rate limit of its own: `chat` is what asks a model, which costs; `history` everything else. */
export type Bucket = 'chat' | 'history';

/**
 * What the REST route and its documentation are made from. `openapi` is in the words of trpc-to-openapi, without its type:
 * this one is in the types of the client too, whose users have no such package.
 */
export type ApiMeta = {
  readonly openapi?: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** Whole, with `{names}` of the input's fields. */
    readonly path: `/${string}`;
    readonly operationId: string;
    readonly tags: string[];
    readonly summary: string;
    readonly description: string;
    readonly successDescription: string;
    /** None of the generator's own: they are made from `errors`. */
    readonly errorResponses: [];
  };
  /** A user when absent. */
  readonly caller?: Caller;
  /** What a call is counted as; `chat` when absent. */
  readonly limit?: Bucket;
  /** What it can answer beside success, by public code. */
  readonly errors?: readonly ErrorCode[];
  /** The schema of its body, where it has one. */
  readonly body?: z.ZodType | undefined;
  /** An example of the body, of the answer, and of what a 422 finds wrong. */
  readonly examples?: { readonly request?: unknown; readonly response: unknown; readonly issue?: FieldIssue };
};

const CODES: Readonly<Record<number, TRPCError['code']>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** The same error in tRPC's words, so that the HTTP status is right there too. */
export const asTrpcError = (error: OriaError): TRPCError =>
  new TRPCError({ code: CODES[statusOf(error)] ?? 'INTERNAL_SERVER_ERROR', message: detailOf(error), cause: error });

const t = initTRPC
  .context<ApiContext>()
  .meta<ApiMeta>()
  .create({
    isDev: false,
    jsonl: { pingMs: HEARTBEAT_MS },
    errorFormatter: ({ shape, error }) => {
      const known = asOriaError(error);
      return {
        code: shape.code,
        message: detailOf(known),
        data: {
          code: shape.data.code,
          httpStatus: statusOf(known),
          path: shape.data.path,
          oria: { code: known.code, issues: [...known.issues] },
        },
      };
    },
  });

export const router = t.router;

const operation = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  throw asTrpcError(asOriaError(result.error));
});

/** A procedure for a known user. */
export const signedIn = operation.use(({ ctx, next }) => {
  if (!ctx.request) throw unauthenticated();
  return next({ ctx: { request: ctx.request } });
});

/** A procedure for a known user whose answer is a stream. Who cannot read one is refused before anything is done. */
export const signedInToStream = signedIn.use(({ ctx, next }) => {
  if (!ctx.readsStreams)
    throw invalid([{ field: 'trpc-accept', message: 'must be application/jsonl, in a batch: the answer is a stream' }]);
  return next();
});

/**
 * A procedure for a tenant's own system, without a user. It is a procedure like any other, so that its route, its
 * documentation and its client come from one definition; who may call it is its base and its meta (`caller`).
 */
export const withApiKey = operation.use(({ ctx, next }) => {
  if (!ctx.apiKey) throw apiKeyRequired();
  return next({ ctx: { apiKey: ctx.apiKey } });
});
