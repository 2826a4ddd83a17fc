import type { Clock } from '../../ports/clock.ts';

/** What some compatible servers, or some models of a server, do not have. */
export type Feature =
  | 'decisions'
  | 'response_format'
  | 'max_completion_tokens'
  | 'temperature'
  | 'stream_options'
  | 'parallel_tool_calls';

const FORGET_AFTER_MS = 60 * 60 * 1_000;

/**
 * What the server at one base URL has shown to lack, per model, so that it is not asked for it again. Forgotten after an
 * hour: servers are upgraded. Never inferred from a list of models.
 */
export class Lessons {
  readonly #until = new Map<string, number>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  lacks(model: string, feature: Feature): boolean {
    const until = this.#until.get(`${feature} ${model}`);
    return until !== undefined && this.#clock.now().getTime() < until;
  }

  learn(model: string, feature: Feature): void {
    this.#until.set(`${feature} ${model}`, this.#clock.now().getTime() + FORGET_AFTER_MS);
  }
}
