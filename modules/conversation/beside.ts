import type { Logger } from '../kernel/logger.ts';

/**
 * Work beside turns: what a message tells of its user, the summary of a long thread. Nothing waits for it, and its failure is
 * logged and harmless; only the end of the process gives it a moment.
 */
export class Beside {
  readonly #going = new Set<Promise<void>>();
  readonly #stopped = new AbortController();

  /** Aborts when the process has no time left for it. */
  get signal(): AbortSignal {
    return this.#stopped.signal;
  }

  /** Begins `work` without waiting. `what` names it in the log. */
  begin(log: Logger, what: string, work: () => Promise<unknown>): void {
    const going = (async () => {
      try {
        await work();
      } catch (cause) {
        if (!this.signal.aborted) log.warn({ err: cause, what }, 'work beside a turn failed');
      }
    })().finally(() => this.#going.delete(going));
    this.#going.add(going);
  }

  /** Waits for all of it, `deadlineMs` milliseconds at most, then aborts what is left. */
  async drain(deadlineMs: number): Promise<void> {
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, deadlineMs);
    await Promise.race([Promise.all(this.#going), late]);
    clearTimeout(timer);
    this.#stopped.abort();
    await Promise.all(this.#going);
  }
}
