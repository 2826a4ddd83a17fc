import { describe, expect, test } from 'vitest';
import { ends, scriptedEngine } from '../../test/support/scripted-engine.ts';
import { readAll, textOf, turnProcess } from '../../test/support/turn-process.ts';

describe('A turn that runs', () => {
  test('goes on when its reader leaves: the whole answer is in history', async () => {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const engine = scriptedEngine(['One, ', left, 'two.', ends()]);
    const oria = turnProcess({ engine });
    const turn = await oria.start();
    for await (const { event } of turn.events()) if (event === 'message.delta') break;
    leave();
    await turn.result();
    expect(engine.started[0]?.ctx.signal.aborted).toBe(false);
    expect((await oria.messages(turn.userConversationId))[1]).toMatchObject({
      content: 'One, two.',
      status: 'completed',
    });
  });

  test('needs no reader at all', async () => {
    const oria = turnProcess({ engine: scriptedEngine(['Unread.', ends()]) });
    const { answer, userConversationId } = await oria.say();
    expect((await oria.messages(userConversationId))[1]?.content).toBe(answer);
  });

  test('is read by two alike: one from the start, one who comes late or goes on from a number', async () => {
    const { promise: late, resolve: come } = Promise.withResolvers<void>();
    const oria = turnProcess({ engine: scriptedEngine(['One, ', late, 'two.', ends()]) });
    const turn = await oria.start({ idempotencyKey: 'once' });
    const early = readAll(turn.events());
    come();
    const second = readAll(turn.events());
    const events = await early;
    expect(events).toHaveLength(4);
    expect(await second).toEqual(events);
    const again = await oria.start({ idempotencyKey: 'once' });
    expect(await readAll(again.events(2))).toEqual(events.slice(2));
    expect(events.at(-1)?.data).toEqual(await turn.result());
  });

  test('that begins anew after a failure is told from its start, whatever was read of the run before', async () => {
    const engine = scriptedEngine(['Half', ends('failed', { error: 'model.unavailable' })], ['Whole.', ends()]);
    const oria = turnProcess({ engine });
    const failed = await readAll((await oria.start({ idempotencyKey: 'once' })).events());
    const again = await oria.start({ idempotencyKey: 'once' });
    const events = await readAll(again.events(failed.length - 1));
    expect(events.map(({ id, event }) => [id, event])).toEqual([
      [1, 'run.started'],
      [2, 'message.delta'],
      [3, 'run.completed'],
    ]);
    expect(textOf(events)).toBe('Whole.');
  });

  test('runs beside others, each with its own text', async () => {
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const oria = turnProcess({ engine: scriptedEngine(['A', done, 'a', ends()], ['B', ends()]) });
    const slow = await oria.start();
    expect(await oria.say()).toMatchObject({ answer: 'B' });
    finish();
    expect(await slow.result()).toMatchObject({ answer: 'Aa' });
  });
});
