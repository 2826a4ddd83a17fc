import { expect, onTestFinished } from 'vitest';
import type { Answers, Questions } from '../../modules/kernel/index.ts';
import type { LanguageModel } from '../../ports/language-model.ts';

type Reply = Answers<Questions> | readonly string[] | Error;
export interface Step {
  readonly task: string;
  /** What it answers, what it writes piece by piece, or how it fails. */
  readonly reply:
    | Reply
    | ((asked: { input: unknown; questions: Questions; signal: AbortSignal }) => Reply | Promise<Reply>);
}

/** A language model that follows a script, and fails the test on a call too many, another task, or a step left over. */
export const scriptedModel = (
  ...steps: Step[]
): LanguageModel & { readonly asked: { task: string; input: unknown; questions: Questions }[] } => {
  const left = [...steps];
  const asked: { task: string; input: unknown; questions: Questions }[] = [];
  onTestFinished(() => expect(left.map((step) => step.task)).toEqual([]));
  const next = async (task: string, input: unknown, questions: Questions, signal: AbortSignal): Promise<Reply> => {
    const step = left.shift();
    expect(step?.task).toBe(task);
    asked.push({ task, input, questions });
    const reply = typeof step?.reply === 'function' ? await step.reply({ input, questions, signal }) : step?.reply;
    if (reply === undefined || reply instanceof Error) throw reply ?? new Error(`no step left for ${task}`);
    return reply;
  };
  return {
    asked,
    describe: () => ({ engine: 'scripted', models: { mini: 'scripted', large: 'scripted' } }),
    run: async (ctx, task, input) => (await next(task.id, input, {}, ctx.signal)) as never,
    decide: async (ctx, task, input, questions) => (await next(task.id, input, questions, ctx.signal)) as never,
    async *stream(ctx, task, input) {
      const reply = await next(task.id, input, {}, ctx.signal);
      expect(Array.isArray(reply)).toBe(true);
      yield* reply as readonly string[];
    },
  };
};
