import { v7 } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Turns } from '../../ports/turns.ts';
import type { Stores } from '../support/stores.ts';
import { endingOf, freshTenant, later, messagesOf, mustStart, openingOf, takeTurn } from './turn-samples.ts';

/** A part of the contract of `Turns`. */
export const leasePromises = (openStores: () => Stores) =>
  describe('one writer per conversation', () => {
    let stores: Stores;
    let turns: Turns;
    beforeAll(() => {
      stores = openStores();
      turns = stores.turns;
    });

    test('a second turn is told who has it, and stores nothing', async () => {
      const tenantId = freshTenant();
      const { run } = await mustStart(turns, openingOf({ tenantId }));
      const second = openingOf({
        tenantId,
        conversationId: run.conversationId,
        now: later(29),
        idempotency: { key: 'k', digest: 'd' },
      });
      expect(await turns.begin(second)).toEqual({ kind: 'busy', run });
      expect(await messagesOf(stores, run)).toHaveLength(1);
      await turns.end(run.id, endingOf(run));
      expect((await turns.begin(second)).kind).toBe('started');
    });

    test('of many at once exactly one starts', async () => {
      const tenantId = freshTenant();
      const { conversation } = await takeTurn(turns, { tenantId });
      const openings = Array.from({ length: 12 }, () => openingOf({ tenantId, conversationId: conversation.id }));
      const begun = await Promise.all(openings.map((opening) => turns.begin(opening)));
      const started = begun.filter(({ kind }) => kind === 'started');
      const busy = begun.filter(({ kind }) => kind === 'busy');
      expect([started.length, busy.length]).toEqual([1, 11]);
      expect((await stores.conversations.find(tenantId, 'maya', conversation.id))?.messageCount).toBe(3);
    });

    test('turns of different conversations do not wait for one another', async () => {
      const tenantId = freshTenant();
      const begun = await Promise.all(Array.from({ length: 20 }, () => turns.begin(openingOf({ tenantId }))));
      expect(new Set(begun.map(({ kind }) => kind))).toEqual(new Set(['started']));
    });

    test('an expired lease is told with its run; once that is ended the turn begins', async () => {
      const tenantId = freshTenant();
      const { run } = await mustStart(turns, openingOf({ tenantId }));
      const next = openingOf({ tenantId, conversationId: run.conversationId, now: later(30) });
      expect(await turns.begin(next)).toEqual({ kind: 'expired', run });
      expect(await messagesOf(stores, run)).toHaveLength(1);
      await turns.end(run.id, endingOf(run));
      expect((await turns.begin(next)).kind).toBe('started');
    });

    test('a renewed lease holds on', async () => {
      const tenantId = freshTenant();
      const { run } = await mustStart(turns, openingOf({ tenantId }));
      expect(await turns.renew(run.id, run.owner, later(60))).toBe(true);
      const early = openingOf({ tenantId, conversationId: run.conversationId, now: later(59) });
      expect((await turns.begin(early)).kind).toBe('busy');
      expect((await turns.begin({ ...early, now: later(60) })).kind).toBe('expired');
    });

    test('only the owner of a running run renews', async () => {
      const { run } = await mustStart(turns, openingOf({ tenantId: freshTenant() }));
      expect(await turns.renew(run.id, 'another process', later(60))).toBe(false);
      expect(await turns.renew(v7(), run.owner, later(60))).toBe(false);
      expect(await turns.renew('no id', run.owner, later(60))).toBe(false);
      await turns.end(run.id, endingOf(run));
      expect(await turns.renew(run.id, run.owner, later(60))).toBe(false);
    });
  });
