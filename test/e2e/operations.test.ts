import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenAiServer, startOpenAiServer } from '../support/openai/server.ts';
import { startOria, type TestOria } from '../support/oria.ts';

let oria: TestOria;
let model: OpenAiServer;
beforeAll(async () => {
  model = await startOpenAiServer();
  oria = await startOria({ model, config: { http: { chatPerMinute: 5 } } });
});
afterAll(async () => {
  await oria.close();
  await model.close();
});

const get = (path: string) => fetch(`${oria.url}${path}`);

describe('Who runs the service', () => {
  test('sees that it lives and is ready', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', checks: { store: 'ok', turns: 'ok' } },
    ]);
  });

  test('counts turns, steps, tokens and errors', async () => {
    await oria.as('maya-okafor').say('How do I grow?');
    await oria.as('maya-okafor').post('/v2/chat', { message: '' });
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/oria_turns_total\{[^}]*status="completed"[^}]*\} 1/);
    expect(text).toMatch(/oria_turns_total\{[^}]*specialist="career_chat"[^}]*\} 1/);
    for (const step of ['turn', 'safety', 'supervisor', 'invoke_agent', 'chat']) {
      expect(text).toMatch(new RegExp(`oria_step_duration_seconds_count\\{[^}]*step="${step}"`));
    }
    expect(text).toMatch(/oria_model_tokens_total\{[^}]*direction="input"[^}]*\} [1-9]/);
    expect(text).toMatch(/oria_errors_total\{code="request.invalid"\} 1/);
  });

  test('finds request, tenant and turn in the log, and never what was said or a secret', async () => {
    const secret = 'my manager is leaving us';
    const me = oria.as('priya-raman');
    const { userConversationId, runId } = await me.say(`How do I cope when ${secret}?`);
    await me.get(`/history/conversations/search/priya-raman/${encodeURIComponent(secret)}`);
    await me.post('/v2/chat', `{"message": "${secret}`);
    const log = oria.logged();
    const turn = log.split('\n').find((line) => line.includes('turn ended') && line.includes(runId));
    expect(JSON.parse(turn ?? '{}')).toMatchObject({
      tenant: 'demo',
      conversationId: userConversationId,
      status: 'completed',
      requestId: expect.any(String),
      turnId: expect.any(String),
    });
    expect(log).not.toMatch(/leaving/);
    expect(log).not.toMatch(/Bearer|eyJ/);
  });

  test('limits each person, and says so in standard headers', async () => {
    const me = oria.as('omar-haddad');
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await me.post('/v2/chat', { message: 'How do I grow?' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = answers.at(-1);
    expect(refused?.body).toMatchObject({ status: 429, code: 'request.rate-limited' });
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused?.headers.get('ratelimit-policy')).toMatch(/q=5/);
    expect((await oria.as('lucas-moreau').post('/v2/chat', { message: 'Bonjour' })).status).toBe(200);
  });
});

describe('The reference page', () => {
  test('comes whole from here, with the document that it shows', async () => {
    const page = await get('/docs/');
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'self'/);
    expect(await (await get('/openapi.json')).json()).toMatchObject({
      openapi: '3.1.0',
      info: { title: expect.stringMatching(/^Oria/) },
      paths: { '/chatbot/api/v2/chat_streaming': {} },
    });
  });

  test('names what is not there, and what a path does not take, as problems', async () => {
    const missing = await oria.as('maya-okafor').get('/v2/nothing');
    expect(missing).toMatchObject({ status: 404, body: { code: 'route.not-found' } });
    const method = await oria.as('maya-okafor').get('/v2/chat');
    expect(method).toMatchObject({ status: 405, body: { code: 'request.method-not-allowed' } });
    expect(method.headers.get('allow')).toBe('POST');
  });
});
