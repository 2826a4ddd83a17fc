import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { apiKeyAuth, apiKeyOf } from './api-key.ts';
import { listen } from './listen.ts';
import { answerProblem } from './problem-handler.ts';
import { quietLog } from './served.fixture.ts';

const KEY = 'k-0123456789-0123456789-acme';

const guarded = async () => {
  const app = express();
  app.use(
    apiKeyAuth(
      new Map([
        [KEY, 'acme'],
        [`${KEY}-2`, 'globex'],
      ]),
    ),
  );
  app.get('/', (request, response) => void response.json(apiKeyOf(request)));
  app.use(answerProblem(quietLog, () => {}));
  const { url, close } = await listen(app, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => close(0));
  return (key?: string) => fetch(url, { headers: key === undefined ? {} : { 'x-api-key': key } });
};

test('a key lets its tenant in', async () => {
  const ask = await guarded();
  const [acme, globex] = await Promise.all(
    [KEY, `${KEY}-2`].map(async (key) => (await ask(key)).json() as Promise<{ tenant: string; id: string }>),
  );
  expect([acme?.tenant, globex?.tenant]).toEqual(['acme', 'globex']);
  expect(acme?.id).not.toBe(globex?.id);
  expect(KEY).not.toContain(acme?.id);
});

test.each([undefined, '', 'wrong', KEY.slice(0, -1), `${KEY}x`, KEY.toUpperCase()])(
  '%s lets nobody in',
  async (key) => {
    const ask = await guarded();
    const response = await ask(key);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('ApiKey realm="oria"');
    expect(await response.json()).toMatchObject({ code: 'identity.unauthenticated' });
  },
);

test('a key that can be guessed is refused at the start', () => {
  expect(() => apiKeyAuth(new Map([['short', 'acme']]))).toThrow('at least 24 characters');
});
