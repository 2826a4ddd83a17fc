import { z } from 'zod';
import type { TenantId } from '../modules/kernel/index.ts';

/** A setting is wrong; its message names the variable and what it must be, never its value. */
export class ConfigurationError extends Error {}

const flag = (initially: boolean) =>
  z
    .enum(['true', 'false', '1', '0'])
    .default(initially ? 'true' : 'false')
    .transform((value) => value === 'true' || value === '1');
const count = (initially: number, { min = 1, max = Number.MAX_SAFE_INTEGER } = {}) =>
  z.coerce
    .number(`must be a whole number`)
    .refine(
      (number) => Number.isInteger(number) && number >= min && number <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .default(initially);
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });
const isOrigin = (text: string): boolean => text === '*' || (URL.canParse(text) && new URL(text).origin === text);
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

/** As in a bearer token: what a header carries as it is. No comma and no colon, which stand between keys and tenants. */
const API_KEY = /^([^\s,]+):([A-Za-z0-9._~+/=-]{24,256})$/;

const apiKeys = list.transform((pairs, check): ReadonlyMap<string, TenantId> => {
  const keys = new Map<string, TenantId>();
  for (const pair of pairs) {
    const [, tenant, key] = API_KEY.exec(pair) ?? [];
    if (tenant === undefined || key === undefined) {
      check.addIssue(
        'must be tenant:key pairs between commas, each key 24 to 256 letters, digits or any of . _ ~ + / = -',
      );
      return z.NEVER;
    }
    if (keys.has(key)) {
      check.addIssue('must not give the same key twice');
      return z.NEVER;
    }
    keys.set(key, tenant);
  }
  return keys;
});

const NETWORK = /^(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(\/\d{1,3})?)$/;
const isProxyRule = (text: string): boolean =>
  /^(true|false|\d+)$/.test(text) || text.split(',').every((part) => NETWORK.test(part.trim()) && /[.:a-z]/.test(part));

/** As Express takes it: `true`, a number of hops, or a list of addresses. */
const trustProxyOf = (text: string): boolean | number | string => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
};

/** An empty variable means the same as an absent one, as in a `.env` file with nothing after the sign. */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: count(3_000, { min: 0, max: 65_535 }),
  DATA_DIR: z.string().default('.oria'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
  DATABASE_POOL_SIZE: count(10, { max: 200 }),
  DEMO_TENANT: z.enum(['true', 'false', '1', '0']).optional(),
  AUTH_MODE: z.enum(['development', 'hs256', 'jwks']).optional(),
  JWT_SECRET: z
    .string()
    .refine((secret) => new TextEncoder().encode(secret).length >= 32, 'must have at least 32 bytes')
    .optional(),
  JWKS_URL: httpUrl.optional(),
  JWT_ISSUER: z.string().optional(),
  JWT_AUDIENCE: z.string().optional(),
  JWT_TENANT_CLAIM: z.string().default('tenant'),
  API_KEYS: apiKeys,
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_MODEL_MINI: z.string().default('gpt-6-luna'),
  OPENAI_MODEL_LARGE: z.string().default('gpt-6-sol'),
  OPENAI_MODEL_DECISIONS: z.string().optional(),
  CORS_ORIGINS: list.refine((origins) => origins.every(isOrigin), 'must be * or origins such as https://app.example'),
  TRUST_PROXY: z
    .string()
    .default('false')
    .refine(isProxyRule, 'must be true, false, a number of proxies, or addresses and networks, comma-separated')
    .transform(trustProxyOf),
  RATE_LIMIT_PER_MINUTE: count(60),
  RATE_LIMIT_HISTORY_PER_MINUTE: count(300),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_ENABLED: flag(true),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  SHUTDOWN_DEADLINE_MS: count(20_000, { min: 0, max: 600_000 }),
  TURN_DEADLINE_MS: count(120_000, { min: 1_000, max: 3_600_000 }),
  INTERACTION_EXPIRY_MS: count(24 * 3_600_000, { min: 1_000, max: 30 * 24 * 3_600_000 }),
});
type Environment = z.output<typeof Environment>;

export type AuthSettings = { readonly issuer: string; readonly audience: string; readonly tenantClaim: string } & (
  | { readonly mode: 'development' }
  | { readonly mode: 'hs256'; readonly secret: string }
  | { readonly mode: 'jwks'; readonly url: string }
);

export interface OpenAiSettings {
  readonly apiKey: string;
  readonly baseURL: string | undefined;
  readonly models: { readonly mini: string; readonly large: string; readonly decisions: string | undefined };
}

/** Everything that may differ between two installations. Durations in milliseconds. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly store: {
    readonly dataDir: string;
    readonly databaseUrl: string | undefined;
    readonly poolSize: number;
    /** For tests: keep nothing; the file is a template of an empty database that makes the next start quick. */
    readonly inMemory?: string;
  };
  readonly demo: boolean;
  /** Whether the demo company also has its skills, jobs, trainings and opportunities. */
  readonly demoCatalogue: boolean;
  readonly auth: AuthSettings;
  /** The tenant of each key with which a tenant's own systems ask. */
  readonly apiKeys: ReadonlyMap<string, TenantId>;
  /** `undefined`: the offline engine. */
  readonly openai: OpenAiSettings | undefined;
  readonly http: {
    readonly corsOrigins: readonly string[];
    readonly trustProxy: boolean | number | string;
    readonly chatPerMinute: number;
    readonly historyPerMinute: number;
    readonly heartbeatMs: number;
    readonly metrics: boolean;
  };
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly tracingEndpoint: string | undefined;
  readonly limits: {
    readonly shutdownMs: number;
    readonly turnMs: number;
    readonly gateMs: number;
    /** How long a pause can be answered. */
    readonly pauseMs: number;
  };
}

const DEMO_ISSUER = 'oria-demo';
const HEARTBEAT_MS = 15_000;
const GATE_MS = 15_000;

/** @throws ConfigurationError with one line per wrong variable */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigurationError(lines.join('\n'));
  }
  const settings = parsed.data;
  const auth = authOf(settings);
  const demo =
    settings.DEMO_TENANT === undefined ? auth.mode === 'development' : /^(true|1)$/.test(settings.DEMO_TENANT);
  return {
    production: settings.NODE_ENV === 'production',
    host: settings.HOST,
    port: settings.PORT,
    store: {
      dataDir: settings.DATA_DIR,
      databaseUrl: settings.DATABASE_URL,
      poolSize: settings.DATABASE_POOL_SIZE,
    },
    demo,
    demoCatalogue: demo,
    auth,
    apiKeys: settings.API_KEYS,
    openai: openAiOf(settings),
    http: {
      corsOrigins: settings.CORS_ORIGINS,
      trustProxy: settings.TRUST_PROXY,
      chatPerMinute: settings.RATE_LIMIT_PER_MINUTE,
      historyPerMinute: settings.RATE_LIMIT_HISTORY_PER_MINUTE,
      heartbeatMs: HEARTBEAT_MS,
      metrics: settings.METRICS_ENABLED,
    },
    logLevel: settings.LOG_LEVEL,
    tracingEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    limits: {
      shutdownMs: settings.SHUTDOWN_DEADLINE_MS,
      turnMs: settings.TURN_DEADLINE_MS,
      gateMs: GATE_MS,
      pauseMs: settings.INTERACTION_EXPIRY_MS,
    },
  };
};

const authOf = (settings: Environment): AuthSettings => {
  const { JWT_SECRET: secret, JWKS_URL: url, JWT_ISSUER: issuer, JWT_AUDIENCE: audience } = settings;
  const production = settings.NODE_ENV === 'production';
  const mode = settings.AUTH_MODE ?? (url ? 'jwks' : secret ? 'hs256' : 'development');
  if (mode === 'development') {
    if (production) {
      throw new ConfigurationError(
        'AUTH_MODE: development tokens are refused with NODE_ENV=production; set JWT_SECRET or JWKS_URL',
      );
    }
    if (settings.DATABASE_URL && !settings.AUTH_MODE) {
      throw new ConfigurationError(
        'AUTH_MODE: with DATABASE_URL, set JWT_SECRET or JWKS_URL, or AUTH_MODE=development to try it out',
      );
    }
    return {
      mode,
      issuer: issuer ?? DEMO_ISSUER,
      audience: audience ?? 'oria',
      tenantClaim: settings.JWT_TENANT_CLAIM,
    };
  }
  if (!issuer) throw new ConfigurationError(`JWT_ISSUER: is needed with AUTH_MODE=${mode}`);
  if (!audience) throw new ConfigurationError(`JWT_AUDIENCE: is needed with AUTH_MODE=${mode}`);
  const claims = { issuer, audience, tenantClaim: settings.JWT_TENANT_CLAIM };
  if (mode === 'jwks') {
    if (!url) throw new ConfigurationError('JWKS_URL: is needed with AUTH_MODE=jwks');
    return { mode, url, ...claims };
  }
  if (!secret) throw new ConfigurationError('JWT_SECRET: is needed with AUTH_MODE=hs256');
  return { mode, secret, ...claims };
};

const openAiOf = (settings: Environment): OpenAiSettings | undefined => {
  // A compatible server of one's own may want no key; the endpoint alone also chooses it.
  if (!settings.OPENAI_API_KEY && !settings.OPENAI_BASE_URL) return undefined;
  return {
    apiKey: settings.OPENAI_API_KEY ?? 'none',
    baseURL: settings.OPENAI_BASE_URL,
    models: {
      mini: settings.OPENAI_MODEL_MINI,
      large: settings.OPENAI_MODEL_LARGE,
      decisions: settings.OPENAI_MODEL_DECISIONS,
    },
  };
};
