import { describe, expect, test } from 'vitest';
import { memoryStores } from '../../../adapters/memory/index.ts';
import { InteractionData, type InteractionResponse } from '../../../contracts/interactions.ts';
import { contextOf } from '../../../test/support/context.ts';
import { asks, ends, scriptedEngine } from '../../../test/support/scripted-engine.ts';
import { readAll, turnProcess } from '../../../test/support/turn-process.ts';

const dataOf = (cards: readonly { data: unknown }[]) => InteractionData.parse(cards[0]?.data);

/** A conversation whose first turn has paused. */
const paused = async (...more: Parameters<typeof scriptedEngine>) => {
  const engine = scriptedEngine(['One moment. ', asks('Report', 'Email')], ...more);
  const oria = turnProcess({ engine });
  const output = await oria.say('Help me');
  const { userConversationId, cards } = output;
  const { interaction_id } = dataOf(cards);
  const answer = (response: Omit<InteractionResponse, 'interaction_id'> = choosing('q1_o2')) => ({
    userConversationId,
    interaction_response: { interaction_id, ...response },
  });
  return { ...oria, engine, output, answer, userConversationId, interactionId: interaction_id };
};
const choosing = (...option_ids: string[]) => ({ answers: [{ question_id: 'q1', option_ids }] });

describe('A turn that pauses', () => {
  test('ends interrupted, with its questions as a card in the stream, the answer and the history', async () => {
    const oria = turnProcess({ engine: scriptedEngine(['One moment.', asks('Report', 'Email')]) });
    const turn = await oria.start();
    const events = await readAll(turn.events());
    expect(events.map(({ event }) => event)).toEqual([
      'run.started',
      'message.delta',
      'message.data',
      'run.interrupted',
    ]);
    const output = await turn.result();
    expect(output).toMatchObject({ status: 'interrupted', answer: 'One moment.' });
    const card = dataOf(output.cards);
    expect(card).toMatchObject({
      status: 'pending',
      answers: null,
      questions: [{ question_id: 'q1', options: [{ label: 'Report' }, { label: 'Email' }], required: true }],
    });
    expect(new Date(card.expires_at).getTime()).toBeGreaterThan(Date.now());
    expect((await oria.messages(output.userConversationId))[1]).toMatchObject({
      status: 'interrupted',
      cards: output.cards,
    });
  });

  test('goes on with the answers: a further run of the same turn, an answer of its own', async () => {
    const { say, engine, answer, messages, output } = await paused(['Here is your email.', ends()]);
    const resumed = await say(answer());
    expect(resumed).toMatchObject({ status: 'completed', answer: 'Here is your email.' });
    const [first, second] = engine.started;
    expect(second?.turn.run.turnId).toBe(first?.turn.run.turnId);
    expect(second?.turn).toMatchObject({
      message: { text: 'Help me' },
      answered: { answers: [{ question_id: 'q1', option_ids: ['q1_o2'] }], questions: [{ question_id: 'q1' }] },
    });
    const stored = await messages(output.userConversationId);
    expect(stored.map(({ role, status }) => [role, status])).toEqual([
      ['user', null],
      ['assistant', 'interrupted'],
      ['assistant', 'completed'],
    ]);
    expect(dataOf(stored[1]?.cards ?? [])).toMatchObject({ status: 'answered', answers: [{ option_ids: ['q1_o2'] }] });
  });

  test('stays pending when the answers do not fit', async () => {
    const { say, answer } = await paused(['Done.', ends()]);
    await expect(say(answer(choosing('2')))).rejects.toMatchObject({
      code: 'interaction.invalid-answer',
      issues: [{ field: 'interaction_response.answers.0.option_ids' }],
    });
    await expect(say(answer({ cancelled: true, ...choosing('q1_o1') }))).rejects.toMatchObject({
      code: 'interaction.invalid-answer',
    });
    expect(await say(answer())).toMatchObject({ status: 'completed' });
  });

  test('is answered once: the same response gives the same run, another one is refused', async () => {
    const { start, say, answer } = await paused(['Done.', ends()]);
    const all = await Promise.all(Array.from({ length: 20 }, () => start(answer())));
    expect(new Set(all.map(({ runId }) => runId)).size).toBe(1);
    const outputs = await Promise.all(all.map((turn) => turn.result()));
    expect(new Set(outputs.map((output) => JSON.stringify(output))).size).toBe(1);
    await expect(say(answer(choosing('q1_o1')))).rejects.toMatchObject({ code: 'interaction.already-answered' });
  });

  test('is cancelled without asking the engine again', async () => {
    const { say, answer, messages, userConversationId } = await paused();
    const cancelled = await say(answer({ cancelled: true }));
    expect(cancelled).toMatchObject({ status: 'cancelled', answer: 'All right, I have stopped this request.' });
    expect(await say(answer({ cancelled: true }))).toEqual(cancelled);
    await expect(say(answer())).rejects.toMatchObject({ code: 'interaction.already-answered' });
    const stored = await messages(userConversationId);
    expect(dataOf(stored[1]?.cards ?? [])).toMatchObject({ status: 'cancelled', answers: null });
  });

  test('is cancelled by a new message, and both stay readable', async () => {
    const { say, answer, messages, userConversationId } = await paused(['Something else.', ends()]);
    expect(await say({ message: 'Never mind. What about my review?', userConversationId })).toMatchObject({
      answer: 'Something else.',
    });
    await expect(say(answer())).rejects.toMatchObject({ code: 'interaction.not-pending' });
    const stored = await messages(userConversationId);
    expect(stored.map(({ content }) => content)).toEqual([
      'Help me',
      'One moment. ',
      'Never mind. What about my review?',
      'Something else.',
    ]);
    expect(stored[1]?.status).toBe('cancelled');
    expect(dataOf(stored[1]?.cards ?? []).status).toBe('cancelled');
  });

  test('is cancelled by its run’s name', async () => {
    const { say, answer, cancelRun, output } = await paused();
    expect(await cancelRun(contextOf(), output.runId)).toMatchObject({ status: 'cancelled' });
    expect(await cancelRun(contextOf(), output.runId)).toMatchObject({ status: 'cancelled' });
    await expect(say(answer())).rejects.toMatchObject({ code: 'interaction.not-pending' });
  });

  test('can be answered by its owner alone, in its own conversation', async () => {
    const { say, answer, interactionId } = await paused(['Elsewhere.', ends()], ['Done.', ends()]);
    for (const stranger of [contextOf({ user: { id: 'ben' } }), contextOf({ tenant: { id: 'other' } })]) {
      await expect(say(answer(), stranger)).rejects.toMatchObject({ code: 'conversation.not-found' });
    }
    const { userConversationId: other } = await say('Another talk');
    const response = { interaction_id: interactionId, ...choosing('q1_o1') };
    await expect(say({ userConversationId: other, interaction_response: response })).rejects.toMatchObject({
      code: 'interaction.not-pending',
    });
    await expect(
      say({ ...answer(), interaction_response: { ...response, interaction_id: 'unknown' } }),
    ).rejects.toMatchObject({ code: 'interaction.not-pending' });
    expect(await say(answer())).toMatchObject({ status: 'completed' });
  });

  test('expires, with a clear answer, and says so in the history', async () => {
    let now = new Date('2026-05-04T08:00:00Z');
    const oria = turnProcess({ engine: scriptedEngine([asks('A', 'B')]), clock: { now: () => now }, pauseMs: 60_000 });
    const { cards, userConversationId } = await oria.say();
    now = new Date(now.getTime() + 60_001);
    const page = await oria.listMessages(contextOf(), { userConversationId, page: 1, pageSize: 10 });
    expect(dataOf(page.messages[1]?.cards ?? []).status).toBe('expired');
    const interaction_response = { interaction_id: dataOf(cards).interaction_id, ...choosing('q1_o1') };
    await expect(oria.say({ userConversationId, interaction_response })).rejects.toMatchObject({
      code: 'interaction.expired',
    });
  });

  test('is resumed by another process, and again after one that failed', async () => {
    const stores = memoryStores();
    const first = turnProcess({ engine: scriptedEngine([asks('A', 'B')]), stores });
    const { cards, userConversationId } = await first.say();
    const interaction_response = { interaction_id: dataOf(cards).interaction_id, ...choosing('q1_o1') };
    const engine = scriptedEngine(['Half', ends('failed', { error: 'model.unavailable' })], ['Whole.', ends()]);
    const second = turnProcess({ engine, stores, owner: 'another process' });
    expect(await second.say({ userConversationId, interaction_response })).toMatchObject({ status: 'failed' });
    expect(await second.say({ userConversationId, interaction_response })).toMatchObject({ answer: 'Whole.' });
    expect((await second.messages(userConversationId)).map(({ content }) => content)).toEqual([
      'How do I grow?',
      '',
      'Whole.',
    ]);
  });

  test('may pause again', async () => {
    const { say, answer, userConversationId } = await paused([asks('Long', 'Short')], ['Done.', ends()]);
    const again = await say(answer());
    expect(again.status).toBe('interrupted');
    const interaction_response = { interaction_id: dataOf(again.cards).interaction_id, ...choosing('q1_o1') };
    expect(await say({ userConversationId, interaction_response })).toMatchObject({ answer: 'Done.' });
  });

  test('without a question has failed', async () => {
    const oria = turnProcess({ engine: scriptedEngine([ends('interrupted')]) });
    expect(await oria.say()).toMatchObject({ status: 'failed', metadata: { error: { code: 'service.failed' } } });
  });
});
