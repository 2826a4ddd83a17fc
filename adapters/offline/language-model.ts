import { ModelFailed, OriaError, type RequestContext } from '../../modules/kernel/index.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import { piecesOf } from './chat/pieces.ts';
import { OFFLINE_ENGINE, OFFLINE_MODEL } from './engine.ts';
import { countCall, measured } from './measured.ts';
import type { OfflineCall, OfflineNeeds, OfflineTask } from './offline-task.ts';
import { OFFLINE_TASKS } from './tasks.ts';

interface AnyTask {
  readonly id: string;
  readonly deadlineMs: number;
}

/** The work's result, or a rejection at the abort or the deadline, whichever is first. */
const inTime = async <Result>(ctx: RequestContext, task: AnyTask, work: () => Promise<Result>): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(ctx.signal.reason);
  const late = setTimeout(() => reject(new ModelFailed('model.timeout')), task.deadlineMs);
  ctx.signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work(), promise]);
  } catch (cause) {
    ctx.signal.throwIfAborted();
    throw cause instanceof OriaError ? cause : new ModelFailed('model.unavailable', { cause });
  } finally {
    clearTimeout(late);
    ctx.signal.removeEventListener('abort', stop);
  }
};

const malformed = (message: string, cause?: unknown) =>
  new ModelFailed('model.malformed', { cause: new Error(message, { cause }) });

/**
 * The engine that needs no model: each task by rules and local embeddings, by the task's id. A task that it does not know
 * is `ModelFailed('model.unavailable')`. Its calls cost no tokens, and are recorded with zero.
 */
export const offlineLanguageModel = (
  { embedder, telemetry }: OfflineNeeds,
  tasks: readonly OfflineTask[] = OFFLINE_TASKS,
): LanguageModel => {
  const known = new Map(tasks.map((task) => [task.id, task]));
  if (known.size < tasks.length) throw new Error('Two offline tasks have the same id.');

  const start = <Kind extends OfflineTask['kind']>(
    ctx: RequestContext,
    task: AnyTask,
    kind: Kind,
    input: unknown,
  ): { rules: Extract<OfflineTask, { kind: Kind }>; input: unknown; call: OfflineCall } => {
    const rules = known.get(task.id);
    if (rules?.kind !== kind) {
      const cause = new Error(`The offline engine has no rules for the ${kind} task ${task.id}.`);
      throw new ModelFailed('model.unavailable', { cause });
    }
    const parsed = rules.input.safeParse(input);
    if (!parsed.success) throw malformed(`The input of ${task.id} is not what its offline rules read.`, parsed.error);
    countCall({ telemetry, ctx, task: task.id });
    return { rules: rules as Extract<OfflineTask, { kind: Kind }>, input: parsed.data, call: { embedder, ctx } };
  };

  const within = async <Result>(
    ctx: RequestContext,
    operation: 'chat' | 'decide',
    task: AnyTask,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    ctx.signal.throwIfAborted();
    return measured({ telemetry, ctx, operation, task: task.id }, () => inTime(ctx, task, work));
  };

  return {
    describe: () => ({ engine: OFFLINE_ENGINE, models: { mini: OFFLINE_MODEL, large: OFFLINE_MODEL } }),

    run: (ctx, task, input) =>
      within(ctx, 'chat', task, async () => {
        const { rules, input: parsed, call } = start(ctx, task, 'structured', input);
        const output = task.output.safeParse(await rules.run(parsed, call));
        if (!output.success) throw malformed(`The offline rules of ${task.id} gave no valid output.`, output.error);
        return output.data;
      }),

    decide: (ctx, task, input, questions) =>
      within(ctx, 'decide', task, async () => {
        const { rules, input: parsed, call } = start(ctx, task, 'decision', input);
        const found = await rules.decide(parsed, questions, call);
        const answers: Record<string, unknown> = {};
        for (const [name, question] of Object.entries(questions)) {
          const answer = found[name];
          const fits =
            answer?.type === 'refusal' ||
            (answer?.type === 'predicate' && question.type === 'predicate') ||
            (answer?.type === 'choice' &&
              question.type === 'choice' &&
              question.choices.some(({ value }) => value === answer.value));
          if (!fits) throw malformed(`The offline rules of ${task.id} gave no valid answer to ${name}.`);
          answers[name] = answer;
        }
        return answers as never;
      }),

    async *stream(ctx, task, input) {
      const text = await within(ctx, 'chat', task, async () => {
        const { rules, input: parsed, call } = start(ctx, task, 'prose', input);
        return rules.write(parsed, call);
      });
      for (const piece of piecesOf(text)) {
        ctx.signal.throwIfAborted();
        yield piece;
      }
    },
  };
};
