import { v7 } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Resumption, Turns } from '../../ports/turns.ts';
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
import {
  conversationOf,
  endingOf,
  freshTenant,
  later,
  messagesOf,
  openingOf,
  outputOf,
  takeTurn,
} from './turn-samples.ts';

const CANCEL: Partial<Resumption> = { response: { kind: 'cancelled' }, digest: 'none of it' };
/** A part of the contract of `Turns`. */
export const resumePromises = (openStores: () => Stores) =>
  describe('a response to a pause', () => {
    let stores: Stores;
    let turns: Turns;
    beforeAll(() => {
      stores = openStores();
      turns = stores.turns;
    });

    const find = (pause: Pause) => findPause(turns, pause);

    test('begins a further run of the same turn, with its message and what was said before', async () => {
      const tenantId = freshTenant();
      const { conversation } = await takeTurn(turns, { tenantId, content: 'before' }, { answer: 'said before' });
      const conversationId = conversation.id;
      const pause = await pauseTurn(turns, { tenantId, conversationId, now: later(10), metadata: { source: 'web' } });
      const resumption = resumptionOf(pause, { owner: 'a second process', now: later(20) });
      const resumed = await mustResume(turns, resumption);
      expect(resumed.run).toEqual({
        ...pause.run,
        id: resumption.runId,
        messageId: resumption.messageId,
        owner: 'a second process',
        startedAt: later(20),
      });
      expect(contentsOf(resumed.history)).toEqual(['before', 'said before']);
      expect(resumed.message).toEqual((await messagesOf(stores, pause.run))[2]);
      expect(resumed.message).toMatchObject({ content: 'How do I grow?', metadata: { source: 'web' } });
      expect(resumed.conversation).toMatchObject({ id: conversationId, messageCount: 4, updatedAt: later(11) });
      expect(await conversationOf(stores, pause.run)).toEqual(resumed.conversation);
      expect(await turns.find(tenantId, 'maya', resumed.run.id)).toEqual(resumed.run);

      await turns.end(resumed.run.id, endingOf(resumed.run));
      const stored = await messagesOf(stores, pause.run);
      expect(contentsOf(stored)).toEqual(['before', 'said before', 'How do I grow?', 'One question.', 'Step by step.']);
      expect(stored.slice(3).map(({ runId }) => runId)).toEqual([pause.run.id, resumed.run.id]);
      expect((await conversationOf(stores, pause.run))?.messageCount).toBe(5);
    });

    test('is told by its card, beside which nothing changes', async () => {
      const pause = await pauseTurn(turns, { tenantId: freshTenant() });
      await mustResume(turns, resumptionOf(pause));
      expect(await shownOf(stores, pause)).toEqual(['interrupted', 'answered', ANSWERS]);
      expect((await find(pause))?.status).toBe('answered');
      const message = (await messagesOf(stores, pause.run))[1];
      expect(message?.cards[0]?.data).toEqual({ interaction_id: pause.id, status: 'kept' });
      expect(message?.cards[2]?.data).toEqual({ interaction_id: expect.any(String), status: 'kept' });
      expect(message?.cards[1]?.data).toMatchObject({ interaction_id: pause.id, expires_at: expect.any(String) });
    });

    test('keeps any text, and replaces what no database keeps', async () => {
      const pause = await pauseTurn(turns, { tenantId: freshTenant() });
      const answers = [{ question_id: 'q1', text: 'a\0b\ud83d \\u0000' }];
      await mustResume(turns, resumptionOf(pause, { response: { kind: 'answered', answers } }));
      const [, , shown] = await shownOf(stores, pause);
      expect(shown).toEqual([{ question_id: 'q1', text: 'a\ufffdb\ufffd \\u0000' }]);
    });

    test('that cancels is taken as well, and gives a run to end', async () => {
      const pause = await pauseTurn(turns, { tenantId: freshTenant() });
      const { run } = await mustResume(turns, resumptionOf(pause, CANCEL));
      expect(run.turnId).toBe(pause.run.turnId);
      expect(await shownOf(stores, pause)).toEqual(['interrupted', 'cancelled', null]);
      expect((await find(pause))?.status).toBe('cancelled');
      await turns.end(run.id, endingOf(run, { output: outputOf(run, { status: 'cancelled' }) }));
      expect(await turns.resume(resumptionOf(pause, CANCEL))).toMatchObject({
        kind: 'repeated',
        run: { id: run.id, status: 'cancelled' },
      });
      expect(await turns.resume(resumptionOf(pause))).toEqual({ kind: 'answered' });
    });

    test('holds no more history than is asked for', async () => {
      const tenantId = freshTenant();
      const { conversation } = await takeTurn(turns, { tenantId, content: 'before' }, { answer: 'said before' });
      const more = { tenantId, conversationId: conversation.id };
      const one = await mustResume(turns, resumptionOf(await pauseTurn(turns, more), { historyLimit: 1 }));
      expect(contentsOf(one.history)).toEqual(['said before']);
      await turns.end(one.run.id, endingOf(one.run));
      const none = await mustResume(turns, resumptionOf(await pauseTurn(turns, more), { historyLimit: 0 }));
      expect([none.history, none.message.content]).toEqual([[], 'How do I grow?']);
    });

    test('that is repeated gives its run while it runs and after it ended, another is told that it came too late', async () => {
      const pause = await pauseTurn(turns, { tenantId: freshTenant() });
      const { run } = await mustResume(turns, resumptionOf(pause));
      expect(await turns.resume(resumptionOf(pause))).toEqual({ kind: 'repeated', run });
      expect(await turns.resume(resumptionOf(pause, OTHER_RESPONSE))).toEqual({ kind: 'answered' });
      await turns.end(run.id, endingOf(run));
      expect(await turns.resume(resumptionOf(pause, { now: later(9_999) }))).toEqual({
        kind: 'repeated',
        run: { ...run, status: 'completed', output: outputOf(run) },
      });
      expect(await turns.resume(resumptionOf(pause, OTHER_RESPONSE))).toEqual({ kind: 'answered' });
      expect(await turns.resume(resumptionOf(pause, CANCEL))).toEqual({ kind: 'answered' });
      expect(await messagesOf(stores, run)).toHaveLength(3);
      expect(await shownOf(stores, pause)).toEqual(['interrupted', 'answered', ANSWERS]);
    });

    test('twenty times at once is taken once, and the others are its repetition', async () => {
      const pause = await pauseTurn(turns, { tenantId: freshTenant() });
      const resumed = await Promise.all(Array.from({ length: 20 }, () => turns.resume(resumptionOf(pause))));
      expect(resumed.map(({ kind }) => kind).sort()).toEqual([...Array(19).fill('repeated'), 'started']);
      expect(new Set(resumed.map((one) => 'run' in one && one.run.id)).size).toBe(1);
      expect(await messagesOf(stores, pause.run)).toHaveLength(2);
    });

    test('of twenty different ones at once one is taken, and the others are told so', async () => {
      const pause = await pauseTurn(turns, { tenantId: freshTenant() });
      const responses = Array.from({ length: 20 }, (_, index) =>
        resumptionOf(pause, {
          digest: `answer ${index}`,
          response: { kind: 'answered', answers: [{ question_id: 'q1', text: `answer ${index}` }] },
        }),
      );
      const resumed = await Promise.all(responses.map((response) => turns.resume(response)));
      expect(resumed.map(({ kind }) => kind).sort()).toEqual([...Array(19).fill('answered'), 'started']);
      const winner = resumed.findIndex(({ kind }) => kind === 'started');
      expect((await shownOf(stores, pause))[2]).toEqual([{ question_id: 'q1', text: `answer ${winner}` }]);
    });

    test('beside a new message at the same time: one of them has the conversation, and the other is told', async () => {
      for (let round = 0; round < 10; round += 1) {
        const pause = await pauseTurn(turns, { tenantId: freshTenant() });
        const { tenantId, conversationId } = pause.run;
        const resume = () => turns.resume(resumptionOf(pause));
        const begin = () => turns.begin(openingOf({ tenantId, conversationId, now: later(60) }));
        const [resumed, begun] =
          round % 2 === 0 ? await Promise.all([resume(), begin()]) : (await Promise.all([begin(), resume()])).reverse();
        const shown = await shownOf(stores, pause);
        if (resumed?.kind === 'started') {
          expect(begun).toEqual({ kind: 'busy', run: resumed.run });
          expect(shown).toEqual(['interrupted', 'answered', ANSWERS]);
        } else {
          expect([resumed, begun?.kind]).toEqual([{ kind: 'notPending', status: 'cancelled' }, 'started']);
          expect(shown).toEqual(['cancelled', 'cancelled', null]);
        }
      }
    });

    test('beside a stop of the paused run at the same time: one of them has the pause', async () => {
      for (let round = 0; round < 6; round += 1) {
        const pause = await pauseTurn(turns, { tenantId: freshTenant() });
        const { run } = pause;
        const work = [
          () => turns.cancelPause(run.tenantId, 'maya', run.id, later(60)),
          () => turns.resume(resumptionOf(pause)),
          () => turns.cancelPause(run.tenantId, 'maya', run.id, later(60)),
        ];
        const [one, resumed, two] = await Promise.all(work.map((take) => take()));
        const isResumed = typeof resumed === 'object' && resumed.kind === 'started';
        expect([one, two, isResumed].filter((has) => has === true)).toHaveLength(1);
        expect(await shownOf(stores, pause)).toEqual(
          isResumed ? ['interrupted', 'answered', ANSWERS] : ['cancelled', 'cancelled', null],
        );
      }
    });

    test('of another user or tenant finds no conversation; in another conversation, or of none, no pause', async () => {
      const tenantId = freshTenant();
      const pause = await pauseTurn(turns, { tenantId });
      const other = await takeTurn(turns, { tenantId });
      const absent: Partial<Resumption>[] = [
        { userId: 'ben' },
        { tenantId: freshTenant() },
        { conversationId: v7() },
        { conversationId: 'not an id' },
        { conversationId: '' },
        { conversationId: `${pause.run.conversationId}\0` },
      ];
      for (const changes of absent) {
        expect(await turns.resume(resumptionOf(pause, changes))).toEqual({ kind: 'absent' });
      }
      const unknown: Partial<Resumption>[] = [
        { conversationId: other.conversation.id },
        ...[v7(), 'no id', '', '\0'].map((interactionId) => ({ interactionId })),
      ];
      for (const changes of unknown) {
        expect(await turns.resume(resumptionOf(pause, changes))).toEqual({ kind: 'notPending', status: undefined });
      }
      expect((await find(pause))?.status).toBe('pending');
      await mustResume(
        turns,
        resumptionOf(pause, {
          interactionId: pause.id.toUpperCase(),
          conversationId: pause.run.conversationId.toUpperCase(),
        }),
      );
    });

    test('whose run let its lease expire tells so; once that is ended the turn goes on', async () => {
      const pause = await pauseTurn(turns, { tenantId: freshTenant() });
      const { run } = await mustResume(turns, resumptionOf(pause));
      const again = resumptionOf(pause, { now: later(30, run.startedAt) });
      expect(await turns.resume({ ...again, ...OTHER_RESPONSE })).toEqual({ kind: 'answered' });
      expect(await turns.resume(again)).toEqual({ kind: 'expired', run });
      await failRun(turns, run);
      expect((await mustResume(turns, again)).run.turnId).toBe(run.turnId);
    });

    test('may lead to another pause, which is answered by itself', async () => {
      const tenantId = freshTenant();
      const first = await pauseTurn(turns, { tenantId });
      const second = await pauseRun(turns, (await mustResume(turns, resumptionOf(first))).run);
      expect(await turns.resume(resumptionOf(first))).toMatchObject({ kind: 'repeated', run: { id: second.run.id } });
      const { run, message } = await mustResume(turns, resumptionOf(second));
      expect([run.turnId, message.id]).toEqual([first.run.turnId, first.run.userMessageId]);
      await turns.end(run.id, endingOf(run));
      expect(contentsOf(await messagesOf(stores, run))).toEqual([
        'How do I grow?',
        'One question.',
        'One question.',
        'Step by step.',
      ]);
    });
  });
