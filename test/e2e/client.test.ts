import { createOriaClient, isOriaClientError, type StreamEvent } from 'oria/client';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { startOria, type TestOria } from '../support/oria.ts';

let oria: TestOria;
beforeAll(async () => {
  oria = await startOria();
});
afterAll(() => oria.close());

const clientOf = (user: string) => createOriaClient({ url: oria.url, token: oria.tokenOf(user) });

describe('The typed client', () => {
  test('sends a turn, streams one, and reads the history of both', async () => {
    const client = clientOf('kwame-mensah');
    const output = await client.chat.send({ message: 'How do I negotiate my targets?' });
    expectTypeOf(output.status).toEqualTypeOf<'completed' | 'interrupted' | 'failed' | 'cancelled'>();
    const events: StreamEvent[] = [];
    const { userConversationId } = output;
    for await (const event of client.chat.stream({ message: 'And how do I start?', userConversationId }))
      events.push(event);
    expect(events[0]?.event).toBe('run.started');
    expect(events.at(-1)).toMatchObject({ event: 'run.completed', data: { userConversationId } });

    const page = await client.history.messages({ userApplicationId: 'kwame-mensah', userConversationId });
    expect(page.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    const found = await client.history.search({ userApplicationId: 'kwame-mensah', searchTerm: 'TARGETS' });
    expect(found.results[0]?.conversation.userConversationId).toBe(userConversationId);
    expect(await client.history.delete({ userConversationId })).toEqual({ deleted: 1 });
  });

  test('carries a message of 20,000 characters also as a stream, and gives its errors a type', async () => {
    const client = clientOf('kwame-mensah');
    const message = `How do I grow? ${'🚀'.repeat(19_000)}`;
    let last: StreamEvent | undefined;
    for await (const event of client.chat.stream({ message })) last = event;
    expect(last?.event).toBe('run.completed');
    const failure = await client.chat.send({ message: '' }).catch((error: unknown) => error);
    expect(isOriaClientError(failure) && [failure.code, failure.status, failure.issues[0]?.field]).toEqual([
      'request.invalid',
      422,
      'message',
    ]);
    const stranger = createOriaClient({ url: oria.url, token: 'nonsense' });
    await expect(stranger.chat.send({ message: 'Hello' })).rejects.toMatchObject({ code: 'identity.unauthenticated' });
  });

  test('is inferred from the routers: a wrong input does not compile', () => {
    const client = clientOf('kwame-mensah');
    expectTypeOf(client.chat.send).parameter(0).toMatchObjectType<{ message?: string | undefined }>();
    // @ts-expect-error a message is a text
    expectTypeOf(client.chat.send).toBeCallableWith({ message: 7 });
    // @ts-expect-error a pin is on or off
    expectTypeOf(client.history.update).toBeCallableWith({ userConversationId: 'x', pinned: 'yes' });
  });
});
