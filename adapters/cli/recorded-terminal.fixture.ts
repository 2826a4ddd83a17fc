import type { Terminal } from './terminal.ts';

/** A terminal in memory: lines are typed beforehand, what was printed is kept. Nobody sits at it unless `interactive`. */
export const recordedTerminal = (typed: readonly string[] = [], { interactive = false } = {}) => {
  const lines = [...typed];
  const listeners = new Set<() => void>();
  const printed = { out: '', notes: '', closed: false };
  const terminal: Terminal = {
    interactive,
    write: (text) => {
      printed.out += text;
    },
    note: (text) => {
      printed.notes += text;
    },
    readLine: async () => lines.shift(),
    onInterrupt: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      printed.closed = true;
    },
  };
  const pressControlC = () => {
    for (const listener of listeners) listener();
  };
  return { terminal, printed, pressControlC };
};
