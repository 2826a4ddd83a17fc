import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Opening, Turns } from '../../ports/turns.ts';
import type { OpenStores, Stores } from '../support/stores.ts';
import { leasePromises } from './conversation-leases.ts';
import { expiryPromises } from './expired-pauses.ts';
import { idempotencyKeyPromises } from './idempotency-keys.ts';
import { pausePromises } from './pauses.ts';
import { resumeRetryPromises } from './resume-retries.ts';
import { resumePromises } from './resumed-turns.ts';
import { stopPromises } from './stops.ts';
import { languagePromises } from './turn-languages.ts';
import {
  conversationOf,
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

export const turnsContract = (name: string, open: OpenStores) =>
  describe(`Turns (${name})`, () => {
    let stores: Stores;
    let turns: Turns;
    beforeAll(async () => {
      stores = await open();
      turns = stores.turns;
    });
    afterAll(() => stores.close());

    describe('a turn that begins', () => {
      test('starts a conversation with its message and a running run', async () => {
        const opening = openingOf({
          tenantId: freshTenant(),
          metadata: { source: 'web' },
          language: { is: 'de', by: 'detected' },
        });
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
          languageAsked: false,
          activeAgent: null,
          profileAnalysed: false,
          messageCount: 1,
          summary: null,
          createdAt: START,
          updatedAt: START,
        });
        expect(await conversationOf(stores, begun.run)).toEqual(begun.conversation);
        expect(await messagesOf(stores, begun.run)).toEqual([
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
        const [message] = await messagesOf(stores, begun.run);
        expect(begun.conversation.title).toBe(kept);
        expect(message?.content).toBe(kept);
        expect(message?.metadata).toEqual({ 'k\ufffd': ['\ufffd', '\\u0000', { deep: 'x\ufffd' }] });
      });
    });

    languagePromises(() => stores);
    leasePromises(() => stores);
    stopPromises(() => stores);

    describe('a turn that ends', () => {
      test('stores the answer under the id that was promised, and what the run said', async () => {
        const tenantId = freshTenant();
        const { run } = await mustStart(turns, openingOf({ tenantId }));
        const cards = [
          { type: 'trainingSuggestionList' as const, data: { items: [{ id: 't1', score: 0.75, none: null }] } },
        ];
        const output = outputOf(run, { cards, answer: 'Ça va 👍🏽' });
        expect(await turns.end(run.id, endingOf(run, { output, at: later(5), profileAnalysed: true }))).toBe(true);
        expect((await messagesOf(stores, run)).at(-1)).toEqual({
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
        const conversation = await conversationOf(stores, run);
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
        expect(await conversationOf(stores, run)).toMatchObject({ activeAgent: 'career_chat', profileAnalysed: true });
        expect((await messagesOf(stores, run)).at(-1)?.activeAgent).toBeNull();
      });

      test('keeps each way of ending', async () => {
        for (const status of ['completed', 'interrupted', 'failed', 'cancelled'] as const) {
          const { run } = await takeTurn(turns, { tenantId: freshTenant() }, { status });
          expect((await turns.find(run.tenantId, 'maya', run.id))?.status).toBe(status);
          expect((await messagesOf(stores, run)).at(-1)?.status).toBe(status);
        }
      });

      test('ends once: whoever comes later stores nothing', async () => {
        const { run } = await mustStart(turns, openingOf({ tenantId: freshTenant() }));
        const endings = ['first', 'second', 'third'].map((answer) =>
          endingOf(run, { output: outputOf(run, { answer }) }),
        );
        const stored = await Promise.all(endings.map((ending) => turns.end(run.id, ending)));
        expect(stored.filter(Boolean)).toHaveLength(1);
        const [, answer, ...more] = await messagesOf(stores, run);
        expect(more).toEqual([]);
        expect(answer?.content).toBe(endings[stored.indexOf(true)]?.output.answer);
        expect((await conversationOf(stores, run))?.messageCount).toBe(2);
      });

      test('is told when its conversation is gone, or it never was', async () => {
        const tenantId = freshTenant();
        const { run } = await mustStart(turns, openingOf({ tenantId }));
        await stores.conversations.delete(tenantId, 'maya', [run.conversationId]);
        expect(await turns.end(run.id, endingOf(run))).toBe(false);
        expect(await turns.end(v7(), endingOf(run))).toBe(false);
        expect(await turns.end('no id', endingOf(run))).toBe(false);
        expect(await conversationOf(stores, run)).toBeUndefined();
        expect(await messagesOf(stores, run)).toEqual([]);
      });

      test('keeps any answer of a model, and replaces what no database keeps', async () => {
        const cards = [{ type: 'talentList' as const, data: { 'na\0me': 'x\ud83d' } }];
        const { run } = await takeTurn(turns, { tenantId: freshTenant() }, { answer: 'a\0b\udc00\\u0000', cards });
        const answer = (await messagesOf(stores, run)).at(-1);
        expect(answer?.content).toBe('a\ufffdb\ufffd\\u0000');
        expect(answer?.cards).toEqual([{ type: 'talentList', data: { 'na\ufffdme': 'x\ufffd' } }]);
        const output = (await turns.find(run.tenantId, 'maya', run.id))?.output;
        expect(output?.answer).toBe(answer?.content);
        expect(output?.cards).toEqual(answer?.cards);
      });
    });

    idempotencyKeyPromises(() => stores);
    pausePromises(() => stores);
    expiryPromises(() => stores);
    resumePromises(() => stores);
    resumeRetryPromises(() => stores);

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
