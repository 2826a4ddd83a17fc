import { SignJWT } from 'jose';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type ApiOptions, createApi } from './app.ts';
import { listen } from './listen.ts';
import { SmallOria } from './small-oria.fixture.ts';
import { tokenVerifier } from './tokens.ts';

const SECRET = 'a secret of the tests, long enough for HS256';
export const RULES = { issuer: 'https://issuer.test', audience: 'oria', secret: SECRET };

/** Keys of the tenants `acme` and `globex`, and of one that does not exist. */
export const API_KEYS = {
  acme: 'k-0123456789-0123456789-acme',
  globex: 'k-0123456789-0123456789-globex',
  nobody: 'k-0123456789-0123456789-nobody',
} as const;

export const quietLog = pino({ level: 'silent' });

/** A token of Ada in the tenant `acme` that is valid for an hour, unless `claims` or the rest say otherwise. */
export const token = (claims: Record<string, unknown> = {}, secret = SECRET) =>
  new SignJWT({
    tenant: 'acme',
    sub: 'ada',
    iss: RULES.issuer,
    aud: RULES.audience,
    exp: Math.floor(Date.now() / 1000) + 3600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));

/** The API over small use cases, on a port of its own until the test ends. */
export const served = async (options: Partial<ApiOptions> = {}) => {
  const oria = new SmallOria();
  const lines: string[] = [];
  const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });
  const app = createApi(oria, {
    log,
    verifyToken: tokenVerifier(RULES),
    apiKeys: new Map(Object.entries(API_KEYS).map(([tenant, key]) => [key, tenant])),
    rates: { windowMs: 60_000, limits: { chat: 1000, history: 1000 } },
    corsOrigins: [],
    trustProxy: false,
    metrics: true,
    signal: new AbortController().signal,
    ...options,
  });
  const { url, close, server } = await listen(app, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => close(0));
  const bearer = `Bearer ${await token()}`;

  /** A request of Ada's; `headers` add to or replace its own, `undefined` removes. */
  const ask = (path: string, { headers = {}, ...init }: Omit<RequestInit, 'headers'> & { headers?: object } = {}) => {
    const all: Record<string, string | undefined> = { authorization: bearer, ...headers };
    const present = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return fetch(`${url}${path}`, { ...init, headers: Object.fromEntries(present) });
  };
  /** The same, with a JSON body. */
  const post = (path: string, body: unknown, init: { method?: string; headers?: object; signal?: AbortSignal } = {}) =>
    ask(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    });
  return { oria, url, server, ask, post, lines, logged: () => lines.map((line) => JSON.parse(line)) };
};
