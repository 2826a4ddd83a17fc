import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TenantSettings } from '../../modules/kernel/index.ts';
import { People } from '../../ports/people.ts';
import { Tenants } from '../../ports/tenants.ts';
import { resolve } from '../../src/container/index.ts';
import { fails, gives } from '../support/openai/replies.ts';
import { type OpenAiServer, startOpenAiServer } from '../support/openai/server.ts';
import { startOria, type TestOria } from '../support/oria.ts';

let oria: TestOria;
let model: OpenAiServer;
let conversation: string;
beforeAll(async () => {
  model = await startOpenAiServer();
  oria = await startOria({ model });
  for (let turn = 1; turn <= 7; turn += 1) {
    const more = conversation ? { userConversationId: conversation } : {};
    ({ userConversationId: conversation } = await oria.as('maya-okafor').say(`Question ${turn} about SQL`, more));
  }
});
afterAll(async () => {
  await oria.close();
  await model.close();
});

const suggests = (prompts: string[], title: string | null = 'Go on with SQL') => gives({ title, prompts });
const ask = (more: Record<string, unknown> = {}) =>
  oria.as('maya-okafor').post('/v2/chat/prompts', { userConversationId: conversation, ...more });
const enable = (enabledSpecialists: string[] | null) =>
  resolve(oria.container, Tenants).put('demo', TenantSettings.parse({ enabledSpecialists }));
interface Told {
  readonly role: string;
  readonly content: string;
}
const told = () => (model.chats.at(-1)?.body.messages ?? []) as Told[];
const instructions = () => told()[0]?.content ?? '';

describe('Suggestions', () => {
  test('come from the latest five pairs by one call of the mini model, with a title', async () => {
    const before = model.requests.length;
    model.nextChat(suggests(['Show me a plan for SQL', 'Which of my skills helps most?']));
    const { status, body } = await ask();
    expect([status, body]).toEqual([
      200,
      { title: 'Go on with SQL', prompts: ['Show me a plan for SQL', 'Which of my skills helps most?'] },
    ]);
    expect(model.requests.length - before).toBe(1);
    const material = told()
      .slice(1)
      .map(({ content }) => content)
      .join('\n');
    expect(material).toMatch(/Question 3/);
    expect(material).not.toMatch(/Question 2/);
    expect(
      told()
        .slice(1)
        .every(({ role }) => role === 'user'),
    ).toBe(true);
    expect(instructions()).not.toMatch(/career_chat|task_helper|profile_analysis/);
  });

  test('of a category have no title', async () => {
    model.nextChat(suggests(['Find SQL courses for analysts']));
    expect((await ask({ category: 'Find a Training' })).body).toEqual({ prompts: ['Find SQL courses for analysts'] });
    expect(instructions()).toMatch(/Every single message must ask for a course search or for a learning plan/);
  });

  test('of a category whose capability is disabled become coaching', async () => {
    await enable(['career_chat']);
    model.nextChat(suggests(['Help me set a learning goal']));
    expect((await ask({ category: 'Find a Training' })).body).toEqual({ prompts: ['Help me set a learning goal'] });
    expect(instructions()).toMatch(/Every message asks for coaching/);
    expect(instructions()).not.toMatch(/must ask for a course search/);
    await enable(null);
  });

  test('of such a category, with no coaching either, use what is left, still without a title', async () => {
    await enable(['task_helper']);
    model.nextChat(suggests(['Help me write an email']));
    expect((await ask({ category: 'find-a-training' })).body).toEqual({ prompts: ['Help me write an email'] });
    expect(instructions()).not.toMatch(/must ask for a course search|asks for coaching/);
    await enable(null);
  });

  test('are refused before the model is asked: without a conversation, with another’s, for someone who is gone', async () => {
    const before = model.requests.length;
    const without = await oria.as('maya-okafor').post('/v2/chat/prompts', {});
    expect([without.status, without.body.issues[0].field]).toEqual([422, 'userConversationId']);
    for (const stranger of ['kwame-mensah', 'rui-carvalho']) {
      const { status, body } = await oria.as(stranger).post('/v2/chat/prompts', { userConversationId: conversation });
      expect([status, body.code]).toEqual([404, 'conversation.not-found']);
    }
    for (const gone of ['grace-whitfield', 'nobody']) {
      const { status, body } = await oria.as(gone).post('/v2/chat/prompts', { userConversationId: conversation });
      expect([status, body.code]).toEqual([404, 'identity.user-not-found']);
    }
    expect(model.requests.length).toBe(before);
  });

  test('that cannot be made are a clear error', async () => {
    model.nextChat(fails(401, { message: 'no' }));
    const { status, body } = await ask();
    expect([status, body.code]).toEqual([503, 'model.unavailable']);
    expect(JSON.stringify(body)).not.toMatch(/"no"/);
  });
});

describe('Complementary topics', () => {
  const topic = (title: string, source = 'skill_gap') => ({ title, description: `About ${title}.`, source });
  const more = (body: object = {}) => oria.as('maya-okafor').post('/v2/chat/complementary_topics', body);

  test('leave out what the card shows already, whatever the model says, gaps and plan first', async () => {
    const before = model.requests.length;
    model.nextChat(
      gives({
        topics: [topic('Reading', 'interest'), topic('Statistics'), topic('Forecasts', 'action_plan'), topic('Python')],
      }),
    );
    const { status, body } = await more({ excludedTitles: ['statistics'], userConversationId: conversation });
    expect(status).toBe(200);
    expect(body.topics.map(({ title }: { title: string }) => title)).not.toContain('Statistics');
    expect(body.topics.at(0).source).toBe('skill_gap');
    expect(model.requests.length - before).toBe(1);
  });

  test('are made from the user as stored now', async () => {
    const people = resolve(oria.container, People);
    const kwame = await people.find('demo', 'kwame-mensah');
    if (!kwame) throw new Error('Kwame is missing.');
    await people.put('demo', [{ ...kwame, active: false }]);
    const { status, body } = await oria.as('kwame-mensah').post('/v2/chat/complementary_topics', {});
    expect([status, body.code]).toEqual([404, 'identity.user-not-found']);
    await people.put('demo', [kwame]);
  });

  test('of nobody’s profile are none', async () => {
    const before = model.requests.length;
    const { body } = await oria.as('daniel-novak').post('/v2/chat/complementary_topics', {});
    expect(body).toEqual({ topics: [] });
    expect(model.requests.length).toBe(before);
  });
});
