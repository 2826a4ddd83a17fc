import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunStatus } from '../../contracts/chat.ts';
import type { ToolMemo, ToolMemos } from '../../ports/tool-memos.ts';
import type { Run, Turns } from '../../ports/turns.ts';
import type { OpenStores, Stores } from '../support/stores.ts';
import { failRun, mustResume, pauseRun, resumptionOf } from './pause-samples.ts';
import { endingOf, freshTenant, later, mustStart, openingOf, outputOf } from './turn-samples.ts';

const memo = (toolCallId: string, key: string, value: ToolMemo['value'] = `${toolCallId} ${key}`): ToolMemo => ({
  toolCallId,
  key,
  value,
});

export const toolMemosContract = (name: string, open: OpenStores) =>
  describe(`ToolMemos (${name})`, () => {
    let stores: Stores;
    let memos: ToolMemos;
    let turns: Turns;
    beforeAll(async () => {
      stores = await open();
      memos = stores.toolMemos;
      turns = stores.turns;
    });
    afterAll(() => stores.close());

    const start = async (tenantId = freshTenant()): Promise<Run> =>
      (await mustStart(turns, openingOf({ tenantId }))).run;
    const keep = ({ conversationId, turnId }: Run, ...kept: ToolMemo[]) => memos.keep(conversationId, turnId, kept);
    const endWith = (run: Run, status: RunStatus) =>
      turns.end(run.id, endingOf(run, { output: outputOf(run, { status }) }));

    test('of a turn come in the order kept, those of another turn do not', async () => {
      const [run, other] = [await start(), await start()];
      await keep(run, memo('call 2', 'search'), memo('call 1', 'search'));
      await keep(other, memo('call 1', 'search', 'other'));
      await keep(run);
      await keep(run, memo('call 1', 'count'));
      expect(await memos.list(run.turnId)).toEqual([
        memo('call 2', 'search'),
        memo('call 1', 'search'),
        memo('call 1', 'count'),
      ]);
      expect(await memos.list(run.turnId.toUpperCase())).toHaveLength(3);
    });

    test('take the place of those of the same call and key', async () => {
      const run = await start();
      await keep(run, memo('call', 'one', 1), memo('call', 'two', 1), memo('call', 'two', 2));
      await keep(run, memo('call', 'one', 3), memo('call', 'three', 3));
      expect(await memos.list(run.turnId)).toEqual([
        memo('call', 'one', 3),
        memo('call', 'two', 2),
        memo('call', 'three', 3),
      ]);
    });

    test('hold any JSON, and replace what no database keeps', async () => {
      const run = await start();
      const values: ToolMemo['value'][] = [null, false, 0, -1.5e-7, 1e21, '', [], {}, { deep: [{ a: [null] }] }];
      await keep(run, ...values.map((value, index) => memo('call', `${index}`, value)));
      await keep(run, memo('c\0', 'k\ud800', { 'n\0': 'x\udc00 \\u0000 👍' }));
      const kept = await memos.list(run.turnId);
      expect(kept.slice(0, -1).map(({ value }) => value)).toEqual(values);
      expect(kept.at(-1)).toEqual(memo('c\ufffd', 'k\ufffd', { 'n\ufffd': 'x\ufffd \\u0000 👍' }));
    });

    test('are copies', async () => {
      const run = await start();
      const value = { items: ['one'] };
      await keep(run, memo('call', 'key', value));
      value.items.push('two');
      const [first] = await memos.list(run.turnId);
      expect(first?.value).toEqual({ items: ['one'] });
    });

    test('of an unknown turn are none, and of a conversation that is gone nothing is kept', async () => {
      const run = await start();
      for (const turn of [v7(), 'no id', '', '\0']) expect(await memos.list(turn)).toEqual([]);
      for (const conversation of [v7(), 'no id', '', '\0']) {
        await memos.keep(conversation, run.turnId, [memo('call', 'key')]);
      }
      await memos.keep(run.conversationId, 'no id', [memo('call', 'key')]);
      expect(await memos.list(run.turnId)).toEqual([]);
      await stores.conversations.delete(run.tenantId, 'maya', [run.conversationId]);
      await keep(run, memo('call', 'key'));
      expect(await memos.list(run.turnId)).toEqual([]);
    });

    test('go with their conversation, also where they are kept at that moment', async () => {
      const tenantId = freshTenant();
      const runs = await Promise.all(Array.from({ length: 20 }, () => start(tenantId)));
      await Promise.all(runs.map((run) => keep(run, memo('call', 'before'))));
      const ids = runs.map(({ conversationId }) => conversationId);
      const [deleted] = await Promise.all([
        stores.conversations.delete(tenantId, 'maya', ids),
        ...runs.map((run) => keep(run, memo('call', 'meanwhile'))),
      ]);
      expect(deleted).toBe(20);
      for (const { turnId } of runs) expect(await memos.list(turnId)).toEqual([]);
    });

    test('of several calls at once are all kept', async () => {
      const run = await start();
      const calls = Array.from({ length: 20 }, (_, index) => `call ${index}`);
      await Promise.all(
        calls.map((call) => keep(run, memo(call, 'one'), memo('shared', 'key', call), memo(call, 'two'))),
      );
      const kept = await memos.list(run.turnId);
      expect(kept).toHaveLength(41);
    });

    describe('of a turn whose run', () => {
      test.each(['completed', 'cancelled'] as const)('has %s go', async (status) => {
        const [run, other] = [await start(), await start()];
        for (const one of [run, other]) await keep(one, memo('call', 'key'));
        await endWith(run, status);
        expect(await memos.list(run.turnId)).toEqual([]);
        expect(await memos.list(other.turnId)).toHaveLength(1);
      });

      test('failed for good go, those of one that may be retried stay', async () => {
        const [run, other] = [await start(), await start()];
        for (const one of [run, other]) await keep(one, memo('call', 'key'));
        await endWith(run, 'failed');
        await failRun(turns, other);
        expect(await memos.list(run.turnId)).toEqual([]);
        expect(await memos.list(other.turnId)).toHaveLength(1);
      });

      test('paused stay, through a failed attempt to go on, until it has completed', async () => {
        const run = await start();
        await keep(run, memo('call', 'search'));
        const pause = await pauseRun(turns, run);
        expect(await memos.list(run.turnId)).toHaveLength(1);
        const failed = await mustResume(turns, resumptionOf(pause));
        await keep(failed.run, memo('call', 'prepare'));
        await failRun(turns, failed.run);
        expect(await memos.list(run.turnId)).toEqual([memo('call', 'search'), memo('call', 'prepare')]);
        const resumed = await mustResume(turns, resumptionOf(pause));
        expect(await memos.list(run.turnId)).toHaveLength(2);
        await endWith(resumed.run, 'completed');
        expect(await memos.list(run.turnId)).toEqual([]);
      });

      test('paused go when the pause is cancelled by a new message, by name or by a response, or was too late', async () => {
        const pause = async () => {
          const run = await start();
          await keep(run, memo('call', 'search'));
          return pauseRun(turns, run);
        };
        const [left, named, refused, late] = [await pause(), await pause(), await pause(), await pause()];
        const { tenantId, conversationId } = left.run;
        await mustStart(turns, openingOf({ tenantId, conversationId, now: later(60) }));
        await turns.cancelPause(named.run.tenantId, 'maya', named.run.id, later(60));
        const cancelled = await mustResume(turns, resumptionOf(refused, { response: { kind: 'cancelled' } }));
        await endWith(cancelled.run, 'cancelled');
        await turns.resume(resumptionOf(late, { now: later(1, late.expiresAt) }));
        for (const { run } of [left, named, refused, late]) expect(await memos.list(run.turnId)).toEqual([]);
      });
    });
  });
