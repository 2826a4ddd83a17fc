import type { RequestContext } from './request-context.ts';

/**
 * Something stored that specialists are told beside the thread. It reaches a model as marked user-role data, never as
 * instructions.
 */
export interface Background {
  /** What it is, for the model: a short English noun, e.g. `preferences`. */
  readonly name: string;
  /** Its text, `undefined` where there is none; bounded by who tells it. May reject: it is then left out. */
  readonly read: (ctx: RequestContext) => Promise<string | undefined>;
}
