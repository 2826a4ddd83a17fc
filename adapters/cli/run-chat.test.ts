import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { ChatInput } from '../../contracts/chat.ts';
import {
  cancelled,
  completed,
  connection,
  conversationId,
  delta,
  failed,
  messageId,
  numbered,
  output,
  runId,
  service,
  started,
} from './chat-scripts.fixture.ts';
import { recordedTerminal } from './recorded-terminal.fixture.ts';
import { runChat } from './run-chat.ts';

describe('one turn', () => {
  test('streams the answer to stdout, progress and the specialist to stderr, and ends with 0', async () => {
    const { terminal, printed } = recordedTerminal();
    const { connect, asked, targets, closed } = service([
      { event: 'run.progress', data: { kind: 'reflection', step: 'safety', text: 'Reading your message' } },
      delta('Good '),
      delta('day.'),
      completed(),
    ]);
    const code = await runChat(['--user', 'maya', '--url', 'http://127.0.0.1:1', 'good', 'morning'], {
      connect,
      terminal,
    });

    expect(code).toBe(0);
    expect(printed.out).toBe('Good day.\n');
    expect(printed.notes).toContain('Reading your message');
    expect(printed.notes).toContain(`career_chat · offline · 1.2 s · conversation ${conversationId}`);
    expect(asked).toEqual([{ message: 'good morning', interactive: false }]);
    expect(targets).toEqual([{ url: 'http://127.0.0.1:1', user: 'maya' }]);
    expect(closed.times).toBe(1);
    expect(printed.closed).toBe(true);
  });

  test('goes on with a conversation, in a language', async () => {
    const { connect, asked } = service([completed()]);
    const argv = ['--conversation', conversationId, '--language', 'fr', 'bonjour'];
    await runChat(argv, { connect, terminal: recordedTerminal().terminal });
    expect(asked).toMatchObject([{ message: 'bonjour', userConversationId: conversationId, language: 'fr' }]);
  });

  test('shows a card as text', async () => {
    const { terminal, printed } = recordedTerminal();
    const card = { type: 'opportunityList', data: { items: [{ title: 'Data lead', place: 'Lyon' }] } } as const;
    const { connect } = service([delta('Look:'), { event: 'message.data', data: { messageId, card } }, completed()]);
    await runChat(['hi'], { connect, terminal });
    expect(printed.out).toBe('Look:\n[opportunityList]\n  items:\n    - title: Data lead\n      place: Lyon\n');
  });

  test('prints with --json the outcome and nothing else', async () => {
    const { terminal, printed } = recordedTerminal();
    const { connect } = service([delta('x'), completed({ answer: 'red \u009b31m' })]);
    await runChat(['--json', 'hi'], { connect, terminal });
    expect(printed.out).not.toContain('\u009b');
    expect(JSON.parse(printed.out)).toEqual(output({ answer: 'red \u009b31m' }));
    expect(printed.notes).toBe('');
  });

  test('what a model writes cannot steer the terminal', async () => {
    const { terminal, printed } = recordedTerminal();
    const { connect } = service([delta('a\u001b[2Jb\u001b]0;title\u0007c\rd\u202ee\tf'), completed()]);
    await runChat(['hi'], { connect, terminal });
    expect(printed.out).toBe('abcde\tf\n');
  });
});

describe('failures', () => {
  test('a failed turn is told by its code and ends with 1', async () => {
    const { terminal, printed } = recordedTerminal();
    const { connect } = service([delta('Sorry.'), failed]);
    expect(await runChat(['hi'], { connect, terminal })).toBe(1);
    expect(printed.out).toBe('Sorry.\n');
    expect(printed.notes).toMatch(/The turn failed: safety\.unavailable\.\n$/);
  });

  test('a stream that breaks off ends with 1 and says so in one line', async () => {
    const { terminal, printed } = recordedTerminal();
    const { connect } = service([delta('Half an ans')]);
    expect(await runChat(['hi'], { connect, terminal })).toBe(1);
    expect(printed.notes).toMatch(/^The connection ended before the answer did.*\n$/);
  });

  test('a service that is not there ends with 1 and its own line', async () => {
    const { terminal, printed } = recordedTerminal();
    const connect = () => Promise.reject(new Error('Nothing answers at\nhttp://127.0.0.1:1'));
    expect(await runChat(['hi'], { connect, terminal })).toBe(1);
    expect(printed.notes).toBe('Nothing answers at http://127.0.0.1:1\n');
  });

  test('a refused request tells the field at fault and the public code', async () => {
    const { terminal, printed } = recordedTerminal();
    const refused = Object.assign(new Error('The request is invalid.'), {
      code: 'request.invalid',
      issues: [{ field: 'message', message: 'must not be blank' }],
    });
    const stream = async (): Promise<never> => Promise.reject(refused);
    const connect = async () => connection(stream);
    expect(await runChat(['hi'], { connect, terminal })).toBe(1);
    expect(printed.notes).toBe('The request is invalid. message must not be blank. (request.invalid)\n');
  });

  test.each([
    { when: 'one turn', argv: ['hi'], code: 1 },
    { when: 'a conversation', argv: [], code: 0 },
  ])('a connection that could not be made tells the address and the code from below: $when', async ({ argv, code }) => {
    const { terminal, printed } = recordedTerminal(['hi']);
    const below = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const failure = new Error('fetch failed', { cause: new TypeError('fetch', { cause: below }) });
    const stream = async (): Promise<never> => Promise.reject(failure);
    const connect = async () => connection(stream);
    expect(await runChat(argv, { connect, terminal })).toBe(code);
    expect(printed.notes).toMatch(/^The service at http:\/\/127\.0\.0\.1:1 cannot be reached\. \(ECONNREFUSED\)\n$/m);
  });

  test.each([
    { argv: ['--colour', 'hi'], says: /--colour/ },
    { argv: ['--language', 'xx', 'hi'], says: /--language is one of en, fr, de, es/ },
    { argv: ['--url', 'nowhere', 'hi'], says: /--url must be a URL that begins with http/ },
    { argv: ['--url', 'localhost:3000', 'hi'], says: /--url must be a URL that begins with http/ },
    { argv: [''], says: /The message is empty/ },
    { argv: ['--', ' ', ''], says: /The message is empty/ },
    { argv: ['--json'], says: /--json needs a message/ },
  ])('$argv is wrong usage: 2, one line, no connection', async ({ argv, says }) => {
    const { terminal, printed } = recordedTerminal();
    const { connect, targets } = service();
    expect(await runChat(argv, { connect, terminal })).toBe(2);
    expect(printed.notes).toMatch(says);
    expect(printed.notes.trimEnd()).not.toContain('\n');
    expect(targets).toEqual([]);
  });

  test('Ctrl-C before the run has a name stops waiting, closes the connection and ends with 130', async () => {
    const { terminal, printed, pressControlC } = recordedTerminal();
    let aborted = false;
    let closed = false;
    const stream = async function* (_: ChatInput, { signal }: { signal: AbortSignal }) {
      yield* numbered([delta('Well')]);
      pressControlC();
      aborted = signal.aborted;
      await pause(60_000, undefined, { ref: false });
    };
    const close = async () => {
      closed = true;
    };
    const connect = async () => connection(stream, { close });
    expect(await runChat(['hi'], { connect, terminal })).toBe(130);
    expect({ aborted, closed, terminal: printed.closed }).toEqual({ aborted: true, closed: true, terminal: true });
  });
});

test('Ctrl-C stops the run of one turn and ends with 130, once what it had said is told', async () => {
  const { terminal, printed, pressControlC } = recordedTerminal();
  const stopped = Promise.withResolvers<string>();
  const stream = async function* () {
    const [first, text, last] = numbered([started(), delta('Well'), cancelled]);
    if (!first || !text || !last) return;
    yield first;
    yield text;
    setImmediate(pressControlC);
    await stopped.promise;
    yield last;
  };
  const cancel = async (named: { runId: string }) => stopped.resolve(named.runId);
  expect(await runChat(['hi'], { connect: async () => connection(stream, { cancel }), terminal })).toBe(130);
  expect(await stopped.promise).toBe(runId);
  expect(printed.out).toBe('Well\n');
});

describe('a conversation', () => {
  test('keeps its id from turn to turn, starts anew with /new and ends with /quit', async () => {
    const other = '019c0000-0000-7000-8000-00000000000a';
    const { terminal } = recordedTerminal(['hello', '', 'and then?', '/new', 'something else', '/quit', 'never sent']);
    const { connect, asked } = service(
      [started(), completed()],
      [started(), completed()],
      [started(other), completed()],
    );
    expect(await runChat([], { connect, terminal })).toBe(0);
    expect(asked).toMatchObject([
      { message: 'hello' },
      { message: 'and then?', userConversationId: conversationId },
      { message: 'something else' },
    ]);
  });

  test('Ctrl-C stops the answer by the name of its run, and the conversation goes on', async () => {
    const { terminal, printed, pressControlC } = recordedTerminal(['one', 'two']);
    const asked: ChatInput[] = [];
    const stopped = Promise.withResolvers<string>();
    const stream = async function* (input: ChatInput) {
      asked.push(input);
      const events = numbered([started(), delta('Well'), asked.length === 1 ? cancelled : completed()]);
      for (const event of events) {
        if (event.event === 'run.cancelled') {
          setImmediate(pressControlC);
          await stopped.promise;
        }
        yield event;
      }
    };
    const cancel = async (named: { runId: string }) => stopped.resolve(named.runId);
    expect(await runChat([], { connect: async () => connection(stream, { cancel }), terminal })).toBe(0);
    expect(await stopped.promise).toBe(runId);
    expect(asked).toMatchObject([{ message: 'one' }, { message: 'two', userConversationId: conversationId }]);
    expect(printed.notes).toContain('The turn was cancelled.');
  });

  test('Ctrl-C pressed again stops the waiting alone, also when the stop could not be told', async () => {
    const { terminal, printed, pressControlC } = recordedTerminal(['one', 'two']);
    const asked: ChatInput[] = [];
    const stream = async function* (input: ChatInput) {
      asked.push(input);
      yield* numbered([started()]);
      if (asked.length === 1) {
        setImmediate(() => {
          pressControlC();
          setImmediate(pressControlC);
        });
        await pause(60_000, undefined, { ref: false });
      }
      yield* numbered([started(), completed()]).slice(1);
    };
    const cancel = async () => Promise.reject(new Error('fetch failed'));
    expect(await runChat([], { connect: async () => connection(stream, { cancel }), terminal })).toBe(0);
    expect(asked).toMatchObject([{ message: 'one' }, { message: 'two', userConversationId: conversationId }]);
    expect(printed.notes).toContain('cannot be reached');
    expect(printed.notes).toContain('No longer waiting');
  });

  test('takes its commands in any case, and exit and quit as words of their own', async () => {
    for (const ending of ['/QUIT', '/exit', 'exit', 'Quit']) {
      const { terminal, printed } = recordedTerminal(['hello', '/New', '/HELP', 'anew', ending, 'never sent']);
      const { connect, asked } = service([started(), completed()], [completed()]);
      expect(await runChat([], { connect, terminal })).toBe(0);
      expect(asked.map(({ message }) => message)).toEqual(['hello', 'anew']);
      expect(printed.notes.match(/\/quit ends/g)).toHaveLength(2);
    }
  });

  test('tells what commands there are in place of sending one it does not know; a path is a message', async () => {
    const { terminal, printed } = recordedTerminal([
      '/reset',
      '/',
      '/new please',
      '/etc/hosts is what?',
      'I quit my job',
    ]);
    const { connect, asked } = service([completed()], [completed()]);
    expect(await runChat([], { connect, terminal })).toBe(0);
    expect(asked.map(({ message }) => message)).toEqual(['/etc/hosts is what?', 'I quit my job']);
    expect(printed.notes).toContain('There is no command /reset; /new starts another conversation, /quit ends');
    expect(printed.notes.match(/There is no command/g)).toHaveLength(3);
  });

  test('ends with 130 by Ctrl-C at the prompt, and lets go of the connection', async () => {
    const { terminal, pressControlC } = recordedTerminal();
    terminal.readLine = () => {
      setImmediate(pressControlC);
      return new Promise(() => {});
    };
    const { connect, closed } = service();
    expect(await runChat([], { connect, terminal })).toBe(130);
    expect(closed.times).toBe(1);
  });

  test('survives a failed turn and a lost connection, and ends with the input', async () => {
    const { terminal, printed } = recordedTerminal(['one', 'two', 'three']);
    const { connect, asked } = service([failed], [], [completed()]);
    expect(await runChat([], { connect, terminal })).toBe(0);
    expect(asked).toHaveLength(3);
    expect(printed.notes).toContain('The turn failed: safety.unavailable.');
    expect(printed.notes).toContain('The connection ended before the answer did.');
  });
});

test('--help explains and asks nobody', async () => {
  const { terminal, printed } = recordedTerminal();
  const { connect, targets } = service();
  expect(await runChat(['--help'], { connect, terminal })).toBe(0);
  expect(printed.out).toContain('--conversation');
  expect(targets).toEqual([]);
});
