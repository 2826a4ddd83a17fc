import { beforeAll, describe, expect, test } from 'vitest';
import type { Turns } from '../../ports/turns.ts';
import type { Stores } from '../support/stores.ts';
import {
  ANSWERS,
  contentsOf,
  failRun,
  findPause,
  mustResume,
  OTHER_RESPONSE,
  type Pause,
  pauseRun,
  pauseTurn,
  resumptionOf,
  shownOf,
} from './pause-samples.ts';
import { endingOf, freshTenant, later, messagesOf, mustStart, openingOf, outputOf, takeTurn } from './turn-samples.ts';

/** A part of the contract of `Turns`. */
export const resumeRetryPromises = (openStores: () => Stores) =>
  describe('a response that is sent again', () => {
    let stores: Stores;
    let turns: Turns;
    beforeAll(() => {
      stores = openStores();
      turns = stores.turns;
    });

    const find = (pause: Pause) => findPause(turns, pause);

    describe('whose run failed', () => {
      test('for good gives that run', async () => {
        const pause = await pauseTurn(turns, { tenantId: freshTenant() });
        const { run } = await mustResume(turns, resumptionOf(pause));
        await turns.end(run.id, endingOf(run, { output: outputOf(run, { status: 'failed' }) }));
        expect(await turns.resume(resumptionOf(pause))).toMatchObject({ kind: 'repeated', run: { status: 'failed' } });
      });

      test('and may be retried starts a further run, which answers in place of the failed one', async () => {
        const pause = await pauseTurn(turns, { tenantId: freshTenant() });
        const first = await mustResume(turns, resumptionOf(pause));
        await failRun(turns, first.run);
        expect(contentsOf(await messagesOf(stores, pause.run)).at(-1)).toBe('Sorry.');
        const { tenantId, conversationId } = pause.run;
        await takeTurn(turns, { tenantId, conversationId, content: 'next', now: later(99) }, { answer: 'after' });
        expect(await turns.resume(resumptionOf(pause, { ...OTHER_RESPONSE, now: later(120) }))).toEqual({
          kind: 'answered',
        });

        const again = await mustResume(turns, resumptionOf(pause, { now: later(9_999) }));
        expect(again.run).toMatchObject({ turnId: first.run.turnId, userMessageId: first.run.userMessageId });
        expect([again.history, again.message.content]).toEqual([[], 'How do I grow?']);
        expect(again.conversation.messageCount).toBe(4);
        expect(contentsOf(await messagesOf(stores, pause.run))).toEqual([
          'How do I grow?',
          'One question.',
          'next',
          'after',
        ]);
        await turns.end(again.run.id, endingOf(again.run));
        const stored = await messagesOf(stores, pause.run);
        expect(contentsOf(stored)).toEqual(['How do I grow?', 'One question.', 'Step by step.', 'next', 'after']);
        expect(stored[2]?.runId).toBe(again.run.id);
        expect(await shownOf(stores, pause)).toEqual(['interrupted', 'answered', ANSWERS]);
        expect((await turns.find(tenantId, 'maya', first.run.id))?.output?.answer).toBe('Sorry.');
        expect(await turns.resume(resumptionOf(pause))).toMatchObject({ kind: 'repeated', run: { id: again.run.id } });
      });

      test('is retried by one of many at once, and any number of times', async () => {
        const pause = await pauseTurn(turns, { tenantId: freshTenant() });
        const { run } = await mustResume(turns, resumptionOf(pause));
        await failRun(turns, run);
        for (let attempt = 0; attempt < 3; attempt += 1) {
          const resumed = await Promise.all(Array.from({ length: 8 }, () => turns.resume(resumptionOf(pause))));
          expect(resumed.map(({ kind }) => kind).sort()).toEqual([...Array(7).fill('repeated'), 'started']);
          for (const one of resumed) if (one.kind === 'started') await failRun(turns, one.run);
          expect(contentsOf(await messagesOf(stores, run))).toEqual(['How do I grow?', 'One question.', 'Sorry.']);
        }
      });

      test('waits for its turn when another has the conversation, and for what that has asked', async () => {
        const pause = await pauseTurn(turns, { tenantId: freshTenant() });
        await failRun(turns, (await mustResume(turns, resumptionOf(pause))).run);
        const { tenantId, conversationId } = pause.run;
        const { run } = await mustStart(turns, openingOf({ tenantId, conversationId, now: later(90) }));
        expect(await turns.resume(resumptionOf(pause, { now: later(91) }))).toEqual({ kind: 'busy', run });
        const other = await pauseRun(turns, run);
        const again = await turns.resume(resumptionOf(pause, { now: later(92) }));
        expect(again).toMatchObject({ kind: 'repeated', run: { status: 'failed' } });
        expect(await shownOf(stores, other)).toEqual(['interrupted', 'pending', null]);
        await mustResume(turns, resumptionOf(other, { now: later(93) }));
      });
    });

    describe('with an idempotency key', () => {
      const idempotency = { key: 'my-key', digest: 'digest' };

      test('is refused where the key was used for another request, and the pause stays', async () => {
        const tenantId = freshTenant();
        const { run } = await takeTurn(turns, { tenantId, idempotency: { ...idempotency, digest: 'a message' } });
        const pause = await pauseTurn(turns, { tenantId });
        expect(await turns.resume(resumptionOf(pause, { idempotency }))).toEqual({ kind: 'keyReused' });
        expect((await find(pause))?.status).toBe('pending');
        await stores.conversations.delete(tenantId, 'maya', [run.conversationId]);
        await mustResume(turns, resumptionOf(pause, { idempotency }));
        expect(await turns.begin(openingOf({ tenantId, idempotency: { key: 'my-key', digest: 'a message' } }))).toEqual(
          {
            kind: 'keyReused',
          },
        );
        await mustStart(turns, openingOf({ tenantId, userId: 'ben', idempotency }));
      });

      test('gives its run, and the further one after a retry', async () => {
        const pause = await pauseTurn(turns, { tenantId: freshTenant() });
        const first = await mustResume(turns, resumptionOf(pause, { idempotency }));
        expect(await turns.resume(resumptionOf(pause, { idempotency }))).toEqual({ kind: 'repeated', run: first.run });
        await failRun(turns, first.run);
        const again = await mustResume(turns, resumptionOf(pause, { idempotency }));
        await turns.end(again.run.id, endingOf(again.run));
        expect(await turns.resume(resumptionOf(pause, { idempotency }))).toMatchObject({
          kind: 'repeated',
          run: { id: again.run.id, status: 'completed' },
        });
      });

      test('that another conversation has is that of another request, whatever its digest', async () => {
        const tenantId = freshTenant();
        await takeTurn(turns, { tenantId, idempotency });
        const pause = await pauseTurn(turns, { tenantId });
        expect(await turns.resume(resumptionOf(pause, { idempotency }))).toEqual({ kind: 'keyReused' });
        expect((await find(pause))?.status).toBe('pending');
      });

      test('of two pauses of two conversations at once is taken by one', async () => {
        const tenantId = freshTenant();
        const pauses = [await pauseTurn(turns, { tenantId }), await pauseTurn(turns, { tenantId })];
        const resumed = await Promise.all(
          pauses.map((pause, index) =>
            turns.resume(resumptionOf(pause, { idempotency: { key: 'one', digest: `digest ${index}` } })),
          ),
        );
        expect(resumed.map(({ kind }) => kind).sort()).toEqual(['keyReused', 'started']);
      });
    });
  });
