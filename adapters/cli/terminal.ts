import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Where a command talks with whoever started it. */
export interface Terminal {
  /** Whether a person sits at it, who can be asked something. */
  readonly interactive: boolean;
  /** What was asked for, on stdout. */
  write(text: string): void;
  /** What goes with it, on stderr: progress, prompts, failures. */
  note(text: string): void;
  /** The next line, or `undefined` at the end of the input. */
  readLine(prompt: string): Promise<string | undefined>;
  /** Calls `listener` at each Ctrl-C until the result is called; before and after, Ctrl-C ends the process. */
  onInterrupt(listener: () => void): () => void;
  /** Lets go of the input, so that the process can end. */
  close(): void;
}

interface Streams {
  readonly input?: Readable;
  readonly output?: Writable;
  readonly errors?: Writable;
}

/** The process's own streams, unless others are given. */
export const openTerminal = ({
  input = process.stdin,
  output = process.stdout,
  errors = process.stderr,
}: Streams = {}): Terminal => {
  const interactive = 'isTTY' in input && input.isTTY === true;
  const listeners = new Set<() => void>();
  const interrupted = () => {
    for (const listener of listeners) listener();
  };

  // Lines that came before they were asked for, as in `printf 'a\nb\n' | npm run chat`.
  const early: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let ended = false;
  const answer = (line: string | undefined) => {
    const give = waiting;
    waiting = undefined;
    give?.(line);
  };
  let reader: Interface | undefined;
  const open = (): Interface => {
    const opened = createInterface({ input, output: errors, terminal: interactive });
    opened.on('line', (line) => (waiting ? answer(line) : early.push(line)));
    opened.on('close', () => {
      ended = true;
      answer(undefined);
    });
    // In terminal mode readline takes Ctrl-C itself.
    opened.on('SIGINT', interrupted);
    return opened;
  };

  // A reader that went away (`npm run chat -- hello | head -1`) is not a failure of ours. Heard also after `close`, as a
  // pipe tells late.
  const ignoreClosedPipe = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  };
  output.on('error', ignoreClosedPipe);
  errors.on('error', ignoreClosedPipe);

  return {
    interactive,
    write: (text) => void output.write(text),
    note: (text) => void errors.write(text),
    async readLine(prompt) {
      reader ??= open();
      const line = early.shift();
      if (line !== undefined) return line;
      if (ended) return undefined;
      reader.setPrompt(prompt);
      reader.prompt();
      return await new Promise((give) => {
        waiting = give;
      });
    },
    onInterrupt(listener) {
      if (listeners.size === 0) process.on('SIGINT', interrupted);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) process.off('SIGINT', interrupted);
      };
    },
    close() {
      reader?.close();
    },
  };
};
