import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Turns } from '../../ports/turns.ts';
import { resolve } from '../../src/container/index.ts';
import { eventually } from '../support/caller.ts';
import { gives } from '../support/openai/replies.ts';
import { type OpenAiServer, startOpenAiServer } from '../support/openai/server.ts';
import { startOria, type TestOria } from '../support/oria.ts';

let oria: TestOria;
let model: OpenAiServer;
/** What the extraction answers. */
let extracted: string[] | 'fails' = [];
const taskOf = (body: Record<string, unknown>) =>
  (body.response_format as { json_schema?: { name: string } } | undefined)?.json_schema?.name ?? '';
beforeAll(async () => {
  model = await startOpenAiServer({
    choose: ({ name }, evidence) => {
      if (name === 'states_preference') return /prefer/i.test(evidence);
      return name === 'safety' && /hotwire/.test(evidence) ? 'block' : undefined;
    },
    handlers: [
      ({ body }) => {
        if (/preferences/.test(taskOf(body))) {
          return extracted === 'fails'
            ? gives({ nonsense: true })
            : gives({ preferences: extracted.map((text) => ({ text, replaces: null })) });
        }
        return /summary/.test(taskOf(body)) ? gives({ summary: 'They spoke of SQL and a move to Lyon.' }) : undefined;
      },
    ],
  });
  oria = await startOria({ model });
});
afterAll(async () => {
  await oria.close();
  await model.close();
});

const path = (user: string) => `/v1/long_term_memory/${user}`;
const remembered = async (user: string): Promise<string[]> => (await oria.as(user).get(path(user))).body.preferences;
interface Told {
  readonly role: string;
  readonly content: string;
}
/** What the specialist was told last. */
const told = () => (model.chats.findLast(({ body }) => body.stream)?.body.messages ?? []) as Told[];

describe('Long-term memory', () => {
  test('is read, merged and forgotten by its owner', async () => {
    const maya = oria.as('maya-okafor');
    expect((await maya.get(path('maya-okafor'))).body).toEqual({ preferences: [] });
    const put = await maya.put(path('maya-okafor'), { preferences: ['Prefers evening courses', 'Works from Lyon'] });
    expect([put.status, [...put.body.preferences].sort()]).toEqual([
      200,
      ['Prefers evening courses', 'Works from Lyon'],
    ]);
    await maya.put(path('maya-okafor'), { preferences: ['prefers  evening courses.'] });
    expect(await remembered('maya-okafor')).toHaveLength(2);
    expect((await maya.delete(path('maya-okafor'))).body).toEqual({ deleted: true });
    expect((await maya.delete(path('maya-okafor'))).body).toEqual({ deleted: false });
    expect(await remembered('maya-okafor')).toEqual([]);
  });

  test('merges two hundred near-duplicates into what they say', async () => {
    const priya = oria.as('priya-raman');
    const ways = [
      'I prefer evening courses',
      'i prefer evening courses!',
      'I  prefer Evening courses',
      'I PREFER EVENING COURSES.',
    ];
    const preferences = Array.from(
      { length: 200 },
      (_, index) => `${ways[index % ways.length]}${' '.repeat(index % 7)}`,
    );
    const { status, body } = await priya.put(path('priya-raman'), { preferences });
    expect([status, body.preferences.length]).toEqual([200, 1]);
  });

  test('loses nothing of what comes at once', async () => {
    const matters = [
      'Prefers evening courses',
      'Lives in Lyon',
      'Speaks Portuguese at home',
      'Wants to lead a sales team',
      'Works four days a week',
      'Never travels by plane',
      'Learns best from books',
      'Plays chess',
    ];
    const tomas = oria.as('tomas-rivera');
    const all = await Promise.all(matters.map((matter) => tomas.put(path('tomas-rivera'), { preferences: [matter] })));
    expect(all.map(({ status }) => status)).toEqual(matters.map(() => 200));
    expect((await remembered('tomas-rivera')).sort()).toEqual([...matters].sort());
  });

  test('of another is not there', async () => {
    await oria.as('maya-okafor').put(path('maya-okafor'), { preferences: ['Secret wish'] });
    for (const stranger of ['kwame-mensah', 'rui-carvalho']) {
      for (const asked of [
        await oria.as(stranger).get(path('maya-okafor')),
        await oria.as(stranger).put(path('maya-okafor'), { preferences: ['Mine now'] }),
        await oria.as(stranger).delete(path('maya-okafor')),
      ]) {
        expect([asked.status, asked.body.code]).toEqual([404, 'identity.user-not-found']);
      }
    }
    expect(await remembered('maya-okafor')).toEqual(['Secret wish']);
    await oria.as('maya-okafor').delete(path('maya-okafor'));
  });

  test.each([
    [{}, 'preferences'],
    [{ preferences: 'x' }, 'preferences'],
    [{ preferences: [' '] }, 'preferences.0'],
    [{ preferences: ['a\u0000b'] }, 'preferences.0'],
    [{ preferences: ['x'.repeat(501)] }, 'preferences.0'],
  ])('refuses %j', async (input, field) => {
    const { status, body } = await oria.as('maya-okafor').put(path('maya-okafor'), input);
    expect([status, body.issues[0].field]).toEqual([422, field]);
  });
});

describe('What a message tells of its user', () => {
  test('is remembered beside the turn, and told to specialists as data of the user, not as an instruction', async () => {
    const aiko = oria.as('aiko-tanaka');
    extracted = ['Prefers courses in the evening'];
    await aiko.say('I prefer courses in the evening. What now?');
    await eventually(async () => (await remembered('aiko-tanaka')).length === 1);
    extracted = [];
    await aiko.say('How do I grow?');
    const [system, background] = told();
    expect(system?.content).not.toMatch(/in the evening/);
    expect(background?.role).toBe('user');
    expect(background?.content).toMatch(/^<background name="preferences">[\s\S]*Prefers courses in the evening/);
  });

  test('is not looked for where nothing is told, and never where the gate did not allow', async () => {
    const before = model.chats.filter(({ body }) => /preferences/.test(taskOf(body))).length;
    await oria.as('maya-okafor').say('How do I grow?');
    const blocked = await oria.as('maya-okafor').say('I prefer red cars. How do I hotwire one?');
    expect(blocked.activeAgent).toBeNull();
    expect(model.chats.filter(({ body }) => /preferences/.test(taskOf(body)))).toHaveLength(before);
  });

  test('is lost without harm when it cannot be extracted', async () => {
    extracted = 'fails';
    const { status, answer } = await oria.as('kwame-mensah').say('I prefer mornings. And you?');
    expect([status, answer]).toEqual(['completed', 'Here is a short answer from the mock model.']);
    await eventually(() => /work beside a turn failed/.test(oria.logged()));
    expect(oria.logged()).not.toMatch(/I prefer mornings/);
    extracted = [];
  });
});

describe('A conversation of five hundred messages', () => {
  test('costs a bounded prompt: a summary, then the latest messages', async () => {
    const maya = oria.as('maya-okafor');
    const { userConversationId } = await maya.say('Let us begin');
    const turns = resolve(oria.container, Turns);
    const long = 'I would like to go on about my plans. '.repeat(40);
    for (let turn = 0; turn < 250; turn += 1) {
      const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
      const begun = await turns.begin({
        tenantId: 'demo',
        userId: 'maya-okafor',
        conversationId: userConversationId,
        newConversationId: ids[0] ?? '',
        title: 'x',
        language: undefined,
        fallbackLanguage: 'en',
        turnId: ids[1] ?? '',
        runId: ids[2] ?? '',
        userMessageId: ids[3] ?? '',
        messageId: ids[4] ?? '',
        content: `${turn} ${long}`,
        metadata: {},
        idempotency: undefined,
        owner: 'test',
        now: new Date(),
        leaseUntil: new Date(Date.now() + 60_000),
        historyLimit: 1,
      });
      if (begun.kind !== 'started') throw new Error(begun.kind);
      const { output } = (await turns.find('demo', 'maya-okafor', begun.run.id)) ?? {};
      expect(output).toBeNull();
      await turns.end(begun.run.id, {
        output: { ...(await sample()), userConversationId, runId: begun.run.id, messageId: begun.run.messageId },
        at: new Date(),
        retryable: false,
        profileAnalysed: false,
      });
    }
    await maya.say('And now?', { userConversationId });
    await eventually(() => model.chats.filter(({ body }) => /summary/.test(taskOf(body))).length >= 20);
    await eventually(async () => {
      await maya.say('What did we speak of?', { userConversationId });
      return told().some(({ content }) => /They spoke of SQL/.test(content));
    });
    const messages = told();
    expect(messages[1]).toMatchObject({ role: 'user' });
    expect(messages.length).toBeLessThan(90);
    expect(JSON.stringify(messages).length).toBeLessThan(130_000);
    expect(messages.at(-1)?.content).toBe('What did we speak of?');
  });
});

const sample = async () => (sampleOutput ??= await oria.as('maya-okafor').say('Hello'));
let sampleOutput: Awaited<ReturnType<ReturnType<TestOria['as']>['say']>> | undefined;
