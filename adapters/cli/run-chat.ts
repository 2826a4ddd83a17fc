import type { ChatConnection, ChatTarget } from './chat-client.ts';
import { CHAT_HELP, type ChatOptions, readChatOptions, WrongUsage } from './chat-options.ts';
import { failureLine } from './failure-line.ts';
import { holdConversation } from './hold-conversation.ts';
import { failureOf, INTERRUPTED, inputOf, takeTurn, untilInterrupt } from './take-turn.ts';
import type { Terminal } from './terminal.ts';
import { terminalJson } from './terminal-text.ts';

export interface ChatNeeds {
  /** Finds or starts the service. Rejects with an error whose message says in one line what is wrong. */
  connect(target: ChatTarget): Promise<ChatConnection>;
  readonly terminal: Terminal;
}

const oneTurn = async (
  options: ChatOptions,
  message: string,
  connection: ChatConnection,
  terminal: Terminal,
): Promise<number> => {
  const input = inputOf(options, message, options.conversation, false);
  const manner = options.json ? 'silent' : 'text';
  const { output, stopped } = await takeTurn(connection, terminal, input, manner);
  if (output === 'interrupted') return INTERRUPTED;
  if (options.json) terminal.write(`${terminalJson(output)}\n`);
  const failure = failureOf(output);
  if (failure) terminal.note(`${failure}\n`);
  if (stopped && output.status === 'cancelled') return INTERRUPTED;
  return failure ? 1 : 0;
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
      ? await holdConversation(options, connection, terminal)
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
