import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../support/caller.ts';
import { startOria, type TestOria } from '../support/oria.ts';

const KEY = 'k'.repeat(32);
let oria: TestOria;
beforeAll(async () => {
  oria = await startOria({ apiKeys: `demo:${KEY},other-demo:${'o'.repeat(32)}` });
});
afterAll(() => oria.close());

const maya = () => oria.as('maya-okafor');
const answered = async () => maya().say('How do I grow?');

describe('An event', () => {
  test('is stored and given back with its id', async () => {
    const { userConversationId, messageId } = await answered();
    const { status, body } = await maya().post('/v1/event', {
      type: 'card_opened',
      userConversationId,
      messageId,
      payload: { position: 2 },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'card_opened',
      userConversationId,
      messageId,
      payload: { position: 2 },
      state: null,
    });
    expect(body.event_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('about what the user does not have is not stored', async () => {
    const { userConversationId, messageId } = await answered();
    for (const stranger of ['kwame-mensah', 'rui-carvalho']) {
      const user = oria.as(stranger);
      const about = await user.post('/v1/event', { type: 'x', messageId });
      expect([about.status, about.body.code]).toEqual([404, 'event.message-not-found']);
      const inside = await user.post('/v1/event', { type: 'x', userConversationId });
      expect([inside.status, inside.body.code]).toEqual([404, 'conversation.not-found']);
      const state = await user.put('/v1/event/feedback-state', { messageId, state: 'positive' });
      expect([state.status, state.body.code]).toEqual([404, 'event.message-not-found']);
    }
  });

  test.each([
    [{ type: 'Not A Name' }, 'type'],
    [{}, 'type'],
    [{ type: 'x', payload: { a: { b: { c: { d: { e: { f: { g: 1 } } } } } } } }, 'payload'],
    [{ type: 'x', payload: { text: 'x'.repeat(4_001) } }, 'payload'],
    [{ type: 'x', messageId: 'y' }, 'messageId'],
  ])('%j is refused', async (input, field) => {
    const { status, body } = await maya().post('/v1/event', input);
    expect([status, body.issues[0].field]).toEqual([422, field]);
  });
});

describe('Feedback', () => {
  test('is set, switched and cleared: one event of one message', async () => {
    const { messageId } = await answered();
    const set = async (state: string | null) =>
      (await maya().put('/v1/event/feedback-state', { messageId, state })).body;
    const first = await set('positive');
    expect(first).toMatchObject({ type: 'feedback', messageId, state: 'positive' });
    expect(await set('negative')).toMatchObject({ event_id: first.event_id, state: 'negative' });
    expect(await set(null)).toMatchObject({ event_id: first.event_id, state: null });
  });

  test('of a hundred calls at once is one event with one of the states', async () => {
    const { messageId } = await answered();
    const states = ['positive', 'negative', null];
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        maya().put('/v1/event/feedback-state', { messageId, state: states[index % 3] }),
      ),
    );
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(all.map(({ body }) => body.event_id)).size).toBe(1);
    expect(all.map(({ body }) => body.state)).toEqual(all.map((_, index) => states[index % 3]));
  });

  test('is changed in part: what is left out stays', async () => {
    const { messageId } = await answered();
    const { body: event } = await maya().put('/v1/event/feedback-state', { messageId, state: 'negative' });
    const path = `/v1/event/${event.event_id}`;
    await maya().patch(path, { comment: 'Too short', payload: { page: 'home' } });
    await maya().patch(path, { reasons: ['length'] });
    const { status, body } = await maya().patch(path, { payload: { step: 2 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'negative',
      comment: 'Too short',
      reasons: ['length'],
      payload: { page: 'home', step: 2 },
    });
    expect((await maya().patch(path, { comment: null })).body.comment).toBeNull();
    for (const stranger of ['kwame-mensah', 'rui-carvalho']) {
      const { status, body } = await oria.as(stranger).patch(path, { comment: 'Mine' });
      expect([status, body.code]).toEqual([404, 'event.not-found']);
    }
    expect((await maya().patch('/v1/event/x', { comment: 'a' })).status).toBe(404);
  });

  test('goes with its conversation', async () => {
    const { messageId, userConversationId } = await answered();
    const { body: event } = await maya().put('/v1/event/feedback-state', { messageId, state: 'positive' });
    await maya().delete(`/history/conversations/${userConversationId}`);
    expect((await maya().patch(`/v1/event/${event.event_id}`, { comment: 'a' })).status).toBe(404);
  });
});

describe('The configuration of a frontend', () => {
  const configs = async (method: string, body?: unknown, key = KEY): Promise<Pick<Answer, 'status' | 'body'>> => {
    const response = await fetch(`${oria.url}/chatbot/api/v1/configs`, {
      method,
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };

  test('is changed in part, and the answer is all of it', async () => {
    const { body: before } = await configs('GET');
    const { status, body } = await configs('PUT', { botName: 'Nova', theme: { primaryColor: '#123456' } });
    expect([status, body]).toEqual([
      200,
      { ...before, botName: 'Nova', theme: { ...before.theme, primaryColor: '#123456' } },
    ]);
    expect((await configs('GET')).body).toEqual(body);
    await configs('PUT', { botName: before.botName });
  });

  test('loses no field of changes at once', async () => {
    const changes = [
      { botName: 'Lark' },
      { companyName: 'Larkfield AG' },
      { language: 'fr' },
      { welcomeMessage: 'Bonjour' },
      { theme: { primaryColor: '#abcdef' } },
      { theme: { logoUrl: 'https://larkfield.example/logo.svg' } },
      { layout: { position: 'left' } },
      { layout: { showHistory: false } },
      { layout: { showSuggestions: false } },
    ];
    const all = await Promise.all(changes.map((change) => configs('PUT', change, 'o'.repeat(32))));
    expect(all.map(({ status }) => status)).toEqual(changes.map(() => 200));
    expect((await configs('GET', undefined, 'o'.repeat(32))).body).toEqual({
      botName: 'Lark',
      companyName: 'Larkfield AG',
      language: 'fr',
      welcomeMessage: 'Bonjour',
      theme: { primaryColor: '#abcdef', logoUrl: 'https://larkfield.example/logo.svg' },
      layout: { position: 'left', showHistory: false, showSuggestions: false },
    });
  });

  test('is all that can be changed, and only by a key', async () => {
    for (const change of [
      { enabledSpecialists: [] },
      { ai: { provider: 'openai' } },
      { theme: { primaryColor: 'red' } },
    ]) {
      expect((await configs('PUT', change)).status).toBe(422);
    }
    expect((await configs('PUT', { botName: 'X' }, 'wrong'.repeat(8))).status).toBe(401);
    expect((await maya().put('/v1/configs', { botName: 'X' })).status).toBe(401);
  });
});
