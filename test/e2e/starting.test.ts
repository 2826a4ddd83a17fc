import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { newInstallation, runServer, startServerProcess } from '../support/server-process.ts';

const failing = async (env: Record<string, string>): Promise<string[]> => {
  const { child, printed } = runServer(env);
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  return printed().trim().split('\n');
};

describe('Starting', () => {
  test('says where it is, what it runs on, and gives a command that works', async () => {
    const server = await startServerProcess(await newInstallation());
    await expect.poll(server.printed).toMatch(/Try it:[\s\S]*"}'\n/);
    const printed = server.printed();
    expect(printed).toMatch(/engine {3}offline/);
    expect(printed).toMatch(process.env.TEST_DATABASE_URL ? /store {4}PostgreSQL/ : /store {4}PGlite/);
    const [, url, token, body] = /curl -s (\S+) \\\n.*Bearer (\S+)' \\\n.*\n {2}-d '(.*)'/.exec(printed) ?? [];
    const response = await fetch(String(url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: String(body),
    });
    expect(await response.json()).toMatchObject({ status: 'completed', metadata: { engine: 'offline' } });
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('keeps what was said over a restart', async () => {
    const env = await newInstallation();
    const first = await startServerProcess(env);
    const said = await (await first.as('maya-okafor')).say('How do I grow?');
    expect(await first.end('SIGTERM')).toBe(0);
    const second = await startServerProcess(env);
    const messages = await (await second.as('maya-okafor')).messages(said.userConversationId, 'maya-okafor');
    expect(messages).toHaveLength(2);
  });

  test.skipIf(process.env.TEST_DATABASE_URL)('a second process on the same data is refused in one line', async () => {
    const env = await newInstallation();
    await startServerProcess(env);
    const lines = await failing(env);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^oria: .*in use by process \d+/);
  });

  test('fails with one clear line when the database cannot be reached', async () => {
    const lines = await failing({
      ...(await newInstallation()),
      DATABASE_URL: 'postgres://oria:hunter2@127.0.0.1:1/oria',
      AUTH_MODE: 'development',
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^oria: .*127\.0\.0\.1:1/);
    expect(lines[0]).not.toMatch(/hunter2/);
  });

  test('fails with one line per wrong setting, before anything is opened', async () => {
    expect(await failing({ NODE_ENV: 'production' })).toEqual([expect.stringMatching(/^oria: AUTH_MODE: /)]);
    expect(await failing({ PORT: 'x', JWT_SECRET: 'short' })).toEqual([
      expect.stringMatching(/^oria: PORT: /),
      expect.stringMatching(/^oria: JWT_SECRET: /),
    ]);
  });

  test('fails in one line when the port is taken', async () => {
    const server = await startServerProcess(await newInstallation());
    const lines = await failing({ ...(await newInstallation()), PORT: new URL(server.url).port });
    expect(lines.at(-1)).toMatch(/^oria: .*port/i);
  });
});
