import { describe, expect, test } from 'vitest';
import type { ProblemDetails } from '../../contracts/errors.ts';
import { StoreUnavailable } from '../../modules/kernel/index.ts';
import { FRONTEND_CONFIG_EXAMPLE } from './examples.ts';
import { API_KEYS, served, token } from './served.fixture.ts';

const CONFIGS = '/chatbot/api/v1/configs';
const TRPC = '/trpc/configs.get';
const noToken = { authorization: undefined };
const withKey = (key: string, more: object = {}) => ({ headers: { ...noToken, 'x-api-key': key, ...more } });

describe('the configuration of a frontend', () => {
  test("is answered to a company's key without a user, and kept by no cache", async () => {
    const { ask, oria } = await served();
    const response = await ask(CONFIGS, withKey(API_KEYS.acme));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ ...FRONTEND_CONFIG_EXAMPLE, companyName: 'acme' });
    expect(oria.asked).toEqual([]);
  });

  test("is that of the key's own company, whatever a token beside it says", async () => {
    const { ask } = await served();
    const bearer = { authorization: `Bearer ${await token()}` };
    const response = await ask(CONFIGS, withKey(API_KEYS.globex, bearer));
    expect(await response.json()).toMatchObject({ companyName: 'globex' });
  });

  test.each([
    ['nothing', noToken],
    ['a wrong key', { ...noToken, 'x-api-key': `${API_KEYS.acme}x` }],
    ['a token in place of a key', {}],
    ['a key in place of a token', { authorization: `Bearer ${API_KEYS.acme}` }],
  ])('is not answered to %s', async (_, headers) => {
    const { ask } = await served();
    for (const path of [CONFIGS, TRPC]) {
      const response = await ask(path, { headers });
      expect(response.status).toBe(401);
      expect(response.headers.get('cache-control')).toMatch(/^no-store/);
      if (path === TRPC) continue;
      expect(response.headers.get('www-authenticate')).toBe('ApiKey realm="oria"');
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ code: 'identity.unauthenticated', requestId: expect.any(String) });
    }
  });

  test('of a company that is not there is missing', async () => {
    const { ask } = await served();
    const response = await ask(CONFIGS, withKey(API_KEYS.nobody));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'configuration.not-found' });
  });

  test('is a problem without a detail while the store is away', async () => {
    const { ask, oria } = await served();
    oria.failure = new StoreUnavailable({ cause: new Error('password of the store') });
    const response = await ask(CONFIGS, withKey(API_KEYS.acme));
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('password');
  });

  test('has no other method, which is told to keys only', async () => {
    const { ask } = await served();
    const refused = await ask(CONFIGS, { method: 'DELETE', ...withKey(API_KEYS.acme) });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT']);
    expect((await ask(CONFIGS, { method: 'DELETE' })).status).toBe(401);
  });

  test('leaves a line in the log with its route and company, without the key', async () => {
    const { ask, logged, lines } = await served();
    await ask(CONFIGS, withKey(API_KEYS.acme));
    await ask(CONFIGS, withKey(API_KEYS.acme.toUpperCase()));
    expect(logged()).toMatchObject([
      { route: CONFIGS, tenant: 'acme', status: 200 },
      { route: CONFIGS, status: 401, code: 'identity.unauthenticated' },
    ]);
    expect(lines.join().toLowerCase()).not.toContain(API_KEYS.acme);
  });

  test('may be asked for by the pages of a listed origin', async () => {
    const { ask } = await served({ corsOrigins: ['https://app.test'] });
    const headers = { ...noToken, origin: 'https://app.test', 'access-control-request-method': 'GET' };
    const preflight = await ask(CONFIGS, { method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-api-key');
  });
});

describe('a change of the configuration', () => {
  const change = (post: Awaited<ReturnType<typeof served>>['post'], body: unknown, key: string = API_KEYS.acme) =>
    post(CONFIGS, body, { method: 'PUT', headers: { ...noToken, 'x-api-key': key } });

  test("says what is given and nothing else, of the key's own company", async () => {
    const { post, oria } = await served();
    const wish = { welcomeMessage: null, theme: { primaryColor: '#112233' }, layout: { showHistory: false } };
    const response = await change(post, wish, API_KEYS.globex);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ ...wish, companyName: 'globex', layout: { position: 'right' } });
    expect((await change(post, {})).status).toBe(200);
    expect(oria.changed).toEqual([
      { tenant: 'globex', change: wish },
      { tenant: 'acme', change: {} },
    ]);
  });

  test.each<[object, string]>([
    [{ ai: { provider: 'openai' } }, 'ai'],
    [{ toolExclusion: [] }, 'toolExclusion'],
    [{ frontend: { welcomeMessage: 'x' } }, 'frontend'],
    [{ botName: 'Oria', enabledSpecialists: null }, 'enabledSpecialists'],
    [{ theme: { primaryColor: '#112233', font: 'serif' } }, 'theme.font'],
    [{ layout: { position: 'left', width: 3 } }, 'layout.width'],
    [{ tenant: 'globex' }, 'tenant'],
    [{ botName: '' }, 'botName'],
    [{ botName: 'x'.repeat(101) }, 'botName'],
    [{ companyName: null }, 'companyName'],
    [{ companyName: 'a\u0000' }, 'companyName'],
    [{ language: 'nl' }, 'language'],
    [{ welcomeMessage: ' ' }, 'welcomeMessage'],
    [{ theme: { primaryColor: 'red' } }, 'theme.primaryColor'],
    [{ theme: { logoUrl: 'http://acme.example/logo.svg' } }, 'theme.logoUrl'],
    [{ theme: { logoUrl: 'javascript:alert(1)' } }, 'theme.logoUrl'],
    [{ theme: null }, 'theme'],
    [{ layout: { position: 'top' } }, 'layout.position'],
    [{ layout: { showHistory: 'no' } }, 'layout.showHistory'],
    [[], ''],
  ])('by %j is refused whole, and the field is named', async (body, field) => {
    const { post, oria } = await served();
    const response = await change(post, body);
    expect(response.status).toBe(422);
    expect(((await response.json()) as ProblemDetails).issues?.[0]?.field).toBe(field);
    expect(oria.changed).toEqual([]);
  });

  test('says what it would have known: the field that is none is named as one', async () => {
    const { post } = await served();
    const response = await change(post, { colour: '#112233', theme: { colour: 1 } });
    expect(((await response.json()) as ProblemDetails).issues).toEqual([
      { field: 'theme.colour', message: 'is not a field of this request' },
      { field: 'colour', message: 'is not a field of this request' },
    ]);
  });

  test('is for keys only', async () => {
    const { post, oria } = await served();
    expect((await post(CONFIGS, {}, { method: 'PUT' })).status).toBe(401);
    expect((await change(post, {}, `${API_KEYS.acme}x`)).status).toBe(401);
    expect((await post('/trpc/configs.change', { botName: 'Mine' })).status).toBe(401);
    expect(await (await change(post, {}, API_KEYS.nobody)).json()).toMatchObject({ code: 'configuration.not-found' });
    expect(oria.changed).toEqual([]);
  });
});

describe('a key', () => {
  test('is counted for itself, apart from other keys and from users', async () => {
    const { ask } = await served({ rates: { windowMs: 60_000, limits: { chat: 1, history: 2 } } });
    const statuses = [];
    for (const path of [CONFIGS, TRPC, CONFIGS]) statuses.push((await ask(path, withKey(API_KEYS.acme))).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await ask(CONFIGS, withKey(API_KEYS.globex))).headers.get('ratelimit')).toMatch(/^"history"; r=1;/);
    expect((await ask('/chatbot/api/history/conversations/ada')).status).toBe(200);
  });

  test.each([
    ['GET', '/chatbot/api/history/conversations/ada'],
    ['POST', '/chatbot/api/v2/chat'],
    ['POST', '/chatbot/api/v2/chat_streaming'],
    ['POST', '/chatbot/api/v2/chat/cancel'],
    ['POST', '/chatbot/api/v2/chat/prompts'],
    ['POST', '/chatbot/api/v1/event'],
    ['GET', '/chatbot/api/nothing'],
    ['POST', '/trpc/chat.send'],
    ['POST', '/trpc/chat.send,configs.get?batch=1'],
    ['POST', '/trpc/chat.send,x%2Fconfigs.get?batch=1'],
    ['POST', '/trpc/chat.send%2Cx/configs.get?batch=1'],
  ])('is no user: %s %s', async (method, path) => {
    const { ask, oria } = await served();
    const headers = { ...noToken, 'x-api-key': API_KEYS.acme, 'content-type': 'application/json' };
    const body = method === 'POST' ? JSON.stringify({ 0: { message: 'a' }, message: 'a' }) : undefined;
    const response = await ask(path, { method, headers, ...(body && { body }) });
    expect(response.status).toBeGreaterThan(200);
    expect(await response.text()).not.toContain('"result"');
    expect(oria.asked).toEqual([]);
  });

  test('and a token do not add up in one batch: each call is for one kind of caller', async () => {
    const { ask } = await served();
    const batch = `/trpc/history.conversations,configs.get?batch=1&input=${encodeURIComponent('{"0":{"userApplicationId":"ada"}}')}`;
    const response = await ask(batch, { headers: { 'x-api-key': API_KEYS.acme } });
    expect(await response.json()).toMatchObject([
      { result: { data: { total: 1 } } },
      { error: { data: { httpStatus: 401, oria: { code: 'identity.unauthenticated' } } } },
    ]);
  });
});

test('nobody has a key where none is configured', async () => {
  const { ask } = await served({ apiKeys: new Map() });
  expect((await ask(CONFIGS, withKey(API_KEYS.acme))).status).toBe(401);
  expect((await ask(CONFIGS, withKey(''))).status).toBe(401);
});
