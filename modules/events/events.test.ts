import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
import { EventView } from '../../contracts/events.ts';
import { later, START, takeTurn } from '../../test/ports/turn-samples.ts';
import { contextOf } from '../../test/support/context.ts';
import { ConversationNotFound } from '../kernel/errors.ts';
import { changeEvent, EventMessageNotFound, EventNotFound, recordEvent, setFeedbackState } from './index.ts';

const ada = contextOf();
const strangers = [contextOf({ user: { id: 'ben' } }), contextOf({ tenant: { id: 'other' } })];

/** Ada's conversation of one turn, and the use cases at a time that can be set. */
const setUp = async () => {
  const stores = memoryStores();
  const { run } = await takeTurn(stores.turns, { tenantId: ada.tenant.id, userId: ada.user.id });
  const time = { now: START };
  const needs = { events: stores.events, clock: { now: () => time.now }, ids: { next: v7 } };
  return {
    conversation: run.conversationId,
    message: run.messageId,
    time,
    record: recordEvent(needs),
    feedback: setFeedbackState(needs),
    change: changeEvent(needs),
  };
};

describe('An event', () => {
  test('is kept as it was told, and given with its id', async () => {
    const { record, conversation, message } = await setUp();
    const event = await record(ada, {
      type: 'card_opened',
      userConversationId: conversation,
      messageId: message,
      payload: { card: 'talentList', position: 2 },
    });
    expect(EventView.strict().parse(event)).toEqual({
      event_id: event.event_id,
      type: 'card_opened',
      userConversationId: conversation,
      messageId: message,
      state: null,
      comment: null,
      reasons: [],
      payload: { card: 'talentList', position: 2 },
      createdAt: START.toISOString(),
      updatedAt: START.toISOString(),
    });
  });

  test('need not belong to anything', async () => {
    const { record } = await setUp();
    expect(await record(ada, { type: 'page_opened' })).toMatchObject({
      userConversationId: null,
      messageId: null,
      payload: {},
    });
  });

  test("of a conversation that is not there, or not the caller's, is refused", async () => {
    const { record, conversation } = await setUp();
    for (const ctx of strangers) {
      await expect(record(ctx, { type: 'opened', userConversationId: conversation })).rejects.toThrow(
        ConversationNotFound,
      );
    }
    await expect(record(ada, { type: 'opened', userConversationId: v7() })).rejects.toThrow(ConversationNotFound);
  });

  test("about a message that is not there, or not the caller's, is refused, with a conversation too", async () => {
    const { record, conversation, message } = await setUp();
    for (const ctx of strangers) {
      await expect(record(ctx, { type: 'opened', messageId: message })).rejects.toThrow(EventMessageNotFound);
    }
    const both = { userConversationId: conversation, messageId: v7() };
    await expect(record(ada, { type: 'opened', ...both })).rejects.toThrow(EventMessageNotFound);
  });
});

describe('Feedback', () => {
  test('is set, switched and cleared on one event', async () => {
    const { feedback, message, time } = await setUp();
    const set = await feedback(ada, { messageId: message, state: 'positive' });
    expect(set).toMatchObject({ type: 'feedback', messageId: message, state: 'positive' });
    time.now = later(5);
    const switched = await feedback(ada, { messageId: message, state: 'negative' });
    expect(switched).toEqual({ ...set, state: 'negative', updatedAt: later(5).toISOString() });
    expect(await feedback(ada, { messageId: message, state: null })).toEqual({ ...switched, state: null });
  });

  test('of many at once is one event', async () => {
    const { feedback, message } = await setUp();
    const states = ['positive', 'negative', null] as const;
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        feedback(ada, { messageId: message, state: states[index % 3] ?? null }),
      ),
    );
    expect(new Set(all.map(({ event_id }) => event_id)).size).toBe(1);
  });

  test("on a message that is not there, or not the caller's, is refused", async () => {
    const { feedback, message } = await setUp();
    await expect(feedback(ada, { messageId: v7(), state: 'positive' })).rejects.toThrow(EventMessageNotFound);
    for (const ctx of strangers) {
      await expect(feedback(ctx, { messageId: message, state: null })).rejects.toThrow(EventMessageNotFound);
    }
  });
});

describe('A change', () => {
  test('touches what is given, and keeps the rest', async () => {
    const { record, feedback, change, message } = await setUp();
    const { event_id } = await record(ada, {
      type: 'feedback',
      messageId: message,
      payload: { from: 'menu', step: 1 },
    });
    await feedback(ada, { messageId: message, state: 'negative' });
    await change(ada, event_id, { comment: 'Too long', reasons: ['length'] });
    const changed = await change(ada, event_id.toUpperCase(), { payload: { step: 2 } });
    expect(changed).toMatchObject({
      state: 'negative',
      comment: 'Too long',
      reasons: ['length'],
      payload: { from: 'menu', step: 2 },
    });
    expect(await change(ada, event_id, { comment: null })).toMatchObject({ comment: null, reasons: ['length'] });
  });

  test("of an event that is not there, not the caller's, or named by no id, is refused", async () => {
    const { record, change } = await setUp();
    const { event_id } = await record(ada, { type: 'opened' });
    for (const ctx of strangers) await expect(change(ctx, event_id, {})).rejects.toThrow(EventNotFound);
    for (const id of [v7(), 'no id', '', "'; --"]) {
      await expect(change(ada, id, { comment: 'x' })).rejects.toThrow(EventNotFound);
    }
  });
});
