import { beforeAll, describe, expect, test } from 'vitest';
import type { Resumption, Turns } from '../../ports/turns.ts';
import type { Stores } from '../support/stores.ts';
import {
  ANSWERS,
  failRun,
  findPause,
  mustResume,
  type Pause,
  pauseRun,
  pauseTurn,
  resumptionOf,
  shownOf,
} from './pause-samples.ts';
import { freshTenant, later, messagesOf, mustStart, openingOf, START, takeTurn } from './turn-samples.ts';

const CANCEL: Partial<Resumption> = { response: { kind: 'cancelled' }, digest: 'none of it' };
const EXPIRED = { kind: 'notPending', status: 'expired' };
const SHOWN_EXPIRED = ['interrupted', 'expired', null];

/** A part of the contract of `Turns`. */
export const expiryPromises = (openStores: () => Stores) =>
  describe('a pause that nobody answers in time', () => {
    let stores: Stores;
    let turns: Turns;
    beforeAll(() => {
      stores = openStores();
      turns = stores.turns;
    });

    const justBefore = ({ expiresAt }: Pause) => later(-0.001, expiresAt);

    test('has expired at its very end, and not before', async () => {
      const pause = await pauseTurn(turns, { tenantId: freshTenant() });
      expect((await findPause(turns, pause, justBefore(pause)))?.status).toBe('pending');
      expect((await findPause(turns, pause, pause.expiresAt))?.status).toBe('expired');
      // Looking writes nothing.
      expect((await findPause(turns, pause, justBefore(pause)))?.status).toBe('pending');
      await mustResume(turns, resumptionOf(pause, { now: justBefore(pause) }));
      expect((await findPause(turns, pause, later(60, pause.expiresAt)))?.status).toBe('answered');
    });

    test('tells a response so, each time, and its card says it', async () => {
      const pause = await pauseTurn(turns, { tenantId: freshTenant() });
      const now = pause.expiresAt;
      expect(await turns.resume(resumptionOf(pause, { now }))).toEqual(EXPIRED);
      expect(await shownOf(stores, pause)).toEqual(SHOWN_EXPIRED);
      expect(await turns.resume(resumptionOf(pause, { now, ...CANCEL }))).toEqual(EXPIRED);
      expect(await turns.resume(resumptionOf(pause, { now: justBefore(pause) }))).toEqual(EXPIRED);
      expect(await turns.cancelPause(pause.run.tenantId, 'maya', pause.run.id, now)).toBe(false);
      expect(await messagesOf(stores, pause.run)).toHaveLength(2);
    });

    test('is not cancelled by a new message: it has expired, for every later response too', async () => {
      const tenantId = freshTenant();
      const pause = await pauseTurn(turns, { tenantId });
      const { conversationId } = pause.run;
      const now = pause.expiresAt;
      const next = await takeTurn(turns, { tenantId, conversationId, now });
      expect(next.history.at(-1)).toMatchObject({ id: pause.run.messageId, status: 'interrupted' });
      expect(await shownOf(stores, pause)).toEqual(SHOWN_EXPIRED);
      expect((await findPause(turns, pause))?.status).toBe('expired');
      expect(await turns.resume(resumptionOf(pause, { now: later(1, now) }))).toEqual(EXPIRED);
      await takeTurn(turns, { tenantId, conversationId, now: later(2, now) });
      expect(await turns.resume(resumptionOf(pause, { now: later(3, now) }))).toEqual(EXPIRED);
      expect(await shownOf(stores, pause)).toEqual(SHOWN_EXPIRED);
    });

    test('is not cancelled by the retry of another turn or response, nor by name', async () => {
      const tenantId = freshTenant();
      const idempotency = { key: 'k', digest: 'd' };
      const { run } = await mustStart(turns, openingOf({ tenantId, idempotency }));
      await failRun(turns, run);
      const { conversationId } = run;
      const left = await pauseTurn(turns, { tenantId, conversationId });
      const now = left.expiresAt;
      const again = await mustStart(turns, openingOf({ tenantId, conversationId, idempotency, now }));
      expect(await shownOf(stores, left)).toEqual(SHOWN_EXPIRED);

      const answered = await pauseRun(turns, again.run);
      await failRun(turns, (await mustResume(turns, resumptionOf(answered))).run);
      const other = await pauseTurn(turns, { tenantId, conversationId, now });
      await mustResume(turns, resumptionOf(answered, { now: other.expiresAt }));
      expect(await shownOf(stores, other)).toEqual(SHOWN_EXPIRED);

      const named = await pauseTurn(turns, { tenantId });
      expect(await turns.cancelPause(tenantId, 'maya', named.run.id, named.expiresAt)).toBe(false);
      expect(await shownOf(stores, named)).toEqual(SHOWN_EXPIRED);
    });

    test('that was over before stays what it has become', async () => {
      const tenantId = freshTenant();
      const cancelled = await pauseTurn(turns, { tenantId });
      await turns.cancelPause(tenantId, 'maya', cancelled.run.id, justBefore(cancelled));
      const now = later(60, cancelled.expiresAt);
      expect((await findPause(turns, cancelled, now))?.status).toBe('cancelled');
      expect(await turns.resume(resumptionOf(cancelled, { now }))).toEqual({ kind: 'notPending', status: 'cancelled' });
    });

    describe('is looked for', () => {
      // Of all tenants: those of other tests are from 2030 on, and are not late yet. Nor are the leases of these runs, which
      // other tests would find.
      const leaseUntil = START;
      const years = (count: number) => new Date(START.getTime() - count * 31_536_000_000);
      const pauseAt = (now: Date, tenantId = freshTenant()) => pauseTurn(turns, { tenantId, now });
      const statusOf = async (pause: Pause) => (await findPause(turns, pause))?.status;

      test('and marked, with its card, and what its tools have finished goes', async () => {
        const late = await pauseAt(years(10));
        const waiting = await pauseAt(years(9));
        const answered = await pauseAt(years(10));
        await mustResume(turns, resumptionOf(answered, { leaseUntil }));
        const cancelled = await pauseAt(years(10));
        await turns.cancelPause(cancelled.run.tenantId, 'maya', cancelled.run.id, years(10));
        const memo = { toolCallId: 'call', key: 'key', value: 1 };
        for (const { run } of [late, waiting]) await stores.toolMemos.keep(run.conversationId, run.turnId, [memo]);
        const before = await stores.conversations.find(late.run.tenantId, 'maya', late.run.conversationId);

        expect(await turns.expirePauses(justBefore(late), 10)).toBe(0);
        expect(await statusOf(late)).toBe('pending');
        expect(await turns.expirePauses(late.expiresAt, 10)).toBe(1);
        expect(await turns.expirePauses(late.expiresAt, 10)).toBe(0);
        expect(await statusOf(late)).toBe('expired');
        expect(await shownOf(stores, late)).toEqual(SHOWN_EXPIRED);
        expect(await stores.toolMemos.list(late.run.turnId)).toEqual([]);
        expect(await stores.conversations.find(late.run.tenantId, 'maya', late.run.conversationId)).toEqual(before);
        expect(await turns.resume(resumptionOf(late))).toEqual(EXPIRED);

        expect([await statusOf(waiting), await statusOf(answered), await statusOf(cancelled)]).toEqual([
          'pending',
          'answered',
          'cancelled',
        ]);
        expect(await stores.toolMemos.list(waiting.run.turnId)).toEqual([memo]);
        await mustResume(turns, resumptionOf(waiting, { leaseUntil }));
      });

      test('the earliest first, and no more than asked for', async () => {
        const third = await pauseAt(later(3, years(20)));
        const first = await pauseAt(later(1, years(20)));
        const second = await pauseAt(later(2, years(20)));
        const now = later(900, years(20));
        expect(await turns.expirePauses(now, 0)).toBe(0);
        expect(await turns.expirePauses(now, 2)).toBe(2);
        expect(await Promise.all([first, second, third].map(statusOf))).toEqual(['expired', 'expired', 'pending']);
        expect(await turns.expirePauses(now, 2)).toBe(1);
      });

      test('beside a response that came in time: one of them has the pause', async () => {
        for (let round = 0; round < 10; round += 1) {
          const pause = await pauseAt(years(40));
          const resume = () => turns.resume(resumptionOf(pause, { now: justBefore(pause), leaseUntil }));
          const mark = () => turns.expirePauses(pause.expiresAt, 10);
          const [resumed, marked] =
            round % 2 === 0
              ? await Promise.all([resume(), mark()])
              : await Promise.all([mark(), resume()]).then(([count, taken]) => [taken, count] as const);
          if (resumed.kind === 'started') {
            expect(marked).toBe(0);
            expect(await shownOf(stores, pause)).toEqual(['interrupted', 'answered', ANSWERS]);
          } else {
            expect([resumed, marked]).toEqual([EXPIRED, 1]);
            expect(await shownOf(stores, pause)).toEqual(SHOWN_EXPIRED);
          }
        }
      });

      test('by many at once, each pause is marked by one, and a new message goes on all the same', async () => {
        const tenantId = freshTenant();
        const pauses: Pause[] = [];
        for (let count = 0; count < 10; count += 1) pauses.push(await pauseAt(years(30), tenantId));
        const now = later(900, years(30));
        const [begun, ...marked] = await Promise.all([
          Promise.all(
            pauses.map(({ run }) =>
              turns.begin(openingOf({ tenantId, conversationId: run.conversationId, now, leaseUntil })),
            ),
          ),
          ...Array.from({ length: 4 }, () => turns.expirePauses(now, 10)),
        ]);
        expect(begun.map(({ kind }) => kind)).toEqual(Array(10).fill('started'));
        expect(marked.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(10);
        for (const pause of pauses) expect(await shownOf(stores, pause)).toEqual(SHOWN_EXPIRED);
      });
    });
  });
