import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOria, type TestOria } from '../support/oria.ts';

let oria: TestOria;
beforeAll(async () => {
  oria = await startOria();
});
afterAll(() => oria.close());

describe('History', () => {
  test('lists conversations by the latest, pinned ones first, page by page from 1', async () => {
    const me = oria.as('omar-haddad');
    const ids: string[] = [];
    for (const topic of ['budgets', 'closing the books', 'forecasts']) {
      ids.push((await me.say(`How do I explain ${topic} to my colleagues?`)).userConversationId);
    }
    const [first, second, third] = ids;
    const list = async (query = '') => (await me.get(`/history/conversations/omar-haddad${query}`)).body;
    const idsOf = (page: { conversations: { userConversationId: string }[] }) =>
      page.conversations.map(({ userConversationId }) => userConversationId);
    expect(idsOf(await list())).toEqual([third, second, first]);
    const changed = await me.put(`/history/conversation/${first}`, { pinned: true });
    expect(changed).toMatchObject({
      status: 200,
      body: { pinned: true, title: 'How do I explain budgets to my colleagues?' },
    });
    expect(idsOf(await list())).toEqual([first, third, second]);
    const page = await list('?page=2&pageSize=2');
    expect(page).toMatchObject({ page: 2, pageSize: 2, total: 3, pages: 2 });
    expect(idsOf(page)).toEqual([second]);
    expect(idsOf(await list('?page=9'))).toEqual([]);
    for (const wrong of ['?page=0', '?page=x', '?pageSize=101', '?page=1.5']) {
      expect((await me.get(`/history/conversations/omar-haddad${wrong}`)).status).toBe(422);
    }
  });

  test('changes what is sent and keeps the rest', async () => {
    const me = oria.as('priya-raman');
    const { userConversationId } = await me.say('How do I mentor a junior engineer?');
    const put = (change: object) => me.put(`/history/conversation/${userConversationId}`, change);
    expect((await put({ title: 'Mentoring 🚀' })).body).toMatchObject({
      title: 'Mentoring 🚀',
      shared: false,
      pinned: false,
    });
    expect((await put({ shared: true })).body).toMatchObject({ title: 'Mentoring 🚀', shared: true, pinned: false });
    expect((await put({})).body).toMatchObject({ title: 'Mentoring 🚀', shared: true });
    for (const wrong of [
      { title: '' },
      { title: 'x'.repeat(201) },
      { title: 'a\u0000' },
      { pinned: 'yes' },
      { shared: 1 },
    ]) {
      expect(await put(wrong)).toMatchObject({ status: 422, body: { issues: [{ field: Object.keys(wrong)[0] }] } });
    }
  });

  test('finds text literally, whatever its case and accents, title first, with a snippet of the original', async () => {
    const me = oria.as('lucas-moreau');
    const inText = await me.say(
      'Comment préparer une présentation pour mes collègues de toute la France ? Mon thème : l’Éducation à 100% par_mois',
    );
    const inTitle = await me.say('Éducation et carrière : comment avancer ?');
    // The latest of all, but with the word in its text only.
    const latest = await me.say(
      'Comment parler à mes collègues de mes projets et de mes envies ? Par exemple l’éducation',
    );
    const search = async (term: string) =>
      (await me.get(`/history/conversations/search/lucas-moreau/${encodeURIComponent(term)}`)).body.results;
    const found = await search('EDUCATION');
    expect(
      found.map((match: { conversation: { userConversationId: string } }) => match.conversation.userConversationId),
    ).toEqual([inTitle, latest, inText].map(({ userConversationId }) => userConversationId));
    for (const { snippet, highlight } of found) {
      expect(snippet.slice(highlight.start, highlight.end)).toMatch(/^éducation$/i);
    }
    expect(await search('100% par_m')).toHaveLength(1);
    for (const absent of ['100_', '100%%', "'; drop table messages; --", '\\', '%', '../..']) {
      const results = await search(absent);
      expect([absent, results.length]).toEqual([absent, absent === '%' ? 1 : 0]);
    }
    const broken = await me.get('/history/conversations/search/lucas-moreau/%E0%A4%A');
    expect(broken).toMatchObject({ status: 422, body: { code: 'request.invalid' } });
  });

  test('deletes a conversation with everything that belongs to it', async () => {
    const me = oria.as('hanna-vogel');
    const { userConversationId: id } = await me.say('Wie führe ich ein gutes Mitarbeitergespräch?');
    expect(await oria.rowsOf(id)).toMatchObject({ messages: 2, runs: 1, checkpoints: 1 });
    expect(await me.delete(`/history/conversations/${id}`)).toMatchObject({ status: 200, body: { deleted: 1 } });
    expect(Object.values(await oria.rowsOf(id)).every((count) => count === 0)).toBe(true);
    expect((await me.delete(`/history/conversations/${id}`)).status).toBe(404);
    expect((await me.post('/v2/chat', { message: 'Weiter', userConversationId: id })).status).toBe(404);
  });

  test('clears all of one user’s, and no one else’s', async () => {
    const [aiko, tomas] = [oria.as('aiko-tanaka'), oria.as('tomas-rivera')];
    const kept = await tomas.say('How do I run better interviews?');
    const gone = [await aiko.say('How do I show my work?'), await aiko.say('How do I ask for time?')];
    expect((await aiko.delete('/history/history/clear_all/aiko-tanaka')).body).toEqual({ deleted: 2 });
    expect((await aiko.delete('/history/history/clear_all/aiko-tanaka')).body).toEqual({ deleted: 0 });
    for (const { userConversationId } of gone) {
      expect(Object.values(await oria.rowsOf(userConversationId)).every((count) => count === 0)).toBe(true);
    }
    expect(await tomas.messages(kept.userConversationId, 'tomas-rivera')).toHaveLength(2);
  });
});
