import type { ChatInput, ChatOutput } from '../../contracts/chat.ts';
import { isTerminal } from '../../contracts/stream.ts';
import { cardText } from './card-text.ts';
import type { ChatClient } from './chat-client.ts';
import type { Terminal } from './terminal.ts';
import { terminalLine, terminalText } from './terminal-text.ts';
import { AnswerCutOff, wholeStream } from './whole-stream.ts';

/** What is printed on the way: everything as text, or only the outcome, by whoever gets the result. */
export type Manner = 'text' | 'silent';

const footer = (output: ChatOutput): string => {
  const seconds = (output.metadata.timings.totalMs / 1000).toFixed(1);
  const who = output.activeAgent ?? 'no specialist';
  return terminalLine(`${who} · ${output.metadata.engine} · ${seconds} s · conversation ${output.userConversationId}`);
};

interface Needs {
  readonly client: ChatClient;
  readonly terminal: Terminal;
  /** Hears which run it is and in which conversation, as soon as that is known. */
  readonly onStarted?: (run: { readonly runId: string; readonly userConversationId: string }) => void;
}

/**
 * Sends one message, or answers to questions, prints what is answered as it is written, and gives how the turn ended.
 * Questions that can be asked at this terminal are not printed, as they will be. @throws AnswerCutOff
 */
export const say = async (
  { client, terminal, onStarted }: Needs,
  input: ChatInput,
  manner: Manner,
  signal: AbortSignal,
): Promise<ChatOutput> => {
  const loud = manner === 'text';
  const asks = terminal.interactive && input.interactive !== false;
  let midLine = false;
  const write = (text: string) => {
    const shown = terminalText(text);
    if (shown === '' || !loud) return;
    terminal.write(shown);
    midLine = !shown.endsWith('\n');
  };
  const endLine = () => {
    if (midLine) write('\n');
  };
  const note = (text: string) => {
    if (!loud) return;
    endLine();
    terminal.note(`· ${terminalLine(text)}\n`);
  };

  try {
    for await (const event of wholeStream(client, input, signal)) {
      if (event.event === 'run.started') onStarted?.(event.data);
      else if (event.event === 'message.delta') write(event.data.text);
      else if (event.event === 'message.data') {
        if (asks && event.data.card.type === 'interaction') continue;
        endLine();
        write(cardText(event.data.card));
      } else if (event.event === 'run.progress' && event.data.kind !== 'tool_ended') {
        const agent = event.data.kind === 'reflection' ? event.data.activeAgent : undefined;
        note(agent ? `${event.data.text} [${agent}]` : event.data.text);
      } else if (isTerminal(event)) {
        endLine();
        note(footer(event.data));
        return event.data;
      }
    }
  } finally {
    endLine();
  }
  throw new AnswerCutOff();
};
