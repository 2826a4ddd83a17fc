import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenStores, Stores } from '../support/stores.ts';
import { type Said, takeTalk } from './talks.ts';
import { freshTenant } from './turn-samples.ts';

export const conversationSearchContract = (name: string, open: OpenStores) =>
  describe(`ConversationSearch (${name})`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await open();
    });
    afterAll(() => stores.close());

    const talk = (tenantId: string, said: Said = {}) => takeTalk(stores, tenantId, said);
    const search = (tenantId: string, term: string, limit = 50) =>
      stores.conversationSearch.search(tenantId, 'maya', term, limit);
    const titles = async (tenantId: string, term: string) =>
      (await search(tenantId, term)).map(({ conversation }) => conversation.title);

    test('finds titles and messages, of users and assistants, and shows where', async () => {
      const tenantId = freshTenant();
      const byTitle = await talk(tenantId, { title: 'My growth plan' });
      const byAnswer = await talk(tenantId, { answer: 'A growth mindset.', at: 100 });
      const byMessage = await talk(tenantId, { content: 'What is growth?', answer: 'Growth is growth.', at: 50 });
      await talk(tenantId, { title: 'Other' });
      expect(await search(tenantId, 'growth')).toEqual([
        {
          conversation: byTitle,
          matchedIn: 'title',
          snippet: 'My growth plan',
          highlight: { start: 3, end: 9 },
          matches: 0,
        },
        {
          conversation: byMessage,
          matchedIn: 'content',
          snippet: 'What is growth?',
          highlight: { start: 8, end: 14 },
          matches: 2,
        },
        {
          conversation: byAnswer,
          matchedIn: 'content',
          snippet: 'A growth mindset.',
          highlight: { start: 2, end: 8 },
          matches: 1,
        },
      ]);
      expect(await search(tenantId, 'growth', 2)).toHaveLength(2);
    });

    test('does not find what is another’s', async () => {
      const tenantId = freshTenant();
      await talk(tenantId, { title: 'Secret', content: 'secret' });
      for (const [tenant, user] of [
        [tenantId, 'ben'],
        [freshTenant(), 'maya'],
        ['\0', '\ud800'],
      ] as const) {
        expect(await stores.conversationSearch.search(tenant, user, 'secret', 10)).toEqual([]);
      }
      expect(await titles(tenantId, 'secret')).toEqual(['Secret']);
    });

    test('finds a title by its new words from the change on', async () => {
      const tenantId = freshTenant();
      const { id } = await talk(tenantId, { title: 'Before' });
      await stores.conversations.update(tenantId, 'maya', id, { title: 'Später\0' });
      expect(await titles(tenantId, 'before')).toEqual([]);
      expect(await titles(tenantId, 'SPATER')).toEqual(['Später\ufffd']);
    });

    test('finds nothing of what was deleted', async () => {
      const tenantId = freshTenant();
      const [gone] = [await talk(tenantId, { title: 'Gone' }), await talk(tenantId, { title: 'Kept' })];
      await stores.conversations.delete(tenantId, 'maya', [gone.id]);
      expect(await titles(tenantId, 'hello')).toEqual(['Kept']);
      expect(await titles(tenantId, 'gone')).toEqual([]);
    });

    test('ranks equal matches by the latest', async () => {
      const tenantId = freshTenant();
      for (const [title, at] of [
        ['old growth', 0],
        ['new growth', 100],
        ['mid growth', 50],
      ] as const) {
        await talk(tenantId, { title, at });
      }
      expect(await titles(tenantId, 'growth')).toEqual(['new growth', 'mid growth', 'old growth']);
    });

    test('breaks ties by id, descending', async () => {
      const tenantId = freshTenant();
      const made = [await talk(tenantId), await talk(tenantId), await talk(tenantId)].map(({ id }) => id);
      const found = (await search(tenantId, 'hello')).map(({ conversation }) => conversation.id);
      expect(found).toEqual(made.sort().reverse());
    });

    test('counts matching messages also where the title matches, and ranks by them', async () => {
      const tenantId = freshTenant();
      await talk(tenantId, { title: 'plan a', at: 100 });
      await talk(tenantId, { title: 'plan b', content: 'the plan', at: 0 });
      const found = await search(tenantId, 'plan');
      expect(found.map(({ conversation, matches }) => [conversation.title, matches])).toEqual([
        ['plan b', 1],
        ['plan a', 0],
      ]);
    });

    test('has no regard to case or accents, in the term or in the text', async () => {
      const tenantId = freshTenant();
      const said = 'Où est la FORMATION à Zürich, cœur, straße, Łódź, ﬁn?';
      await talk(tenantId, { content: said });
      for (const term of [
        'ou EST',
        'OÙ',
        'formatión',
        'zurich',
        'ZÜRICH',
        'coeur',
        'STRASSE',
        'lodz',
        'fin',
        'cœur, s',
      ]) {
        const [match] = await search(tenantId, term);
        expect([term, match?.matches]).toEqual([term, 1]);
      }
      const [match] = await search(tenantId, 'strasse');
      expect(match?.snippet.slice(match.highlight.start, match.highlight.end)).toBe('straße');
    });

    test('takes every character literally', async () => {
      const tenantId = freshTenant();
      const texts = [
        '100% sure',
        'snake_case',
        'C:\\new\\path',
        'it\'s "quoted"',
        'a.*b [x]',
        '👩‍👩‍👧‍👦 family',
        'x´y',
        '$1 :name ?',
      ];
      for (const content of texts) await talk(tenantId, { title: content, content });
      for (const [term, found] of [
        ['0%', ['100% sure']],
        ['%', ['100% sure']],
        ['e_c', ['snake_case']],
        ['_', ['snake_case']],
        ['\\n', ['C:\\new\\path']],
        ['\\', ['C:\\new\\path']],
        ['\'s "q', ['it\'s "quoted"']],
        ['.*', ['a.*b [x]']],
        ['[x]', ['a.*b [x]']],
        ['👩‍👩‍👧‍👦', ['👩‍👩‍👧‍👦 family']],
        ['👧', ['👩‍👩‍👧‍👦 family']],
        ['´', ['x´y']],
        ['$1', ['$1 :name ?']],
      ] as const) {
        expect([term, await titles(tenantId, term)]).toEqual([term, found]);
      }
    });

    test('for nothing, or for accents alone, finds nothing', async () => {
      const tenantId = freshTenant();
      await talk(tenantId, { title: 'é e\u0301' });
      for (const term of ['', '\u0301', '\u0301\u0308']) expect(await search(tenantId, term)).toEqual([]);
    });

    test('does not fail for text that no database keeps', async () => {
      const tenantId = freshTenant();
      await talk(tenantId, { title: 'a\0b' });
      expect(await titles(tenantId, 'a\0b')).toEqual(['a\ufffdb']);
      expect(await titles(tenantId, '\ud800x')).toEqual([]);
    });

    test('shows a piece of a long message around its first match', async () => {
      const tenantId = freshTenant();
      await talk(tenantId, { answer: `${'word '.repeat(400)}the needle here${' word'.repeat(400)} needle` });
      const [match] = await search(tenantId, 'Needle');
      expect(match?.snippet.length).toBeLessThanOrEqual(160);
      expect(match?.snippet).toContain('the needle here');
      expect(match?.snippet.slice(match.highlight.start, match.highlight.end)).toBe('needle');
    });
  });
