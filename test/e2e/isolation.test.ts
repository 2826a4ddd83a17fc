import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOria, type TestOria } from '../support/oria.ts';

let oria: TestOria;
let hers: string;
beforeAll(async () => {
  oria = await startOria();
  const output = await oria.as('maya-okafor').say('My secret plan is to become a data lead.');
  hers = output.userConversationId;
});
afterAll(() => oria.close());

const NOWHERE = '01890000-0000-7000-8000-000000000000';
/** What names a request, and so differs from one to the next. */
const comparable = ({ requestId: _, ...body }: Record<string, unknown>) => body;

describe.each([
  ['another user of the company', 'priya-raman'],
  ['a user of another company', 'rui-carvalho'],
])('For %s, a foreign conversation is one that does not exist', (_, stranger) => {
  const me = () => oria.as(stranger);
  const page = (id: string) => new URLSearchParams({ userApplicationId: stranger, userConversationId: id });

  test.each([
    ['chat', (id: string) => me().post('/v2/chat', { message: 'Go on', userConversationId: id })],
    ['chat_streaming', (id: string) => me().post('/v2/chat_streaming', { message: 'Go on', userConversationId: id })],
    ['its messages', (id: string) => me().get(`/history/messages?${page(id)}`)],
    ['its title', (id: string) => me().put(`/history/conversation/${id}`, { title: 'Mine' })],
    ['its deletion', (id: string) => me().delete(`/history/conversations/${id}`)],
  ])('on %s', async (_, ask) => {
    const [foreign, absent, malformed] = [await ask(hers), await ask(NOWHERE), await ask('nonsense')];
    expect(foreign.status).toBe(404);
    expect(comparable(foreign.body)).toEqual(comparable(absent.body));
    expect(malformed.status).toBeGreaterThanOrEqual(404);
    expect(malformed.status).toBeLessThan(500);
  });

  test.each([
    ['messages', `/history/messages?userApplicationId=maya-okafor&userConversationId=`],
    ['list', '/history/conversations/maya-okafor'],
    ['search', '/history/conversations/search/maya-okafor/secret'],
  ])('and her %s are nobody’s', async (name, path) => {
    const answer = await me().get(name === 'messages' ? path + hers : path);
    expect(answer).toMatchObject({ status: 404, body: { code: 'identity.user-not-found' } });
    const nobody = await me().get((name === 'messages' ? path + hers : path).replace('maya-okafor', 'no-such-person'));
    expect(comparable(answer.body)).toEqual(comparable(nobody.body));
  });

  test('and her history cannot be cleared', async () => {
    expect((await me().delete('/history/history/clear_all/maya-okafor')).status).toBe(404);
    expect(await oria.as('maya-okafor').messages(hers, 'maya-okafor')).toHaveLength(2);
  });

  test('and searching one’s own history does not find it', async () => {
    expect((await me().get(`/history/conversations/search/${stranger}/secret`)).body).toEqual({ results: [] });
  });
});

describe('Who may ask at all', () => {
  test.each([
    ['no token', undefined],
    ['a token that is none', 'nonsense'],
  ])('%s is 401', async (_, token) => {
    const answer = await oria.withToken(token).post('/v2/chat', { message: 'Hello' });
    expect(answer).toMatchObject({ status: 401, body: { code: 'identity.unauthenticated' } });
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  test('a deactivated person and an unknown one are not there', async () => {
    const gone = await oria.as('grace-whitfield').post('/v2/chat', { message: 'Hello' });
    expect(gone).toMatchObject({ status: 404, body: { code: 'identity.user-not-found' } });
    const unknown = await oria.as('nobody').post('/v2/chat', { message: 'Hello' });
    expect(comparable(unknown.body)).toEqual(comparable(gone.body));
  });
});
