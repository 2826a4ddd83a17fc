import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
import { contextOf } from '../../test/support/context.ts';
import { ends, scriptedEngine, waits } from '../../test/support/scripted-engine.ts';
import { readAll, turnProcess } from '../../test/support/turn-process.ts';
import { LEASE_MS, titleOf } from './open-turn.ts';

afterEach(() => void vi.useRealTimers());

const ABSENT = '01981f2e-0000-7000-8000-000000000001';

test.each([
  ['  How do I   prepare my review?\nIt is on Monday.', 'How do I prepare my review?'],
  [`${'long words '.repeat(20)}`, 'long words long words long words long words long words long…'],
  ['🚀'.repeat(100), `${'🚀'.repeat(60)}…`],
])('a conversation is named after its first line', (message, title) => {
  expect(titleOf(message)).toBe(title);
});

describe('A conversation', () => {
  test('is named after its first message, whatever follows', async () => {
    const oria = turnProcess({ engine: scriptedEngine([ends()], [ends()]) });
    const { userConversationId } = await oria.say('How do I grow?\nI am new.');
    await oria.say({ message: 'Another matter', userConversationId });
    const found = await oria.stores.conversations.find('acme', 'ada', userConversationId);
    expect(found).toMatchObject({ title: 'How do I grow?', messageCount: 4 });
  });

  test('that is absent, another user’s or another tenant’s is not found, and nothing runs or is stored', async () => {
    const oria = turnProcess({ engine: scriptedEngine([ends()]) });
    const { userConversationId } = await oria.say();
    const others = [contextOf({ user: { id: 'ben' } }), contextOf({ tenant: { id: 'other' } })];
    const refusals = await Promise.allSettled([
      oria.start({ userConversationId: ABSENT }),
      ...others.map((ctx) => oria.start({ userConversationId }, ctx)),
    ]);
    const { code, message } = { code: 'conversation.not-found', message: 'There is no such conversation.' };
    expect(refusals).toMatchObject(Array(3).fill({ status: 'rejected', reason: { code, message } }));
    expect(await oria.messages(userConversationId)).toHaveLength(2);
  });

  test('has one run at a time: a second turn is refused, leaves nothing, and can come later', async () => {
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const oria = turnProcess({ engine: scriptedEngine([done, ends()], [ends()]) });
    const first = await oria.start();
    const { userConversationId } = first;
    await expect(oria.start({ message: 'Too soon', userConversationId })).rejects.toMatchObject({
      code: 'conversation.busy',
    });
    finish();
    await first.result();
    await oria.say({ message: 'In time', userConversationId });
    expect((await oria.messages(userConversationId)).map(({ content }) => content)).toEqual([
      'How do I grow?',
      '',
      'In time',
      '',
    ]);
  });

  test('whose process has gone is taken over once the lease is over: the old run is ended, the new one runs', async () => {
    vi.useFakeTimers();
    const stores = memoryStores();
    const gone = await goneProcess(stores);
    const oria = turnProcess({ engine: scriptedEngine(['Here.', ends()]), stores });
    const { userConversationId } = gone;
    vi.setSystemTime(Date.now() + LEASE_MS - 1);
    await expect(oria.start({ userConversationId })).rejects.toMatchObject({ code: 'conversation.busy' });
    vi.setSystemTime(Date.now() + 1);
    expect(await oria.say({ message: 'Still there?', userConversationId })).toMatchObject({ answer: 'Here.' });
    const [, ended, ...rest] = await oria.messages(userConversationId);
    expect(ended).toMatchObject({
      status: 'failed',
      content: expect.stringMatching(/^Something went wrong on our side/),
      metadata: {
        error: { code: 'run.abandoned', retryable: true },
        usage: { inputTokens: null, outputTokens: null },
        timings: { totalMs: LEASE_MS },
      },
    });
    expect(rest.map(({ content }) => content)).toEqual(['Still there?', 'Here.']);
  });
});

/** A run that its process, standing still, neither ends nor renews. */
const goneProcess = async (stores: ReturnType<typeof memoryStores>, idempotencyKey?: string) => {
  const away = { ...stores.turns, renew: () => waits(), end: () => waits() };
  const engine = scriptedEngine(['Half', waits()]);
  return await turnProcess({ engine, stores, turns: away, owner: 'gone' }).start({ idempotencyKey });
};

describe('An idempotency key', () => {
  test.each([
    ['message', { message: 'Another?' }],
    ['language', { language: 'de' }],
    ['conversation', { userConversationId: ABSENT }],
  ] as const)('is refused for another %s, with the field named', async (_, other) => {
    const oria = turnProcess({ engine: scriptedEngine([ends()]) });
    await oria.say({ idempotencyKey: 'turn-1' });
    await expect(oria.start({ idempotencyKey: 'turn-1', ...other })).rejects.toMatchObject({
      code: 'conversation.idempotency-key-reused',
      issues: [{ field: 'idempotencyKey' }],
    });
  });

  test('is a person’s own', async () => {
    const oria = turnProcess({ engine: scriptedEngine(['Ada’s', ends()], ['Ben’s', ends()]) });
    const ada = await oria.say({ idempotencyKey: 'turn-1' });
    const ben = await oria.say({ idempotencyKey: 'turn-1' }, contextOf({ user: { id: 'ben' } }));
    expect([ada.answer, ben.answer]).toEqual(['Ada’s', 'Ben’s']);
  });

  test('of a run whose process has gone runs the turn again once the lease is over', async () => {
    vi.useFakeTimers();
    const stores = memoryStores();
    const gone = await goneProcess(stores, 'turn-1');
    vi.setSystemTime(Date.now() + LEASE_MS);
    const oria = turnProcess({ engine: scriptedEngine(['Whole.', ends()]), stores });
    const again = await oria.say({ idempotencyKey: 'turn-1' });
    expect(again).toMatchObject({ userConversationId: gone.userConversationId, status: 'completed' });
    const contents = (await oria.messages(again.userConversationId)).map(({ content }) => content);
    expect(contents).toEqual(['How do I grow?', 'Whole.']);
  });
});

describe('The language of a turn', () => {
  const french = contextOf({ language: 'fr' });
  const long = 'Je voudrais parler de la suite de mon parcours';

  test('is the one asked for, before all else', async () => {
    const engine = scriptedEngine([ends()]);
    const oria = turnProcess({ engine, detects: 'de' });
    const { metadata } = await oria.say({ message: long, language: 'es' }, french);
    expect([metadata.language, engine.started[0]?.ctx.language]).toEqual(['es', 'es']);
  });

  test('is else the message’s own, also against the conversation’s and the user’s', async () => {
    const engine = scriptedEngine([ends()], [ends()]);
    const oria = turnProcess({ engine, detects: 'de' });
    const first = await oria.say({ message: long }, french);
    const second = await oria.say({ message: 'Thanks!', userConversationId: first.userConversationId }, french);
    expect([first.metadata.language, second.metadata.language]).toEqual(['de', 'en']);
  });

  test('is the conversation’s where the message tells nothing, the user’s where there is no conversation yet', async () => {
    const engine = scriptedEngine([ends()], [ends()], [ends()]);
    const oria = turnProcess({ engine, detects: 'de' });
    const { userConversationId } = await oria.say({ message: long }, french);
    const turn = await oria.start({ message: 'ok', userConversationId }, french);
    const [started] = await readAll(turn.events());
    expect(started?.data).toMatchObject({ language: 'de' });
    expect((await turn.result()).metadata.language).toBe('de');
    expect(engine.started[1]?.ctx.language).toBe('de');
    expect((await oria.say({ message: 'ok' }, french)).metadata.language).toBe('fr');
  });
});
