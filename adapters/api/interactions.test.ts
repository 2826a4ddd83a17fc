import { describe, expect, test } from 'vitest';
import { ChatOutput } from '../../contracts/chat.ts';
import type { ProblemDetails } from '../../contracts/errors.ts';
import { InteractionData } from '../../contracts/interactions.ts';
import { CONVERSATION_ID } from './examples.ts';
import { ANSWERING_EXAMPLE, ANSWERS_EXAMPLE, DECLINING_EXAMPLE, INTERACTION_EXAMPLE } from './interaction-examples.ts';
import { Refused } from './refused.ts';
import { served } from './served.fixture.ts';

const CHAT = '/chatbot/api/v2/chat';
const STREAM = '/chatbot/api/v2/chat_streaming';
const { interaction_id } = INTERACTION_EXAMPLE;
const answering = (response: unknown) => ({
  userConversationId: CONVERSATION_ID,
  interaction_response: response,
});
const fieldsOf = async (response: Response) =>
  ((await response.json()) as ProblemDetails).issues?.map(({ field }) => field);

describe('a turn that pauses', () => {
  test('is told as JSON and as a stream by the same card', async () => {
    const { post, oria } = await served();
    oria.turn = (run) => {
      run.start();
      run.ask();
    };
    const whole = ChatOutput.strict().parse(await (await post(CHAT, { message: 'summarise it' })).json());
    expect(whole).toMatchObject({ status: 'interrupted', cards: [{ type: 'interaction' }] });
    expect(InteractionData.strict().parse(whole.cards[0]?.data)).toEqual(INTERACTION_EXAMPLE);
    const stream = await (await post(STREAM, { message: 'summarise it' })).text();
    expect(stream.match(/^event: .*$/gm)).toEqual([
      'event: run.started',
      'event: message.data',
      'event: run.interrupted',
    ]);
    expect(stream).toContain(JSON.stringify(whole.cards[0]));
  });

  test.each([CHAT, STREAM])('is answered at %s, by a response in place of a message', async (path) => {
    const { post, oria } = await served();
    const response = await post(path, ANSWERING_EXAMPLE);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('You chose: q1_o1');
    expect(oria.asked[0]?.wish).toEqual(ANSWERING_EXAMPLE);
  });

  test.each([CHAT, STREAM])('is cancelled at %s', async (path) => {
    const { post, oria } = await served();
    const response = await post(path, DECLINING_EXAMPLE);
    expect(await response.text()).toContain('"status":"cancelled"');
    expect(oria.asked[0]?.wish).toEqual(DECLINING_EXAMPLE);
  });

  test('says whether the caller can be asked', async () => {
    const { post, oria } = await served();
    await post(CHAT, { message: 'a', interactive: false });
    expect(oria.asked[0]).toMatchObject({ wish: { interactive: false }, ctx: { interactive: true } });
  });
});

describe.each([CHAT, STREAM, '/trpc/chat.send'])('a response that has not the form, at %s', (path) => {
  test.each<[string, object, string[]]>([
    ['with a message', { ...ANSWERING_EXAMPLE, message: 'a' }, ['message']],
    ['without a conversation', { ...ANSWERING_EXAMPLE, userConversationId: undefined }, ['userConversationId']],
    ['with metadata', { ...ANSWERING_EXAMPLE, metadata: {} }, ['metadata']],
    ['of a caller who cannot be asked', { ...ANSWERING_EXAMPLE, interactive: false }, ['interactive']],
    ['nothing at all', {}, ['message']],
    ['null', answering(null), ['interaction_response']],
    ['a list', answering([]), ['interaction_response']],
    ['a text', answering(interaction_id), ['interaction_response']],
    ['no id', answering({ answers: [] }), ['interaction_response.interaction_id']],
    ['an id that is too long', answering({ interaction_id: 'x'.repeat(129) }), ['interaction_response.interaction_id']],
    ['answers as an object', answering({ interaction_id, answers: { q1: 'q1_o1' } }), ['interaction_response.answers']],
    [
      'an answer to nothing',
      answering({ interaction_id, answers: [{ option_ids: ['1'] }] }),
      ['interaction_response.answers.0.question_id'],
    ],
    [
      'a number for an option',
      answering({ interaction_id, answers: [{ question_id: 'q1', option_ids: [1] }] }),
      ['interaction_response.answers.0.option_ids.0'],
    ],
    [
      'a text that is blank, and one that cannot be stored',
      answering({
        interaction_id,
        answers: [
          { question_id: 'q1', text: ' ' },
          { question_id: 'q2', text: 'a\u0000' },
        ],
      }),
      ['interaction_response.answers.0.text', 'interaction_response.answers.1.text'],
    ],
    [
      'too many answers',
      answering({ interaction_id, answers: Array(21).fill({ question_id: 'q1', skipped: true }) }),
      ['interaction_response.answers'],
    ],
    [
      'too many options',
      answering({ interaction_id, answers: [{ question_id: 'q1', option_ids: Array(51).fill('q1_o1') }] }),
      ['interaction_response.answers.0.option_ids'],
    ],
    ['cancelled by a word', answering({ interaction_id, cancelled: 'yes' }), ['interaction_response.cancelled']],
  ])('is a 422 that names the field, and nobody is asked: %s', async (_what, body, fields) => {
    const { post, oria } = await served();
    const response = await post(path, body);
    expect(response.status).toBe(422);
    if (!path.startsWith('/trpc')) expect(await fieldsOf(response)).toEqual(fields);
    expect(oria.asked).toEqual([]);
  });
});

describe('what the pause says against a response', () => {
  test.each([
    ['interaction.invalid-answer', 'invalid', 422],
    ['interaction.not-pending', 'invalid', 422],
    ['interaction.expired', 'invalid', 422],
    ['interaction.already-answered', 'conflict', 409],
  ] as const)('%s is told with its fields, over REST and tRPC', async (code, fault, status) => {
    const { post, oria } = await served();
    const issues = [
      {
        field: 'interaction_response.answers.0.option_ids',
        message: 'names an option that the question does not have',
      },
    ];
    oria.failure = new Refused(code, fault, 'Said so.', { issues });
    for (const path of [CHAT, STREAM]) {
      const response = await post(path, ANSWERING_EXAMPLE);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ code, status, detail: 'Said so.', issues });
    }
    const call = await post('/trpc/chat.send', ANSWERING_EXAMPLE);
    expect(call.status).toBe(status);
    expect(await call.json()).toMatchObject({ error: { data: { oria: { code, issues } } } });
  });

  test('answers of another turn are not pending', async () => {
    const { post } = await served();
    const response = await post(CHAT, answering({ interaction_id: 'q1', answers: ANSWERS_EXAMPLE }));
    expect(await response.json()).toMatchObject({ status: 422, code: 'interaction.not-pending' });
  });
});
