import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { newInstallation, startServerProcess } from '../support/server-process.ts';

/** An address where nothing listens. */
const nowhere = 'http://127.0.0.1:2';

const command = async (file: string, args: string[], env: Record<string, string>, input = '') => {
  const child = spawn(process.execPath, [file, ...args], { env: { PATH: process.env.PATH, ...env } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (piece) => (out += piece));
  child.stderr.on('data', (piece) => (err += piece));
  child.stdin.end(input);
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, out, err };
};

describe('The commands', () => {
  test('talk to the server that runs, as whom they are told, and go on with a conversation', async () => {
    const env = await newInstallation();
    const server = await startServerProcess(env);
    const chat = (...args: string[]) => command('src/chat.ts', [...args, '--url', server.url], env);

    const first = await chat('--json', '--user', 'priya-raman', 'How do I mentor someone?');
    expect(first.err).toBe('');
    const output = JSON.parse(first.out);
    expect(output).toMatchObject({ status: 'completed', activeAgent: 'career_chat' });
    const messages = await (await server.as('priya-raman')).messages(output.userConversationId, 'priya-raman');
    expect(messages[1].content).toBe(output.answer);

    const next = await chat('--user', 'priya-raman', '--conversation', output.userConversationId, 'And first?');
    expect(next.code).toBe(0);
    expect(next.err).toMatch(/career_chat/);
    const foreign = await chat('--conversation', output.userConversationId, 'And first?');
    expect([foreign.code, foreign.out]).toEqual([1, '']);
    expect(foreign.err).toMatch(/no such conversation/i);

    const talk = await command('src/chat.ts', ['--url', server.url], env, 'Hello\n/new\nThanks, that is all\n/quit\n');
    expect(talk.code).toBe(0);

    // Without a URL, the lock of the data directory tells where the server is.
    if (!env.DATABASE_URL) expect((await command('src/chat.ts', ['--json', 'How do I grow?'], env)).code).toBe(0);
  });

  test('tell in one line what is wrong with an address, a person or a service that is not there', async () => {
    const env = await newInstallation();
    const chat = (more: Record<string, string>, ...args: string[]) =>
      command('src/chat.ts', [...args, 'Hello'], { ...env, ...more });

    const noUrl = await chat({ ORIA_URL: 'oria.example' });
    expect(noUrl).toEqual({ code: 2, out: '', err: expect.stringMatching(/^ORIA_URL must be a URL .*\n$/) });
    const twoPersons = await chat({ ORIA_TOKEN: 'a.b.c' }, '--user', 'maya-okafor');
    expect(twoPersons).toEqual({ code: 2, out: '', err: expect.stringMatching(/^ORIA_TOKEN .* --user .*\n$/) });
    const gone = await chat({ ORIA_URL: nowhere });
    expect(gone).toEqual({ code: 1, out: '', err: `The service at ${nowhere} cannot be reached. (ECONNREFUSED)\n` });
  });

  test('make a token that works, list who there is, and say whom they do not know', async () => {
    const env = await newInstallation();
    const list = await command('src/token.ts', ['--list'], env);
    expect(list.out).toMatch(/maya-okafor +Maya Okafor/);
    expect((await command('src/token.ts', ['--user', 'hanna-vogel'], env)).out).toMatch(/^eyJ[\w.-]+\n$/);
    const unknown = await command('src/token.ts', ['--user', 'no-one'], env);
    expect([unknown.code, unknown.out]).toEqual([1, '']);
    expect(unknown.err).toMatch(/no-one/);
    const real = { AUTH_MODE: 'hs256', JWT_SECRET: 'x'.repeat(40), JWT_ISSUER: 'i', JWT_AUDIENCE: 'a' };
    expect((await command('src/token.ts', [], { ...env, ...real })).err).toMatch(/development/);
  });
});
