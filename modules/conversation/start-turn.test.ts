import { describe, expect, test } from 'vitest';
import { ends, scriptedEngine } from '../../test/support/scripted-engine.ts';
import { readAll, turnProcess } from '../../test/support/turn-process.ts';

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
    const turn = await turnProcess({ engine: scriptedEngine(['One, ', late, 'two.', ends()]) }).start();
    const early = readAll(turn.events());
    come();
    const second = readAll(turn.events());
    const events = await early;
    expect(events).toHaveLength(4);
    expect(await second).toEqual(events);
    expect(await readAll(turn.events(2))).toEqual(events.slice(2));
    expect(events.at(-1)?.data).toEqual(await turn.result());
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
