import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStores } from '../../../adapters/memory/index.ts';
import { systemClock } from '../../../adapters/system/index.ts';
import { contextOf } from '../../../test/support/context.ts';
import { asks, ends, scriptedEngine, waits } from '../../../test/support/scripted-engine.ts';
import { awayAtFirst, readAll, turnProcess } from '../../../test/support/turn-process.ts';
import { RENEWAL_MS } from '../open-turn.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { searchConversations } from './search-conversations.ts';
import { updateConversation } from './update-conversation.ts';

afterEach(() => void vi.useRealTimers());

const ABSENT = '01981f2e-0000-7000-8000-000000000001';
const ada = contextOf();
const ben = contextOf({ user: { id: 'ben' } });
const notFound = { code: 'conversation.not-found' };

describe('History', () => {
  const withTwo = async () => {
    const oria = turnProcess({ engine: scriptedEngine(['One.', ends()], ['Two.', asks('A', 'B')]) });
    const first = await oria.say('About my review');
    const second = await oria.say('About my next role');
    return { ...oria, first, second, conversations: oria.stores.conversations };
  };

  test('lists the messages of a conversation in pages, oldest first', async () => {
    const { conversations, second } = await withTwo();
    const list = listMessages({ conversations, clock: systemClock });
    const { userConversationId } = second;
    const page = await list(ada, { userConversationId, page: 2, pageSize: 1 });
    expect(page).toMatchObject({ page: 2, pageSize: 1, total: 2, pages: 2 });
    expect(page.messages).toMatchObject([
      {
        messageId: second.messageId,
        runId: second.runId,
        role: 'assistant',
        content: 'Two.',
        status: 'interrupted',
        activeAgent: 'career_chat',
      },
    ]);
    expect(await list(ada, { userConversationId, page: 9, pageSize: 1 })).toMatchObject({ messages: [], total: 2 });
    await expect(list(ben, { userConversationId, page: 1, pageSize: 10 })).rejects.toMatchObject(notFound);
  });

  test('lists, finds and changes conversations of the user alone', async () => {
    const { conversations, stores, first, second } = await withTwo();
    const update = updateConversation({ conversations });
    const changed = await update(ada, first.userConversationId, { pinned: true });
    expect(changed).toMatchObject({ title: 'About my review', pinned: true, shared: false, messageCount: 2 });
    await expect(update(ben, first.userConversationId, { pinned: false })).rejects.toMatchObject(notFound);

    const list = listConversations({ conversations });
    const page = await list(ada, { page: 1, pageSize: 10 });
    expect(page.conversations.map(({ userConversationId }) => userConversationId)).toEqual([
      first.userConversationId,
      second.userConversationId,
    ]);
    expect(await list(ben, { page: 1, pageSize: 10 })).toMatchObject({ conversations: [], total: 0, pages: 0 });

    const search = searchConversations({ conversationSearch: stores.conversationSearch });
    expect(await search(ada, 'TWO')).toMatchObject({
      results: [{ conversation: { userConversationId: second.userConversationId }, matchedIn: 'content', matches: 1 }],
    });
    expect(await search(ben, 'two')).toEqual({ results: [] });
  });
});

describe('Deleting a conversation', () => {
  test('leaves nothing of it, neither in the store nor in the engine nor of its key', async () => {
    const engine = scriptedEngine(['Kept.', ends()], ['One.', ends()], ['Again.', ends()]);
    const oria = turnProcess({ engine });
    const kept = await oria.say();
    const { userConversationId, runId } = await oria.say({ idempotencyKey: 'turn-1' });
    expect(await oria.deleteConversation(ada, userConversationId)).toEqual({ deleted: 1 });
    // Before the rows go and after: another process may have kept the thread in between.
    expect(engine.forgotten).toEqual([[userConversationId], [userConversationId]]);
    expect(await oria.stores.conversations.find('acme', 'ada', userConversationId)).toBeUndefined();
    expect([oria.liveRuns.log(runId), oria.liveRuns.log(kept.runId)]).toEqual([undefined, expect.anything()]);
    await expect(oria.deleteConversation(ada, userConversationId)).rejects.toMatchObject(notFound);
    expect(await oria.say({ idempotencyKey: 'turn-1' })).toMatchObject({ answer: 'Again.' });
  });

  test('that is absent or another’s stops and forgets nothing', async () => {
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const engine = scriptedEngine([done, ends()]);
    const oria = turnProcess({ engine });
    const turn = await oria.start();
    await expect(oria.deleteConversation(ben, turn.userConversationId)).rejects.toMatchObject(notFound);
    await expect(oria.deleteConversation(ada, ABSENT)).rejects.toMatchObject(notFound);
    expect(await oria.clearHistory(ben)).toEqual({ deleted: 0 });
    finish();
    expect(await turn.result()).toMatchObject({ status: 'completed' });
    expect(engine.forgotten).toEqual([]);
  });

  test('while it runs stops the run first: its readers are told that it was cancelled', async () => {
    const engine = scriptedEngine(['Half', waits()]);
    const oria = turnProcess({ engine });
    const turn = await oria.start();
    const reading = readAll(turn.events());
    expect(await oria.deleteConversation(ada, turn.userConversationId)).toEqual({ deleted: 1 });
    const events = await reading;
    expect(events.map(({ event }) => event)).toEqual(['run.started', 'message.delta', 'run.cancelled']);
    expect(events.at(-1)?.data).toMatchObject({ answer: 'Half', status: 'cancelled' });
    expect(engine.started[0]?.ctx.signal.aborted).toBe(true);
    expect(new Set(engine.forgotten.flat())).toEqual(new Set([turn.userConversationId]));
    expect(oria.liveRuns.log(turn.runId)).toBeUndefined();
    expect(await oria.stores.turns.find('acme', 'ada', turn.runId)).toBeUndefined();
    expect(oria.record.runs).toEqual([[expect.objectContaining({ status: 'cancelled' })]]);
  });

  test('that fails on the way can be done again', async () => {
    const engine = scriptedEngine(['One.', ends()]);
    const oria = turnProcess({ engine });
    const { userConversationId } = await oria.say();
    engine.forget = awayAtFirst(1, engine.forget);
    await expect(oria.deleteConversation(ada, userConversationId)).rejects.toMatchObject({ code: 'store.unavailable' });
    expect(await oria.messages(userConversationId)).toHaveLength(2);
    expect(await oria.deleteConversation(ada, userConversationId)).toEqual({ deleted: 1 });
  });

  test('in another process stops the run here at its next renewal, without an apology, and leaves nothing', async () => {
    vi.useFakeTimers();
    const stores = memoryStores();
    const engine = scriptedEngine(['Half', waits()]);
    const oria = turnProcess({ engine, stores });
    const turn = await oria.start();
    await turnProcess({ engine: scriptedEngine(), stores, owner: 'another process' }).deleteConversation(
      ada,
      turn.userConversationId,
    );
    await vi.advanceTimersByTimeAsync(RENEWAL_MS);
    expect(await turn.result()).toMatchObject({ status: 'cancelled', answer: 'Half' });
    expect(new Set(engine.forgotten.flat())).toEqual(new Set([turn.userConversationId]));
    expect(oria.record.failures).toEqual([]);
    expect(await stores.conversations.ids('acme', 'ada')).toEqual([]);
  });

  test('in another process while the run ends here leaves nothing either, though the engine fails to forget', async () => {
    const stores = memoryStores();
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const engine = scriptedEngine(['Whole.', done, ends()]);
    const oria = turnProcess({ engine, stores });
    const asked: (readonly string[])[] = [];
    engine.forget = async (conversations) => {
      asked.push(conversations);
      throw new Error('away');
    };
    const turn = await oria.start();
    await stores.conversations.delete('acme', 'ada', [turn.userConversationId]);
    finish();
    expect(await turn.result()).toMatchObject({ status: 'cancelled', answer: 'Whole.' });
    expect(asked).toEqual([[turn.userConversationId]]);
    expect(await oria.messages(turn.userConversationId)).toEqual([]);
  });

  test('one by one or all at once: clearing removes all of the user’s, stops what runs, and may find nothing', async () => {
    const engine = scriptedEngine([ends()], [waits()], [ends()]);
    const oria = turnProcess({ engine });
    await oria.say();
    const running = await oria.start();
    const bens = await oria.say({}, ben);
    expect(await oria.clearHistory(ada)).toEqual({ deleted: 2 });
    expect(await running.result()).toMatchObject({ status: 'cancelled' });
    expect(engine.forgotten[0]).toHaveLength(2);
    expect(await oria.clearHistory(ada)).toEqual({ deleted: 0 });
    expect(engine.forgotten).toHaveLength(2);
    expect(await oria.stores.conversations.ids('acme', 'ben')).toEqual([bens.userConversationId]);
  });
});
