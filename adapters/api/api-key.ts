import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { TenantId } from '../../modules/kernel/index.ts';
import { Refused } from './refused.ts';
import { note } from './request-notes.ts';

/** A key that is shorter can be guessed. */
const KEY_MIN_LENGTH = 24;

/** Characters of a key's digest that are its id: 96 bits. */
const ID_LENGTH = 16;

const digest = (key: string) => createHash('sha256').update(key).digest();

/** A key that has been checked. */
export interface KnownKey {
  readonly tenant: TenantId;
  /** Tells it from others and does not give it away. */
  readonly id: string;
}

const keys = new WeakMap<IncomingMessage, KnownKey>();

/** The key that the request brought, where `apiKeyAuth` has let it through. */
export const apiKeyOf = (request: IncomingMessage): KnownKey | undefined => keys.get(request);

export const API_KEY_REQUIRED = 'A valid API key is required.';

export const apiKeyRequired = () =>
  new Refused('identity.unauthenticated', 'unauthenticated', API_KEY_REQUIRED, {
    headers: { 'www-authenticate': 'ApiKey realm="oria"' },
  });

/**
 * Lets a tenant's own systems in by `x-api-key`, without a user. How long the check takes tells nothing of the keys.
 * @param accepted the tenant of each key
 * @throws Error at once when a key is too short.
 */
export const apiKeyAuth = (accepted: ReadonlyMap<string, TenantId>): RequestHandler => {
  const known = [...accepted].map(([key, tenant]) => {
    if (key.length < KEY_MIN_LENGTH) throw new Error(`An API key must have at least ${KEY_MIN_LENGTH} characters.`);
    const hash = digest(key);
    return { hash, tenant, id: hash.toString('base64url').slice(0, ID_LENGTH) };
  });
  return (request, _response, next) => {
    const given = request.headers['x-api-key'];
    const hash = digest(typeof given === 'string' ? given : '');
    let found: KnownKey | undefined;
    for (const { hash: expected, tenant, id } of known) if (timingSafeEqual(expected, hash)) found = { tenant, id };
    if (!found) throw apiKeyRequired();
    keys.set(request, found);
    note(request, { tenant: found.tenant });
    next();
  };
};
