import { beforeAll, describe, expect, test } from 'vitest';
import type { Run, Turns } from '../../ports/turns.ts';
import type { Stores } from '../support/stores.ts';
import {
  conversationOf,
  endingOf,
  freshTenant,
  later,
  messagesOf,
  mustStart,
  openingOf,
  outputOf,
  takeTurn,
} from './turn-samples.ts';

/** A part of the contract of `Turns`. */
export const idempotencyKeyPromises = (openStores: () => Stores) =>
  describe('an idempotency key', () => {
    let stores: Stores;
    let turns: Turns;
    beforeAll(() => {
      stores = openStores();
      turns = stores.turns;
    });

    const idempotency = { key: 'my-key', digest: 'digest' };

    test('gives its run while it runs and after it ended', async () => {
      const tenantId = freshTenant();
      const { run } = await mustStart(turns, openingOf({ tenantId, idempotency }));
      expect(await turns.begin(openingOf({ tenantId, idempotency }))).toEqual({ kind: 'repeated', run });
      await turns.end(run.id, endingOf(run));
      expect(await turns.begin(openingOf({ tenantId, idempotency }))).toEqual({
        kind: 'repeated',
        run: { ...run, status: 'completed', output: outputOf(run) },
      });
      expect(await messagesOf(stores, run)).toHaveLength(2);
      expect(await stores.conversations.ids(tenantId, 'maya')).toEqual([run.conversationId]);
    });

    test('gives its run also when another turn has the conversation by now', async () => {
      const tenantId = freshTenant();
      const { run } = await mustStart(turns, openingOf({ tenantId, idempotency }));
      await turns.end(run.id, endingOf(run));
      await mustStart(turns, openingOf({ tenantId, conversationId: run.conversationId }));
      const again = await turns.begin(openingOf({ tenantId, idempotency }));
      expect(again).toMatchObject({ kind: 'repeated', run: { id: run.id } });
    });

    test('is refused for another request', async () => {
      const tenantId = freshTenant();
      const { run } = await mustStart(turns, openingOf({ tenantId, idempotency }));
      const other = openingOf({ tenantId, idempotency: { ...idempotency, digest: 'other' } });
      expect(await turns.begin(other)).toEqual({ kind: 'keyReused' });
      await turns.end(run.id, endingOf(run));
      expect(await turns.begin(other)).toEqual({ kind: 'keyReused' });
      expect(await stores.conversations.ids(tenantId, 'maya')).toEqual([run.conversationId]);
    });

    test('is each user’s and each tenant’s own', async () => {
      const tenantId = freshTenant();
      await mustStart(turns, openingOf({ tenantId, idempotency }));
      await mustStart(turns, openingOf({ tenantId, idempotency, userId: 'ben' }));
      await mustStart(turns, openingOf({ tenantId: freshTenant(), idempotency }));
    });

    test('of many at once that would each start a conversation, exactly one does', async () => {
      const tenantId = freshTenant();
      const begun = await Promise.all(
        Array.from({ length: 12 }, () => turns.begin(openingOf({ tenantId, idempotency }))),
      );
      const started = begun.filter(({ kind }) => kind === 'started');
      const repeated = begun.filter(({ kind }) => kind === 'repeated');
      expect([started.length, repeated.length]).toEqual([1, 11]);
      expect(new Set(begun.map((one) => 'run' in one && one.run.id)).size).toBe(1);
      expect(await stores.conversations.ids(tenantId, 'maya')).toHaveLength(1);
    });

    test('of many at once in one conversation exactly one starts, the others are its repetition', async () => {
      const tenantId = freshTenant();
      const { conversation } = await takeTurn(turns, { tenantId });
      const begun = await Promise.all(
        Array.from({ length: 12 }, () =>
          turns.begin(openingOf({ tenantId, conversationId: conversation.id, idempotency })),
        ),
      );
      expect(begun.map(({ kind }) => kind).sort()).toEqual([...Array(11).fill('repeated'), 'started']);
      expect((await stores.conversations.find(tenantId, 'maya', conversation.id))?.messageCount).toBe(3);
    });

    test('whose run let its lease expire tells so: nobody will end that run otherwise', async () => {
      const tenantId = freshTenant();
      const { run } = await mustStart(turns, openingOf({ tenantId, idempotency }));
      const again = openingOf({ tenantId, idempotency, now: later(30) });
      expect(await turns.begin(again)).toEqual({ kind: 'expired', run });
      await turns.end(run.id, endingOf(run, { output: outputOf(run, { status: 'failed' }), retryable: true }));
      expect(await turns.begin(again)).toMatchObject({ kind: 'started', run: { turnId: run.turnId } });
    });

    test('whose run failed for good gives that run', async () => {
      const tenantId = freshTenant();
      const { run } = await mustStart(turns, openingOf({ tenantId, idempotency }));
      await turns.end(run.id, endingOf(run, { output: outputOf(run, { status: 'failed' }) }));
      const again = await turns.begin(openingOf({ tenantId, idempotency }));
      expect(again).toMatchObject({ kind: 'repeated', run: { id: run.id, status: 'failed' } });
    });

    test('whose conversation was deleted starts anew', async () => {
      const tenantId = freshTenant();
      const { run } = await takeTurn(turns, { tenantId, idempotency });
      await stores.conversations.delete(tenantId, 'maya', [run.conversationId]);
      const begun = await mustStart(turns, openingOf({ tenantId, idempotency }));
      expect(begun.run.conversationId).not.toBe(run.conversationId);
    });

    describe('whose run failed and may be retried', () => {
      const fail = (run: Run) =>
        turns.end(
          run.id,
          endingOf(run, { output: outputOf(run, { status: 'failed', answer: 'Sorry.' }), retryable: true }),
        );

      test('runs the same turn again: same message, another run, history before it, one answer in the end', async () => {
        const tenantId = freshTenant();
        const { conversation } = await takeTurn(turns, { tenantId, content: 'before' }, { answer: 'said before' });
        const conversationId = conversation.id;
        const first = await mustStart(turns, openingOf({ tenantId, conversationId, idempotency, now: later(10) }));
        await fail(first.run);
        expect((await messagesOf(stores, first.run)).at(-1)).toMatchObject({ content: 'Sorry.', status: 'failed' });

        const opening = openingOf({
          tenantId,
          conversationId,
          idempotency,
          now: later(20),
          owner: 'a second process',
        });
        const again = await mustStart(turns, opening);
        expect(again.run).toEqual({
          ...first.run,
          id: opening.runId,
          messageId: opening.messageId,
          owner: 'a second process',
          startedAt: later(20),
        });
        expect(again.history.map(({ content }) => content)).toEqual(['before', 'said before']);
        expect(again.conversation).toMatchObject({ messageCount: 3, updatedAt: later(11) });
        expect((await messagesOf(stores, again.run)).map(({ id }) => id)).not.toContain(first.run.messageId);

        await turns.end(again.run.id, endingOf(again.run));
        const stored = await messagesOf(stores, again.run);
        expect(stored.map(({ content }) => content)).toEqual([
          'before',
          'said before',
          'How do I grow?',
          'Step by step.',
        ]);
        expect(stored.slice(2).map(({ runId }) => runId)).toEqual([again.run.id, again.run.id]);
        expect((await conversationOf(stores, again.run))?.messageCount).toBe(4);
        expect((await turns.find(tenantId, 'maya', first.run.id))?.output?.answer).toBe('Sorry.');
        expect(await turns.begin(openingOf({ tenantId, conversationId, idempotency }))).toMatchObject({
          kind: 'repeated',
          run: { id: again.run.id },
        });
      });

      test('answers in the place of the failed answer, also where the conversation has gone on', async () => {
        const tenantId = freshTenant();
        const first = await mustStart(turns, openingOf({ tenantId, idempotency }));
        await fail(first.run);
        const { conversationId } = first.run;
        await takeTurn(turns, { tenantId, conversationId, content: 'next', now: later(10) }, { answer: 'after' });
        const again = await mustStart(turns, openingOf({ tenantId, conversationId, idempotency, now: later(20) }));
        await turns.end(again.run.id, endingOf(again.run));
        const stored = await messagesOf(stores, again.run);
        expect(stored.map(({ content }) => content)).toEqual(['How do I grow?', 'Step by step.', 'next', 'after']);
      });

      test('goes on in the conversation that it had started', async () => {
        const tenantId = freshTenant();
        const { run } = await mustStart(turns, openingOf({ tenantId, idempotency }));
        await fail(run);
        const again = await mustStart(turns, openingOf({ tenantId, idempotency }));
        expect(again.run.conversationId).toBe(run.conversationId);
        expect(again.history).toEqual([]);
        expect(await stores.conversations.ids(tenantId, 'maya')).toEqual([run.conversationId]);
      });

      test('is retried by one of many at once', async () => {
        const tenantId = freshTenant();
        const { run } = await mustStart(turns, openingOf({ tenantId, idempotency }));
        await fail(run);
        const begun = await Promise.all(
          Array.from({ length: 8 }, () => turns.begin(openingOf({ tenantId, idempotency }))),
        );
        expect(begun.map(({ kind }) => kind).sort()).toEqual([...Array(7).fill('repeated'), 'started']);
        expect(await messagesOf(stores, run)).toHaveLength(1);
      });

      test('waits for its turn when another has the conversation', async () => {
        const tenantId = freshTenant();
        const { run } = await mustStart(turns, openingOf({ tenantId, idempotency }));
        await fail(run);
        const other = await mustStart(turns, openingOf({ tenantId, conversationId: run.conversationId }));
        expect(await turns.begin(openingOf({ tenantId, idempotency }))).toEqual({ kind: 'busy', run: other.run });
        expect((await messagesOf(stores, run)).map(({ content }) => content)).toContain('Sorry.');
      });

      test('may fail and be retried any number of times', async () => {
        const tenantId = freshTenant();
        for (let attempt = 0; attempt < 3; attempt += 1) {
          const { run } = await mustStart(turns, openingOf({ tenantId, idempotency }));
          await fail(run);
          expect(await messagesOf(stores, run)).toHaveLength(2);
        }
      });
    });
  });
