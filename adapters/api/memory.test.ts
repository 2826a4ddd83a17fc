import { describe, expect, test } from 'vitest';
import type { ProblemDetails } from '../../contracts/errors.ts';
import { served, token } from './served.fixture.ts';

const BASE = '/chatbot/api/v1/long_term_memory';
const MINE = `${BASE}/ada`;
const put = { method: 'PUT' };

describe('what is remembered of a user', () => {
  test('is added to, read and forgotten', async () => {
    const { ask, post, oria } = await served();
    expect(await (await ask(MINE)).json()).toEqual({ preferences: [] });
    const merged = await post(MINE, { preferences: ['prefers evenings', 'lives in Lyon'] }, put);
    expect(await merged.json()).toEqual({ preferences: ['prefers evenings', 'lives in Lyon'] });
    const read = await ask(MINE);
    expect(read.headers.get('cache-control')).toBe('no-store');
    expect(await read.json()).toEqual({ preferences: ['prefers evenings', 'lives in Lyon'] });
    expect(await (await ask(MINE, { method: 'DELETE' })).json()).toEqual({ deleted: true });
    expect(await (await ask(MINE, { method: 'DELETE' })).json()).toEqual({ deleted: false });
    expect(oria.asked[1]?.wish).toEqual({ preferences: ['prefers evenings', 'lives in Lyon'] });
  });

  test('is what the path says, whatever the body says', async () => {
    const { post, oria } = await served();
    const response = await post(MINE, { user_application_id: 'grace', preferences: [] }, put);
    expect(response.status).toBe(200);
    expect(oria.asked[0]).toMatchObject({ ctx: { user: { id: 'ada' } }, wish: { preferences: [] } });
  });

  test('of another user, of nobody, or of no name is not there, and nobody is asked', async () => {
    const { ask, post, oria } = await served();
    const bodies = [];
    for (const user of ['grace', 'nobody', '%00', 'ADA', '..%2fada'])
      for (const response of [
        await ask(`${BASE}/${user}`),
        await post(`${BASE}/${user}`, { preferences: ['a'] }, put),
        await ask(`${BASE}/${user}`, { method: 'DELETE' }),
      ])
        bodies.push({ ...((await response.json()) as object), requestId: undefined });
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(bodies[0]).toMatchObject({ status: 404, code: 'identity.user-not-found' });
    const grace = { authorization: `Bearer ${await token({ sub: 'grace' })}` };
    expect((await ask(MINE, { headers: grace })).status).toBe(404);
    expect(oria.asked).toEqual([]);
  });

  test.each<[unknown, string]>([
    [{}, 'preferences'],
    [{ preferences: 'a' }, 'preferences'],
    [{ preferences: null }, 'preferences'],
    [{ preferences: Array(501).fill('a') }, 'preferences'],
    [{ preferences: ['a', 1] }, 'preferences.1'],
    [{ preferences: ['\t'] }, 'preferences.0'],
    [{ preferences: ['😀'.repeat(501)] }, 'preferences.0'],
    [{ preferences: ['a\u0000'] }, 'preferences.0'],
    [{ preferences: ['\udfff'] }, 'preferences.0'],
    [['a'], ''],
    ['null', ''],
  ])('is not added to by %j', async (body, field) => {
    const { post, oria } = await served();
    const response = await post(MINE, body, put);
    expect(response.status).toBe(422);
    expect(((await response.json()) as ProblemDetails).issues?.[0]?.field).toBe(field);
    expect(oria.asked).toEqual([]);
  });

  test('is counted apart from turns, and is no route of another method or of a key', async () => {
    const { ask, post } = await served({ rates: { windowMs: 60_000, limits: { chat: 1, history: 2 } } });
    expect((await ask(MINE)).headers.get('ratelimit')).toMatch(/^"history"; r=1;/);
    expect((await post(MINE, {})).headers.get('allow')).toBe('GET, HEAD, PUT, DELETE');
    expect((await ask(MINE)).status).toBe(429);
    const key = { authorization: undefined, 'x-api-key': 'k-0123456789-0123456789-acme' };
    expect((await ask(MINE, { headers: key })).status).toBe(401);
  });
});
