import { describe, expect, test } from 'vitest';
import type { ProblemDetails } from '../../contracts/errors.ts';
import { ModelFailed } from '../../modules/kernel/index.ts';
import { CONVERSATION_ID } from './examples.ts';
import { served } from './served.fixture.ts';
import { NO_CONVERSATION, OTHERS_CONVERSATION } from './small-oria.fixture.ts';
import { PROMPTS_OUTPUT_EXAMPLE, TOPICS_OUTPUT_EXAMPLE } from './suggestions-router.ts';

const PROMPTS = '/chatbot/api/v2/chat/prompts';
const TOPICS = '/chatbot/api/v2/chat/complementary_topics';
const userConversationId = CONVERSATION_ID;

describe('suggestions', () => {
  test('of messages are made for a conversation, perhaps of a category', async () => {
    const { post, oria } = await served();
    const plain = await post(PROMPTS, { userConversationId });
    expect(await plain.json()).toEqual(PROMPTS_OUTPUT_EXAMPLE);
    await post(PROMPTS, { userConversationId, category: 'Find a Training', language: 'fr', agents: ['x'] });
    expect(oria.asked.map(({ wish }) => wish)).toEqual([
      { userConversationId },
      { userConversationId, category: 'Find a Training', language: 'fr' },
    ]);
  });

  test('of topics leave out those that are shown', async () => {
    const { post, oria } = await served();
    expect(await (await post(TOPICS, {})).json()).toEqual(TOPICS_OUTPUT_EXAMPLE);
    await post(TOPICS, { excludedTitles: ['SQL'], userConversationId });
    expect(oria.asked.map(({ wish }) => wish)).toEqual([
      { excludedTitles: [] },
      { excludedTitles: ['SQL'], userConversationId },
    ]);
  });

  test.each<[string, object, string]>([
    [PROMPTS, {}, 'userConversationId'],
    [PROMPTS, { userConversationId: '7' }, 'userConversationId'],
    [PROMPTS, { userConversationId, category: ' ' }, 'category'],
    [PROMPTS, { userConversationId, category: 'x'.repeat(101) }, 'category'],
    [PROMPTS, { userConversationId, category: 'a\u0007' }, 'category'],
    [PROMPTS, { userConversationId, category: ['a'] }, 'category'],
    [PROMPTS, { userConversationId, language: 'nl' }, 'language'],
    [TOPICS, { excludedTitles: 'SQL' }, 'excludedTitles'],
    [TOPICS, { excludedTitles: null }, 'excludedTitles'],
    [TOPICS, { excludedTitles: Array(101).fill('a') }, 'excludedTitles'],
    [TOPICS, { excludedTitles: ['a', '\ud800'] }, 'excludedTitles.1'],
    [TOPICS, { userConversationId: 'x' }, 'userConversationId'],
  ])('%s refuses %j before anybody is asked', async (path, body, field) => {
    const { post, oria } = await served();
    const response = await post(path, body);
    expect(response.status).toBe(422);
    expect(((await response.json()) as ProblemDetails).issues?.[0]?.field).toBe(field);
    expect(oria.asked).toEqual([]);
  });

  test("of another's conversation, or of none, are missing alike", async () => {
    const { post } = await served();
    const bodies = [];
    for (const id of [OTHERS_CONVERSATION, NO_CONVERSATION])
      bodies.push(await (await post(PROMPTS, { userConversationId: id })).json());
    expect(bodies[0]).toMatchObject({ status: 404, code: 'conversation.not-found' });
    expect({ ...(bodies[1] as object), requestId: '' }).toEqual({ ...(bodies[0] as object), requestId: '' });
  });

  test('are not there while the model is not', async () => {
    const { post, oria } = await served();
    oria.failure = new ModelFailed('model.timeout', { cause: new Error('key of the provider') });
    for (const path of [PROMPTS, TOPICS]) {
      const response = await post(path, { userConversationId });
      expect(response.status).toBe(503);
      const body = await response.text();
      expect(JSON.parse(body)).toMatchObject({ code: 'model.timeout' });
      expect(body).not.toContain('provider');
    }
  });

  test('cost like turns, and are counted with them, over tRPC too', async () => {
    const { post } = await served({ rates: { windowMs: 60_000, limits: { chat: 3, history: 1 } } });
    const statuses = [];
    for (const path of [PROMPTS, TOPICS, '/trpc/suggestions.prompts', '/trpc/suggestions.topics', PROMPTS])
      statuses.push((await post(path, { userConversationId })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});
