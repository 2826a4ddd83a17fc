import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fails, hangs, raw, says } from '../support/openai/replies.ts';
import { type OpenAiServer, startOpenAiServer } from '../support/openai/server.ts';
import { startOria, type TestOria } from '../support/oria.ts';

let oria: TestOria;
let model: OpenAiServer;
beforeAll(async () => {
  // No Decisions here: the classifier is structured generation, so that what fails is the classifier itself.
  model = await startOpenAiServer({
    handlers: [(request) => (request.path === '/v1/decisions' ? fails(404, { message: 'no such route' }) : undefined)],
  });
  oria = await startOria({ model, config: { limits: { gateMs: 1_000 } } });
});
afterAll(async () => {
  await oria.close();
  await model.close();
});

const maya = () => oria.as('maya-okafor');
const FAILED = {
  status: 'failed',
  activeAgent: null,
  answer: expect.stringMatching(/^Something went wrong on our side/),
  metadata: { error: { code: 'safety.unavailable', retryable: true } },
};

describe('When the classifier', () => {
  test('does not answer in time, the turn ends as a temporary failure, in JSON and as run.failed', async () => {
    model.nextChat(hangs());
    expect(await maya().say('How do I grow?')).toMatchObject(FAILED);
    model.nextChat(hangs());
    expect((await maya().stream('How do I grow?')).at(-1)).toMatchObject({ event: 'run.failed', data: FAILED });
  });

  test('answers garbage, nothing after it runs', async () => {
    const garbage = says('<!doctype html> no json');
    model.nextChat(garbage, garbage);
    const before = model.chats.length;
    const output = await maya().say('Wie komme ich beruflich weiter mit meinen Aufgaben?');
    expect(output).toMatchObject({ ...FAILED, answer: expect.stringMatching(/^Bei uns ist etwas schiefgegangen/) });
    const asked = model.chats.slice(before);
    expect(asked.every(({ body }) => body.response_format)).toBe(true);
    expect(asked).toHaveLength(2);
  });

  test('answers with another status, likewise; the message is in history and the conversation goes on', async () => {
    model.nextChat(raw(400, { error: { message: 'bad' } }));
    const failed = await maya().say('How do I grow?');
    expect(failed.status).toBe('failed');
    const { userConversationId } = failed;
    const messages = await maya().messages(userConversationId, 'maya-okafor');
    expect(messages.map(({ role, status }) => [role, status])).toEqual([
      ['user', null],
      ['assistant', 'failed'],
    ]);
  });
});

test('a failed turn can be sent again with its key, and leaves one question and one answer', async () => {
  model.nextChat(hangs());
  const ask = { idempotencyKey: 'again' };
  const failed = await maya().say('How do I grow?', ask);
  expect(failed.status).toBe('failed');
  const done = await maya().say('How do I grow?', ask);
  expect(done).toMatchObject({ status: 'completed', userConversationId: failed.userConversationId });
  expect(done.runId).not.toBe(failed.runId);
  const messages = await maya().messages(done.userConversationId, 'maya-okafor');
  expect(messages.map(({ role, status }) => [role, status])).toEqual([
    ['user', null],
    ['assistant', 'completed'],
  ]);
});
