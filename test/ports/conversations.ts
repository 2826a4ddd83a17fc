import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conversation } from '../../ports/conversations.ts';
import type { OpenStores, Stores } from '../support/stores.ts';
import { endingOf, freshTenant, later, mustStart, openingOf, outputOf, takeTurn } from './turn-samples.ts';

const NO_IDS = ['no id', '', '\0', '00000000-0000-0000-0000', "' or true --"];

export const conversationsContract = (name: string, open: OpenStores) =>
  describe(`Conversations (${name})`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await open();
    });
    afterAll(() => stores.close());

    /** A conversation of one turn, begun so many seconds after the start. */
    const talk = async (
      tenantId: string,
      said: { title?: string; content?: string; answer?: string; at?: number; user?: string } = {},
    ): Promise<Conversation> => {
      const { title = 'A title', content = 'Hello', answer = 'Good day', at = 0, user: userId = 'maya' } = said;
      const { run } = await takeTurn(stores.turns, { tenantId, userId, title, content, now: later(at) }, { answer });
      const conversation = await stores.conversations.find(tenantId, userId, run.conversationId);
      if (!conversation) throw new Error('The conversation should be there.');
      return conversation;
    };
    const search = (tenantId: string, term: string, limit = 50) =>
      stores.conversations.search(tenantId, 'maya', term, limit);
    const titles = async (tenantId: string, term: string) =>
      (await search(tenantId, term)).map(({ conversation }) => conversation.title);

    test('what is another’s, unknown or no id is not there, for any question', async () => {
      const tenantId = freshTenant();
      const { id } = await talk(tenantId, { title: 'Secret', content: 'secret' });
      const page = { page: 1, pageSize: 10 };
      const empty = { items: [], total: 0 };
      for (const [tenant, user, asked] of [
        [tenantId, 'ben', id],
        [freshTenant(), 'maya', id],
        [tenantId, 'maya', v7()],
        ...NO_IDS.map((text) => [tenantId, 'maya', text] as const),
      ] as const) {
        expect(await stores.conversations.find(tenant, user, asked)).toBeUndefined();
        expect(await stores.conversations.messages(tenant, user, asked, page)).toEqual(empty);
        expect(await stores.conversations.update(tenant, user, asked, { title: 'Stolen' })).toBeUndefined();
        expect(await stores.conversations.delete(tenant, user, [asked])).toBe(0);
      }
      for (const [tenant, user] of [
        [tenantId, 'ben'],
        [freshTenant(), 'maya'],
        ['\0', '\ud800'],
      ] as const) {
        expect(await stores.conversations.list(tenant, user, page)).toEqual(empty);
        expect(await stores.conversations.ids(tenant, user)).toEqual([]);
        expect(await stores.conversations.search(tenant, user, 'secret', 10)).toEqual([]);
      }
      expect((await stores.conversations.find(tenantId, 'maya', id))?.title).toBe('Secret');
    });

    describe('a list', () => {
      test('has the pinned first, then the latest, in pages that count all', async () => {
        const tenantId = freshTenant();
        const [oldest, middle, latest] = [
          await talk(tenantId, { title: 'oldest', at: 0 }),
          await talk(tenantId, { title: 'middle', at: 100 }),
          await talk(tenantId, { title: 'latest', at: 200 }),
        ];
        await talk(tenantId, { user: 'ben' });
        const pinned = await stores.conversations.update(tenantId, 'maya', oldest.id, { pinned: true });
        const list = (page: number, pageSize: number) =>
          stores.conversations.list(tenantId, 'maya', { page, pageSize });
        expect(await list(1, 10)).toEqual({ items: [pinned, latest, middle], total: 3 });
        expect(await list(1, 2)).toEqual({ items: [pinned, latest], total: 3 });
        expect(await list(2, 2)).toEqual({ items: [middle], total: 3 });
        expect(await list(3, 2)).toEqual({ items: [], total: 3 });
      });

      test('breaks ties by id, descending', async () => {
        const tenantId = freshTenant();
        const made = [await talk(tenantId), await talk(tenantId), await talk(tenantId)];
        const { items } = await stores.conversations.list(tenantId, 'maya', { page: 1, pageSize: 10 });
        expect(items.map(({ id }) => id)).toEqual(
          made
            .map(({ id }) => id)
            .sort()
            .reverse(),
        );
        expect((await stores.conversations.ids(tenantId, 'maya')).sort()).toEqual(made.map(({ id }) => id).sort());
      });
    });

    describe('messages', () => {
      test('come oldest first in the order stored, whatever their times, in pages that count all', async () => {
        const tenantId = freshTenant();
        const { id } = await talk(tenantId, { content: 'm0', answer: 'm1', at: 50 });
        const more = { tenantId, conversationId: id };
        await takeTurn(stores.turns, { ...more, content: 'm2', now: later(0) }, { answer: 'm3' });
        await takeTurn(stores.turns, { ...more, content: 'm4', now: later(0) }, { answer: 'm5' });
        const page = async (number: number, pageSize: number) => {
          const { items, total } = await stores.conversations.messages(tenantId, 'maya', id, {
            page: number,
            pageSize,
          });
          return [items.map(({ content }) => content), total];
        };
        expect(await page(1, 10)).toEqual([['m0', 'm1', 'm2', 'm3', 'm4', 'm5'], 6]);
        expect(await page(2, 4)).toEqual([['m4', 'm5'], 6]);
        expect(await page(4, 2)).toEqual([[], 6]);
      });
    });

    describe('an update', () => {
      test('changes what is given and keeps what is not, without touching the time', async () => {
        const tenantId = freshTenant();
        const before = await talk(tenantId, { title: 'Before' });
        const update = (change: object) => stores.conversations.update(tenantId, 'maya', before.id, change);
        expect(await update({ title: 'After' })).toEqual({ ...before, title: 'After' });
        expect(await update({ shared: true })).toEqual({ ...before, title: 'After', shared: true });
        expect(await update({ pinned: true, shared: false })).toEqual({ ...before, title: 'After', pinned: true });
        expect(await update({ pinned: false })).toEqual({ ...before, title: 'After' });
        expect(await update({})).toEqual({ ...before, title: 'After' });
        expect(await stores.conversations.find(tenantId, 'maya', before.id)).toEqual({ ...before, title: 'After' });
      });

      test('of a title is what searches find from then on', async () => {
        const tenantId = freshTenant();
        const { id } = await talk(tenantId, { title: 'Before' });
        await stores.conversations.update(tenantId, 'maya', id, { title: 'Später\0' });
        expect(await titles(tenantId, 'before')).toEqual([]);
        expect(await titles(tenantId, 'SPATER')).toEqual(['Später\ufffd']);
      });
    });

    describe('a search', () => {
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

    describe('deleting', () => {
      test('removes messages and runs with the conversations, counts those that were there, and may be repeated', async () => {
        const tenantId = freshTenant();
        const [one, two, kept] = [await talk(tenantId), await talk(tenantId), await talk(tenantId)];
        const running = await mustStart(stores.turns, openingOf({ tenantId, conversationId: one.id }));
        const ids = [one.id, two.id, one.id.toUpperCase(), v7(), 'no id'];
        expect(await stores.conversations.delete(tenantId, 'maya', ids)).toBe(2);
        expect(await stores.conversations.delete(tenantId, 'maya', ids)).toBe(0);
        expect(await stores.conversations.delete(tenantId, 'maya', [])).toBe(0);
        expect(await stores.conversations.ids(tenantId, 'maya')).toEqual([kept.id]);
        expect(await stores.turns.find(tenantId, 'maya', running.run.id)).toBeUndefined();
        expect(await stores.conversations.messages(tenantId, 'maya', one.id, { page: 1, pageSize: 10 })).toMatchObject({
          total: 0,
        });
        expect(await titles(tenantId, 'hello')).toEqual(['A title']);
      });

      test('takes hundreds at once', async () => {
        const tenantId = freshTenant();
        const begun = await Promise.all(Array.from({ length: 450 }, () => stores.turns.begin(openingOf({ tenantId }))));
        expect(begun.every(({ kind }) => kind === 'started')).toBe(true);
        const ids = await stores.conversations.ids(tenantId, 'maya');
        expect(await stores.conversations.delete(tenantId, 'maya', ids)).toBe(450);
        expect(await stores.conversations.ids(tenantId, 'maya')).toEqual([]);
      });

      test('beside turns that begin and end leaves nothing behind', async () => {
        const tenantId = freshTenant();
        const made = await Promise.all(Array.from({ length: 10 }, () => talk(tenantId)));
        const ids = made.map(({ id }) => id);
        const turn = async (conversationId: string) => {
          const begun = await stores.turns.begin(openingOf({ tenantId, conversationId, now: later(1_000) }));
          if (begun.kind !== 'started') return;
          await stores.turns.end(begun.run.id, endingOf(begun.run, { output: outputOf(begun.run) }));
        };
        const work = [...ids, ...ids].map(turn);
        const deleted = await Promise.all([
          stores.conversations.delete(tenantId, 'maya', ids),
          stores.conversations.delete(tenantId, 'maya', [...ids].reverse()),
        ]);
        await Promise.all(work);
        expect(deleted.reduce((sum, count) => sum + count)).toBe(10);
        expect(await stores.conversations.ids(tenantId, 'maya')).toEqual([]);
        expect(await titles(tenantId, 'hello')).toEqual([]);
      });
    });
  });
