import type { RequestHandler } from 'express';
import { type Logger, UsageMeter } from '../../modules/kernel/index.ts';
import { requestIdOf } from './access-log.ts';
import { setContext } from './context.ts';
import type { ApiNeeds } from './needs.ts';
import { note } from './request-notes.ts';
import { unauthenticated, type VerifyToken } from './tokens.ts';

interface Authentication {
  readonly verify: VerifyToken;
  readonly identify: ApiNeeds['identify'];
  readonly log: Logger;
  /** Aborts with the service, never with a connection: who goes away does not stop what was begun. */
  readonly signal: AbortSignal;
}

const BEARER = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i;

/** Finds out who asks, once per request, and makes the context that every use case is given. */
export const authenticate = ({ verify, identify, log, signal }: Authentication): RequestHandler => {
  return async (request, _response, next) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw unauthenticated();
    const claims = await verify(token);
    note(request, { tenant: claims.tenantId });
    const requestId = requestIdOf(request);
    setContext(request, {
      ...(await identify(claims)),
      requestId,
      channel: 'http',
      interactive: true,
      signal,
      log: log.child({ requestId, tenant: claims.tenantId }),
      meter: new UsageMeter(),
    });
    next();
  };
};
