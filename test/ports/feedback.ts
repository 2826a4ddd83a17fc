import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { Stores } from '../support/stores.ts';
import { NO_IDS, tellingOf } from './event-samples.ts';
import { freshTenant, later } from './turn-samples.ts';

/** The part of the contract of events that is about feedback, of stores which are open while its tests run. */
export const feedbackContract = (open: () => Stores) =>
  describe('feedback on a message', () => {
    const { aTalk, setFeedback, kept } = tellingOf(open);
    test('is set, switched and cleared in one event', async () => {
      const talk = await aTalk();
      const id = v7();
      const first = await setFeedback(talk, 'positive', { id });
      expect(first).toMatchObject({
        id,
        type: 'feedback',
        userId: 'maya',
        conversationId: talk.conversationId,
        messageId: talk.messageId,
        state: 'positive',
        comment: null,
        reasons: [],
        payload: {},
        createdAt: later(10),
        updatedAt: later(10),
      });
      expect(await setFeedback(talk, 'negative', { at: later(20) })).toEqual({
        ...first,
        state: 'negative',
        updatedAt: later(20),
      });
      expect(await setFeedback(talk, null, { at: later(30) })).toEqual({
        ...first,
        state: null,
        updatedAt: later(30),
      });
    });

    test('of 100 at once leaves one event, in a state that was asked for', async () => {
      const talk = await aTalk();
      const states = ['positive', 'negative', null] as const;
      const told = await Promise.all(
        Array.from({ length: 100 }, (_, index) => setFeedback(talk, states[index % 3] ?? null)),
      );
      expect(new Set(told.map((event) => event?.id)).size).toBe(1);
      told.forEach((event, index) => {
        expect(event?.state).toBe(states[index % 3]);
      });
      const last = await kept(talk.tenant, told[0]?.id ?? '');
      expect(states).toContain(last?.state);
    });

    test('keeps what was said with it', async () => {
      const talk = await aTalk();
      const event = await setFeedback(talk, 'negative');
      const said = { comment: 'Too long', reasons: ['length'], payload: { screen: 'chat' } };
      await open().events.change(talk.tenant, 'maya', event?.id ?? '', said, later(20));
      expect(await setFeedback(talk, 'positive', { at: later(30) })).toMatchObject({ state: 'positive', ...said });
    });

    test('of another, of no message, or under another’s name is not there', async () => {
      const talk = await aTalk();
      expect(await setFeedback({ ...talk, user: 'ben' }, 'positive')).toBeUndefined();
      expect(await setFeedback({ ...talk, tenant: freshTenant() }, 'positive')).toBeUndefined();
      for (const messageId of [...NO_IDS, v7(), talk.conversationId]) {
        expect(await setFeedback({ ...talk, messageId }, 'positive')).toBeUndefined();
      }
      const mine = await setFeedback(talk, 'negative');
      expect(await setFeedback({ ...talk, user: 'ben' }, 'positive')).toBeUndefined();
      expect((await kept(talk.tenant, mine?.id ?? ''))?.state).toBe('negative');
    });

    test('of each message is its own', async () => {
      const [one, other] = [await aTalk(), await aTalk()];
      const [first, second] = [await setFeedback(one, 'positive'), await setFeedback(other, 'negative')];
      expect(first?.id).not.toBe(second?.id);
      expect((await kept(one.tenant, first?.id ?? ''))?.state).toBe('positive');
    });
  });
