import { createExpressMiddleware } from '@trpc/server/adapters/express';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import type { ErrorCode } from '../../contracts/errors.ts';
import type { Logger } from '../../modules/kernel/index.ts';
import { apiContextOf } from './context.ts';
import { BODY_MAX_BYTES } from './json-body.ts';
import { asOriaError, statusOf } from './problem.ts';
import { type Bucket, repeated } from './rate-limit.ts';
import { note } from './request-notes.ts';
import type { AppRouter } from './router.ts';
import { type ApiMeta, asTrpcError, type Caller } from './trpc.ts';

/** The most calls in one batch. */
const BATCH_MAX = 10;

const refusals = new WeakMap<object, unknown>();

/** Keeps what refused a request, so that tRPC answers it in its own form to each call. */
export const keepRefusal: ErrorRequestHandler = (error, request, _response, next) => {
  refusals.set(request, error);
  // tRPC reads a body that nobody has read; this one is not wanted any more.
  request.body ??= {};
  next();
};

const callsOf = (request: Request): string[] => {
  try {
    // As tRPC reads it: what follows the last slash that is written as one.
    return decodeURIComponent(request.path.split('/').at(-1) ?? '').split(',');
  } catch {
    return [];
  }
};

/**
 * Asks for an API key where every call of a batch is for tenants' own systems, else for a token. A call that is for the other
 * kind of caller is refused by its procedure.
 */
export const guardCalls = (
  router: AppRouter,
  { user, system }: Readonly<Record<Caller, RequestHandler>>,
): RequestHandler => {
  const procedures = Object.entries(router._def.procedures as unknown as Record<string, { _def: { meta?: ApiMeta } }>);
  const forSystems = new Set(procedures.filter(([, { _def }]) => _def.meta?.caller === 'system').map(([name]) => name));
  return (request, response, next) => {
    const calls = callsOf(request);
    const guard = calls.length > 0 && calls.every((call) => forSystems.has(call)) ? system : user;
    return guard(request, response, next);
  };
};

/** Counts each call of a batch. What is plainly no turn is counted as history, all else as chat. */
export const limitCalls =
  (limits: Readonly<Record<Bucket, RequestHandler>>): RequestHandler =>
  (request, response, next) => {
    const calls = callsOf(request);
    const history = calls.filter((call) => /^(history|configs)\./.test(call)).length;
    const chat = Math.max(calls.length - history, calls.length === 0 ? 1 : 0);
    repeated(limits.history, Math.min(history, BATCH_MAX))(request, response, (error?: unknown) =>
      error ? next(error) : repeated(limits.chat, Math.min(chat, BATCH_MAX))(request, response, next),
    );
  };

/** The procedures over tRPC. */
export const trpcMount = (router: AppRouter, log: Logger, count: (code: ErrorCode) => void): RequestHandler => {
  const handle = createExpressMiddleware({
    router,
    maxBodySize: BODY_MAX_BYTES,
    maxBatchSize: BATCH_MAX,
    createContext: ({ req }) => {
      const refusal = refusals.get(req);
      if (refusal !== undefined) throw asTrpcError(asOriaError(refusal));
      return apiContextOf(req);
    },
    onError: ({ error, path, ctx, req }) => {
      const known = asOriaError(error);
      note(req, { code: known.code });
      count(known.code);
      if (statusOf(known) >= 500)
        (ctx?.request?.log ?? log).error({ err: known, code: known.code, path }, 'call failed');
    },
  });
  return (request, response, next) => {
    note(request, { route: `/trpc/${callsOf(request).join(',').slice(0, 200)}` });
    // tRPC takes a text for a body that nobody has parsed.
    if (typeof request.body === 'string') request.body = JSON.stringify(request.body);
    // A stream that a proxy holds back is none.
    response.setHeader('cache-control', 'no-store, no-transform');
    response.setHeader('x-accel-buffering', 'no');
    handle(request, response, next);
  };
};
