import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const messageOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
};
const secret = 'x'.repeat(32);

describe('The configuration', () => {
  test('of an empty environment is the demo: embedded store, offline engine, development tokens, this machine only', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      store: { dataDir: '.oria', databaseUrl: undefined },
      demo: true,
      auth: { mode: 'development' },
      openai: undefined,
      http: { corsOrigins: [] },
    });
  });

  test('takes an empty variable for an absent one', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toEqual(readConfig({}));
  });

  test('refuses development tokens in production', () => {
    expect(messageOf({ NODE_ENV: 'production' })).toMatch(/^AUTH_MODE: development tokens are refused/);
    expect(messageOf({ NODE_ENV: 'production', AUTH_MODE: 'development' })).toMatch(/refused with NODE_ENV=production/);
  });

  test('wants to be asked for development tokens beside a database of one’s own', () => {
    const server = { DATABASE_URL: 'postgres://localhost/oria' };
    expect(messageOf(server)).toMatch(/^AUTH_MODE: with DATABASE_URL/);
    expect(readConfig({ ...server, AUTH_MODE: 'development' }).auth.mode).toBe('development');
  });

  test('puts the demo in where tokens are for development, unless told otherwise', () => {
    const real = { JWT_SECRET: secret, JWT_ISSUER: 'i', JWT_AUDIENCE: 'a' };
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/oria', AUTH_MODE: 'development' }).demo).toBe(true);
    expect(readConfig(real).demo).toBe(false);
    expect(readConfig({ ...real, DEMO_TENANT: 'true' }).demo).toBe(true);
    expect(readConfig({ DEMO_TENANT: 'false' }).demo).toBe(false);
  });

  test('wants issuer and audience with every real token', () => {
    expect(messageOf({ JWT_SECRET: secret })).toMatch(/^JWT_ISSUER/);
    expect(messageOf({ JWT_SECRET: secret, JWT_ISSUER: 'i' })).toMatch(/^JWT_AUDIENCE/);
    expect(readConfig({ JWT_SECRET: secret, JWT_ISSUER: 'i', JWT_AUDIENCE: 'a' }).auth.mode).toBe('hs256');
    expect(readConfig({ JWKS_URL: 'https://id.example/keys', JWT_ISSUER: 'i', JWT_AUDIENCE: 'a' }).auth.mode).toBe(
      'jwks',
    );
  });

  test('refuses what would fail later, or open what was meant to be closed', () => {
    expect(messageOf({ NODE_ENV: 'prod' })).toMatch(/^NODE_ENV: /);
    expect(messageOf({ TRUST_PROXY: 'nonsense' })).toMatch(/^TRUST_PROXY: must be true, false/);
    expect(messageOf({ TRUST_PROXY: '10.0.0.0/8, loopback' })).toBe('accepted');
    expect(messageOf({ CORS_ORIGINS: 'https://app.example, nonsense' })).toMatch(
      /^CORS_ORIGINS: must be \* or origins/,
    );
    expect(messageOf({ CORS_ORIGINS: 'https://app.example,http://localhost:5173' })).toBe('accepted');
    expect(messageOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'nonsense' })).toMatch(
      /^OTEL_EXPORTER_OTLP_ENDPOINT: must be an http/,
    );
    expect(messageOf({ PORT: 'x' })).toBe('PORT: must be a whole number');
    expect(messageOf({ PORT: '70000' })).toBe('PORT: must be a whole number from 0 to 65535');
  });

  test('names every wrong variable, and never its value', () => {
    const message = messageOf({ PORT: '99999', JWT_SECRET: 'hunter2', DATABASE_URL: 'mysql://u:hunter2@h/d' });
    expect(message.split('\n').map((line) => line.split(':')[0])).toEqual(['PORT', 'DATABASE_URL', 'JWT_SECRET']);
    expect(message).not.toMatch(/hunter2/);
  });

  test('knows a company by each of its keys, and by none unless told', () => {
    const [one, two] = ['k'.repeat(24), `${'k'.repeat(24)}+/=`];
    expect(readConfig({}).apiKeys.size).toBe(0);
    expect([...readConfig({ API_KEYS: `acme:${one}, urn:globex:${two},` }).apiKeys]).toEqual([
      [one, 'acme'],
      [two, 'urn:globex'],
    ]);
  });

  test.each([
    ['without a company', 'k'.repeat(24)],
    ['with a company of no name', `:${'k'.repeat(24)}`],
    ['that can be guessed', `acme:${'k'.repeat(23)}`],
    ['with white space inside', `acme:${'k'.repeat(24)} ${'k'.repeat(24)}`],
    ['that no header carries', `acme:${'k'.repeat(24)}é`],
    ['that two companies have', `acme:${'k'.repeat(24)},globex:${'k'.repeat(24)}`],
  ])('refuses a key %s in one line that does not hold it', (_, API_KEYS) => {
    const message = messageOf({ API_KEYS });
    expect(message).toMatch(/^API_KEYS: must [^\n]*$/);
    expect(message).not.toMatch(/kkk|acme/);
  });

  test('an OpenAI-compatible endpoint of one’s own needs no key', () => {
    expect(readConfig({ OPENAI_BASE_URL: 'http://127.0.0.1:1234/v1' }).openai).toMatchObject({
      baseURL: 'http://127.0.0.1:1234/v1',
    });
    expect(readConfig({ OPENAI_API_KEY: 'sk-x' }).openai?.baseURL).toBeUndefined();
  });
});
