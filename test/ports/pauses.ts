import { v7 } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Turns } from '../../ports/turns.ts';
import type { Stores } from '../support/stores.ts';
import {
  ANSWERS,
  findPause,
  mustResume,
  type Pause,
  pauseRun,
  pauseTurn,
  QUESTIONS,
  resumptionOf,
  shownOf,
} from './pause-samples.ts';
import {
  endingOf,
  freshTenant,
  later,
  messagesOf,
  mustStart,
  openingOf,
  outputOf,
  START,
  takeTurn,
} from './turn-samples.ts';

const NO_IDS = ['no id', '', '\0', "' or true --"];

/** A part of the contract of `Turns`. */
export const pausePromises = (openStores: () => Stores) =>
  describe('a pause', () => {
    let stores: Stores;
    let turns: Turns;
    beforeAll(() => {
      stores = openStores();
      turns = stores.turns;
    });

    const find = (pause: Pause) => findPause(turns, pause);

    test('is stored with the end of its run, pending, under the ids that its card has', async () => {
      const pause = await pauseTurn(turns, { tenantId: freshTenant() });
      const { run } = pause;
      expect(await find(pause)).toEqual({
        id: pause.id,
        conversationId: run.conversationId,
        turnId: run.turnId,
        runId: run.id,
        questions: QUESTIONS,
        status: 'pending',
        expiresAt: pause.expiresAt,
      });
      expect(await shownOf(stores, pause)).toEqual(['interrupted', 'pending', null]);
      expect(
        await turns.interaction(run.tenantId, 'maya', run.conversationId.toUpperCase(), pause.id.toUpperCase(), START),
      ).toEqual(await find(pause));
    });

    test('is there for its user in its conversation only', async () => {
      const pause = await pauseTurn(turns, { tenantId: freshTenant() });
      const { tenantId, conversationId } = pause.run;
      const other = await takeTurn(turns, { tenantId });
      for (const [tenant, user, conversation, id] of [
        [freshTenant(), 'maya', conversationId, pause.id],
        [tenantId, 'ben', conversationId, pause.id],
        [tenantId, 'maya', other.conversation.id, pause.id],
        [tenantId, 'maya', v7(), pause.id],
        [tenantId, 'maya', conversationId, v7()],
        ...NO_IDS.flatMap((text) => [
          [tenantId, 'maya', conversationId, text] as const,
          [tenantId, 'maya', text, pause.id] as const,
        ]),
      ] as const) {
        expect(await turns.interaction(tenant, user, conversation, id, START)).toBeUndefined();
      }
    });

    test('is not stored with another end, nor by a run that ended before', async () => {
      const { run } = await mustStart(turns, openingOf({ tenantId: freshTenant() }));
      const interaction = { id: v7(), questions: QUESTIONS, expiresAt: later(600) };
      expect(await turns.end(run.id, endingOf(run, { interaction }))).toBe(true);
      const late = endingOf(run, { output: outputOf(run, { status: 'interrupted' }), interaction });
      expect(await turns.end(run.id, late)).toBe(false);
      expect(await turns.interaction(run.tenantId, 'maya', run.conversationId, interaction.id, START)).toBeUndefined();
    });

    test('keeps any text of its questions, and replaces what no database keeps', async () => {
      const { run } = await mustStart(turns, openingOf({ tenantId: freshTenant() }));
      const [question] = QUESTIONS;
      if (!question) throw new Error('There is a question.');
      const interaction = { id: v7(), questions: [{ ...question, text: 'a\0b\ud83d 👍' }], expiresAt: later(600) };
      const output = outputOf(run, { status: 'interrupted' });
      await turns.end(run.id, endingOf(run, { output, interaction }));
      const stored = await turns.interaction(run.tenantId, 'maya', run.conversationId, interaction.id, START);
      expect(stored?.questions[0]?.text).toBe('a\ufffdb\ufffd 👍');
    });

    test('is cancelled by a new message, and both stay readable', async () => {
      const tenantId = freshTenant();
      const pause = await pauseTurn(turns, { tenantId });
      const { conversationId } = pause.run;
      const next = await mustStart(
        turns,
        openingOf({ tenantId, conversationId, content: 'Never mind.', now: later(60) }),
      );
      expect(next.run.turnId).not.toBe(pause.run.turnId);
      expect(next.history.at(-1)).toMatchObject({ id: pause.run.messageId, status: 'cancelled' });
      expect(await shownOf(stores, pause)).toEqual(['cancelled', 'cancelled', null]);
      expect((await find(pause))?.status).toBe('cancelled');
      const stored = await messagesOf(stores, pause.run);
      expect(stored.map(({ content }) => content)).toEqual(['How do I grow?', 'One question.', 'Never mind.']);
      expect(stored[1]?.cards[0]).toEqual({ type: 'talentList', data: { interaction_id: pause.id, status: 'kept' } });
      expect(await turns.resume(resumptionOf(pause, { now: later(61) }))).toEqual({
        kind: 'notPending',
        status: 'cancelled',
      });
    });

    test('is left as it is by a message that cannot begin, and by one in another conversation', async () => {
      const tenantId = freshTenant();
      const pause = await pauseTurn(turns, { tenantId, idempotency: { key: 'k', digest: 'd' } });
      const opening = openingOf({ tenantId, conversationId: pause.run.conversationId });
      const refused = { ...opening, idempotency: { key: 'k', digest: 'other' } };
      expect(await turns.begin(refused)).toEqual({ kind: 'keyReused' });
      const repeated = { ...opening, idempotency: { key: 'k', digest: 'd' } };
      expect(await turns.begin(repeated)).toMatchObject({ kind: 'repeated', run: { id: pause.run.id } });
      expect(await turns.begin({ ...opening, userId: 'ben' })).toEqual({ kind: 'absent' });
      await mustStart(turns, openingOf({ tenantId }));
      expect((await find(pause))?.status).toBe('pending');
      expect(await shownOf(stores, pause)).toEqual(['interrupted', 'pending', null]);
    });

    test('is cancelled by the retry of an earlier turn as well: the conversation has one thing to wait for', async () => {
      const tenantId = freshTenant();
      const idempotency = { key: 'k', digest: 'd' };
      const { run } = await mustStart(turns, openingOf({ tenantId, idempotency }));
      await turns.end(run.id, endingOf(run, { output: outputOf(run, { status: 'failed' }), retryable: true }));
      const { conversationId } = run;
      const pause = await pauseTurn(turns, { tenantId, conversationId, now: later(10) });
      const again = await mustStart(turns, openingOf({ tenantId, conversationId, idempotency, now: later(20) }));
      expect(await shownOf(stores, pause)).toEqual(['cancelled', 'cancelled', null]);
      const second = await pauseRun(turns, again.run);
      expect((await find(second))?.status).toBe('pending');
    });

    test('is cancelled by name, once, by its user, and nothing else of the conversation changes', async () => {
      const tenantId = freshTenant();
      const pause = await pauseTurn(turns, { tenantId });
      const { run } = pause;
      const before = await stores.conversations.find(tenantId, 'maya', run.conversationId);
      const now = later(60);
      expect(await turns.cancelPause(tenantId, 'ben', run.id, now)).toBe(false);
      expect(await turns.cancelPause(freshTenant(), 'maya', run.id, now)).toBe(false);
      for (const id of [v7(), ...NO_IDS]) expect(await turns.cancelPause(tenantId, 'maya', id, now)).toBe(false);
      expect((await find(pause))?.status).toBe('pending');
      const cancelled = await Promise.all(
        Array.from({ length: 5 }, () => turns.cancelPause(tenantId, 'maya', run.id, now)),
      );
      expect(cancelled.filter(Boolean)).toHaveLength(1);
      expect(await shownOf(stores, pause)).toEqual(['cancelled', 'cancelled', null]);
      expect((await find(pause))?.status).toBe('cancelled');
      expect(await stores.conversations.find(tenantId, 'maya', run.conversationId)).toEqual(before);
      expect(await turns.cancelPause(tenantId, 'maya', run.id, now)).toBe(false);
    });

    test('that is cancelled has its run cancelled, and is told so by whoever asks for that again', async () => {
      const tenantId = freshTenant();
      const opening = openingOf({ tenantId, idempotency: { key: 'k', digest: 'd' } });
      const pause = await pauseRun(turns, (await mustStart(turns, opening)).run);
      const before = await turns.find(tenantId, 'maya', pause.run.id);
      await turns.cancelPause(tenantId, 'maya', pause.run.id, later(60));
      const run = await turns.find(tenantId, 'maya', pause.run.id);
      const { cards = [] } = run?.output ?? {};
      expect(run).toEqual({
        ...before,
        status: 'cancelled',
        output: { ...before?.output, status: 'cancelled', cards },
      });
      expect(cards.map(({ data }) => data.status)).toEqual(['kept', 'cancelled', 'kept']);
      expect(await turns.begin(opening)).toEqual({ kind: 'repeated', run });
    });

    test('of a run that does not wait any more is not cancelled, nor is that of another run', async () => {
      const tenantId = freshTenant();
      const first = await pauseTurn(turns, { tenantId });
      const { run } = await mustResume(turns, resumptionOf(first));
      expect(await turns.cancelPause(tenantId, 'maya', first.run.id, later(60))).toBe(false);
      expect(await turns.cancelPause(tenantId, 'maya', run.id, later(60))).toBe(false);
      const second = await pauseRun(turns, run);
      expect(await turns.cancelPause(tenantId, 'maya', first.run.id, later(60))).toBe(false);
      expect(await shownOf(stores, first)).toEqual(['interrupted', 'answered', ANSWERS]);
      expect(await turns.cancelPause(tenantId, 'maya', second.run.id, later(60))).toBe(true);
    });

    test('goes with its conversation', async () => {
      const pause = await pauseTurn(turns, { tenantId: freshTenant() });
      const { tenantId, conversationId } = pause.run;
      await stores.conversations.delete(tenantId, 'maya', [conversationId]);
      expect(await find(pause)).toBeUndefined();
      expect(await turns.resume(resumptionOf(pause))).toEqual({ kind: 'absent' });
      expect(await turns.cancelPause(tenantId, 'maya', pause.run.id, later(60))).toBe(false);
    });
  });
