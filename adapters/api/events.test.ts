import { describe, expect, test } from 'vitest';
import type { ProblemDetails } from '../../contracts/errors.ts';
import { EVENT_EXAMPLE, EVENT_INPUT_EXAMPLE } from './events-router.ts';
import { served, token } from './served.fixture.ts';
import { OTHERS_CONVERSATION } from './small-oria.fixture.ts';

const EVENT = '/chatbot/api/v1/event';
const STATE = `${EVENT}/feedback-state`;
const ONE = `${EVENT}/${EVENT_EXAMPLE.event_id}`;
const put = { method: 'PUT' };
const patch = { method: 'PATCH' };
const { messageId } = EVENT_EXAMPLE;

const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) });

describe('an event', () => {
  test('is kept as it was told', async () => {
    const { post, oria } = await served();
    const response = await post(EVENT, EVENT_INPUT_EXAMPLE);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(EVENT_EXAMPLE);
    expect(oria.asked[0]?.wish).toEqual(EVENT_INPUT_EXAMPLE);
  });

  test('changes in what is given, which may be nothing', async () => {
    const { post, oria } = await served();
    for (const change of [{ comment: null }, { reasons: ['a', 'b'] }, { payload: { seen: true } }, {}]) {
      expect((await post(ONE, change, patch)).status).toBe(200);
      expect(oria.asked.at(-1)?.wish).toEqual(change);
    }
  });

  test('is the one that the path names', async () => {
    const { post, oria } = await served();
    const other = { event_id: '01981f2e-0000-7000-8000-00000000000a', comment: 'x' };
    expect((await post(ONE, other, patch)).status).toBe(200);
    expect(oria.asked[0]?.wish).toEqual({ comment: 'x' });
  });

  test('that is not there is missing, whatever it is called', async () => {
    const { post } = await served();
    for (const id of ['01981f2e-0000-7000-8000-00000000000a', 'nothing', '%00', '7']) {
      const response = await post(`${EVENT}/${id}`, { comment: 'x' }, patch);
      expect(await response.json()).toMatchObject({ status: 404, code: 'event.not-found' });
    }
  });

  test("of another's conversation is not kept", async () => {
    const { post } = await served();
    const response = await post(EVENT, { type: 'x', userConversationId: OTHERS_CONVERSATION });
    expect(await response.json()).toMatchObject({ status: 404, code: 'conversation.not-found' });
  });
});

describe('what a user thinks of an answer', () => {
  test.each(['positive', 'negative', null])('is set to %j', async (state) => {
    const { post, oria } = await served();
    const response = await post(STATE, { messageId, state }, put);
    expect(await response.json()).toMatchObject({ type: 'feedback', state });
    expect(oria.asked[0]).toMatchObject({ what: 'setFeedbackState', wish: { messageId, state } });
  });

  test('of a message that is not there is missing', async () => {
    const { post } = await served();
    const response = await post(STATE, { messageId: OTHERS_CONVERSATION, state: 'positive' }, put);
    expect(await response.json()).toMatchObject({ status: 404, code: 'event.message-not-found' });
  });

  test('has a path of its own, which is no event of that name', async () => {
    const { post, oria } = await served();
    expect((await post(STATE, {}, patch)).headers.get('allow')).toBe('PUT');
    expect((await post(ONE, {}, put)).headers.get('allow')).toBe('PATCH');
    expect(oria.asked).toEqual([]);
  });
});

describe('what has not the form', () => {
  test.each<[string, string, unknown, string]>([
    ['POST', EVENT, {}, 'type'],
    ['POST', EVENT, { type: 'A b' }, 'type'],
    ['POST', EVENT, { type: 'x'.repeat(65) }, 'type'],
    ['POST', EVENT, { type: 'x', payload: [] }, 'payload'],
    ['POST', EVENT, { type: 'x', payload: nested(7) }, 'payload'],
    ['POST', EVENT, { type: 'x', payload: { a: Array(500).fill(1) } }, 'payload'],
    ['POST', EVENT, { type: 'x', payload: { a: 'x'.repeat(4_001) } }, 'payload'],
    ['POST', EVENT, { type: 'x', payload: { 'a\u0000': 1 } }, 'payload'],
    ['POST', EVENT, { type: 'x', messageId: 'm' }, 'messageId'],
    ['POST', EVENT, { type: 'feedback', messageId, state: 'positive' }, 'state'],
    ['PUT', STATE, {}, 'messageId'],
    ['PUT', STATE, { messageId }, 'state'],
    ['PUT', STATE, { messageId, state: 'great' }, 'state'],
    ['PUT', STATE, { messageId: 7, state: null }, 'messageId'],
    ['PATCH', ONE, { comment: '' }, 'comment'],
    ['PATCH', ONE, { comment: 'x'.repeat(4_001) }, 'comment'],
    ['PATCH', ONE, { comment: '\ud800' }, 'comment'],
    ['PATCH', ONE, { reasons: null }, 'reasons'],
    ['PATCH', ONE, { reasons: Array(21).fill('a') }, 'reasons'],
    ['PATCH', ONE, { payload: nested(7) }, 'payload'],
    ['PATCH', ONE, { coment: 'lost?' }, 'coment'],
    ['PATCH', ONE, [], ''],
    ['PATCH', ONE, 'null', ''],
  ])('%s %s %j is a 422 that names the field', async (method, path, body, field) => {
    const { post, oria } = await served();
    const response = await post(path, body, { method });
    expect(response.status).toBe(422);
    expect(((await response.json()) as ProblemDetails).issues?.[0]?.field).toBe(field);
    expect(oria.asked).toEqual([]);
  });

  test('is bounded in what it says of names that nobody knows', async () => {
    const { post } = await served();
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`${index}${'x'.repeat(1_000)}`, 1]));
    const body = await (await post(ONE, { ...many, ['\ud83d'.repeat(150)]: 1 }, patch)).text();
    expect(body.length).toBeLessThan(6_000);
    expect((JSON.parse(body) as ProblemDetails).issues).toHaveLength(20);
  });
});

test('nobody writes events without a token, and no page of another origin without being listed', async () => {
  const { post, ask } = await served({ corsOrigins: ['https://app.test'] });
  for (const [path, init] of [
    [EVENT, {}],
    [STATE, put],
    [ONE, patch],
  ] as const)
    expect((await post(path, {}, { ...init, headers: { authorization: undefined } })).status).toBe(401);
  const headers = { origin: 'https://app.test', 'access-control-request-method': 'PATCH', authorization: undefined };
  const preflight = await ask(ONE, { method: 'OPTIONS', headers });
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
});

test('events are counted apart from turns', async () => {
  const { post } = await served({ rates: { windowMs: 60_000, limits: { chat: 1, history: 5 } } });
  for (const [path, init] of [
    [EVENT, {}],
    [STATE, put],
    [ONE, patch],
  ] as const)
    expect((await post(path, {}, init)).headers.get('ratelimit')).toMatch(/^"history"/);
  const grace = { authorization: `Bearer ${await token({ sub: 'grace' })}` };
  expect((await post('/trpc/events.record', {}, { headers: grace })).headers.get('ratelimit')).toMatch(/^"history"/);
});
