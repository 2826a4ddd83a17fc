import { describe, expect, test } from 'vitest';
import { memoryStores } from '../../../adapters/memory/index.ts';
import type { Conversations } from '../../../ports/conversations.ts';
import { freshTenant, later, openingOf, START, takeTurn } from '../../../test/ports/turn-samples.ts';
import { contextOf } from '../../../test/support/context.ts';
import { type Step, scriptedModel } from '../../../test/support/scripted-model.ts';
import { ModelFailed } from '../../kernel/errors.ts';
import { HISTORY_WINDOW, SUMMARY_STEP, summarise, summaryText } from './summarise.ts';
import type { SummaryInput } from './summary-task.ts';

/** A conversation of so many turns, two messages each, `q0`, `a0`, `q1`, … */
const conversationOf = async (turns: number, content = (index: number) => `q${index}`) => {
  const stores = memoryStores();
  const tenantId = freshTenant();
  const ctx = contextOf({ tenant: { id: tenantId }, user: { id: 'maya' } });
  let conversationId: string | undefined;
  const say = async (index: number) => {
    const opening = openingOf({ tenantId, conversationId, content: content(index), now: later(index * 10, START) });
    const begun = await takeTurn(stores.turns, opening, { answer: `a${index}` });
    conversationId = begun.run.conversationId;
    return conversationId;
  };
  let id = '';
  for (let index = 0; index < turns; index += 1) id = await say(index);
  const { conversations } = stores;
  return { ctx, id, say, conversations, found: () => conversations.find(tenantId, 'maya', id) };
};

/** Writes what it was given in short: how many messages, from which to which, after what. */
const short: Step = {
  task: 'conversation.summary',
  reply: ({ input }) => {
    const { earlier, messages } = input as SummaryInput;
    const text = `${messages.length}: ${messages[0]?.content}-${messages.at(-1)?.content} after ${earlier}`;
    return { summary: text } as never;
  },
};
const steps = (count: number): Step[] => Array.from({ length: count }, () => short);

describe('A conversation is summarised', () => {
  test('not at all while its messages fit the window', async () => {
    const { ctx, id, conversations, found } = await conversationOf(HISTORY_WINDOW / 2 - 1);
    await summarise({ conversations, model: scriptedModel() })(ctx, id);
    expect((await found())?.summary).toBeNull();
  });

  test('by its first twenty messages as soon as sixty are not, and again twenty messages later', async () => {
    const { ctx, id, say, conversations, found } = await conversationOf(HISTORY_WINDOW / 2);
    const run = summarise({ conversations, model: scriptedModel(...steps(2)) });
    await run(ctx, id);
    expect((await found())?.summary).toEqual({ text: '20: q0-a9 after null', through: SUMMARY_STEP });
    for (let index = 30; index < 39; index += 1) {
      await say(index);
      await run(ctx, id);
    }
    expect((await found())?.summary?.through).toBe(20);
    await say(39);
    await run(ctx, id);
    expect((await found())?.summary).toEqual({ text: '20: q10-a19 after 20: q0-a9 after null', through: 40 });
  });

  test('at once when it has grown to 500 messages, so that the rest fits the window', async () => {
    const { ctx, id, conversations, found } = await conversationOf(250);
    await summarise({ conversations, model: scriptedModel(...steps(23)) })(ctx, id);
    const { summary, messageCount } = (await found()) ?? {};
    expect(messageCount).toBe(500);
    expect(summary?.through).toBe(460);
    expect(summary?.text).toMatch(/^20: q220-a229 after/);
  });

  test('each message shortened, the summary bounded and without what a user could not have written', async () => {
    const { ctx, id, conversations, found } = await conversationOf(30, () => 'x'.repeat(20_000));
    const model = scriptedModel({
      task: 'conversation.summary',
      reply: { summary: `a\u0000b\uD800c ${'y'.repeat(3_000)}` } as never,
    });
    await summarise({ conversations, model })(ctx, id);
    const given = model.asked.flatMap(({ input }) => (input as SummaryInput).messages);
    expect(given).toHaveLength(20);
    expect(Math.max(...given.map(({ content }) => content.length))).toBeLessThan(1_600);
    const text = (await found())?.summary?.text ?? '';
    expect(text).toMatch(/^abc y+…$/);
    expect(text).toHaveLength(2_000);
  });

  test('from where an earlier release had stopped, without a gap', async () => {
    const { ctx, id, conversations, found } = await conversationOf(40);
    await conversations.keepSummary(ctx.tenant.id, 'maya', id, { text: 'seven', through: 7 }, 0);
    const model = scriptedModel(...steps(2));
    await summarise({ conversations, model })(ctx, id);
    expect(model.asked.map(({ input }) => (input as SummaryInput).messages.length)).toEqual([13, 20]);
    expect((await found())?.summary).toMatchObject({ text: '20: q10-a19 after 13: a3-a9 after seven', through: 40 });
  });

  test('by nobody else: what is another’s or gone is not there', async () => {
    const { ctx, id, conversations } = await conversationOf(30);
    const run = summarise({ conversations, model: scriptedModel() });
    await run(contextOf({ user: { id: 'maya' } }), id);
    await run({ ...ctx, user: { ...ctx.user, id: 'ben' } }, id);
    await run(contextOf(), '01981f2e-0000-7000-8000-000000000001');
  });
});

describe('When something comes between', () => {
  test('a failure is the caller’s to hear; what was kept stays, and the next call goes on from there', async () => {
    const { ctx, id, conversations, found } = await conversationOf(40);
    const failing = { task: 'conversation.summary', reply: new ModelFailed('model.timeout') };
    const run = summarise({ conversations, model: scriptedModel(short, failing, short) });
    await expect(run(ctx, id)).rejects.toMatchObject({ code: 'model.timeout' });
    expect((await found())?.summary?.through).toBe(20);
    await run(ctx, id);
    expect((await found())?.summary?.through).toBe(40);
  });

  test('another summary that was first is left as it is', async () => {
    const { ctx, id, conversations, found } = await conversationOf(60);
    const late: Conversations = {
      ...conversations,
      async keepSummary(...args) {
        await conversations.keepSummary(ctx.tenant.id, 'maya', id, { text: 'the other', through: 20 }, 0);
        return conversations.keepSummary(...args);
      },
    };
    await summarise({ conversations: late, model: scriptedModel(short) })(ctx, id);
    expect((await found())?.summary).toEqual({ text: 'the other', through: 20 });
  });

  test('an abort ends it before the next step', async () => {
    const { ctx, id, conversations } = await conversationOf(30);
    const signal = AbortSignal.abort(new Error('stopped'));
    const run = summarise({ conversations, model: scriptedModel() });
    await expect(run({ ...ctx, signal }, id)).rejects.toThrow('stopped');
  });
});

test('Prompts are told the summary, or nothing', () => {
  expect(summaryText({ summary: null })).toBeUndefined();
  expect(summaryText({ summary: { text: 'Wants a mentor.', through: 20 } })).toBe('Wants a mentor.');
});
