import type { ChatInput, ChatOutput } from '../../contracts/chat.ts';
import { askQuestions, pendingQuestions } from './ask-questions.ts';
import type { ChatConnection } from './chat-client.ts';
import type { ChatOptions } from './chat-options.ts';
import { failureLine } from './failure-line.ts';
import { failureOf, INTERRUPTED, inputOf, takeTurn, untilInterrupt } from './take-turn.ts';
import type { Terminal } from './terminal.ts';
import { terminalLine } from './terminal-text.ts';

const COMMANDS = '/new starts another conversation, /quit ends, /help tells this.';

/** What a line asks of the command itself; `undefined`: it is a message. A path such as `/etc/hosts` is one too. */
const commandOf = (line: string): 'new' | 'quit' | 'help' | 'unknown' | undefined => {
  const word = line.toLowerCase();
  if (word === 'exit' || word === 'quit' || word === '/quit' || word === '/exit') return 'quit';
  if (word === '/new') return 'new';
  if (word === '/help') return 'help';
  return /^\/[\p{L}?!_-]*(?:\s|$)/u.test(word) ? 'unknown' : undefined;
};

/** What answers a turn that paused to ask; `undefined` when it did not; an exit code when someone leaves in its place. */
const answersTo = async (
  output: ChatOutput,
  { language }: ChatOptions,
  terminal: Terminal,
): Promise<ChatInput | number | undefined> => {
  const questions = terminal.interactive ? pendingQuestions(output) : undefined;
  if (!questions) return undefined;
  const response = await untilInterrupt(terminal, () => askQuestions(terminal, questions));
  if (response === 'interrupted') {
    terminal.note('\n');
    return INTERRUPTED;
  }
  if (!response) return 0;
  const { userConversationId } = output;
  return { userConversationId, interaction_response: response, ...(language && { language }) };
};

/** Until the input ends or someone quits. A failed turn is told and does not end it. */
export const holdConversation = async (
  options: ChatOptions,
  connection: ChatConnection,
  terminal: Terminal,
): Promise<number> => {
  terminal.note(`Say something; ${COMMANDS}\n`);
  let current = options.conversation;
  const inConversation = (userConversationId: string) => {
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
      let input: ChatInput | undefined = inputOf(options, line, current, terminal.interactive);
      while (input) {
        const { output } = await takeTurn(connection, terminal, input, 'text', inConversation);
        if (output === 'interrupted') {
          terminal.note('No longer waiting; the answer will be in the history.\n');
          break;
        }
        const failure = failureOf(output);
        if (failure) terminal.note(`${failure}\n`);
        const answered = await answersTo(output, options, terminal);
        if (typeof answered === 'number') return answered;
        input = answered;
      }
    } catch (error) {
      terminal.note(`${failureLine(error, connection.url)}\n`);
    }
  }
};
