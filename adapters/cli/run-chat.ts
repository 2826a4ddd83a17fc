import type { ChatInput, ChatOutput } from '../../contracts/chat.ts';
import type { ChatConnection, ChatTarget } from './chat-client.ts';
import { CHAT_HELP, type ChatOptions, readChatOptions, WrongUsage } from './chat-options.ts';
import { failureLine } from './failure-line.ts';
import { say } from './say.ts';
import type { Terminal } from './terminal.ts';
import { terminalJson, terminalLine } from './terminal-text.ts';

export interface ChatNeeds {
  /** Finds or starts the service. Rejects with an error whose message says in one line what is wrong. */
  connect(target: ChatTarget): Promise<ChatConnection>;
  readonly terminal: Terminal;
}

const INTERRUPTED = 130;

/** Waits for a turn, or less long when Ctrl-C is pressed; the run itself goes on. */
const untilInterrupt = async <Result>(
  terminal: Terminal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | 'interrupted'> => {
  const controller = new AbortController();
  const stop = terminal.onInterrupt(() => controller.abort());
  const interrupted = new Promise<'interrupted'>((resolve) => {
    controller.signal.addEventListener('abort', () => resolve('interrupted'), { once: true });
  });
  const result = work(controller.signal);
  // After Ctrl-C nobody waits for it any more.
  result.catch(() => {});
  return await Promise.race([result, interrupted]).finally(stop);
};

const inputOf = (options: ChatOptions, message: string, conversation: string | undefined): ChatInput => ({
  message,
  ...(conversation !== undefined && { userConversationId: conversation }),
  ...(options.language && { language: options.language }),
});

const failureOf = (output: ChatOutput): string | undefined => {
  if (output.status === 'failed') return `The turn failed: ${output.metadata.error?.code ?? 'service.failed'}.`;
  if (output.status === 'cancelled') return 'The turn was cancelled.';
  return undefined;
};

const oneTurn = async (
  options: ChatOptions,
  message: string,
  { client }: ChatConnection,
  terminal: Terminal,
): Promise<number> => {
  const input = inputOf(options, message, options.conversation);
  const manner = options.json ? 'silent' : 'text';
  const output = await untilInterrupt(terminal, (signal) => say({ client, terminal }, input, manner, signal));
  if (output === 'interrupted') return INTERRUPTED;
  if (options.json) terminal.write(`${terminalJson(output)}\n`);
  const failure = failureOf(output);
  if (failure) terminal.note(`${failure}\n`);
  return failure ? 1 : 0;
};

const COMMANDS = '/new starts another conversation, /quit ends, /help tells this.';

/** What a line asks of the command itself; `undefined`: it is a message. A path such as `/etc/hosts` is one too. */
const commandOf = (line: string): 'new' | 'quit' | 'help' | 'unknown' | undefined => {
  const word = line.toLowerCase();
  if (word === 'exit' || word === 'quit' || word === '/quit' || word === '/exit') return 'quit';
  if (word === '/new') return 'new';
  if (word === '/help') return 'help';
  return /^\/[\p{L}?!_-]*(?:\s|$)/u.test(word) ? 'unknown' : undefined;
};

/** Until the input ends or someone quits. A failed turn is told and does not end it. */
const conversation = async (
  options: ChatOptions,
  { client, url }: ChatConnection,
  terminal: Terminal,
): Promise<number> => {
  terminal.note(`Say something; ${COMMANDS}\n`);
  let current = options.conversation;
  const onStarted = (userConversationId: string) => {
    current = userConversationId;
  };
  for (;;) {
    const typed = await untilInterrupt(terminal, async () => ({ line: await terminal.readLine('> ') }));
    if (typed === 'interrupted') {
      terminal.note('\n');
      return INTERRUPTED;
    }
    const line = typed.line?.trim();
    const wish = line === undefined ? 'quit' : commandOf(line);
    if (line === undefined || wish === 'quit') return 0;
    if (line === '') continue;
    if (wish === 'new') {
      current = undefined;
      terminal.note('A new conversation.\n');
      continue;
    }
    if (wish) {
      terminal.note(wish === 'help' ? `${COMMANDS}\n` : `There is no command ${terminalLine(line, 60)}; ${COMMANDS}\n`);
      continue;
    }
    try {
      const input = inputOf(options, line, current);
      const output = await untilInterrupt(terminal, (signal) =>
        say({ client, terminal, onStarted }, input, 'text', signal),
      );
      if (output === 'interrupted') {
        terminal.note('No longer waiting; the answer will be in the history.\n');
        continue;
      }
      const failure = failureOf(output);
      if (failure) terminal.note(`${failure}\n`);
    } catch (error) {
      terminal.note(`${failureLine(error, url)}\n`);
    }
  }
};

/** The command `chat`. Gives the exit code; does not throw. */
export const runChat = async (argv: readonly string[], { connect, terminal }: ChatNeeds): Promise<number> => {
  let connection: ChatConnection | undefined;
  try {
    const options = readChatOptions(argv);
    if (options.help) {
      terminal.write(CHAT_HELP);
      return 0;
    }
    const connected = await untilInterrupt(terminal, () => connect({ url: options.url, user: options.user }));
    if (connected === 'interrupted') return INTERRUPTED;
    connection = connected;
    return options.message === undefined
      ? await conversation(options, connection, terminal)
      : await oneTurn(options, options.message, connection, terminal);
  } catch (error) {
    terminal.note(`${failureLine(error, connection?.url)}\n`);
    return error instanceof WrongUsage ? 2 : 1;
  } finally {
    // First, so that Ctrl-C ends the process also while a service of its own is closed.
    terminal.close();
    await connection?.close().catch(() => {});
  }
};
