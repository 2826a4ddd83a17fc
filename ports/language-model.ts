import { port } from '../modules/kernel/port.ts';
import type { RequestContext } from '../modules/kernel/request-context.ts';
import type { Answers, DecisionTask, ModelProfile, ProseTask, Questions, Task } from '../modules/kernel/task.ts';

/**
 * A language model, by task. Every call keeps the task's deadline, aborts with `ctx.signal`, and is recorded in
 * `ctx.meter`. A failure is `ModelFailed`; an abort rejects with the signal's reason.
 */
export interface LanguageModel {
  /** The engine's name and the models behind the two profiles, for this tenant. */
  describe(ctx: RequestContext): { readonly engine: string; readonly models: Readonly<Record<ModelProfile, string>> };
  /** The task's output, validated. @throws ModelFailed */
  run<Input, Output>(ctx: RequestContext, task: Task<Input, Output>, input: Input): Promise<Output>;
  /**
   * One answer per question, in one request. An answer is a refusal, or within what was offered; anything else is
   * `ModelFailed('model.malformed')`. @throws ModelFailed
   */
  decide<Input, Asked extends Questions>(
    ctx: RequestContext,
    task: DecisionTask<Input>,
    input: Input,
    questions: Asked,
  ): Promise<Answers<Asked>>;
  /** The text piece by piece; no piece is empty. @throws ModelFailed, also in the middle */
  stream<Input>(ctx: RequestContext, task: ProseTask<Input>, input: Input): AsyncIterable<string>;
}
export const LanguageModel = port<LanguageModel>('LanguageModel');
