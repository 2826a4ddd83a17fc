import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOria, type TestOria } from '../support/oria.ts';

const KEY = 'the-key-of-larkfield-0123456789';
const OTHERS_KEY = 'the-key-of-tidewell-0123456789';
const KEY_OF_NOBODY = 'the-key-of-nobody-at-all-0123456789';

let oria: TestOria;
beforeAll(async () => {
  oria = await startOria({ apiKeys: `demo:${KEY},other-demo:${OTHERS_KEY},no-such-company:${KEY_OF_NOBODY}` });
});
afterAll(() => oria.close());

const configs = async (headers: Record<string, string>) => {
  const response = await fetch(`${oria.url}/chatbot/api/v1/configs`, { headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
};

describe('The configuration of a frontend', () => {
  test('is read with the key of the company, before anyone signs in', async () => {
    const answer = await configs({ 'x-api-key': KEY });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual({
      botName: 'Oria',
      companyName: 'Larkfield',
      language: 'en',
      welcomeMessage: null,
      theme: { primaryColor: null, logoUrl: null },
      layout: { position: 'right', showHistory: true, showSuggestions: true },
    });
  });

  test("is another company's with that company's key", async () => {
    const { body } = await configs({ 'x-api-key': OTHERS_KEY });
    expect(body).toMatchObject({ botName: 'Marlin', companyName: 'Tidewell' });
  });

  test('is refused to a wrong key, and to a token in place of a key', async () => {
    const refused = { status: 401, body: { code: 'identity.unauthenticated' } };
    expect(await configs({ 'x-api-key': `${KEY}0` })).toMatchObject(refused);
    expect(await configs({ authorization: `Bearer ${oria.tokenOf('maya-okafor')}` })).toMatchObject(refused);
    expect(await configs({})).toMatchObject(refused);
  });

  test('is missing for a company that does not exist', async () => {
    expect(await configs({ 'x-api-key': KEY_OF_NOBODY })).toMatchObject({
      status: 404,
      body: { code: 'configuration.not-found' },
    });
  });

  test('opens nothing of a user', async () => {
    const history = await fetch(`${oria.url}/chatbot/api/history/conversations/maya-okafor`, {
      headers: { 'x-api-key': KEY },
    });
    expect(history.status).toBe(401);
  });

  test('leaves no key in the log', () => {
    expect(oria.logged()).toContain('/chatbot/api/v1/configs');
    expect(oria.logged()).not.toContain('the-key-of');
  });
});
