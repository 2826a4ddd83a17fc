import type { ChatMetadata, TaskUsage } from '../../contracts/chat.ts';

/** One call of a language model. `null` tokens: the provider did not say; unknown is not zero. */
export interface ModelCall {
  readonly task: string;
  readonly model: string;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

const sum = (left: number | null, right: number | null) => (left === null || right === null ? null : left + right);

/** Counts what a run spends, also when a stream is aborted. One per run. */
export class UsageMeter {
  readonly #tasks = new Map<string, TaskUsage>();

  record(call: ModelCall): void {
    const key = `${call.task}\n${call.model}`;
    const before = this.#tasks.get(key);
    this.#tasks.set(key, {
      task: call.task,
      model: call.model,
      calls: (before?.calls ?? 0) + 1,
      inputTokens: before ? sum(before.inputTokens, call.inputTokens) : call.inputTokens,
      outputTokens: before ? sum(before.outputTokens, call.outputTokens) : call.outputTokens,
    });
  }

  total(): ChatMetadata['usage'] {
    const tasks = [...this.#tasks.values()];
    return {
      calls: tasks.reduce((count, task) => count + task.calls, 0),
      inputTokens: tasks.reduce<number | null>((total, task) => sum(total, task.inputTokens), 0),
      outputTokens: tasks.reduce<number | null>((total, task) => sum(total, task.outputTokens), 0),
      tasks,
    };
  }
}
