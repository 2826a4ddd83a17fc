import type { Logger } from '../kernel/logger.ts';

/** How much of it goes on at once: what comes later waits, so that a rush of turns does not become a rush of model calls. */
const AT_ONCE = 8;

/**
 * Work beside turns: what a message tells of its user, the summary of a long thread. Nothing waits for it, and its failure is
 * logged and harmless; only the end of the process gives it a moment.
 */
export class Beside {
  readonly #going = new Set<Promise<void>>();
  readonly #stopped = new AbortController();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  /** Aborts when the process has no time left for it. */
  get signal(): AbortSignal {
    return this.#stopped.signal;
  }

  /** Begins `work` without waiting. `what` names it in the log. */
  begin(log: Logger, what: string, work: () => Promise<unknown>): void {
    const going = (async () => {
      await this.#turn();
      try {
        if (!this.signal.aborted) await work();
      } catch (cause) {
        if (!this.signal.aborted) log.warn({ err: cause, what }, 'work beside a turn failed');
      } finally {
        this.#handOn();
      }
    })().finally(() => this.#going.delete(going));
    this.#going.add(going);
  }

  async #turn(): Promise<void> {
    if (this.#busy < AT_ONCE) this.#busy += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Whoever has waited longest gets the place. */
  #handOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy -= 1;
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
