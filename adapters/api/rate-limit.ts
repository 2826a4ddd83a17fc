import type { RequestHandler } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { apiKeyOf } from './api-key.ts';
import { contextOf } from './context.ts';
import { rateLimited } from './refused.ts';
import type { Bucket } from './trpc.ts';

export interface RateRules {
  /** How long requests are counted, in milliseconds. */
  readonly windowMs: number;
  /** How many of each a user, or the holder of an API key, may make in that time. */
  readonly limits: Readonly<Record<Bucket, number>>;
  /** Where they are counted; in this process when absent, so that each process counts for itself. */
  readonly store?: (bucket: Bucket) => Store;
}

/** Counts requests per user, and those by API key per key; answers carry `RateLimit` and `RateLimit-Policy` (draft 8) and, when refused, `Retry-After`. */
export const rateLimits = ({ windowMs, limits, store }: RateRules): Readonly<Record<Bucket, RequestHandler>> => {
  const limiter = (bucket: Bucket): RequestHandler =>
    rateLimit({
      windowMs,
      limit: limits[bucket],
      identifier: bucket,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      // Its checks are for keys made of addresses, and refuse a batch, which is counted once per call.
      validate: false,
      keyGenerator: (request) => {
        const key = apiKeyOf(request);
        if (key) return JSON.stringify([bucket, key.id]);
        const { tenant, user } = contextOf(request);
        return JSON.stringify([bucket, tenant.id, user.id]);
      },
      handler: (_request, _response, next) => next(rateLimited()),
      ...(store && { store: store(bucket) }),
    });
  return { chat: limiter('chat'), history: limiter('history') };
};

/** Passes a request through a handler `times` times, or until it is refused. */
export const repeated =
  (handler: RequestHandler, times: number): RequestHandler =>
  (request, response, next) => {
    if (times <= 0) return next();
    return handler(request, response, (error?: unknown) =>
      error ? next(error) : repeated(handler, times - 1)(request, response, next),
    );
  };
