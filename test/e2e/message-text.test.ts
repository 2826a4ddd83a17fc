import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOria, type TestOria } from '../support/oria.ts';

let oria: TestOria;
beforeAll(async () => {
  oria = await startOria();
});
afterAll(() => oria.close());

const maya = () => oria.as('maya-okafor');
const QUESTION = 'How do I ask for feedback? ';

describe('What a message may be', () => {
  test('20,000 code points are taken, also where each takes two UTF-16 units and twelve bytes of JSON', async () => {
    const long = `${QUESTION}${'a'.repeat(20_000 - QUESTION.length)}`;
    expect((await maya().post('/v2/chat', { message: long })).status).toBe(200);
    const escaped = '\\ud83d\\ude80'.repeat(20_000 - QUESTION.length);
    expect((await maya().post('/v2/chat', `{"message":"${QUESTION}${escaped}"}`)).status).toBe(200);
  });

  test.each([
    ['20,001 code points', 'x'.repeat(20_001)],
    ['nothing', ''],
    ['white space', ' \n\t '],
    ['a NUL', 'Hello\u0000there'],
    ['an escape character', 'Hello \u001b[31m'],
    ['a C1 control', 'Hello \u0085'],
    ['a lone surrogate', 'Hello \ud83d'],
  ])('%s is refused with 422 and the field named, on both routes', async (_, message) => {
    // Written by hand: a lone surrogate must arrive as an escape.
    const body = JSON.stringify({ message });
    for (const route of ['/v2/chat', '/v2/chat_streaming']) {
      const answer = await maya().post(route, body);
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(answer).toMatchObject({ status: 422, body: { code: 'request.invalid', issues: [{ field: 'message' }] } });
    }
  });

  test('TAB, CR, LF, code and emoji sequences come back from history as they were sent', async () => {
    const message =
      'Why does this fail at work?\r\n\tif (a < b && c) { return "💥"; }\n👩‍👩‍👧‍👦 👍🏽 🇫🇷 e\u0301 ﷽ 漢字';
    const { userConversationId } = await maya().say(message);
    const [first] = await maya().messages(userConversationId, 'maya-okafor');
    expect(first.content).toBe(message);
  });

  test.each([
    ['a body that is not JSON', '{"message": ', 400, 'request.malformed'],
    ['a body that is no object', '"hello"', 422, 'request.invalid'],
    ['no message', '{}', 422, 'request.invalid'],
    ['a number for a message', '{"message": 7}', 422, 'request.invalid'],
    ['an id that is none', '{"message":"hi","userConversationId":"42"}', 422, 'request.invalid'],
    ['an unknown language', '{"message":"hi","language":"tlh"}', 422, 'request.invalid'],
    ['metadata with a NUL', '{"message":"hi","metadata":{"a":"\\u0000"}}', 422, 'request.invalid'],
    [
      'metadata too deep',
      `{"message":"hi","metadata":${'{"a":'.repeat(99)}1${'}'.repeat(99)}}`,
      422,
      'request.invalid',
    ],
    ['a body of a megabyte', JSON.stringify({ message: 'x'.repeat(1_000_000) }), 413, 'request.too-large'],
  ])('%s is a clear problem', async (_, body, status, code) => {
    expect(await maya().post('/v2/chat', body)).toMatchObject({ status, body: { status, code } });
  });
});
