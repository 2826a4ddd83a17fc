import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Opening, Run, Turns } from '../../ports/turns.ts';
import type { OpenStores, Stores } from '../support/stores.ts';
import { endingOf, freshTenant, later, mustStart, openingOf, outputOf, START, takeTurn } from './turn-samples.ts';

const ALL = { page: 1, pageSize: 100 };

export const turnsContract = (name: string, open: OpenStores) =>
  describe(`Turns (${name})`, () => {
    let stores: Stores;
    let turns: Turns;
    beforeAll(async () => {
      stores = await open();
      turns = stores.turns;
    });
    afterAll(() => stores.close());

    const messagesOf = async ({ tenantId, userId, conversationId }: Run) =>
      (await stores.conversations.messages(tenantId, userId, conversationId, ALL)).items;
    const conversationOf = ({ tenantId, userId, conversationId }: Run) =>
      stores.conversations.find(tenantId, userId, conversationId);

    describe('a turn that begins', () => {
      test('starts a conversation with its message and a running run', async () => {
        const opening = openingOf({ tenantId: freshTenant(), metadata: { source: 'web' }, language: 'de' });
        const begun = await mustStart(turns, opening);
        expect(begun.run).toEqual({
          id: opening.runId,
          tenantId: opening.tenantId,
          userId: 'maya',
          conversationId: opening.newConversationId,
          turnId: opening.turnId,
          userMessageId: opening.userMessageId,
          messageId: opening.messageId,
          language: 'de',
          status: 'running',
          owner: 'one process',
          output: null,
          startedAt: START,
        });
        expect(begun.history).toEqual([]);
        expect(begun.conversation).toEqual({
          id: opening.newConversationId,
          userId: 'maya',
          title: 'A title',
          shared: false,
          pinned: false,
          language: 'de',
          activeAgent: null,
          profileAnalysed: false,
          messageCount: 1,
          createdAt: START,
          updatedAt: START,
        });
        expect(await conversationOf(begun.run)).toEqual(begun.conversation);
        expect(await messagesOf(begun.run)).toEqual([
          {
            id: opening.userMessageId,
            conversationId: opening.newConversationId,
            turnId: opening.turnId,
            runId: opening.runId,
            role: 'user',
            content: 'How do I grow?',
            cards: [],
            activeAgent: null,
            status: null,
            metadata: { source: 'web' },
            createdAt: START,
          },
        ]);
        expect(await turns.find(opening.tenantId, 'maya', opening.runId)).toEqual(begun.run);
      });

      test('goes on with a conversation, and is given what was said before, oldest first, at most as asked', async () => {
        const tenantId = freshTenant();
        const { conversation } = await takeTurn(turns, { tenantId, content: 'first' }, { answer: 'one' });
        const conversationId = conversation.id;
        await takeTurn(turns, { tenantId, conversationId, content: 'second', now: later(10) }, { answer: 'two' });
        const opening = openingOf({
          tenantId,
          conversationId,
          title: 'Ignored',
          language: 'fr',
          now: later(20),
          historyLimit: 3,
        });
        const begun = await mustStart(turns, opening);
        expect(begun.history.map(({ content }) => content)).toEqual(['one', 'second', 'two']);
        expect(begun.history.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
        expect(begun.conversation).toMatchObject({
          title: 'A title',
          language: 'en',
          messageCount: 5,
          activeAgent: 'career_chat',
        });
        expect(begun.conversation.updatedAt).toEqual(later(20));
        expect(begun.run.language).toBe('fr');
      });

      test('with no history wanted is given none', async () => {
        const tenantId = freshTenant();
        const { conversation } = await takeTurn(turns, { tenantId });
        const begun = await mustStart(turns, openingOf({ tenantId, conversationId: conversation.id, historyLimit: 0 }));
        expect(begun.history).toEqual([]);
      });

      test('does not find a conversation that is unknown, another user’s, another tenant’s, or no id at all', async () => {
        const tenantId = freshTenant();
        const { conversation } = await takeTurn(turns, { tenantId });
        const foreign: Partial<Opening>[] = [
          { conversationId: v7() },
          { conversationId: conversation.id, userId: 'ben' },
          { conversationId: conversation.id, tenantId: freshTenant() },
          { conversationId: 'not an id' },
          { conversationId: '' },
          { conversationId: `${conversation.id}\0` },
        ];
        for (const changes of foreign) {
          const opening = openingOf({ tenantId, ...changes, idempotency: { key: v7(), digest: 'd' } });
          expect(await turns.begin(opening)).toEqual({ kind: 'absent' });
          expect(await turns.find(opening.tenantId, opening.userId, opening.runId)).toBeUndefined();
        }
        expect((await stores.conversations.find(tenantId, 'maya', conversation.id))?.messageCount).toBe(2);
      });

      test('finds a conversation by its id in capitals', async () => {
        const tenantId = freshTenant();
        const { conversation } = await takeTurn(turns, { tenantId });
        const begun = await mustStart(turns, openingOf({ tenantId, conversationId: conversation.id.toUpperCase() }));
        expect(begun.run.conversationId).toBe(conversation.id);
      });

      test('keeps any text, and replaces what no database keeps', async () => {
        const content = 'a\0b \ud83d c \udc00 👩‍👩‍👧‍👦 "\'\\ %_ \u2028';
        const kept = 'a\ufffdb \ufffd c \ufffd 👩‍👩‍👧‍👦 "\'\\ %_ \u2028';
        const metadata = { 'k\0': ['\ud800', '\\u0000', { deep: 'x\0' }] };
        const opening = openingOf({ tenantId: freshTenant(), title: content, content, metadata });
        const begun = await mustStart(turns, opening);
        const [message] = await messagesOf(begun.run);
        expect(begun.conversation.title).toBe(kept);
        expect(message?.content).toBe(kept);
        expect(message?.metadata).toEqual({ 'k\ufffd': ['\ufffd', '\\u0000', { deep: 'x\ufffd' }] });
      });
    });

    describe('one writer per conversation', () => {
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
        expect(await messagesOf(run)).toHaveLength(1);
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
        expect(await messagesOf(run)).toHaveLength(1);
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

    describe('a turn that ends', () => {
      test('stores the answer under the id that was promised, and what the run said', async () => {
        const tenantId = freshTenant();
        const { run } = await mustStart(turns, openingOf({ tenantId }));
        const cards = [
          { type: 'trainingSuggestionList' as const, data: { items: [{ id: 't1', score: 0.75, none: null }] } },
        ];
        const output = outputOf(run, { cards, answer: 'Ça va 👍🏽' });
        expect(await turns.end(run.id, endingOf(run, { output, at: later(5), profileAnalysed: true }))).toBe(true);
        expect((await messagesOf(run)).at(-1)).toEqual({
          id: run.messageId,
          conversationId: run.conversationId,
          turnId: run.turnId,
          runId: run.id,
          role: 'assistant',
          content: 'Ça va 👍🏽',
          cards,
          activeAgent: 'career_chat',
          status: 'completed',
          metadata: output.metadata,
          createdAt: later(5),
        });
        expect(await turns.find(tenantId, 'maya', run.id)).toEqual({ ...run, status: 'completed', output });
        const conversation = await conversationOf(run);
        expect(conversation).toMatchObject({ messageCount: 2, activeAgent: 'career_chat', profileAnalysed: true });
        expect(conversation?.updatedAt).toEqual(later(5));
      });

      test('without a specialist, or an analysis, leaves what the conversation had of them', async () => {
        const tenantId = freshTenant();
        const first = await mustStart(turns, openingOf({ tenantId }));
        await turns.end(first.run.id, endingOf(first.run, { profileAnalysed: true }));
        const { run } = await takeTurn(
          turns,
          { tenantId, conversationId: first.run.conversationId },
          { activeAgent: null },
        );
        expect(await conversationOf(run)).toMatchObject({ activeAgent: 'career_chat', profileAnalysed: true });
        expect((await messagesOf(run)).at(-1)?.activeAgent).toBeNull();
      });

      test('keeps each way of ending', async () => {
        for (const status of ['completed', 'interrupted', 'failed', 'cancelled'] as const) {
          const { run } = await takeTurn(turns, { tenantId: freshTenant() }, { status });
          expect((await turns.find(run.tenantId, 'maya', run.id))?.status).toBe(status);
          expect((await messagesOf(run)).at(-1)?.status).toBe(status);
        }
      });

      test('ends once: whoever comes later stores nothing', async () => {
        const { run } = await mustStart(turns, openingOf({ tenantId: freshTenant() }));
        const endings = ['first', 'second', 'third'].map((answer) =>
          endingOf(run, { output: outputOf(run, { answer }) }),
        );
        const stored = await Promise.all(endings.map((ending) => turns.end(run.id, ending)));
        expect(stored.filter(Boolean)).toHaveLength(1);
        const [, answer, ...more] = await messagesOf(run);
        expect(more).toEqual([]);
        expect(answer?.content).toBe(endings[stored.indexOf(true)]?.output.answer);
        expect((await conversationOf(run))?.messageCount).toBe(2);
      });

      test('is told when its conversation is gone, or it never was', async () => {
        const tenantId = freshTenant();
        const { run } = await mustStart(turns, openingOf({ tenantId }));
        await stores.conversations.delete(tenantId, 'maya', [run.conversationId]);
        expect(await turns.end(run.id, endingOf(run))).toBe(false);
        expect(await turns.end(v7(), endingOf(run))).toBe(false);
        expect(await turns.end('no id', endingOf(run))).toBe(false);
        expect(await conversationOf(run)).toBeUndefined();
        expect(await messagesOf(run)).toEqual([]);
      });

      test('keeps any answer of a model, and replaces what no database keeps', async () => {
        const cards = [{ type: 'talentList' as const, data: { 'na\0me': 'x\ud83d' } }];
        const { run } = await takeTurn(turns, { tenantId: freshTenant() }, { answer: 'a\0b\udc00\\u0000', cards });
        const answer = (await messagesOf(run)).at(-1);
        expect(answer?.content).toBe('a\ufffdb\ufffd\\u0000');
        expect(answer?.cards).toEqual([{ type: 'talentList', data: { 'na\ufffdme': 'x\ufffd' } }]);
        const output = (await turns.find(run.tenantId, 'maya', run.id))?.output;
        expect(output?.answer).toBe(answer?.content);
        expect(output?.cards).toEqual(answer?.cards);
      });
    });

    describe('an idempotency key', () => {
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
        expect(await messagesOf(run)).toHaveLength(2);
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
          expect((await messagesOf(first.run)).at(-1)).toMatchObject({ content: 'Sorry.', status: 'failed' });

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
          expect(again.conversation.messageCount).toBe(3);
          expect((await messagesOf(again.run)).map(({ id }) => id)).not.toContain(first.run.messageId);

          await turns.end(again.run.id, endingOf(again.run));
          const stored = await messagesOf(again.run);
          expect(stored.map(({ content }) => content)).toEqual([
            'before',
            'said before',
            'How do I grow?',
            'Step by step.',
          ]);
          expect(stored.slice(2).map(({ runId }) => runId)).toEqual([again.run.id, again.run.id]);
          expect((await conversationOf(again.run))?.messageCount).toBe(4);
          expect((await turns.find(tenantId, 'maya', first.run.id))?.output?.answer).toBe('Sorry.');
          expect(await turns.begin(openingOf({ tenantId, conversationId, idempotency }))).toMatchObject({
            kind: 'repeated',
            run: { id: again.run.id },
          });
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
          expect(await messagesOf(run)).toHaveLength(1);
        });

        test('waits for its turn when another has the conversation', async () => {
          const tenantId = freshTenant();
          const { run } = await mustStart(turns, openingOf({ tenantId, idempotency }));
          await fail(run);
          const other = await mustStart(turns, openingOf({ tenantId, conversationId: run.conversationId }));
          expect(await turns.begin(openingOf({ tenantId, idempotency }))).toEqual({ kind: 'busy', run: other.run });
          expect((await messagesOf(run)).map(({ content }) => content)).toContain('Sorry.');
        });

        test('may fail and be retried any number of times', async () => {
          const tenantId = freshTenant();
          for (let attempt = 0; attempt < 3; attempt += 1) {
            const { run } = await mustStart(turns, openingOf({ tenantId, idempotency }));
            await fail(run);
            expect(await messagesOf(run)).toHaveLength(2);
          }
        });
      });
    });

    describe('runs', () => {
      test('with an expired lease are found over all tenants, oldest first, bounded, the end of the lease included', async () => {
        // A time of its own, before every other test's.
        const past = new Date('2001-01-01T00:00:00Z');
        const at = (seconds: number) => ({ now: later(seconds, past), leaseUntil: later(seconds + 30, past) });
        const second = await mustStart(turns, openingOf({ tenantId: freshTenant(), ...at(10) }));
        const first = await mustStart(turns, openingOf({ tenantId: freshTenant(), ...at(0) }));
        const ended = await mustStart(turns, openingOf({ tenantId: freshTenant(), ...at(5) }));
        await turns.end(ended.run.id, endingOf(ended.run));
        expect(await turns.expired(later(29.999, past), 10)).toEqual([]);
        expect(await turns.expired(later(30, past), 10)).toEqual([first.run]);
        expect(await turns.expired(later(40, past), 10)).toEqual([first.run, second.run]);
        expect(await turns.expired(later(40, past), 1)).toEqual([first.run]);
        await turns.renew(first.run.id, first.run.owner, later(60, past));
        expect(await turns.expired(later(40, past), 10)).toEqual([second.run]);
        for (const { run } of [first, second]) await turns.end(run.id, endingOf(run));
        expect(await turns.expired(later(60, past), 10)).toEqual([]);
      });

      test('are found by their user only', async () => {
        const tenantId = freshTenant();
        const { run } = await mustStart(turns, openingOf({ tenantId }));
        expect(await turns.find(tenantId, 'maya', run.id)).toEqual(run);
        expect(await turns.find(tenantId, 'ben', run.id)).toBeUndefined();
        expect(await turns.find(freshTenant(), 'maya', run.id)).toBeUndefined();
        for (const id of [v7(), 'no id', '', '\0']) expect(await turns.find(tenantId, 'maya', id)).toBeUndefined();
      });
    });
  });
