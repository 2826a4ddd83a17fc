import type { RequestContext } from './request-context.ts';
import type { ModelProfile } from './task.ts';

/** An agent with a mandate. It joins the product by being bound; nothing else lists it. */
export interface Specialist {
  /** The name on the wire (`activeAgent`), snake_case. */
  readonly name: string;
  /** What the supervisor is told: which requests are its, which are not. */
  readonly mandate: string;
  readonly profile: ModelProfile;
  /** 0 to 2. */
  readonly temperature: number;
  /** Names of the tools it may be offered. */
  readonly tools: readonly string[];
  /** What it is told on every call. */
  readonly instructions: (ctx: RequestContext) => string;
  /** Private guidance for choosing an action among the tools `offered`, by name; told only while there are any. */
  readonly actionSelection: (ctx: RequestContext, offered: readonly string[]) => string;
}
