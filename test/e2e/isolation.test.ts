import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import document from '../../openapi/openapi.json' with { type: 'json' };
import { type Answer, type Caller, interactionOf } from '../support/caller.ts';
import { startOria, type TestOria } from '../support/oria.ts';

let oria: TestOria;
let hers: string;
/** What else is Maya's: a run, a message, an event, a pause. */
let herRun: string;
let herMessage: string;
let herEvent: string;
let paused: { conversation: string; interaction: string };
beforeAll(async () => {
  oria = await startOria();
  const maya = oria.as('maya-okafor');
  const output = await maya.say('My secret plan is to become a data lead.');
  hers = output.userConversationId;
  herRun = output.runId;
  herMessage = output.messageId;
  herEvent = (await maya.post('/v1/event', { type: 'card_opened', messageId: herMessage })).body.event_id;
  const asks = await maya.say('Show me my objective');
  paused = { conversation: asks.userConversationId, interaction: interactionOf(asks).interaction_id };
});
afterAll(() => oria.close());

/** How each operation is asked for something by its id; `herId` is what Maya has. */
interface Route {
  readonly operations: readonly string[];
  readonly herId: () => string;
  readonly ask: (me: Caller, id: string) => Promise<Answer | Response>;
}
const conversation = (operations: string[], ask: Route['ask']): Route => ({ operations, herId: () => hers, ask });
const ROUTES: readonly Route[] = [
  conversation(['chat'], (me, id) => me.post('/v2/chat', { message: 'Go on', userConversationId: id })),
  conversation(['chatStreaming'], (me, id) =>
    me.post('/v2/chat_streaming', { message: 'Go on', userConversationId: id }),
  ),
  {
    operations: ['chat'],
    herId: () => paused.conversation,
    ask: (me, id) => me.respond(id, { interaction_id: paused.interaction, cancelled: true }),
  },
  conversation(['listMessages'], (me, id) => {
    const { sub } = JSON.parse(atob(me.token?.split('.')[1] ?? ''));
    return me.get(`/history/messages?${new URLSearchParams({ userApplicationId: sub, userConversationId: id })}`);
  }),
  conversation(['updateConversation'], (me, id) => me.put(`/history/conversation/${id}`, { title: 'Mine' })),
  conversation(['deleteConversation'], (me, id) => me.delete(`/history/conversations/${id}`)),
  conversation(['suggestPrompts'], (me, id) => me.post('/v2/chat/prompts', { userConversationId: id })),
  conversation(['suggestTopics'], (me, id) => me.post('/v2/chat/complementary_topics', { userConversationId: id })),
  conversation(['recordEvent'], (me, id) => me.post('/v1/event', { type: 'x', userConversationId: id })),
  {
    operations: ['recordEvent'],
    herId: () => herMessage,
    ask: (me, id) => me.post('/v1/event', { type: 'x', messageId: id }),
  },
  {
    operations: ['setFeedbackState'],
    herId: () => herMessage,
    ask: (me, id) => me.put('/v1/event/feedback-state', { messageId: id, state: 'positive' }),
  },
  {
    operations: ['changeEvent'],
    herId: () => herEvent,
    ask: (me, id) => me.patch(`/v1/event/${id}`, { comment: 'Mine' }),
  },
  { operations: ['followRun'], herId: () => herRun, ask: (me, id) => me.get(`/v2/chat_streaming/${id}`) },
  { operations: ['cancelRun'], herId: () => herRun, ask: (me, id) => me.post('/v2/chat/cancel', { runId: id }) },
];
/** Those that name a user, of whom a caller is the only one. */
const OF_A_USER: readonly (readonly [operation: string, ask: (me: Caller, user: string) => Promise<Answer>])[] = [
  ['listMessages', (me, user) => me.get(`/history/messages?userApplicationId=${user}&userConversationId=${hers}`)],
  ['listConversations', (me, user) => me.get(`/history/conversations/${user}`)],
  ['searchConversations', (me, user) => me.get(`/history/conversations/search/${user}/secret`)],
  ['clearHistory', (me, user) => me.delete(`/history/history/clear_all/${user}`)],
  ['readPreferences', (me, user) => me.get(`/v1/long_term_memory/${user}`)],
  ['mergePreferences', (me, user) => me.put(`/v1/long_term_memory/${user}`, { preferences: ['Mine now'] })],
  ['forgetPreferences', (me, user) => me.delete(`/v1/long_term_memory/${user}`)],
];
/** Nothing of a user's is named in these, and each is of the caller's own company. */
const OF_NOBODY = ['importRows', 'readFrontendConfig', 'changeFrontendConfig', 'health', 'readiness', 'metrics'];

test('Every documented operation is tried', () => {
  const documented = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) =>
      typeof operation === 'object' && 'operationId' in operation ? operation.operationId : [],
    ),
  );
  const tried = [
    ...ROUTES.flatMap(({ operations }) => operations),
    ...OF_A_USER.map(([operation]) => operation),
    ...OF_NOBODY,
  ];
  expect([...new Set(tried)].sort()).toEqual([...new Set(documented)].sort());
});

const NOWHERE = '01890000-0000-7000-8000-000000000000';
/** What names a request, and so differs from one to the next. */
const comparable = ({ requestId: _, ...body }: Record<string, unknown>) => body;

describe.each([
  ['another user of the company', 'priya-raman'],
  ['a user of another company', 'rui-carvalho'],
])('For %s, what is foreign does not exist', (_, stranger) => {
  const me = () => oria.as(stranger);
  const told = async (asked: Promise<Answer | Response>) => {
    const answer = await asked;
    const body = answer instanceof Response ? await answer.json() : answer.body;
    return { status: answer.status, body: comparable(body) };
  };

  test.each(ROUTES)('on $operations', async ({ herId, ask }) => {
    const [foreign, absent, malformed] = [
      await told(ask(me(), herId())),
      await told(ask(me(), NOWHERE)),
      await told(ask(me(), 'nonsense')),
    ];
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(absent);
    expect(malformed.status).toBeGreaterThanOrEqual(404);
    expect(malformed.status).toBeLessThan(500);
  });

  test.each(OF_A_USER)('on %s', async (_, ask) => {
    const foreign = await told(ask(me(), 'maya-okafor'));
    expect(foreign).toMatchObject({ status: 404, body: { code: 'identity.user-not-found' } });
    expect(await told(ask(me(), 'no-such-person'))).toEqual(foreign);
  });

  test('and nothing of hers has changed', async () => {
    const maya = oria.as('maya-okafor');
    expect(await maya.messages(hers, 'maya-okafor')).toHaveLength(2);
    expect(interactionOf((await maya.messages(paused.conversation, 'maya-okafor'))[1]).status).toBe('pending');
    expect((await maya.get('/v1/long_term_memory/maya-okafor')).body).toEqual({ preferences: [] });
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
