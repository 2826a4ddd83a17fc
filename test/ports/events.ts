import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENT_PAYLOAD_MAX_CHARACTERS, EventPayloadTooLong } from '../../ports/events.ts';
import type { OpenStores, Stores } from '../support/stores.ts';
import { eventOf, NO_IDS, tellingOf } from './event-samples.ts';
import { feedbackContract } from './feedback.ts';
import { freshTenant, later } from './turn-samples.ts';

export const eventsContract = (name: string, open: OpenStores) =>
  describe(`Events (${name})`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await open();
    });
    afterAll(() => stores.close());

    const { aTalk, add, mustAdd, setFeedback, kept } = tellingOf(() => stores);

    describe('adding', () => {
      test('stores what was told, and gives it as stored', async () => {
        const tenant = freshTenant();
        const event = eventOf({ payload: { card: 'trainings', at: { row: 3, of: [1, 2.5, null, true, '漢'] } } });
        const { at, ...told } = event;
        const stored = { ...told, state: null, comment: null, reasons: [], createdAt: at, updatedAt: at };
        expect(await stores.events.add(tenant, event)).toEqual(stored);
        expect(await kept(tenant, event.id)).toEqual(stored);
      });

      test('of what happened in a conversation, or with a message, whose conversation it then belongs to', async () => {
        const { tenant, conversationId, messageId } = await aTalk();
        const other = await aTalk(tenant);
        expect(await add(tenant, { conversationId })).toMatchObject({ conversationId, messageId: null });
        expect(await add(tenant, { messageId })).toMatchObject({ conversationId, messageId });
        expect(await add(tenant, { conversationId, messageId })).toMatchObject({ conversationId, messageId });
        expect(await add(tenant, { conversationId: other.conversationId, messageId })).toBeUndefined();
      });

      test('stores nothing where it names a conversation or message that the user does not have', async () => {
        const mine = await aTalk();
        const { tenant, conversationId, messageId } = mine;
        const bens = await aTalk(tenant, 'ben');
        const elsewhere = await aTalk();
        for (const foreign of [bens, elsewhere]) {
          for (const named of [
            { conversationId: foreign.conversationId },
            { messageId: foreign.messageId },
            { conversationId, messageId: foreign.messageId },
            { conversationId: foreign.conversationId, messageId },
          ]) {
            const id = v7();
            expect(await add(tenant, { id, ...named })).toBeUndefined();
            expect(await add(tenant, { id, type: 'feedback', ...named })).toBeUndefined();
            expect(await kept(tenant, id)).toBeUndefined();
          }
        }
        for (const nowhere of [...NO_IDS, v7()]) {
          expect(await add(tenant, { conversationId: nowhere })).toBeUndefined();
          expect(await add(tenant, { messageId: nowhere })).toBeUndefined();
          expect(await add(tenant, { conversationId, messageId: nowhere })).toBeUndefined();
          expect(await add(tenant, { conversationId: nowhere, messageId })).toBeUndefined();
        }
      });

      test('of feedback on a message merges into what there is, and keeps its id, state and first time', async () => {
        const { tenant, user, messageId, conversationId } = await aTalk();
        const feedback = { type: 'feedback', messageId };
        const first = await mustAdd(tenant, { ...feedback, payload: { screen: 'chat', at: { row: 1 } } });
        await setFeedback({ tenant, user, messageId }, 'negative', { at: later(5) });
        const merged = await add(tenant, { ...feedback, payload: { at: { column: 2 }, more: 1 }, at: later(9) });
        expect(merged).toEqual({
          ...first,
          conversationId,
          state: 'negative',
          payload: { screen: 'chat', at: { column: 2 }, more: 1 },
          updatedAt: later(9),
        });
      });

      test('of 50 at once with feedback on one message makes one event that holds all of them', async () => {
        const { tenant, messageId } = await aTalk();
        const added = await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            mustAdd(tenant, { type: 'feedback', messageId, payload: { [`key ${index}`]: index } }),
          ),
        );
        expect(new Set(added.map(({ id }) => id)).size).toBe(1);
        expect(Object.keys((await kept(tenant, added[0]?.id ?? ''))?.payload ?? {})).toHaveLength(50);
      });

      test('twice of anything else, or of feedback on no message, makes two events', async () => {
        const { tenant, messageId } = await aTalk();
        for (const told of [{ messageId }, { type: 'feedback' }, {}]) {
          expect((await mustAdd(tenant, told)).id).not.toBe((await mustAdd(tenant, told)).id);
        }
      });

      test('replaces what no store keeps', async () => {
        const tenant = freshTenant();
        const { id } = await mustAdd(tenant, { payload: { 'k\0': ['a\0', { b: '\ud800' }] } });
        expect((await kept(tenant, id))?.payload).toEqual({ 'k\ufffd': ['a\ufffd', { b: '\ufffd' }] });
      });
    });

    feedbackContract(() => stores);

    describe('a change', () => {
      test('changes what is given and keeps what is not', async () => {
        const tenant = freshTenant();
        const event = await mustAdd(tenant, { payload: { kept: 1, replaced: { deep: true } } });
        const change = (changes: object) => stores.events.change(tenant, 'maya', event.id, changes, later(5));
        const since = { ...event, updatedAt: later(5) };
        expect(await change({ comment: 'Good' })).toEqual({ ...since, comment: 'Good' });
        expect(await change({ reasons: ['a', 'b'] })).toEqual({ ...since, comment: 'Good', reasons: ['a', 'b'] });
        expect(await change({ payload: { replaced: { other: 2 }, added: null } })).toMatchObject({
          comment: 'Good',
          reasons: ['a', 'b'],
          payload: { kept: 1, replaced: { other: 2 }, added: null },
        });
        expect(await change({ comment: null })).toMatchObject({ comment: null, reasons: ['a', 'b'] });
        expect(await change({ reasons: [] })).toMatchObject({ reasons: [] });
      });

      test('of nothing changes nothing, not even when it was changed last', async () => {
        const tenant = freshTenant();
        const event = await mustAdd(tenant, { payload: { kept: 1 } });
        for (const nothing of [{}, { payload: {} }, { comment: undefined, reasons: undefined, payload: undefined }]) {
          expect(await stores.events.change(tenant, 'maya', event.id, nothing, later(5))).toEqual(event);
        }
        const cleared = await stores.events.change(tenant, 'maya', event.id, { comment: null }, later(5));
        expect(cleared).toEqual({ ...event, updatedAt: later(5) });
        const emptied = await stores.events.change(tenant, 'maya', event.id, { reasons: [] }, later(6));
        expect(emptied).toEqual({ ...event, updatedAt: later(6) });
      });

      test('of 50 different fields at once keeps all of them', async () => {
        const tenant = freshTenant();
        const { id } = await mustAdd(tenant, { payload: { first: true } });
        const change = (changes: object) => stores.events.change(tenant, 'maya', id, changes, later(1));
        await Promise.all([
          change({ comment: 'Said' }),
          change({ reasons: ['why'] }),
          ...Array.from({ length: 48 }, (_, index) => change({ payload: { [`key ${index}`]: index } })),
        ]);
        const all = await kept(tenant, id);
        expect(all).toMatchObject({ comment: 'Said', reasons: ['why'] });
        expect(Object.keys(all?.payload ?? {})).toHaveLength(49);
      });

      test('does not set a time back', async () => {
        const tenant = freshTenant();
        const { id } = await mustAdd(tenant, { at: later(10) });
        expect(await stores.events.change(tenant, 'maya', id, { comment: 'Late' }, later(5))).toMatchObject({
          comment: 'Late',
          updatedAt: later(10),
        });
      });

      test('of another’s, an unknown or no event changes nothing', async () => {
        const tenant = freshTenant();
        const event = await mustAdd(tenant);
        const change = { comment: 'Mine now', payload: { stolen: true } };
        expect(await stores.events.change(tenant, 'ben', event.id, change, later(5))).toBeUndefined();
        expect(await stores.events.change(freshTenant(), 'maya', event.id, change, later(5))).toBeUndefined();
        for (const id of [...NO_IDS, v7()]) {
          expect(await stores.events.change(tenant, 'maya', id, change, later(5))).toBeUndefined();
        }
        expect(await kept(tenant, event.id)).toEqual(event);
      });

      test('replaces what no store keeps', async () => {
        const tenant = freshTenant();
        const { id } = await mustAdd(tenant);
        const change = { comment: 'a\0', reasons: ['\ud800', '"{,}\\'], payload: { 'k\0': '\udc00' } };
        expect(await stores.events.change(tenant, 'maya', id, change, later(1))).toMatchObject({
          comment: 'a\ufffd',
          reasons: ['\ufffd', '"{,}\\'],
          payload: { 'k\ufffd': '\ufffd' },
        });
      });

      test('of keys that mean something to a language are keys like any other', async () => {
        const tenant = freshTenant();
        const { id } = await mustAdd(tenant, { payload: JSON.parse('{"__proto__": 1, "constructor": 2}') });
        await stores.events.change(tenant, 'maya', id, { payload: JSON.parse('{"__proto__": 3}') }, later(1));
        expect(JSON.stringify((await kept(tenant, id))?.payload)).toMatch(/"__proto__":3/);
        expect(Object.entries((await kept(tenant, id))?.payload ?? {})).toHaveLength(2);
      });
    });

    describe('a payload', () => {
      const half = 'x'.repeat(EVENT_PAYLOAD_MAX_CHARACTERS / 2 - 20);

      test('may be merged up to its bound, and not beyond: then nothing of the change is kept', async () => {
        const tenant = freshTenant();
        const { id } = await mustAdd(tenant, { payload: { one: half } });
        const change = (changes: object) => stores.events.change(tenant, 'maya', id, changes, later(1));
        const full = await change({ payload: { two: half } });
        expect(full?.payload).toEqual({ one: half, two: half });
        const refused = change({ comment: 'Not kept', payload: { three: 'x'.repeat(100) } });
        await expect(refused).rejects.toThrow(EventPayloadTooLong);
        await expect(refused).rejects.toMatchObject({ fault: 'invalid', issues: [{ field: 'payload' }] });
        expect(await kept(tenant, id)).toEqual(full);
        expect(await change({ comment: 'Kept', payload: { one: 'shorter' } })).toMatchObject({ comment: 'Kept' });
      });

      test('of feedback that is told again stays within it too', async () => {
        const { tenant, messageId } = await aTalk();
        const tell = (key: string) => add(tenant, { type: 'feedback', messageId, payload: { [key]: half } });
        await tell('one');
        const full = await tell('two');
        await expect(tell('three')).rejects.toThrow(EventPayloadTooLong);
        expect(await kept(tenant, full?.id ?? '')).toEqual(full);
      });

      test('that says nothing of user or text tells what was wrong', async () => {
        const tenant = freshTenant();
        const tooLong = { secret: 'hush '.repeat(EVENT_PAYLOAD_MAX_CHARACTERS / 5) };
        const error = await add(tenant, { payload: tooLong }).catch((thrown) => thrown);
        expect(error).toBeInstanceOf(EventPayloadTooLong);
        expect(`${error.stack} ${JSON.stringify(error)} ${JSON.stringify(error.cause ?? null)}`).not.toContain('hush');
      });
    });

    describe('when a conversation is deleted', () => {
      test('its events go with it, and no others', async () => {
        const talk = await aTalk();
        const { tenant, conversationId, messageId } = talk;
        const stays = await aTalk(tenant);
        const gone = [
          await mustAdd(tenant, { conversationId }),
          await mustAdd(tenant, { messageId }),
          await setFeedback(talk, 'positive'),
        ];
        const left = [
          await mustAdd(tenant),
          await mustAdd(tenant, { conversationId: stays.conversationId }),
          await setFeedback(stays, 'negative'),
        ];
        await stores.conversations.delete(tenant, 'maya', [conversationId]);
        for (const event of gone) expect(await kept(tenant, event?.id ?? '')).toBeUndefined();
        for (const event of left) expect(await kept(tenant, event?.id ?? '')).toEqual(event);
        expect(await setFeedback(talk, 'negative')).toBeUndefined();
        expect(await add(tenant, { conversationId })).toBeUndefined();
      });

      test('whoever tells of it at the same time is either before or too late', async () => {
        const tenant = freshTenant();
        for (let round = 0; round < 10; round += 1) {
          const talk = await aTalk(tenant);
          const { conversationId, messageId } = talk;
          const [told] = await Promise.all([
            Promise.all([
              ...Array.from({ length: 5 }, () => setFeedback(talk, 'positive')),
              ...Array.from({ length: 5 }, () => add(tenant, { conversationId })),
              ...Array.from({ length: 5 }, () => add(tenant, { messageId, type: 'feedback' })),
            ]),
            stores.conversations.delete(tenant, 'maya', [conversationId]),
          ]);
          for (const event of told) if (event) expect(await kept(tenant, event.id)).toBeUndefined();
        }
      });
    });
  });
