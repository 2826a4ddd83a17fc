import { v7 } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Turns } from '../../ports/turns.ts';
import type { Stores } from '../support/stores.ts';
import { pauseTurn } from './pause-samples.ts';
import { endingOf, freshTenant, later, mustStart, openingOf } from './turn-samples.ts';

/** A part of the contract of `Turns`. */
export const stopPromises = (openStores: () => Stores) =>
  describe('a stop', () => {
    let turns: Turns;
    beforeAll(() => {
      ({ turns } = openStores());
    });

    test('is told to the owner of the run until it ends, of each run by itself', async () => {
      const [tenantId, owner] = [freshTenant(), `process ${v7()}`];
      const starting = [later(0), later(10), later(20)].map((now) => openingOf({ tenantId, owner, now }));
      const [first, second, third] = await Promise.all(starting.map((opening) => mustStart(turns, opening)));
      if (!first || !second || !third) throw new Error('Three turns have started.');
      const all = [first.run.id, second.run.id, third.run.id];
      expect(await turns.toStop(owner, all)).toEqual([]);
      expect(await turns.askToStop(tenantId, 'maya', third.run.id)).toBe(true);
      expect(await turns.askToStop(tenantId, 'maya', first.run.id.toUpperCase())).toBe(true);
      expect(await turns.askToStop(tenantId, 'maya', first.run.id)).toBe(true);
      expect(await turns.toStop(owner, all)).toEqual([first.run.id, third.run.id]);
      expect(await turns.toStop(owner, [third.run.id, second.run.id])).toEqual([third.run.id]);
      expect(await turns.renew(first.run.id, owner, later(60))).toBe(true);
      await turns.end(first.run.id, endingOf(first.run));
      expect(await turns.toStop(owner, [second.run.id, third.run.id])).toEqual([third.run.id]);
      expect(await turns.find(tenantId, 'maya', third.run.id)).toEqual(third.run);
    });

    test('of a run that has ended, is another’s, or is none asks nobody', async () => {
      const [tenantId, owner] = [freshTenant(), `process ${v7()}`];
      const { run } = await mustStart(turns, openingOf({ tenantId, owner }));
      const paused = await pauseTurn(turns, { tenantId, owner });
      expect(await turns.askToStop(tenantId, 'ben', run.id)).toBe(false);
      expect(await turns.askToStop(freshTenant(), 'maya', run.id)).toBe(false);
      for (const id of [paused.run.id, v7(), 'no id', '', '\0']) {
        expect(await turns.askToStop(tenantId, 'maya', id)).toBe(false);
      }
      expect(await turns.toStop(owner, [run.id])).toEqual([]);
    });

    test('is told of a run that ended, that another has, or whose conversation is gone', async () => {
      const [tenantId, owner] = [freshTenant(), `process ${v7()}`];
      const { run: going } = await mustStart(turns, openingOf({ tenantId, owner }));
      const { run: ended } = await mustStart(turns, openingOf({ tenantId, owner }));
      const { run: deleted } = await mustStart(turns, openingOf({ tenantId, owner }));
      await turns.end(ended.id, endingOf(ended));
      await openStores().conversations.delete(tenantId, 'maya', [deleted.conversationId]);
      const unknown = v7();
      const all = [deleted.id, going.id, unknown, ended.id];
      expect(await turns.toStop(owner, all)).toEqual([deleted.id, unknown, ended.id]);
      expect(await turns.toStop('another process', [going.id])).toEqual([going.id]);
      expect(await turns.toStop(owner, [])).toEqual([]);
    });
  });
