import { describe, expect, test } from 'vitest';
import { served, token } from './served.fixture.ts';

const CHAT = '/chatbot/api/v2/chat';
const LIST = '/chatbot/api/history/conversations/ada';

describe('limits per user', () => {
  const rates = { windowMs: 60_000, limits: { chat: 2, history: 3 } };

  test('are told by standard headers, and end in a 429 that says when to go on', async () => {
    const { post } = await served({ rates });
    const first = await post(CHAT, { message: 'a' });
    expect(first.headers.get('ratelimit-policy')).toMatch(/^"chat"; q=2; w=60/);
    expect(first.headers.get('ratelimit')).toMatch(/^"chat"; r=1; t=\d+/);
    await post(CHAT, { message: 'a' });
    const refused = await post(CHAT, { message: 'a' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'request.rate-limited' });
  });

  test("are each user's own, and turns are counted apart", async () => {
    const { post, ask } = await served({ rates });
    for (let count = 0; count < 3; count += 1) await post(CHAT, { message: 'a' });
    expect((await post('/chatbot/api/v2/chat_streaming', { message: 'a' })).status).toBe(429);
    expect((await ask(LIST)).status).toBe(200);
    const grace = { authorization: `Bearer ${await token({ sub: 'grace' })}` };
    expect((await post(CHAT, { message: 'a' }, { headers: grace })).status).toBe(200);
  });

  test('count each call of a batch, whatever its spelling, and say so in the form of tRPC', async () => {
    const { post, oria } = await served({ rates });
    const batch = (path: string) =>
      post(`/trpc/${path}?batch=1`, { 0: { message: 'a' }, 1: { message: 'a' }, 2: { message: 'a' } });
    const refused = await batch('chat.send,chat.send,chat.send');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject([
      { error: { data: { oria: { code: 'request.rate-limited' } } } },
      {},
      {},
    ]);
    expect((await batch('chat%2Esend')).status).toBe(429);
    const hidden = await batch('chat.send,chat.send,x%2Fhistory.messages');
    expect(await hidden.json()).toMatchObject([
      { error: { data: { httpStatus: 429 } } },
      { error: { data: { httpStatus: 429 } } },
      {},
    ]);
    expect((await batch('history%2Econversations')).status).not.toBe(429);
    expect(oria.asked.filter(({ what }) => what === 'startTurn')).toEqual([]);
  });

  test('a batch has at most ten calls', async () => {
    const { post, oria } = await served();
    const response = await post(`/trpc/${Array(11).fill('chat.send').join(',')}?batch=1`, { 0: { message: 'a' } });
    expect(response.status).toBe(400);
    expect(oria.asked).toEqual([]);
  });
});

describe('tRPC', () => {
  test.each([
    ['a broken body', '{"message":', {}, 400, 'request.malformed'],
    ['a body of another kind', 'message=a', { 'content-type': 'text/plain' }, 415, 'request.unsupported-media-type'],
    ['a body that is too large', `"${'a'.repeat(600_000)}"`, {}, 413, 'request.too-large'],
    ['no token', '{"message":"a"}', { authorization: undefined }, 401, 'identity.unauthenticated'],
    ['a wrong field', '{"message":7}', {}, 422, 'request.invalid'],
  ])('answers %s in its own form', async (_what, body, headers, status, code) => {
    const { post } = await served();
    const response = await post('/trpc/chat.send', body, { headers });
    expect(response.status).toBe(status);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ error: { data: { httpStatus: status, oria: { code } } } });
    expect(text).not.toContain('stack');
  });

  test('an unknown procedure is 404, and what nobody foresaw is 500 without a detail', async () => {
    const { post, ask, oria, lines } = await served();
    const unknown = await ask('/trpc/nothing');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ error: { data: { oria: { code: 'route.not-found' } } } });
    oria.failure = new TypeError('secret detail');
    const failed = await post('/trpc/chat.send', { message: 'salary' });
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain('secret');
    expect(lines.join()).toContain('secret detail');
    expect(lines.join()).not.toContain('salary');
  });
});

describe('pages of other origins', () => {
  test('may not read anything by default', async () => {
    const { ask } = await served();
    const response = await ask(LIST, { headers: { origin: 'https://app.test' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('may where their origin is listed, and ask first without a token', async () => {
    const { ask } = await served({ corsOrigins: ['https://app.test', 'https://two.test'] });
    const headers = { origin: 'https://app.test', 'access-control-request-method': 'PUT', authorization: undefined };
    const preflight = await ask(LIST, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://app.test');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    const response = await ask(LIST, { headers: { origin: 'https://two.test' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://two.test');
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
    const other = await ask(LIST, { headers: { origin: 'https://evil.test' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    const failed = await ask(LIST, { headers: { origin: 'https://app.test', authorization: undefined } });
    expect([failed.status, failed.headers.get('access-control-allow-origin')]).toEqual([401, 'https://app.test']);
  });
});

describe('every answer', () => {
  test('has security headers and does not name its maker', async () => {
    const { ask } = await served();
    const { headers } = await ask(LIST);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).not.toMatch(/https?:|\*/);
  });

  test("carries a request id: the caller's when it is well-formed, else a new one", async () => {
    const { ask, oria } = await served();
    const id = async (given?: string) =>
      (await ask(LIST, { headers: { 'x-request-id': given } })).headers.get('x-request-id');
    expect(await id('trace-7')).toBe('trace-7');
    expect(oria.asked.at(-1)?.ctx.requestId).toBe('trace-7');
    for (const bad of [undefined, 'a b', 'x'.repeat(65), '{"x":1}']) expect(await id(bad)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the log', () => {
  test('has one line per request with route, tenant, run, status and duration, and no text of the user', async () => {
    const { post, ask, logged, lines } = await served();
    await post(CHAT, { message: 'my salary' }, { headers: { 'x-request-id': 'r1' } });
    await ask('/chatbot/api/history/conversations/search/ada/salary');
    await ask('/chatbot/api/history/conversations/search/ada/salary/more');
    await ask('/nothing?q=salary');
    await post('/trpc/chat.send', { message: 'my salary' });
    const found = logged().filter(({ msg }) => msg === 'request completed');
    expect(found).toHaveLength(5);
    expect(found[0]).toMatchObject({ requestId: 'r1', method: 'POST', route: CHAT, status: 200, tenant: 'acme' });
    expect(found[0].run).toBeTypeOf('string');
    expect(found[0].durationMs).toBeTypeOf('number');
    expect(found[1].route).toBe('/chatbot/api/history/conversations/search/{userApplicationId}/{searchTerm}');
    expect(found[3]).toMatchObject({ route: 'unmatched', status: 404, code: 'route.not-found' });
    expect(found[4]).toMatchObject({ route: '/trpc/chat.send', tenant: 'acme' });
    expect(lines.join()).not.toMatch(/salary|Bearer|authorization/);
  });
});

describe('for those who run the service', () => {
  test('liveness, readiness and metrics need no token and leave no line in the log', async () => {
    const { ask, lines } = await served();
    const headers = { authorization: undefined };
    expect(await (await ask('/healthz', { headers })).json()).toEqual({ status: 'ok' });
    expect(await (await ask('/readyz', { headers })).json()).toEqual({ status: 'ready', checks: { store: 'ok' } });
    const metrics = await ask('/metrics', { headers });
    expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4');
    expect(await metrics.text()).toBe('up 1\n');
    expect((await ask('/healthz', { method: 'POST', headers })).status).toBe(405);
    expect(lines.filter((line) => line.includes('request completed') && !line.includes('405'))).toEqual([]);
  });

  test('it is not ready while a store fails, nor once it stops', async () => {
    const stop = new AbortController();
    const { ask, oria } = await served({ signal: stop.signal });
    oria.ready = false;
    const failing = await ask('/readyz');
    expect(failing.status).toBe(503);
    expect(await failing.json()).toMatchObject({ code: 'store.unavailable', detail: 'Not ready; failing: store.' });
    oria.ready = true;
    stop.abort();
    expect(await (await ask('/readyz')).json()).toMatchObject({ status: 503, code: 'service.stopping' });
    expect((await ask('/healthz')).status).toBe(200);
  });

  test('it says that it is stopping while running turns still end, unless the store fails too', async () => {
    const { ask, oria } = await served();
    const checks = { store: 'ok', turns: 'failing' } as { store: 'ok' | 'failing'; turns: 'failing' };
    oria.readiness = async () => ({ ready: false, checks });
    const stopping = { status: 503, code: 'service.stopping', detail: 'The service is stopping.' };
    expect(await (await ask('/readyz')).json()).toMatchObject(stopping);
    checks.store = 'failing';
    const both = { code: 'store.unavailable', detail: 'Not ready; failing: store, turns.' };
    expect(await (await ask('/readyz')).json()).toMatchObject(both);
  });

  test('metrics can be switched off', async () => {
    const { ask } = await served({ metrics: false });
    expect(await (await ask('/metrics')).json()).toMatchObject({ status: 404, code: 'route.not-found' });
  });

  test('the reference page and all that it loads comes from here', async () => {
    const { ask } = await served();
    const headers = { authorization: undefined };
    const page = await ask('/docs', { headers });
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await page.text();
    expect(html).not.toMatch(/https?:\/\//);
    expect(html).not.toMatch(/<script(?![^>]*src)|style=|<style/);
    const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(loaded).toHaveLength(4);
    for (const path of loaded) expect((await ask(path, { headers })).status).toBe(200);
    const script = await (await ask('/docs/page.js', { headers })).text();
    expect(script).not.toMatch(/https?:\/\//);
    const [document] = /\/docs\/[a-z.]+json/.exec(script) ?? [];
    expect(await (await ask(document ?? '', { headers })).json()).toMatchObject({ openapi: '3.1.0' });
    expect((await ask('/docs/package.json', { headers })).status).toBe(404);
    expect((await ask('/docs/..%2fpackage.json', { headers })).status).toBe(404);
  });
});

test('every error that is answered is counted by its code, over REST and tRPC', async () => {
  const codes: string[] = [];
  const { ask, post, logged } = await served({ failed: (code) => void codes.push(code) });
  await ask('/nothing');
  await post(CHAT, { message: '' });
  await post('/trpc/chat.send', { message: '' });
  await ask(LIST);
  expect(codes).toEqual(['route.not-found', 'request.invalid', 'request.invalid']);
  expect(logged().map(({ code }) => code)).toEqual([...codes, undefined]);
});
