import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StreamEvent } from '../../contracts/stream.ts';
import { eventually, readEvents } from '../support/caller.ts';
import { says } from '../support/openai/replies.ts';
import { type OpenAiServer, startOpenAiServer } from '../support/openai/server.ts';
import { startOria, type TestOria } from '../support/oria.ts';

let oria: TestOria;
let model: OpenAiServer;
beforeAll(async () => {
  model = await startOpenAiServer();
  oria = await startOria({ model, config: { http: { heartbeatMs: 40 } } });
});
afterAll(async () => {
  await oria.close();
  await model.close();
});

const maya = () => oria.as('maya-okafor');

describe('A stream', () => {
  test('is a numbered log in the documented order, of the documented shapes', async () => {
    const events = await maya().stream('How do I grow as an analyst?');
    expect(events.map((event) => StreamEvent.parse(event))).toEqual(events);
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    expect(events[0]?.event).toBe('run.started');
    expect(events.at(-1)?.event).toBe('run.completed');
    expect(events.filter(({ event }) => /^run\.(completed|failed|interrupted|cancelled)$/.test(event))).toHaveLength(1);
    const said = events.flatMap((event) => (event.event === 'message.delta' ? event.data.text : []));
    expect(said.length).toBeGreaterThan(1);
    expect(events.at(-1)).toMatchObject({ data: { answer: said.join(''), activeAgent: 'career_chat' } });
  });

  test('ends with what the JSON route answers: usage, models and timings included', async () => {
    const last = (await maya().stream('How do I grow?')).at(-1);
    const json = await maya().say('How do I grow?');
    expect(Object.keys(last?.data ?? {}).sort()).toEqual(Object.keys(json).sort());
    expect(json.metadata.usage.calls).toBe(2);
    expect(json.metadata.usage.inputTokens).toBeGreaterThan(0);
    expect(json.metadata.usage.tasks.map(({ task }) => task).sort()).toEqual(['career_chat', 'conversation.gate']);
    expect(json.metadata.timings.firstDeltaMs).toBeLessThanOrEqual(json.metadata.timings.totalMs);
  });

  test('says that it is alive from its first moment, behind any proxy', async () => {
    model.nextChat(says(['Slow', ' answer'], { delayMs: 200 }));
    const response = await maya().open({ message: 'How do I grow?' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    const text = await response.text();
    expect(text).toMatch(/^:/);
    expect(text.match(/^:/gm)?.length).toBeGreaterThan(3);
  });

  test('that loses its reader goes on: the whole answer is in history', async () => {
    const pieces = Array.from({ length: 12 }, (_, index) => `part ${index} `);
    model.nextChat(says(pieces, { gapMs: 20 }));
    const controller = new AbortController();
    const response = await maya().open({ message: 'How do I grow?' }, { signal: controller.signal });
    let conversation = '';
    await expect(async () => {
      for await (const event of readEvents(response)) {
        if (event.event === 'run.started') conversation = event.data.userConversationId;
        if (event.event === 'message.delta') controller.abort();
      }
    }).rejects.toThrow();
    const answer = await eventually(async () => (await maya().messages(conversation, 'maya-okafor'))[1]);
    expect(answer).toMatchObject({ content: pieces.join(''), status: 'completed' });
  });
});

describe('A turn with an idempotency key', () => {
  test('is one run, for those who ask at once and those who ask later', async () => {
    model.nextChat(says(['The one', ' answer'], { delayMs: 60 }));
    const ask = { idempotencyKey: 'turn-1' };
    const outputs = await Promise.all(Array.from({ length: 5 }, () => maya().say('How do I grow?', ask)));
    outputs.push(await maya().say('How do I grow?', ask));
    expect(new Set(outputs.map(({ runId }) => runId)).size).toBe(1);
    expect(new Set(outputs.map(({ answer }) => answer))).toEqual(new Set(['The one answer']));
    const [output] = outputs;
    expect(await maya().messages(output?.userConversationId ?? '', 'maya-okafor')).toHaveLength(2);
    const replayed = await maya().stream('How do I grow?', ask);
    expect(replayed.at(-1)).toMatchObject({ event: 'run.completed', data: { runId: output?.runId } });
  });

  test('is another person’s own, and refuses another message', async () => {
    await maya().say('How do I grow?', { idempotencyKey: 'turn-2' });
    const changed = await maya().post('/v2/chat', { message: 'Something else?', idempotencyKey: 'turn-2' });
    expect(changed).toMatchObject({ status: 409, body: { code: 'conversation.idempotency-key-reused' } });
    expect((await oria.as('priya-raman').post('/v2/chat', { message: 'Mine?', idempotencyKey: 'turn-2' })).status).toBe(
      200,
    );
  });
});

describe('Many at once', () => {
  test('of two turns on one conversation one runs; the other gets 409 and can come later', async () => {
    const { userConversationId } = await maya().say('How do I grow?');
    model.nextChat(says(['Slow'], { delayMs: 150 }));
    const ask = () => maya().post('/v2/chat', { message: 'And then?', userConversationId });
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'conversation.busy' });
    expect((await ask()).status).toBe(200);
    expect(await maya().messages(userConversationId, 'maya-okafor')).toHaveLength(6);
  });

  test('50 conversations are answered, each with its own', async () => {
    const outputs = await Promise.all(
      Array.from({ length: 50 }, (_, index) => maya().say(`Question ${index}: how do I grow?`)),
    );
    expect(new Set(outputs.map(({ userConversationId }) => userConversationId)).size).toBe(50);
    for (const [index, output] of outputs.entries()) {
      const [first, second] = await maya().messages(output.userConversationId, 'maya-okafor');
      expect(first.content).toBe(`Question ${index}: how do I grow?`);
      expect(second.status).toBe('completed');
    }
  });
});
