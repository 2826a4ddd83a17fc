import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
import { StreamEvent } from '../../contracts/stream.ts';
import { contextOf } from '../../test/support/context.ts';
import { ends, scriptedEngine, shows, waits } from '../../test/support/scripted-engine.ts';
import { awayAtFirst, readAll, textOf, turnProcess } from '../../test/support/turn-process.ts';
import type { Message } from '../kernel/message.ts';
import { UsageMeter } from '../kernel/usage.ts';
import { LEASE_MS, RENEWAL_MS } from './open-turn.ts';

afterEach(() => void vi.useRealTimers());

const APOLOGY = 'Something went wrong on our side and I could not finish this answer. Please try again in a moment.';
const analysis = { type: 'profileAnalysis', data: { strengths: ['patience'] } } as const;

describe('A run', () => {
  test('begins when its message is stored', async () => {
    let stored: readonly Message[] = [];
    const engine = scriptedEngine([
      async () => {
        stored = await oria.messages(engine.started[0]?.turn.conversation.id ?? '');
      },
      ends(),
    ]);
    const oria = turnProcess({ engine });
    await oria.say({ message: 'How do I grow?', metadata: { page: 'home' } });
    expect(stored).toMatchObject([{ role: 'user', content: 'How do I grow?', metadata: { page: 'home' } }]);
  });

  test('writes its last event when its result is stored, not before', async () => {
    const stores = memoryStores();
    const { promise: mayStore, resolve: letStore } = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const turns: typeof stores.turns = {
      ...stores.turns,
      async end(...ending) {
        asked.resolve();
        await mayStore;
        return stores.turns.end(...ending);
      },
    };
    const oria = turnProcess({ engine: scriptedEngine(['All of it.', ends()]), stores, turns });
    const turn = await oria.start();
    const found: (readonly Message[])[] = [];
    const reading = (async () => {
      for await (const { event } of turn.events()) {
        if (event === 'run.completed') found.push(await oria.messages(turn.userConversationId));
      }
    })();
    await asked.promise;
    expect(found).toEqual([]);
    letStore();
    await reading;
    expect(found).toMatchObject([[{ role: 'user' }, { content: 'All of it.', status: 'completed' }]]);
  });

  test('tells what happens as numbered events of the documented shapes, in the order of the engine', async () => {
    const progress = { kind: 'reflection', step: 'safety', text: 'Reading your message' } as const;
    const engine = scriptedEngine([
      { type: 'progress', progress },
      'Step ',
      shows(analysis),
      'by step.',
      ends('completed', { activeAgent: 'trainings' }),
    ]);
    const turn = await turnProcess({ engine }).start();
    const events = await readAll(turn.events());
    expect(events.map((event) => StreamEvent.parse(event))).toEqual(events);
    expect(events.map(({ id, event }) => `${id} ${event}`)).toEqual([
      '1 run.started',
      '2 run.progress',
      '3 message.delta',
      '4 message.data',
      '5 message.delta',
      '6 run.completed',
    ]);
    const { messageId } = await turn.result();
    expect(events[0]?.data).toMatchObject({ runId: turn.runId, messageId, language: 'en' });
    expect(events[1]?.data).toEqual(progress);
    expect(events[3]?.data).toEqual({ messageId, card: analysis });
    expect(events[5]?.data).toMatchObject({ answer: 'Step by step.', cards: [analysis], activeAgent: 'trainings' });
    expect(events[5]?.data).toBe(await turn.result());
  });

  test('gives the engine the message, what was said before it, and the conversation', async () => {
    const engine = scriptedEngine(['One.', shows(analysis), ends()], [ends()]);
    const oria = turnProcess({ engine });
    const { userConversationId } = await oria.say('First');
    await oria.say({ message: 'Second', userConversationId });
    const [first, second] = engine.started.map(({ turn }) => turn);
    expect(first).toMatchObject({ message: { text: 'First' }, history: [], conversation: { profileAnalysed: false } });
    expect(second).toMatchObject({
      message: { id: second?.run.userMessageId, text: 'Second' },
      history: [{ content: 'First' }, { content: 'One.', cards: [analysis] }],
      conversation: { id: userConversationId, profileAnalysed: true, activeAgent: 'career_chat' },
    });
  });

  test('reports its language, its times and what it has spent', async () => {
    vi.useFakeTimers({ now: new Date('2030-01-01') });
    const meter = new UsageMeter();
    const spends = (task: string, inputTokens: number | null) => () =>
      meter.record({ task, model: 'small', inputTokens, outputTokens: 7 });
    const engine = scriptedEngine([
      spends('conversation.gate', 100),
      () => vi.advanceTimersByTimeAsync(120),
      'Step',
      () => vi.advanceTimersByTimeAsync(80),
      ' by step.',
      spends('career_chat', null),
      ends(),
    ]);
    const { metadata } = await turnProcess({ engine }).say({ language: 'fr' }, contextOf({ meter }));
    expect(metadata).toEqual({
      engine: 'scripted',
      models: { mini: 'scripted', large: 'scripted' },
      language: 'fr',
      usage: {
        calls: 2,
        inputTokens: null,
        outputTokens: 14,
        tasks: [
          { task: 'conversation.gate', model: 'small', calls: 1, inputTokens: 100, outputTokens: 7 },
          { task: 'career_chat', model: 'small', calls: 1, inputTokens: null, outputTokens: 7 },
        ],
      },
      timings: { totalMs: 200, firstDeltaMs: 120 },
    });
  });

  test('without text has no time of its first', async () => {
    const { answer, metadata } = await turnProcess({ engine: scriptedEngine([ends()]) }).say();
    expect([answer, metadata.timings.firstDeltaMs]).toEqual(['', null]);
  });

  test.each(['completed', 'cancelled'] as const)('that is %s apologises for nothing', async (status) => {
    const oria = turnProcess({ engine: scriptedEngine(['So far.', ends(status)]) });
    const output = await oria.say();
    expect(output).toMatchObject({ status, answer: 'So far.', activeAgent: 'career_chat' });
    expect(output.metadata).not.toHaveProperty('error');
    expect(oria.record.runs).toEqual([[{ status, activeAgent: 'career_chat', engine: 'scripted' }]]);
    expect([oria.record.steps.map(({ name }) => name), oria.record.failures]).toEqual([['turn'], []]);
  });
});

describe('A run that fails', () => {
  test('says so after what it had said: one text for readers and for history', async () => {
    const oria = turnProcess({
      engine: scriptedEngine(['Half an ', 'answer', ends('failed', { error: 'model.timeout' })]),
    });
    const turn = await oria.start();
    const events = await readAll(turn.events());
    const output = await turn.result();
    expect(output.answer).toBe(`Half an answer\n\n${APOLOGY}`);
    expect(textOf(events)).toBe(output.answer);
    expect((await oria.messages(turn.userConversationId))[1]).toMatchObject({
      content: output.answer,
      status: 'failed',
    });
    expect(output.metadata.error).toEqual({ code: 'model.timeout', retryable: true });
    expect(oria.record.failures).toEqual(['model.timeout']);
    expect(oria.record.runs).toEqual([[expect.objectContaining({ status: 'failed' })]]);
  });

  test('says only that, in the language of the turn, where it had said nothing', async () => {
    const oria = turnProcess({
      engine: scriptedEngine([ends('failed', { error: 'safety.unavailable', activeAgent: null })]),
    });
    const { answer, metadata } = await oria.say({ language: 'de' });
    expect(answer).toMatch(/^Bei uns ist etwas schiefgegangen/);
    expect(metadata.error).toEqual({ code: 'safety.unavailable', retryable: true });
  });

  test('may be sent again with its key, as the same turn; the message is stored once', async () => {
    const engine = scriptedEngine(['Half', ends('failed', { error: 'model.unavailable' })], ['Whole.', ends()]);
    const oria = turnProcess({ engine });
    const first = await oria.say({ idempotencyKey: 'turn-1' });
    const second = await oria.say({ idempotencyKey: 'turn-1' });
    expect(second).toMatchObject({ status: 'completed', userConversationId: first.userConversationId });
    expect(second.runId).not.toBe(first.runId);
    expect(engine.started[1]?.turn.run.turnId).toBe(engine.started[0]?.turn.run.turnId);
    expect(engine.started[1]?.turn.history).toEqual([]);
    const messages = await oria.messages(first.userConversationId);
    expect(messages.map(({ content }) => content)).toEqual(['How do I grow?', 'Whole.']);
  });

  test('by its own fault is not run again', async () => {
    const engine = scriptedEngine([ends('failed', { error: 'conversation.no-specialist' })]);
    const oria = turnProcess({ engine });
    const first = await oria.say({ idempotencyKey: 'turn-1' });
    expect(first.metadata.error).toEqual({ code: 'conversation.no-specialist', retryable: false });
    expect(await oria.say({ idempotencyKey: 'turn-1' })).toEqual(first);
  });
});

describe('The lease of a run', () => {
  const untilLater = async (milliseconds: number) => {
    vi.setSystemTime(Date.now() + milliseconds);
  };

  test('is renewed for as long as it runs, and no longer', async () => {
    vi.useFakeTimers();
    const stores = memoryStores();
    const renewals: unknown[] = [];
    const renew: typeof stores.turns.renew = (...renewal) => {
      renewals.push(renewal);
      return stores.turns.renew(...renewal);
    };
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const oria = turnProcess({ engine: scriptedEngine([done, ends()]), stores, turns: { ...stores.turns, renew } });
    const turn = await oria.start();
    await vi.advanceTimersByTimeAsync(10 * LEASE_MS);
    const { userConversationId } = turn;
    await expect(oria.start({ userConversationId })).rejects.toMatchObject({ code: 'conversation.busy' });
    expect(renewals).toHaveLength((10 * LEASE_MS) / RENEWAL_MS);
    expect(renewals.at(-1)).toEqual([turn.runId, 'this process', new Date(Date.now() + LEASE_MS)]);
    finish();
    expect(await turn.result()).toMatchObject({ status: 'completed' });
    await vi.advanceTimersByTimeAsync(LEASE_MS);
    expect(renewals).toHaveLength((10 * LEASE_MS) / RENEWAL_MS);
  });

  test('survives a store that is away for a while', async () => {
    vi.useFakeTimers();
    const stores = memoryStores();
    const renew = awayAtFirst(2, stores.turns.renew);
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const oria = turnProcess({ engine: scriptedEngine([done, ends()]), stores, turns: { ...stores.turns, renew } });
    const turn = await oria.start();
    await vi.advanceTimersByTimeAsync(3 * RENEWAL_MS);
    finish();
    expect(await turn.result()).toMatchObject({ status: 'completed' });
  });

  test('that was lost to another process stops the run here: it failed, as that one has stored', async () => {
    vi.useFakeTimers();
    const stores = memoryStores();
    const engine = scriptedEngine(['Half', waits()]);
    const oria = turnProcess({ engine, stores });
    const turn = await oria.start({ idempotencyKey: 'turn-1' });
    const { userConversationId } = turn;
    // This process stands still for longer than its lease; the other goes on with the conversation.
    await untilLater(LEASE_MS + 1);
    const other = turnProcess({ engine: scriptedEngine(['Next.', ends()]), stores, owner: 'another process' });
    await other.say({ message: 'And then?', userConversationId });
    await vi.advanceTimersByTimeAsync(RENEWAL_MS);
    const output = await turn.result();
    expect(output).toMatchObject({ status: 'failed', answer: `Half\n\n${APOLOGY}` });
    expect(output.metadata.error).toEqual({ code: 'run.abandoned', retryable: true });
    expect(textOf(await readAll(turn.events()))).toBe(output.answer);
    expect(engine.forgotten).toEqual([]);
    const statuses = (await oria.messages(userConversationId)).map(({ content, status }) => [content, status]);
    expect(statuses).toEqual([
      ['How do I grow?', null],
      [APOLOGY, 'failed'],
      ['And then?', null],
      ['Next.', 'completed'],
    ]);
  });

  test.each([ends(), ends('failed', { error: 'conversation.no-specialist' })])(
    'that was lost before the run ended: the end is not in history, and the reader is told so',
    async (ending) => {
      vi.useFakeTimers();
      const stores = memoryStores();
      const { promise: done, resolve: finish } = Promise.withResolvers<void>();
      const oria = turnProcess({ engine: scriptedEngine(['Whole.', done, ending]), stores });
      const turn = await oria.start();
      await untilLater(LEASE_MS + 1);
      await turnProcess({ engine: scriptedEngine(), stores, owner: 'another process' }).recoverRuns(contextOf().log, {
        atStart: false,
      });
      finish();
      const output = await turn.result();
      expect(output).toMatchObject({ status: 'failed', answer: `Whole.\n\n${APOLOGY}` });
      expect(output.metadata.error?.code).toBe('run.abandoned');
      expect(oria.record.runs).toEqual([[expect.objectContaining({ status: 'failed' })]]);
    },
  );
});
