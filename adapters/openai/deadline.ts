import { ProviderFailure, providerFailure } from './failures.ts';

/** The time that some work may take. Its signal aborts with the caller's reason, or a `ProviderFailure` when time is up. */
export class Deadline {
  readonly signal: AbortSignal;
  readonly #controller = new AbortController();
  readonly #endsAt: number;
  readonly #timer: NodeJS.Timeout;
  readonly #callers: readonly AbortSignal[];
  readonly #follow = (event: Event) => this.#controller.abort((event.target as AbortSignal).reason);

  /** `ms` from now, or earlier when a caller aborts. Call `end` when the work is done. */
  constructor(ms: number, callers: readonly (AbortSignal | undefined)[]) {
    this.signal = this.#controller.signal;
    this.#endsAt = performance.now() + ms;
    this.#timer = setTimeout(() => this.expire('deadline'), ms);
    this.#callers = callers.filter((caller) => caller !== undefined);
    for (const caller of this.#callers) {
      if (caller.aborted) this.#controller.abort(caller.reason);
      else caller.addEventListener('abort', this.#follow, { once: true });
    }
  }

  /** Never negative. */
  get remainingMs(): number {
    return Math.max(0, this.#endsAt - performance.now());
  }

  expire(kind: 'deadline' | 'stalled'): void {
    this.#controller.abort(new ProviderFailure(kind));
  }

  /** Why the work failed: what stopped it, where it was stopped. */
  failure(error: unknown): unknown {
    return this.signal.aborted ? this.signal.reason : providerFailure(error);
  }

  end(): void {
    clearTimeout(this.#timer);
    for (const caller of this.#callers) caller.removeEventListener('abort', this.#follow);
  }
}
