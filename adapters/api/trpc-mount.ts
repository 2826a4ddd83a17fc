import { createExpressMiddleware } from '@trpc/server/adapters/express';
import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import type { ErrorCode } from '../../contracts/errors.ts';
import type { Logger } from '../../modules/kernel/index.ts';
import { apiContextOf } from './context.ts';
import { BODY_MAX_BYTES, jsonBody } from './json-body.ts';
import { asOriaError, statusOf } from './problem.ts';
import { repeated } from './rate-limit.ts';
import { methodNotAllowed } from './refused.ts';
import { note, UNMATCHED } from './request-notes.ts';
import type { AppRouter } from './router.ts';
import { type ApiMeta, asTrpcError, type Bucket, type Caller } from './trpc.ts';

/** The most calls in one batch. */
const BATCH_MAX = 10;

const refusals = new WeakMap<object, unknown>();

/** Keeps what refused a request, so that tRPC answers it in its own form to each call. */
const keepRefusal: ErrorRequestHandler = (error, request, _response, next) => {
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

/** Every procedure by its name; a map, as a call may have any name. */
type Procedures = ReadonlyMap<string, { readonly _def: { readonly meta?: ApiMeta } }>;

const METHODS = ['GET', 'HEAD', 'POST'];

/** Refuses methods that are no call's: tRPC makes a `Request` of each one, and some cannot be made. */
const callsOnly: RequestHandler = (request, _response, next) => {
  if (!METHODS.includes(request.method)) throw methodNotAllowed(METHODS);
  next();
};

/**
 * Asks for an API key where every call of a batch is for tenants' own systems, else for a token. A call that is for the other
 * kind of caller is refused by its procedure.
 */
const guardCalls = (
  procedures: Procedures,
  { user, system }: Readonly<Record<Caller, RequestHandler>>,
): RequestHandler => {
  const isForSystems = (call: string) => procedures.get(call)?._def.meta?.caller === 'system';
  return (request, response, next) => {
    const calls = callsOf(request);
    const guard = calls.length > 0 && calls.every(isForSystems) ? system : user;
    return guard(request, response, next);
  };
};

/** Counts each call of a batch as its procedure says, and as chat what is none. */
const limitCalls =
  (procedures: Procedures, limits: Readonly<Record<Bucket, RequestHandler>>): RequestHandler =>
  (request, response, next) => {
    const calls = callsOf(request);
    const history = calls.filter((call) => procedures.get(call)?._def.meta?.limit === 'history').length;
    const chat = Math.max(calls.length - history, calls.length === 0 ? 1 : 0);
    repeated(limits.history, Math.min(history, BATCH_MAX))(request, response, (error?: unknown) =>
      error ? next(error) : repeated(limits.chat, Math.min(chat, BATCH_MAX))(request, response, next),
    );
  };

/** What the calls pass through and who is told of them. */
interface Mounting {
  readonly guards: Readonly<Record<Caller, RequestHandler>>;
  readonly limits: Readonly<Record<Bucket, RequestHandler>>;
  readonly log: Logger;
  readonly count: (code: ErrorCode) => void;
}

/** The procedures over tRPC. All that is refused is told in its form, but for a method that it does not know. */
export const trpcMount = (router: AppRouter, { guards, limits, log, count }: Mounting): Router => {
  const procedures: Procedures = new Map(Object.entries(router._def.procedures as object));
  const nameOf = (call: string) => (procedures.has(call) ? call : UNMATCHED);

  const noteCalls: RequestHandler = (request, _response, next) => {
    note(request, { route: `/trpc/${callsOf(request).slice(0, BATCH_MAX).map(nameOf).join(',') || UNMATCHED}` });
    next();
  };

  const handle = createExpressMiddleware({
    router,
    maxBodySize: BODY_MAX_BYTES,
    maxBatchSize: BATCH_MAX,
    createContext: ({ req, info }) => {
      const refusal = refusals.get(req);
      if (refusal !== undefined) throw asTrpcError(asOriaError(refusal));
      return { ...apiContextOf(req), readsStreams: info.isBatchCall && info.accept === 'application/jsonl' };
    },
    onError: ({ error, path = UNMATCHED, ctx, req }) => {
      const known = asOriaError(error);
      note(req, { code: known.code });
      count(known.code);
      if (statusOf(known) >= 500)
        (ctx?.request?.log ?? log).error({ err: known, code: known.code, path: nameOf(path) }, 'call failed');
    },
  });
  const answerCalls: RequestHandler = (request, response, next) => {
    // tRPC takes a text for a body that nobody has parsed.
    if (typeof request.body === 'string') request.body = JSON.stringify(request.body);
    // A stream that a proxy holds back is none.
    response.setHeader('cache-control', 'no-store, no-transform');
    response.setHeader('x-accel-buffering', 'no');
    handle(request, response, next);
  };

  const answering = Router();
  answering.use(guardCalls(procedures, guards), limitCalls(procedures, limits), jsonBody, keepRefusal, answerCalls);
  return Router().use(noteCalls, callsOnly, answering);
};
