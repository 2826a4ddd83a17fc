import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProblemDetails } from '../../contracts/errors.ts';
import { StoreUnavailable } from '../../modules/kernel/index.ts';
import { ISSUE_EXAMPLES } from './examples.ts';
import { buildOpenApiDocument } from './openapi.ts';
import { API_KEYS, served } from './served.fixture.ts';
import { BUSY_CONVERSATION, NO_CONVERSATION, OTHERS_CONVERSATION } from './small-oria.fixture.ts';

const CHAT = '/chatbot/api/v2/chat';
const STREAM = '/chatbot/api/v2/chat_streaming';

/** Reads a problem and holds it to its contract. */
const problem = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const body = ProblemDetails.strict().parse(await response.json());
  expect(body.status).toBe(response.status);
  expect(body.type).toBe(`urn:oria:problem:${body.code}`);
  expect(body.requestId).toBe(response.headers.get('x-request-id'));
  return body;
};

describe.each([CHAT, STREAM])('what is wrong with a request to %s is a problem', (path) => {
  test.each([
    ['text that is no JSON', '{"message":', 400, 'request.malformed'],
    ['an empty body', '', 422, 'request.invalid'],
    ['a list', '[]', 422, 'request.invalid'],
    ['a bare text', '"hello"', 422, 'request.invalid'],
    ['null', 'null', 422, 'request.invalid'],
    ['a field of the wrong kind', '{"message":1}', 422, 'request.invalid'],
    ['a lone surrogate', '{"message":"\\ud800"}', 422, 'request.invalid'],
    ['a NUL', '{"message":"a\\u0000b"}', 422, 'request.invalid'],
    ['blank text', '{"message":"  "}', 422, 'request.invalid'],
    ['a conversation that is no UUID', '{"message":"a","userConversationId":"7"}', 422, 'request.invalid'],
    [
      "another's conversation",
      `{"message":"a","userConversationId":"${OTHERS_CONVERSATION}"}`,
      404,
      'conversation.not-found',
    ],
    ['a busy conversation', `{"message":"a","userConversationId":"${BUSY_CONVERSATION}"}`, 409, 'conversation.busy'],
    ['more than the largest body', `{"message":"${'a'.repeat(600_000)}"}`, 413, 'request.too-large'],
  ])('%s', async (_what, body, status, code) => {
    const { post } = await served();
    const response = await post(path, body);
    expect(response.status).toBe(status);
    expect(await problem(response)).toMatchObject({ code });
  });

  test('20,001 characters', async () => {
    const { post, oria } = await served();
    const { issues } = await problem(await post(path, { message: '😀'.repeat(20_001) }));
    expect(issues).toEqual([{ field: 'message', message: 'must have at most 20000 characters' }]);
    expect(oria.asked).toEqual([]);
  });

  test('nested fields are named with dots, and text in metadata is checked too', async () => {
    const { post } = await served();
    const { issues } = await problem(
      await post(path, { message: 'a', metadata: { a: { b: '\u0000' } }, language: 'xx' }),
    );
    expect(issues?.map(({ field }) => field)).toEqual(['language', 'metadata']);
  });

  test('bytes that are not UTF-8 are not repaired', async () => {
    const { ask } = await served();
    const body = Buffer.concat([Buffer.from('{"message":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]);
    const response = await ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect(response.status).toBe(400);
    expect(await problem(response)).toMatchObject({ code: 'request.malformed' });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'nonsense'])(
    'a body as %s',
    async (type) => {
      const { post } = await served();
      const response = await post(path, '{"message":"a"}', { headers: { 'content-type': type } });
      expect(response.status).toBe(415);
      expect(await problem(response)).toMatchObject({ code: 'request.unsupported-media-type' });
    },
  );

  test('another method, which says the right one', async () => {
    const { ask } = await served();
    const response = await ask(path);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await problem(response)).toMatchObject({ code: 'request.method-not-allowed' });
  });
});

describe('what a body may hold', () => {
  test('the largest message fits, also where every character is escaped', async () => {
    const { post, oria } = await served();
    const escaped = '\\ud83d\\ude00'.repeat(20_000);
    const metadata = `"${'\\u0061'.repeat(3_900)}"`;
    const body = `{"message":"${escaped}","metadata":{${[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `"k${n}":${metadata}`)}}}`;
    expect((await post(CHAT, body)).status).toBe(200);
    expect(oria.asked[0]?.wish).toMatchObject({ message: '😀'.repeat(20_000) });
  });

  test('nesting without end is read and refused', async () => {
    const { post } = await served();
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect((await post(CHAT, deep)).status).toBe(422);
    expect((await post(CHAT, `{"message":"a","metadata":{"a":${deep}}}`)).status).toBe(422);
  });

  test('__proto__ is a name like any other and reaches nothing', async () => {
    const { post, oria } = await served();
    await post(
      CHAT,
      '{"message":"a","__proto__":{"admin":true},"metadata":{"__proto__":{"admin":true},"constructor":{}}}',
    );
    expect(Object.prototype).not.toHaveProperty('admin');
    expect(oria.asked[0]?.wish).not.toHaveProperty('admin');
    expect((await post(CHAT, '{"__proto__":{"message":"a"}}')).status).toBe(422);
  });

  test('text with a charset of utf-8, an emoji sequence and code are kept as they are', async () => {
    const { post } = await served();
    const message = '👩‍👩‍👧 \tif (a < b) {\r\n}';
    const headers = { 'content-type': 'application/json; charset=UTF-8' };
    expect(await (await post(CHAT, { message }, { headers })).json()).toMatchObject({ answer: `You said: ${message}` });
  });
});

test('whatever JSON comes, it is taken or refused, never a failure', async () => {
  const { post } = await served();
  const field = (name: string) => fc.option(fc.jsonValue(), { nil: undefined }).map((value) => ({ [name]: value }));
  const body = fc
    .tuple(field('message'), field('userConversationId'), field('language'), field('idempotencyKey'), field('metadata'))
    .map((fields) => Object.assign({}, ...fields));
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, fc.jsonValue()), async (value) => {
      for (const path of [CHAT, '/trpc/chat.send'])
        expect([200, 422]).toContain((await post(path, JSON.stringify(value))).status);
    }),
    { numRuns: 60 },
  );
});

describe('everything else', () => {
  test('an unknown route is a problem, below the API only for who is known', async () => {
    const { ask } = await served();
    for (const path of ['/nothing', '/chatbot/api/nothing', '/chatbot/api/history/%E0%A4%A/x'])
      expect(await problem(await ask(path))).toMatchObject({ status: 404, code: 'route.not-found' });
    expect((await ask('/chatbot/api/nothing', { headers: { authorization: undefined } })).status).toBe(401);
  });

  test('a store that fails is 503, without the cause', async () => {
    const { post, oria } = await served();
    oria.failure = new StoreUnavailable({ cause: new Error('password of the-database-of-acme') });
    const response = await post(CHAT, { message: 'a' });
    const body = await problem(response);
    expect(body).toMatchObject({ status: 503, code: 'store.unavailable' });
    expect(JSON.stringify(body)).not.toContain('the-database-of-acme');
  });

  test('what nobody foresaw is 500, told to the log and to nobody else', async () => {
    const { post, ask, oria, logged, lines } = await served();
    oria.failure = new TypeError('secret detail');
    const user = '/chatbot/api/history/conversations/ada';
    for (const response of [
      await post(CHAT, { message: 'salary' }),
      await post(STREAM, { message: 'salary' }),
      await ask(user),
    ]) {
      const body = await problem(response);
      expect(body).toMatchObject({ status: 500, code: 'service.failed' });
      expect(JSON.stringify(body)).not.toMatch(/secret|stack|TypeError/);
    }
    expect(logged().filter(({ err }) => err !== undefined).length).toBeGreaterThanOrEqual(3);
    expect(lines.join()).toContain('secret detail');
    expect(lines.join()).not.toContain('salary');
  });

  test("the same body for a conversation that is absent, another's, or no id at all", async () => {
    const { ask, post } = await served();
    const bodies = [];
    for (const id of [NO_CONVERSATION, OTHERS_CONVERSATION, 'seven', '%00', "'; drop table"]) {
      const path = `/chatbot/api/history/conversations/${encodeURIComponent(id)}`;
      const { requestId: _, ...body } = await problem(await ask(path, { method: 'DELETE' }));
      bodies.push(body);
      const messages = `/chatbot/api/history/messages?userApplicationId=ada&userConversationId=${encodeURIComponent(id)}`;
      const { requestId: _also, ...other } = await problem(await ask(messages));
      bodies.push(other);
      const change = `/chatbot/api/history/conversation/${encodeURIComponent(id)}`;
      const { requestId: _too, ...third } = await problem(await post(change, { pinned: true }, { method: 'PUT' }));
      bodies.push(third);
    }
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(bodies[0]).toMatchObject({ status: 404, code: 'conversation.not-found' });
  });

  test.each([
    ['POST', CHAT, ISSUE_EXAMPLES.message, { message: ' ' }],
    ['PUT', `/chatbot/api/history/conversation/${NO_CONVERSATION}`, ISSUE_EXAMPLES.title, { title: ' ' }],
    ['GET', '/chatbot/api/history/conversations/ada?pageSize=101', ISSUE_EXAMPLES.pageSize],
    ['GET', `/chatbot/api/history/conversations/search/ada/${'a'.repeat(201)}`, ISSUE_EXAMPLES.searchTerm],
    ['DELETE', '/chatbot/api/history/conversations/%E0%A4%A', ISSUE_EXAMPLES.path],
    ['POST', `${CHAT}/cancel`, ISSUE_EXAMPLES.runId, { runId: 'x' }],
    ['POST', `${CHAT}/prompts`, ISSUE_EXAMPLES.category, { userConversationId: NO_CONVERSATION, category: ' ' }],
    ['POST', `${CHAT}/complementary_topics`, ISSUE_EXAMPLES.excludedTitles, { excludedTitles: [' '] }],
    ['PUT', '/chatbot/api/v1/long_term_memory/ada', ISSUE_EXAMPLES.preferences, { preferences: [' '] }],
    ['DELETE', '/chatbot/api/v1/long_term_memory/%E0%A4%A', ISSUE_EXAMPLES.path],
    ['POST', '/chatbot/api/v1/event', ISSUE_EXAMPLES.eventType, { type: 'No' }],
    ['PUT', '/chatbot/api/v1/event/feedback-state', ISSUE_EXAMPLES.messageId, { messageId: 'x', state: null }],
    ['PATCH', `/chatbot/api/v1/event/${NO_CONVERSATION}`, ISSUE_EXAMPLES.reasons, { reasons: [' '] }],
    ['PUT', '/chatbot/api/v1/configs', ISSUE_EXAMPLES.config, { welcomeText: 'Hello' }],
  ])('what the documentation shows of a 422 is what is answered: %s %s', async (method, path, issue, body?: object) => {
    const { ask, post } = await served();
    const headers = { 'x-api-key': API_KEYS.acme };
    const response = await (body ? post(path, body, { method, headers }) : ask(path, { method, headers }));
    expect(await problem(response)).toMatchObject({ status: 422, issues: [issue] });
  });

  test('every problem that an operation answers is in its documentation', async () => {
    const { paths = {} } = buildOpenApiDocument();
    const statuses = (path: string) => Object.keys(paths[path]?.post?.responses ?? {});
    for (const path of [CHAT, STREAM])
      expect(statuses(path)).toEqual(['200', '400', '401', '404', '409', '413', '415', '422', '429', '500', '503']);
  });
});
