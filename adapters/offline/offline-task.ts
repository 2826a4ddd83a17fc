import type { z } from 'zod';
import type { AnswerTo, Question, Questions, RequestContext } from '../../modules/kernel/index.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { Telemetry } from '../../ports/telemetry.ts';

export interface OfflineNeeds {
  readonly embedder: Embedder;
  readonly telemetry: Telemetry;
}

/** What a rule of one call may use and knows beside its input. */
export interface OfflineCall {
  readonly embedder: Embedder;
  readonly ctx: RequestContext;
}

export type OfflineAnswers = Readonly<Record<string, AnswerTo<Question>>>;

/** How the offline engine does one task. It parses the task's input itself, for it knows tasks by their ids only. */
export type OfflineTask<Input = unknown> = { readonly id: string; readonly input: z.ZodType<Input> } & (
  | { readonly kind: 'structured'; readonly run: (input: Input, call: OfflineCall) => Promise<unknown> | unknown }
  | {
      readonly kind: 'decision';
      readonly decide: (input: Input, questions: Questions, call: OfflineCall) => Promise<OfflineAnswers>;
    }
  | { readonly kind: 'prose'; readonly write: (input: Input, call: OfflineCall) => string }
);

/** Declares how a task is done, and forgets its input's type, so that tasks of all kinds stand in one list. */
export const offlineTask = <Input>(task: OfflineTask<Input>): OfflineTask => task as unknown as OfflineTask;

/** What a message of the history is to the rules. */
export interface Said {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly activeAgent?: string | null;
}
