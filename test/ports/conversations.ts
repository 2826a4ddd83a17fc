import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenStores, Stores } from '../support/stores.ts';
import { type Said, takeTalk } from './talks.ts';
import { endingOf, freshTenant, later, mustStart, openingOf, outputOf, takeTurn } from './turn-samples.ts';

const NO_IDS = ['no id', '', '\0', '00000000-0000-0000-0000', "' or true --"];

export const conversationsContract = (name: string, open: OpenStores) =>
  describe(`Conversations (${name})`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await open();
    });
    afterAll(() => stores.close());

    const talk = (tenantId: string, said: Said = {}) => takeTalk(stores, tenantId, said);

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

      test('of a title replaces what no store keeps', async () => {
        const tenantId = freshTenant();
        const { id } = await talk(tenantId);
        const changed = await stores.conversations.update(tenantId, 'maya', id, { title: 'Später\0' });
        expect(changed?.title).toBe('Später\ufffd');
      });
    });

    describe('a summary', () => {
      const summary = { text: 'Maya looks for a way into data.', through: 20 };

      test('is kept after what was summarised until then, and shown wherever the conversation is, at the same time', async () => {
        const tenantId = freshTenant();
        const before = await talk(tenantId);
        expect(before.summary).toBeNull();
        const keep = (next: typeof summary, after: number) =>
          stores.conversations.keepSummary(tenantId, 'maya', before.id, next, after);
        expect(await keep(summary, 0)).toBe(true);
        expect(await stores.conversations.find(tenantId, 'maya', before.id)).toEqual({ ...before, summary });
        const longer = { text: 'Maya has found one.', through: 40 };
        expect(await keep(longer, 20)).toBe(true);
        const after = { ...before, summary: longer };
        expect(await stores.conversations.list(tenantId, 'maya', { page: 1, pageSize: 10 })).toEqual({
          items: [after],
          total: 1,
        });
        const more = openingOf({ tenantId, conversationId: before.id, now: later(100) });
        expect((await mustStart(stores.turns, more)).conversation.summary).toEqual(longer);
      });

      test('is not kept after anything else, and leaves what there is', async () => {
        const tenantId = freshTenant();
        const { id } = await talk(tenantId);
        const keep = (after: number) =>
          stores.conversations.keepSummary(tenantId, 'maya', id, { text: 'Late', through: 60 }, after);
        expect(await keep(20)).toBe(false);
        await stores.conversations.keepSummary(tenantId, 'maya', id, summary, 0);
        for (const after of [0, 19, 21, 60]) expect(await keep(after)).toBe(false);
        expect((await stores.conversations.find(tenantId, 'maya', id))?.summary).toEqual(summary);
      });

      test('of 20 at once is the one that was told so', async () => {
        const tenantId = freshTenant();
        const { id } = await talk(tenantId);
        const told = await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            stores.conversations.keepSummary(tenantId, 'maya', id, { text: `${index}`, through: 20 }, 0),
          ),
        );
        expect(told.filter(Boolean)).toHaveLength(1);
        const kept = await stores.conversations.find(tenantId, 'maya', id);
        expect(kept?.summary?.text).toBe(`${told.indexOf(true)}`);
      });

      test('of another’s, an unknown or no conversation is not kept', async () => {
        const tenantId = freshTenant();
        const before = await talk(tenantId);
        for (const [tenant, user, id] of [
          [tenantId, 'ben', before.id],
          [freshTenant(), 'maya', before.id],
          [tenantId, 'maya', v7()],
          ...NO_IDS.map((text) => [tenantId, 'maya', text] as const),
        ] as const) {
          expect(await stores.conversations.keepSummary(tenant, user, id, summary, 0)).toBe(false);
        }
        expect(await stores.conversations.find(tenantId, 'maya', before.id)).toEqual(before);
      });

      test('replaces what no store keeps', async () => {
        const tenantId = freshTenant();
        const { id } = await talk(tenantId);
        await stores.conversations.keepSummary(tenantId, 'maya', id, { text: 'a\0b\ud800', through: 20 }, 0);
        expect((await stores.conversations.find(tenantId, 'maya', id))?.summary?.text).toBe('a\ufffdb\ufffd');
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
      });

      test('takes hundreds at once', async () => {
        const tenantId = freshTenant();
        const begun = await Promise.all(Array.from({ length: 450 }, () => stores.turns.begin(openingOf({ tenantId }))));
        expect(begun.every(({ kind }) => kind === 'started')).toBe(true);
        const ids = await stores.conversations.ids(tenantId, 'maya');
        expect(await stores.conversations.delete(tenantId, 'maya', ids)).toBe(450);
        expect(await stores.conversations.ids(tenantId, 'maya')).toEqual([]);
      });

      test('while their runs end is waited for, or waits, but never both', async () => {
        const tenantId = freshTenant();
        for (let round = 0; round < 4; round += 1) {
          const begun = await Promise.all(
            Array.from({ length: 40 }, () => mustStart(stores.turns, openingOf({ tenantId }))),
          );
          const runs = begun.map(({ run }) => run);
          const ids = runs.map(({ conversationId }) => conversationId);
          const end = (run: (typeof runs)[number]) => stores.turns.end(run.id, endingOf(run));
          const [deleted] = await Promise.all([
            stores.conversations.delete(tenantId, 'maya', ids),
            ...runs.reverse().map(end),
          ]);
          expect(deleted).toBe(40);
        }
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
      });
    });
  });
