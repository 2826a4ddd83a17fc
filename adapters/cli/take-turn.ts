import type { ChatInput, ChatOutput } from '../../contracts/chat.ts';
import type { ChatConnection } from './chat-client.ts';
import type { ChatOptions } from './chat-options.ts';
import { failureLine } from './failure-line.ts';
import { type Manner, say } from './say.ts';
import type { Terminal } from './terminal.ts';

/** The exit code after Ctrl-C. */
export const INTERRUPTED = 130;

/**
 * Waits for some work, or less long when Ctrl-C is pressed. `instead` is asked at each press, and keeps the waiting up
 * where it says so.
 */
export const untilInterrupt = async <Result>(
  terminal: Terminal,
  work: (signal: AbortSignal) => Promise<Result>,
  instead: () => boolean = () => false,
): Promise<Result | 'interrupted'> => {
  const controller = new AbortController();
  const stop = terminal.onInterrupt(() => {
    if (!instead()) controller.abort();
  });
  const interrupted = new Promise<'interrupted'>((resolve) => {
    controller.signal.addEventListener('abort', () => resolve('interrupted'), { once: true });
  });
  const result = work(controller.signal);
  // After Ctrl-C nobody waits for it any more.
  result.catch(() => {});
  return await Promise.race([result, interrupted]).finally(stop);
};

interface Turn {
  /** How it ended; `interrupted` when it is no longer waited for. */
  readonly output: ChatOutput | 'interrupted';
  /** Whether Ctrl-C has asked for its end. */
  readonly stopped: boolean;
}

/** Takes one turn and prints it. Ctrl-C stops its run, once that has a name; pressed again, it ends the waiting alone. */
export const takeTurn = async (
  { client, url }: ChatConnection,
  terminal: Terminal,
  input: ChatInput,
  manner: Manner,
  inConversation: (userConversationId: string) => void = () => {},
): Promise<Turn> => {
  let runId: string | undefined;
  let stopped = false;
  const onStarted = (run: { readonly runId: string; readonly userConversationId: string }) => {
    runId = run.runId;
    inConversation(run.userConversationId);
  };
  const stopRun = (): boolean => {
    if (stopped || runId === undefined) return false;
    stopped = true;
    terminal.note('\nStopping the answer; Ctrl-C again leaves it alone.\n');
    client.chat.cancel({ runId }).catch((error: unknown) => terminal.note(`${failureLine(error, url)}\n`));
    return true;
  };
  const work = (signal: AbortSignal) => say({ client, terminal, onStarted }, input, manner, signal);
  const output = await untilInterrupt(terminal, work, stopRun);
  return { output, stopped };
};

/** A message as the options say it is sent; `asks` says whether the user can be asked something on the way. */
export const inputOf = (
  options: ChatOptions,
  message: string,
  conversation: string | undefined,
  asks: boolean,
): ChatInput => ({
  message,
  // Where nobody can be asked, questions come as text.
  ...(!asks && { interactive: false }),
  ...(conversation !== undefined && { userConversationId: conversation }),
  ...(options.language && { language: options.language }),
});

/** Why a turn has no answer, in one line; `undefined` when it has one. */
export const failureOf = (output: ChatOutput): string | undefined => {
  if (output.status === 'failed') return `The turn failed: ${output.metadata.error?.code ?? 'service.failed'}.`;
  if (output.status === 'cancelled') return 'The turn was cancelled.';
  return undefined;
};
