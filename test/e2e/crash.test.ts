import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually, readEvents } from '../support/caller.ts';
import { type Reply, says, stalls } from '../support/openai/replies.ts';
import { type OpenAiServer, startOpenAiServer } from '../support/openai/server.ts';
import { newInstallation, startServerProcess } from '../support/server-process.ts';

let model: OpenAiServer;
/** What the next stream says; the gate before it is answered as always. */
let nextStream: Reply | undefined;
beforeAll(async () => {
  model = await startOpenAiServer({
    handlers: [
      ({ body }) => {
        const reply = body.stream ? nextStream : undefined;
        if (reply) nextStream = undefined;
        return reply;
      },
    ],
  });
});
afterAll(() => model.close());

/** Waits until the model has been asked for that stream. */
const streaming = () => eventually(() => nextStream === undefined);

const withModel = async () => ({ ...(await newInstallation()), OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'none' });

describe('A process that is killed in the middle of a run', () => {
  test('loses no message: after a restart the run is marked, the conversation goes on, the turn can be sent again', async () => {
    const env = await withModel();
    const first = await startServerProcess(env);
    const maya = await first.as('maya-okafor');
    const { userConversationId } = await maya.say('How do I grow?');

    nextStream = stalls(['Half an ', 'answer'], 1);
    const message = 'And what should I do first?';
    const response = await maya.open({ message, userConversationId, idempotencyKey: 'second' });
    for await (const event of readEvents(response)) if (event.event === 'message.delta') break;
    await first.end('SIGKILL');

    const second = await startServerProcess(env);
    const again = await second.as('maya-okafor');
    const found = await again.messages(userConversationId, 'maya-okafor');
    expect(found.map(({ role, status }) => [role, status])).toEqual([
      ['user', null],
      ['assistant', 'completed'],
      ['user', null],
      ['assistant', 'failed'],
    ]);
    expect(found[2].content).toBe(message);
    expect(found[3].metadata.error).toEqual({ code: 'run.abandoned', retryable: true });

    const retried = await again.say(message, { userConversationId, idempotencyKey: 'second' });
    expect(retried.status).toBe('completed');
    const next = await again.say('Thanks, and after that?', { userConversationId });
    expect(next.status).toBe('completed');
    const sent = JSON.stringify(model.chats.at(-1)?.body.messages);
    expect(sent).toContain(message);
    const all = await again.messages(userConversationId, 'maya-okafor');
    expect(all.map(({ status }) => status)).toEqual([null, 'completed', null, 'completed', null, 'completed']);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});

describe('A process that is asked to stop', () => {
  test('lets its runs end first', async () => {
    const server = await startServerProcess(await withModel());
    const maya = await server.as('maya-okafor');
    nextStream = says(['A slow ', 'and whole ', 'answer'], { gapMs: 150 });
    const answered = maya.say('How do I grow?');
    await streaming();
    const code = server.end('SIGTERM');
    expect(await answered).toMatchObject({ status: 'completed', answer: 'A slow and whole answer' });
    expect(await code).toBe(0);
  });

  test('marks those that do not, so that they can be sent again', async () => {
    const env = { ...(await withModel()), SHUTDOWN_DEADLINE_MS: '300' };
    const server = await startServerProcess(env);
    const maya = await server.as('maya-okafor');
    nextStream = stalls(['Never ', 'ending'], 1);
    const events = maya.stream('How do I grow?', { idempotencyKey: 'once-more' });
    await streaming();
    const code = server.end('SIGTERM');
    const last = (await events).at(-1);
    expect(last).toMatchObject({
      event: 'run.failed',
      data: { metadata: { error: { code: 'service.stopping', retryable: true } } },
    });
    expect(await code).toBe(0);
    const restarted = await startServerProcess(env);
    const retried = await (await restarted.as('maya-okafor')).say('How do I grow?', { idempotencyKey: 'once-more' });
    expect(retried.status).toBe('completed');
  });
});
