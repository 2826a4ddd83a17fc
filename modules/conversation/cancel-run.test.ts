import { describe, expect, test } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
import { contextOf, recordingLog } from '../../test/support/context.ts';
import { ends, scriptedEngine, waits } from '../../test/support/scripted-engine.ts';
import { readAll, turnProcess } from '../../test/support/turn-process.ts';

const ada = contextOf();

describe('A run that is cancelled', () => {
  test('keeps what was written, marked as cancelled', async () => {
    const oria = turnProcess({ engine: scriptedEngine(['So far.', waits()]) });
    const { runId, userConversationId } = await oria.start();
    expect(await oria.cancelRun(ada, runId)).toEqual({ runId, userConversationId, status: 'cancelled' });
    expect((await oria.messages(userConversationId))[1]).toMatchObject({ content: 'So far.', status: 'cancelled' });
  });

  test('is the named one: a newer run goes on, and an ended one stays as it ended', async () => {
    const { promise: go, resolve: release } = Promise.withResolvers<void>();
    const oria = turnProcess({ engine: scriptedEngine(['First.', ends()], [go, 'Second.', ends()]) });
    const { runId: first, userConversationId } = await oria.say();
    const second = await oria.start({ userConversationId });
    expect(await oria.cancelRun(ada, first)).toMatchObject({ status: 'completed' });
    release();
    expect(await second.result()).toMatchObject({ status: 'completed', answer: 'Second.' });
  });

  test('of another process is stopped there', async () => {
    const stores = memoryStores();
    const here = turnProcess({ engine: scriptedEngine(), stores, owner: 'here' });
    const there = turnProcess({ engine: scriptedEngine(['Long', waits()]), stores, owner: 'there' });
    const { runId } = await there.start();
    const cancelling = here.cancelRun(ada, runId);
    const { log, lines } = recordingLog();
    const looking = setInterval(() => void there.heedStops(log), 5);
    try {
      expect(await cancelling).toMatchObject({ status: 'cancelled' });
    } finally {
      clearInterval(looking);
    }
    expect(lines).toMatchObject([{ message: 'a run was stopped through another process' }]);
  });

  test('stops as well when its conversation is deleted in another process', async () => {
    const stores = memoryStores();
    const here = turnProcess({ engine: scriptedEngine(), stores, owner: 'here' });
    const there = turnProcess({ engine: scriptedEngine(['Long', waits()]), stores, owner: 'there' });
    const { userConversationId, result } = await there.start();
    await there.heedStops(recordingLog().log);
    await here.deleteConversation(ada, userConversationId);
    await there.heedStops(recordingLog().log);
    expect(await result()).toMatchObject({ status: 'cancelled' });
  });

  test('of another user, another company or nobody is not there', async () => {
    const oria = turnProcess({ engine: scriptedEngine(['Mine.', ends()]) });
    const { runId } = await oria.say();
    const strangers = [contextOf({ user: { id: 'ben' } }), contextOf({ tenant: { id: 'other' } })];
    for (const ctx of strangers) {
      await expect(oria.cancelRun(ctx, runId)).rejects.toMatchObject({ code: 'run.not-found' });
      await expect(oria.followRun(ctx, runId)).rejects.toMatchObject({ code: 'run.not-found' });
    }
    for (const id of ['x', '', '0190a6b2-7c3d-7e4f-8a5b-6c7d8e9fa0b1', runId.replace(/.$/, 'x')]) {
      await expect(oria.cancelRun(ada, id)).rejects.toMatchObject({ code: 'run.not-found' });
    }
  });
});

describe('A run that is followed', () => {
  test('is told from any event on while it goes on', async () => {
    const { promise: go, resolve: release } = Promise.withResolvers<void>();
    const oria = turnProcess({ engine: scriptedEngine(['One, ', go, 'two.', ends()]) });
    const turn = await oria.start();
    const whole = readAll(turn.events());
    const rest = readAll((await oria.followRun(ada, turn.runId)).events(2));
    release();
    expect(await rest).toEqual((await whole).slice(2));
  });

  test('is told from what is stored where this process did not run it', async () => {
    const stores = memoryStores();
    const { runId } = await turnProcess({ engine: scriptedEngine(['All.', ends()]), stores }).say();
    const other = turnProcess({ engine: scriptedEngine(), stores });
    const events = await readAll((await other.followRun(ada, runId)).events());
    expect(events.map(({ event }) => event)).toEqual(['run.started', 'message.delta', 'run.completed']);
    // Who has read some of the first telling is given the last event, which has it all, under a number that follows.
    const rest = await readAll((await other.followRun(ada, runId)).events(57));
    expect(rest.map(({ id, event }) => `${id} ${event}`)).toEqual(['58 run.completed']);
  });
});
