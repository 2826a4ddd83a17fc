import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { textFault } from '../../contracts/text.ts';
import type { Claims } from './needs.ts';
import { Refused } from './refused.ts';

/** Which tokens are believed. Each way of signing has its own algorithms, so that no token chooses how it is checked. */
export type TokenRules = {
  readonly issuer: string;
  readonly audience: string;
  /** The claim that names the tenant; `tenant` when absent. */
  readonly tenantClaim?: string;
} & (
  | { /** Shared with the issuer, for HS256: at least 32 bytes (RFC 7518, 3.2). */ readonly secret: string }
  | { /** Where the issuer publishes its keys, for RS256 and ES256. */ readonly jwksUrl: string }
);

export type VerifyToken = (token: string) => Promise<Claims>;

const SECRET_MIN_BYTES = 32;
/** Clocks differ. */
const CLOCK_TOLERANCE_SECONDS = 5;
/** Of a name in a token, in UTF-16 units. */
const NAME_MAX_LENGTH = 255;

/** @param reason in RFC 6750's words: ASCII without quotes. Absent when the request brought no token at all. */
export const unauthenticated = (reason?: string, cause?: unknown) =>
  new Refused(
    'identity.unauthenticated',
    'unauthenticated',
    reason ? `The access token was refused: ${reason}.` : 'A bearer token is required.',
    {
      headers: {
        'www-authenticate': reason
          ? `Bearer realm="oria", error="invalid_token", error_description="${reason}"`
          : 'Bearer realm="oria"',
      },
      cause,
    },
  );

const reasonOf = (error: unknown): string => {
  if (error instanceof errors.JWTExpired) return 'it has expired';
  if (error instanceof errors.JWTClaimValidationFailed && /^[A-Za-z0-9_:./-]{1,64}$/.test(error.claim))
    return `its claim ${error.claim} is missing or wrong`;
  if (error instanceof errors.JOSEAlgNotAllowed) return 'its algorithm is not allowed';
  if (error instanceof errors.JWKSNoMatchingKey) return 'its key is unknown';
  return 'it is malformed or its signature is wrong';
};

/** Whether the issuer's keys could not be had, which says nothing about the token. */
const keysMissing = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';

const nameOf = (payload: JWTPayload, claim: string): string => {
  const value = payload[claim];
  if (typeof value !== 'string' || value === '' || value.length > NAME_MAX_LENGTH || textFault(value))
    throw unauthenticated(
      /^[A-Za-z0-9_:./-]{1,64}$/.test(claim) ? `its claim ${claim} is missing or wrong` : 'a claim is wrong',
    );
  return value;
};

const rolesOf = ({ roles = [] }: JWTPayload & { roles?: unknown }): string[] => {
  if (!Array.isArray(roles) || !roles.every((role) => typeof role === 'string'))
    throw unauthenticated('its claim roles is missing or wrong');
  return roles;
};

/**
 * Checks tokens: signature, algorithm, issuer, audience, expiry, and who it speaks for.
 * @throws Error at once when the secret is too short.
 * @throws Refused `identity.unauthenticated`; unavailable when the issuer's keys cannot be fetched.
 */
export const tokenVerifier = (rules: TokenRules): VerifyToken => {
  const tenantClaim = rules.tenantClaim ?? 'tenant';
  const options: JWTVerifyOptions = {
    issuer: rules.issuer,
    audience: rules.audience,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    requiredClaims: ['exp', 'sub'],
    algorithms: 'secret' in rules ? ['HS256'] : ['RS256', 'ES256'],
  };
  const check = (() => {
    if ('jwksUrl' in rules) {
      const keys = createRemoteJWKSet(new URL(rules.jwksUrl));
      return (token: string) => jwtVerify(token, keys, options);
    }
    const secret = new TextEncoder().encode(rules.secret);
    if (secret.length < SECRET_MIN_BYTES)
      throw new Error(`The token secret must have at least ${SECRET_MIN_BYTES} bytes.`);
    return (token: string) => jwtVerify(token, secret, options);
  })();

  return async (token) => {
    try {
      const { payload } = await check(token);
      return { tenantId: nameOf(payload, tenantClaim), userId: nameOf(payload, 'sub'), roles: rolesOf(payload) };
    } catch (error) {
      if (error instanceof Refused) throw error;
      if (keysMissing(error))
        throw new Refused('identity.unavailable', 'unavailable', 'Tokens cannot be checked at the moment.', {
          cause: error,
        });
      throw unauthenticated(reasonOf(error), error);
    }
  };
};
