import type { RequestContext } from '../../modules/kernel/request-context.ts';
import type { Deadline } from './deadline.ts';

/** One call of the provider: for whom, for what, by which model, until when. */
export interface Call {
  readonly ctx: RequestContext;
  /** The task or specialist: the name in logs, metrics and usage. */
  readonly task: string;
  readonly model: string;
  readonly deadline: Deadline;
}
