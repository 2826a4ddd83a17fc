import { describe, expect, test } from 'vitest';
import { CONVERSATION_ID } from './examples.ts';
import { served } from './served.fixture.ts';

const BASE = '/chatbot/api/history';
const MESSAGES = `${BASE}/messages?userApplicationId=ada&userConversationId=${CONVERSATION_ID}`;

describe('the history', () => {
  test('is paged from 1 by 20, unless asked otherwise', async () => {
    const { ask, oria } = await served();
    expect(await (await ask(MESSAGES)).json()).toMatchObject({ messages: [], page: 1, pageSize: 20 });
    expect(await (await ask(`${MESSAGES}&page=3&pageSize=100`)).json()).toMatchObject({ page: 3, pageSize: 100 });
    const list = await ask(`${BASE}/conversations/ada?page=2&pageSize=1`);
    expect(await list.json()).toMatchObject({ conversations: [oria.own], page: 2, pageSize: 1, total: 1 });
    expect(list.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=', 'page=1&page=2', 'pageSize=0', 'pageSize=101'])(
    'refuses %s and names it',
    async (query) => {
      const { ask } = await served();
      for (const path of [`${MESSAGES}&${query}`, `${BASE}/conversations/ada?${query}`]) {
        const response = await ask(path);
        expect(response.status).toBe(422);
        expect(((await response.json()) as { issues: [{ field: string }] }).issues[0].field).toBe(query.split('=')[0]);
      }
    },
  );

  test('refuses a query that lacks a name', async () => {
    const { ask } = await served();
    expect((await ask(`${BASE}/messages?userApplicationId=ada`)).status).toBe(422);
  });

  test('finds any text as it is', async () => {
    const { ask, oria } = await served();
    for (const term of ['sql', 'a/b', '100%', "o'neil; drop table x", 'é à', '%_\\', '😀', '?x=1#y', 'a'.repeat(200)]) {
      const response = await ask(`${BASE}/conversations/search/ada/${encodeURIComponent(term)}`);
      expect(response.status).toBe(200);
      expect(oria.asked.at(-1)).toMatchObject({ what: 'searchConversations', wish: term });
    }
  });

  test.each(['%E0%A4%A', '%', '%00', '%C3%28', encodeURIComponent('a'.repeat(201))])(
    'refuses %s as a term',
    async (term) => {
      const { ask, oria } = await served();
      expect((await ask(`${BASE}/conversations/search/ada/${term}`)).status).toBe(422);
      expect(oria.asked).toEqual([]);
    },
  );

  test('changes what is given, strictly', async () => {
    const { post, oria } = await served();
    const path = `${BASE}/conversation/${CONVERSATION_ID}`;
    const changed = await post(path, { title: 'New', pinned: false }, { method: 'PUT' });
    expect(await changed.json()).toMatchObject({ title: 'New', pinned: false, shared: false });
    expect(oria.asked.at(-1)?.wish).toEqual({ title: 'New', pinned: false });
    for (const wrong of [{ pinned: 'yes' }, { pinned: 1 }, { shared: 'false' }, { title: '' }, { title: null }]) {
      const response = await post(path, wrong, { method: 'PUT' });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ issues: [{ field: Object.keys(wrong)[0] }] });
    }
  });

  test('the path says which conversation, whatever the body says', async () => {
    const { post, oria } = await served();
    const body = { userConversationId: 'else', title: 'New' };
    const response = await post(`${BASE}/conversation/${CONVERSATION_ID}`, body, { method: 'PUT' });
    expect(response.status).toBe(200);
    expect(oria.asked.at(-1)?.wish).toEqual({ title: 'New' });
  });

  test('deletes one conversation, or all', async () => {
    const { ask, oria } = await served();
    const one = await ask(`${BASE}/conversations/${CONVERSATION_ID}`, { method: 'DELETE' });
    expect(await one.json()).toEqual({ deleted: 1 });
    const all = await ask(`${BASE}/history/clear_all/ada`, { method: 'DELETE' });
    expect(await all.json()).toEqual({ deleted: 1 });
    expect(oria.asked.map(({ what }) => what)).toEqual(['deleteConversation', 'clearHistory']);
  });

  test('of another user, of nobody, or of no name is not there, and nobody is asked', async () => {
    const { ask, oria } = await served();
    const bodies = [];
    for (const user of ['grace', 'nobody', '%00', 'ADA']) {
      const asked = [
        await ask(`${BASE}/messages?userApplicationId=${user}&userConversationId=${CONVERSATION_ID}`),
        await ask(`${BASE}/conversations/${user}`),
        await ask(`${BASE}/conversations/search/${user}/sql`),
        await ask(`${BASE}/history/clear_all/${user}`, { method: 'DELETE' }),
      ];
      for (const response of asked) bodies.push({ ...((await response.json()) as object), requestId: undefined });
    }
    expect(bodies).toHaveLength(16);
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(bodies[0]).toMatchObject({ status: 404, code: 'identity.user-not-found' });
    expect(oria.asked).toEqual([]);
  });

  test('REST calls leave the schemas strict for tRPC', async () => {
    const { ask } = await served();
    expect((await ask(`${BASE}/conversations/ada?page=2`)).status).toBe(200);
    const input = encodeURIComponent(JSON.stringify({ userApplicationId: 'ada', page: '2' }));
    expect((await ask(`/trpc/history.conversations?input=${input}`)).status).toBe(422);
  });
});
