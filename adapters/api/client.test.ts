import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { ChatInput, ChatOutput } from '../../contracts/chat.ts';
import type { FrontendConfig } from '../../contracts/configs.ts';
import type { ErrorCode, FieldIssue } from '../../contracts/errors.ts';
import type { ConversationMatches, ConversationPage, ConversationSummary } from '../../contracts/history.ts';
import type { StreamEvent } from '../../contracts/stream.ts';
import {
  answerInteraction,
  cancelInteraction,
  createOriaClient,
  isOriaClientError,
  type OriaClient,
  type OriaClientError,
  pendingInteraction,
} from './client.ts';
import { EVENT_EXAMPLE } from './events-router.ts';
import { CONVERSATION_ID } from './examples.ts';
import { API_KEYS, served, token } from './served.fixture.ts';
import { BUSY_CONVERSATION, type LiveRun } from './small-oria.fixture.ts';

const connected = async (options = {}) => {
  const server = await served(options);
  return { ...server, client: createOriaClient({ url: server.url, token: () => token() }) };
};
const failure = async (call: Promise<unknown>): Promise<OriaClientError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isOriaClientError(error)) throw new Error('The call did not fail as a call of Oria does.');
  return error;
};

describe('the typed client', () => {
  test('runs a turn', async () => {
    const { client } = await connected();
    expect(await client.chat.send({ message: 'hello' })).toMatchObject({
      answer: 'You said: hello',
      status: 'completed',
    });
  });

  test('streams a turn', async () => {
    const { client } = await connected();
    const events: StreamEvent[] = [];
    for await (const event of client.chat.stream({ message: 'hello' })) events.push(event);
    expect(events.map(({ id, event }) => `${id} ${event}`)).toEqual([
      '1 run.started',
      '2 message.delta',
      '3 message.delta',
      '4 run.completed',
    ]);
    const rest = client.chat.stream({ message: 'hello', after: 3 });
    expect((await rest.next()).value).toMatchObject({ id: 4 });
  });

  test('gives each event as it happens, and leaves without stopping the turn', async () => {
    const { client, oria, logged } = await connected();
    const runs: LiveRun[] = [];
    oria.turn = (run) => {
      runs.push(run);
      run.start();
    };
    for await (const event of client.chat.stream({ message: 'hello' })) {
      expect(event.event).toBe('run.started');
      break;
    }
    runs[0]?.complete('Hello');
    expect(await runs[0]?.result()).toMatchObject({ answer: 'Hello' });
    for (let tries = 0; tries < 200 && logged().length === 0; tries += 1) await new Promise((r) => setTimeout(r, 5));
    expect(logged().at(-1)).toMatchObject({ run: runs[0]?.runId, tenant: 'acme' });
  });

  test('ends the waiting by a signal', async () => {
    const { client, oria } = await connected();
    oria.turn = (run) => run.start();
    const stop = new AbortController();
    const events = client.chat.stream({ message: 'hello' }, { signal: stop.signal });
    await events.next();
    stop.abort();
    expect(await failure(events.next())).toMatchObject({ code: undefined });
    expect(await failure(client.chat.send({ message: 'hello' }, { signal: AbortSignal.abort() }))).toBeDefined();
    expect(oria.asked.at(-1)?.ctx.signal.aborted).toBe(false);
  });

  test('reads and keeps the history in order', async () => {
    const { client, oria } = await connected();
    const userApplicationId = 'ada';
    expect(await client.history.conversations({ userApplicationId })).toMatchObject({ page: 1, pageSize: 20 });
    const wish = { userApplicationId, userConversationId: CONVERSATION_ID, page: 2, pageSize: 5 };
    expect(await client.history.messages(wish)).toMatchObject({ page: 2, pageSize: 5 });
    expect(await client.history.search({ userApplicationId, searchTerm: 'a/b %' })).toEqual({ results: [] });
    const change = { userConversationId: CONVERSATION_ID, title: 'New' };
    expect(await client.history.update(change)).toMatchObject({ title: 'New' });
    expect(await client.history.delete({ userConversationId: CONVERSATION_ID })).toEqual({ deleted: 1 });
    expect(await client.history.clearAll({ user_application_id: 'ada' })).toEqual({ deleted: 1 });
    expect(oria.asked).toHaveLength(6);
  });

  test("reads the configuration of a frontend with the company's key, before anyone has signed in", async () => {
    const { url } = await served();
    const client = createOriaClient({ url, apiKey: API_KEYS.globex });
    expect(await client.configs.get()).toMatchObject({ companyName: 'globex', layout: { position: 'right' } });
    expect(await failure(client.history.conversations({ userApplicationId: 'ada' }))).toMatchObject({ status: 401 });
    expect(await client.configs.change({ layout: { position: 'left' } })).toMatchObject({ companyName: 'globex' });
    const keyless = createOriaClient({ url, token: () => token() });
    expect(await failure(keyless.configs.get())).toMatchObject({ code: 'identity.unauthenticated', status: 401 });
  });

  test('answers a turn that paused, or cancels it', async () => {
    const { client, oria } = await connected();
    const usual = oria.turn;
    oria.turn = (run, input) => {
      if (input.interaction_response) return usual(run, input);
      run.start();
      run.ask();
    };
    const paused = await client.chat.send({ message: 'summarise it' });
    const [first] = pendingInteraction(paused)?.questions ?? [];
    expect(first?.options.map(({ label }) => label)).toContain('Mentor two junior analysts');
    const answers = [{ question_id: 'q1', option_ids: ['q1_o2'] }];
    expect(await client.chat.send(answerInteraction(paused, answers))).toMatchObject({ answer: 'You chose: q1_o2' });
    const events = [];
    for await (const { event } of client.chat.stream(cancelInteraction(paused))) events.push(event);
    expect(events).toEqual(['run.started', 'run.cancelled']);
    const answered = await client.chat.send(answerInteraction(paused, answers));
    expect(pendingInteraction(answered)).toBeUndefined();
    expect(() => answerInteraction(answered, answers)).toThrow(TypeError);
    const card = { type: 'interaction', data: { ...pendingInteraction(paused), status: 'expired' } } as const;
    expect(pendingInteraction({ ...paused, cards: [card] })).toBeUndefined();
  });

  test('follows a run that exists, and stops it', async () => {
    const { client, oria } = await connected();
    oria.turn = (run) => run.start();
    const left = client.chat.stream({ message: 'hello' });
    const { value } = await left.next();
    await left.return();
    if (value?.event !== 'run.started') throw new Error('The run did not start.');
    const { runId } = value.data;
    const rest: string[] = [];
    const following = (async () => {
      for await (const { id, event } of client.chat.follow({ runId, after: 1 })) rest.push(`${id} ${event}`);
    })();
    oria.run?.text('Hello');
    expect(await client.chat.cancel({ runId })).toMatchObject({ runId, status: 'cancelled' });
    await following;
    expect(rest).toEqual(['2 message.delta', '3 run.cancelled']);
    expect(await failure(client.chat.follow({ runId: 'x' }).next())).toMatchObject({ code: 'run.not-found' });
  });

  test('suggests, remembers and records', async () => {
    const { client } = await connected();
    const userConversationId = CONVERSATION_ID;
    expect((await client.suggestions.prompts({ userConversationId })).prompts.length).toBeGreaterThan(0);
    expect((await client.suggestions.topics({})).topics.length).toBeGreaterThan(0);
    const user_application_id = 'ada';
    const preferences = ['prefers evenings'];
    expect(await client.memory.merge({ user_application_id, preferences })).toEqual({ preferences });
    expect(await client.memory.read({ user_application_id })).toEqual({ preferences });
    expect(await client.memory.forget({ user_application_id })).toEqual({ deleted: true });
    const { event_id, messageId } = EVENT_EXAMPLE;
    expect(await client.events.record({ type: 'opened', payload: { a: 1 } })).toMatchObject({ payload: { a: 1 } });
    const feedback = { messageId: messageId ?? '', state: 'negative' } as const;
    expect(await client.events.setFeedbackState(feedback)).toMatchObject({ state: 'negative' });
    expect(await client.events.change({ event_id, comment: 'Too long.' })).toMatchObject({ comment: 'Too long.' });
  });

  test('says what was wrong: code, status, fields', async () => {
    const { client, url } = await connected();
    expect(await failure(client.chat.send({ message: '' }))).toMatchObject({
      code: 'request.invalid',
      status: 422,
      issues: [{ field: 'message' }],
    });
    const busy = { message: 'a', userConversationId: BUSY_CONVERSATION };
    expect(await failure(client.chat.send(busy))).toMatchObject({ code: 'conversation.busy', status: 409 });
    expect(await failure(client.chat.stream(busy).next())).toMatchObject({ code: 'conversation.busy', status: 409 });
    const stranger = createOriaClient({ url, token: 'nonsense' });
    expect(await failure(stranger.chat.send({ message: 'a' }))).toMatchObject({ code: 'identity.unauthenticated' });
    const unheard = createOriaClient({ url: 'http://127.0.0.1:9', token: 'x' });
    expect(await failure(unheard.chat.send({ message: 'a' }))).toMatchObject({ code: undefined, status: undefined });
  });

  test('sends its own headers through its own fetch', async () => {
    const { url } = await served();
    const seen: (string | null)[] = [];
    const client = createOriaClient({
      url: `${url}/`,
      token: await token(),
      headers: { 'x-request-id': 'r-1' },
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        seen.push(response.headers.get('x-request-id'));
        return response;
      },
    });
    await client.history.clearAll({ user_application_id: 'ada' });
    for await (const _ of client.chat.stream({ message: 'a' }));
    expect(seen).toEqual(['r-1', 'r-1']);
  });
});

test('its types come from the server', () => {
  type Chat = OriaClient['chat'];
  type History = OriaClient['history'];
  expectTypeOf<Parameters<Chat['send']>[0]>().toEqualTypeOf<z.input<typeof ChatInput>>();
  expectTypeOf<Awaited<ReturnType<Chat['send']>>>().toEqualTypeOf<ChatOutput>();
  expectTypeOf<Parameters<Chat['stream']>[0]>().toExtend<z.input<typeof ChatInput>>();
  expectTypeOf<ReturnType<Chat['stream']>>().toExtend<AsyncIterable<StreamEvent>>();
  expectTypeOf<Awaited<ReturnType<History['conversations']>>>().toEqualTypeOf<z.output<typeof ConversationPage>>();
  expectTypeOf<Awaited<ReturnType<History['search']>>>().toEqualTypeOf<z.output<typeof ConversationMatches>>();
  expectTypeOf<Awaited<ReturnType<OriaClient['configs']['get']>>>().toEqualTypeOf<FrontendConfig>();
  expectTypeOf<Awaited<ReturnType<History['update']>>>().toEqualTypeOf<ConversationSummary>();
  expectTypeOf<Parameters<History['messages']>[0]>().toEqualTypeOf<{
    userApplicationId: string;
    userConversationId: string;
    page?: number | undefined;
    pageSize?: number | undefined;
  }>();
  expectTypeOf<OriaClientError['code']>().toEqualTypeOf<ErrorCode | undefined>();
  expectTypeOf<OriaClientError['issues']>().toEqualTypeOf<readonly FieldIssue[]>();
  // @ts-expect-error a message is text
  (client: OriaClient) => client.chat.send({ message: 1 });
});
