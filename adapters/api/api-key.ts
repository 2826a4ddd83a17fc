import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { TenantId } from '../../modules/kernel/index.ts';
import { Refused } from './refused.ts';
import { note } from './request-notes.ts';

/** A key that is shorter can be guessed. */
const KEY_MIN_LENGTH = 24;

const digest = (key: string) => createHash('sha256').update(key).digest();

const tenants = new WeakMap<IncomingMessage, TenantId>();

/** Whose key the request brought. Only where `apiKeyAuth` has let it through. */
export const tenantOf = (request: IncomingMessage): TenantId => {
  const tenant = tenants.get(request);
  if (tenant === undefined) throw new Error('A route was reached without an API key.');
  return tenant;
};

/**
 * Lets a tenant's own systems in by `x-api-key`, without a user. How long the check takes tells nothing of the keys.
 * @param keys the tenant of each key
 * @throws Error at once when a key is too short.
 */
export const apiKeyAuth = (keys: ReadonlyMap<string, TenantId>): RequestHandler => {
  const known = [...keys].map(([key, tenant]) => {
    if (key.length < KEY_MIN_LENGTH) throw new Error(`An API key must have at least ${KEY_MIN_LENGTH} characters.`);
    return { hash: digest(key), tenant };
  });
  return (request, _response, next) => {
    const given = request.headers['x-api-key'];
    const hash = digest(typeof given === 'string' ? given : '');
    let tenant: TenantId | undefined;
    for (const key of known) if (timingSafeEqual(key.hash, hash)) tenant = key.tenant;
    if (tenant === undefined)
      throw new Refused('identity.unauthenticated', 'unauthenticated', 'A valid API key is required.', {
        headers: { 'www-authenticate': 'ApiKey realm="oria"' },
      });
    tenants.set(request, tenant);
    note(request, { tenant });
    next();
  };
};
