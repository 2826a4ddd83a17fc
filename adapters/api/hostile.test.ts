import { once } from 'node:events';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ProblemDetails } from '../../contracts/errors.ts';
import { CONVERSATION_ID } from './examples.ts';
import { buildOpenApiDocument } from './openapi.ts';
import { API_KEYS, served, token } from './served.fixture.ts';

const CHAT = '/chatbot/api/v2/chat';
const STREAM = '/chatbot/api/v2/chat_streaming';
const TOO_DEEP = { field: '', message: 'must be nested at most 64 levels deep' };

/** A list in a list in a list: so many. */
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Bytes as they are, for what no HTTP client would send; the connection is then the server's to close. */
const raw = async (url: string, bytes: string): Promise<RawAnswer> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', text = ''] = received.split(/\r\n\r\n(.*)/s);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
  return { status: Number(statusLine.split(' ')[1]), headers, text };
};

const problemOf = ({ status, headers, text }: RawAnswer): ProblemDetails => {
  expect(headers.get('content-type')).toBe('application/problem+json');
  const body = ProblemDetails.strict().parse(JSON.parse(text));
  expect(body.status).toBe(status);
  return body;
};

describe('tRPC answers to GET, HEAD and POST', () => {
  test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('and not to %s', async (method) => {
    const { url, logged } = await served();
    for (const authorization of ['', `authorization: Bearer ${await token()}\r\n`])
      for (const path of ['/trpc', '/trpc/chat.send', '/trpc/x?batch=1']) {
        const answer = await raw(
          url,
          `${method} ${path} HTTP/1.1\r\nhost: x\r\n${authorization}connection: close\r\n\r\n`,
        );
        expect(problemOf(answer)).toMatchObject({ status: 405, code: 'request.method-not-allowed' });
        expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
        expect(answer.headers.get('x-request-id')).toBe(JSON.parse(answer.text).requestId);
      }
    expect(logged().filter(({ level }) => level >= 50)).toEqual([]);
  });
});

describe('a body that is nested without end', () => {
  test.each([CHAT, STREAM, '/trpc/chat.send'])('is refused at %s, and nobody is asked', async (path) => {
    const { post, oria } = await served();
    for (const body of [
      `{"message":"hi","metadata":{"a":${nested(5000)}}}`,
      `{"message":"hi","metadata":{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}}`,
      nested(65),
      nested(250_000),
      '['.repeat(500_000),
    ]) {
      const response = await post(path, body);
      expect(response.status).toBe(422);
      const told = (await response.json()) as { issues?: unknown; error?: { data: { oria: { issues: unknown } } } };
      expect(told.issues ?? told.error?.data.oria.issues).toEqual([TOO_DEEP]);
    }
    expect(oria.asked).toEqual([]);
  });

  test('is refused in a batch, and where a conversation is changed', async () => {
    const { post, oria } = await served();
    const deep = `{"userConversationId":"${CONVERSATION_ID}","title":${nested(5000)}}`;
    expect((await post('/trpc/history.update', deep)).status).toBe(422);
    const path = `/chatbot/api/history/conversation/${CONVERSATION_ID}`;
    expect((await post(path, deep, { method: 'PUT' })).status).toBe(422);
    const batch = await post('/trpc/chat.send,chat.send?batch=1', `{"0":{"message":"hi"},"1":${deep}}`);
    const refused = { error: { data: { httpStatus: 422, oria: { code: 'request.invalid', issues: [TOO_DEEP] } } } };
    expect(await batch.json()).toMatchObject([refused, refused]);
    expect(oria.asked).toEqual([]);
  });

  test('is refused in the query of a call too', async () => {
    const { ask } = await served();
    for (const input of [nested(6000), `{"userApplicationId":${nested(6000)}}`])
      expect((await ask(`/trpc/history.conversations?input=${input}`)).status).toBe(422);
  });

  test('costs little, compressed or not', async () => {
    const { ask } = await served();
    const body = nested(255_000);
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const before = performance.now();
    for (let count = 0; count < 20; count += 1) {
      const headers = { ...init.headers, 'content-encoding': 'gzip' };
      expect((await ask(CHAT, { ...init, body })).status).toBe(422);
      expect((await ask('/trpc/chat.send', { ...init, headers, body: gzipSync(body) })).status).toBe(422);
    }
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  test('does not count what stands in text', async () => {
    const { post, oria } = await served();
    const message = `${'[{'.repeat(200)}"\\"${'[{'.repeat(200)}\\`;
    expect((await post(CHAT, { message })).status).toBe(200);
    expect((await post('/trpc/chat.send', { message })).status).toBe(200);
    expect(oria.asked.map(({ wish }) => wish)).toEqual([{ message }, { message }]);
  });

  test('begins after 64 levels: what closes again is not counted', async () => {
    const { post } = await served();
    const wide = `[${Array(100).fill('[{}]').join(',')}]`;
    const issues = async (body: string) => ((await (await post(CHAT, body)).json()) as { issues: unknown }).issues;
    for (const body of [nested(64), wide]) expect(await issues(body)).not.toEqual([TOO_DEEP]);
    expect(await issues(nested(65))).toEqual([TOO_DEEP]);
  });
});

describe('every route that reads a body', () => {
  const routes: readonly (readonly [method: string, path: string])[] = [
    ['POST', CHAT],
    ['POST', STREAM],
    ['POST', `${CHAT}/cancel`],
    ['POST', `${CHAT}/prompts`],
    ['POST', `${CHAT}/complementary_topics`],
    ['PUT', `/chatbot/api/history/conversation/${CONVERSATION_ID}`],
    ['PUT', '/chatbot/api/v1/long_term_memory/ada'],
    ['PUT', '/chatbot/api/v1/configs'],
    ['POST', '/chatbot/api/v1/event'],
    ['PUT', '/chatbot/api/v1/event/feedback-state'],
    ['PATCH', `/chatbot/api/v1/event/${CONVERSATION_ID}`],
  ];

  test('is named here', () => {
    const documented = Object.values(buildOpenApiDocument().paths ?? {}).flatMap((item) =>
      Object.values(item).filter(({ requestBody }) => requestBody),
    );
    // One reads its body itself: import-route.test.ts.
    expect(documented).toHaveLength(routes.length + 1);
  });

  test.each(routes)('is guarded before it is understood: %s %s', async (method, path) => {
    const { post, ask, oria } = await served();
    const key = { 'x-api-key': API_KEYS.acme };
    const answer = async (body: string | Buffer, headers = {}) => {
      const init = { method, headers: { 'content-type': 'application/json', ...key, ...headers } };
      const response = await ask(path, { ...init, body });
      return [response.status, ((await response.json()) as ProblemDetails).code];
    };
    expect(await answer(nested(65))).toEqual([422, 'request.invalid']);
    expect(await answer(`{"payload":${nested(5000)},"metadata":${nested(5000)}}`)).toEqual([422, 'request.invalid']);
    expect(await answer('{')).toEqual([400, 'request.malformed']);
    expect(await answer(Buffer.from([0x22, 0xc3, 0x28, 0x22]))).toEqual([400, 'request.malformed']);
    expect(await answer(`"${'a'.repeat(600_000)}"`)).toEqual([413, 'request.too-large']);
    expect(await answer('a=b', { 'content-type': 'text/plain' })).toEqual([415, 'request.unsupported-media-type']);
    for (const body of ['[]', '7', '"text"', 'null']) expect(await answer(body)).toEqual([422, 'request.invalid']);
    const pollution = '{"__proto__":{"message":"a","type":"x"},"constructor":{"prototype":{"message":"a"}}}';
    await post(path, pollution, { method, headers: key });
    expect(({} as Record<string, unknown>).message).toBeUndefined();
    expect(oria.asked.filter(({ what }) => what === 'startTurn' || what === 'recordEvent')).toEqual([]);
  });
});

describe('chat.stream by a caller that cannot read a stream', () => {
  test.each([
    ['a single call', '/trpc/chat.stream', { message: 'hi' }],
    ['a batch', '/trpc/chat.stream?batch=1', { 0: { message: 'hi' } }],
  ])('is refused before a turn starts, and told what is missing: %s', async (_what, path, body) => {
    const { post, oria } = await served();
    const response = await post(path, body);
    expect(response.status).toBe(422);
    const [told] = [await response.json()].flat() as [unknown];
    const issue = { field: 'trpc-accept', message: 'must be application/jsonl, in a batch: the answer is a stream' };
    expect(told).toMatchObject({ error: { data: { oria: { code: 'request.invalid', issues: [issue] } } } });
    expect(oria.asked).toEqual([]);
  });

  test('is answered to one that can', async () => {
    const { post } = await served();
    for (const headers of [{ 'trpc-accept': 'application/jsonl' }, { accept: 'application/jsonl' }]) {
      const response = await post('/trpc/chat.stream?batch=1', { 0: { message: 'hi' } }, { headers });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('run.completed');
    }
  });
});

describe('no line of the log holds a part of a path that is no route', () => {
  const secrets: readonly (readonly [method: string, path: string, route: string])[] = [
    ['GET', '/secret', 'unmatched'],
    ['GET', '/docs/secret', 'unmatched'],
    ['GET', '/chatbot/api/history/conversations/Search/maya/secret', 'unmatched'],
    ['GET', '/chatbot/api/history/conversations/search/maya/secret/more', 'unmatched'],
    ['POST', '/chatbot/api/history/conversation/secret', '/chatbot/api/history/conversation/{userConversationId}'],
    ['GET', '/trpc/secret', '/trpc/unmatched'],
    ['GET', '/trpc/secret/chat.send,history.search,secret?batch=1', '/trpc/chat.send,history.search,unmatched'],
    ['GET', '/trpc/secret%E0', '/trpc/unmatched'],
    ['GET', '/trpc/toString,__proto__', '/trpc/unmatched,unmatched'],
    ['DELETE', '/trpc/secret', '/trpc/unmatched'],
    ['POST', '/healthz?secret', '/healthz'],
    ['POST', '/readyz?secret', '/readyz'],
    ['POST', '/metrics?secret', '/metrics'],
    ['GET', '/docs?secret', '/docs'],
    ['GET', '/chatbot/api/v2/chat_streaming/secret', '/chatbot/api/v2/chat_streaming/{runId}'],
    ['GET', '/chatbot/api/v1/long_term_memory/secret', '/chatbot/api/v1/long_term_memory/{user_application_id}'],
    ['DELETE', '/chatbot/api/v1/event/secret', '/chatbot/api/v1/event/{event_id}'],
    ['GET', '/docs/page.js?secret', '/docs/page.js'],
  ];
  test.each(secrets)('%s %s', async (method, path, route) => {
    const { ask, oria, lines, logged } = await served();
    await (await ask(path, { method })).text();
    oria.identify = () => Promise.reject(new TypeError('lost'));
    await (await ask(path, { method })).text();
    const told = logged().filter(({ durationMs }) => durationMs !== undefined);
    expect(told.map((line) => line.route)).toEqual([route, route]);
    expect(lines.join()).not.toContain('secret');
  });
});

describe('a body that is too large', () => {
  const paths = [CHAT, '/trpc/chat.send'];
  const head = async (path: string, more: string) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${await token()}\r\ncontent-type: application/json\r\n${more}\r\n\r\n`;

  const refused = async (url: string, bytes: Promise<string>) => {
    const { status, text } = await raw(url, await bytes);
    expect(status).toBe(413);
    expect(text).toContain('request.too-large');
  };

  test('is refused by its length alone, and the connection closed', async () => {
    const { url, oria } = await served();
    await Promise.all(paths.map((path) => refused(url, head(path, `content-length: ${100 * 1024 * 1024}`))));
    expect(oria.asked).toEqual([]);
  });

  test('is refused once too much has come, where its length is not told', async () => {
    const { url, oria } = await served();
    const size = 65_536;
    const body = `${size.toString(16)}\r\n${' '.repeat(size)}\r\n`.repeat(9);
    const chunked = async (path: string) => (await head(path, 'transfer-encoding: chunked')) + body;
    await Promise.all(paths.map((path) => refused(url, chunked(path))));
    expect(oria.asked).toEqual([]);
  });

  test('is one that is, not one whose length is not told', async () => {
    const { url } = await served();
    const body = '9\r\n{"message\r\n7\r\n":"hi"}\r\n0\r\n\r\n';
    const { status } = await raw(url, (await head(CHAT, 'connection: close\r\ntransfer-encoding: chunked')) + body);
    expect(status).toBe(200);
  });

  test('is told so to a client that is still sending', async () => {
    const { post } = await served();
    const body = JSON.stringify({ message: 'a'.repeat(20_000_000) });
    for (const path of [...paths, CHAT]) {
      const response = await post(path, body);
      expect(response.status).toBe(413);
      expect(await response.text()).toContain('request.too-large');
    }
  });
});

describe('what is hardly HTTP', () => {
  const short = 'connection: close\r\n\r\n';
  test.each([
    ['a target that is no URL', `GET http://[/x HTTP/1.1\r\nhost: x\r\n${short}`],
    ['one of another scheme', `GET file://[/x HTTP/1.1\r\nhost: x\r\n${short}`],
    ['an asterisk', `OPTIONS * HTTP/1.1\r\nhost: x\r\n${short}`],
  ])('is a problem with a request id: %s', async (_what, bytes) => {
    const { url, logged, lines } = await served();
    const answer = await raw(url, bytes);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(problemOf(answer).requestId).toBe(answer.headers.get('x-request-id'));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(logged()).toMatchObject([{ status: answer.status, route: 'unmatched', code: problemOf(answer).code }]);
    expect(lines.join()).not.toMatch(/\[\/x|file:/);
  });

  test('an absolute target is one like any other', async () => {
    const { url } = await served();
    expect(await raw(url, `GET http://x/healthz HTTP/1.1\r\nhost: x\r\n${short}`)).toMatchObject({ status: 200 });
  });

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'request.malformed'],
    ['a target without a slash', 'GET x HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'request.malformed'],
    ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n', 400, 'request.malformed'],
    ['headers without end', `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'request.too-large'],
  ])('is a problem also where no request came of it: %s', async (_what, bytes, status, code) => {
    const { url } = await served();
    const answer = await raw(url, bytes);
    expect(problemOf(answer)).toMatchObject({ status, code });
    expect(answer.headers.get('connection')).toBe('close');
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(answer.text)));
  });

  test('a request that does not come to its end is told so', async () => {
    const { url, server } = await served();
    server.headersTimeout = 1;
    server.requestTimeout = 1;
    const connection = raw(url, 'GET / HTTP/1.1\r\n');
    // Node looks for such connections twice a minute.
    const [socket] = await once(server, 'connection');
    server.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    expect(problemOf(await connection)).toMatchObject({ status: 408, code: 'request.malformed' });
  });

  test('nonsense behind a request cuts its stream off and writes nothing into it', async () => {
    const { url, oria } = await served();
    oria.turn = (run) => run.start();
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let received = '';
    const started = new Promise<void>((resolve) => {
      socket.setEncoding('utf8').on('data', (text: string) => {
        received += text;
        if (received.includes('run.started')) resolve();
      });
    });
    const body = '{"message":"hello"}';
    socket.write(
      `POST ${STREAM} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${await token()}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await started;
    socket.write('nonsense\r\n\r\n');
    await once(socket, 'close');
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(received).not.toContain('problem');
  });
});

describe('paths are exact', () => {
  test.each(['/healthz/', '/METRICS', '/metrics/', `${CHAT}/`, '/chatbot/api/history/conversations/ada/'])(
    '%s is no route',
    async (path) => {
      const { ask } = await served();
      expect(await (await ask(path)).json()).toMatchObject({ status: 404, code: 'route.not-found' });
    },
  );
});
