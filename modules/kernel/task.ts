import type { z } from 'zod';
import type { RequestContext } from './request-context.ts';

/** Which of the two configured models a task needs. */
export type ModelProfile = 'mini' | 'large';

/** What is said by whom. Text of users, documents and stores goes in as `user` or `assistant`, never as instructions. */
export interface PromptMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface Prompt {
  /** The application's own words. */
  readonly instructions: string;
  readonly messages: readonly PromptMessage[];
}

interface AnyTask<Input> {
  /** `area.name`, e.g. `conversation.gate`: the name in logs, metrics and usage. */
  readonly id: `${string}.${string}`;
  readonly profile: ModelProfile;
  /** How long the whole task may take, retries included, in milliseconds. */
  readonly deadlineMs: number;
  readonly prompt: (ctx: RequestContext, input: Input) => Prompt;
}

/** One named use of a language model that gives data. */
export interface Task<Input, Output> extends AnyTask<Input> {
  readonly kind: 'structured';
  readonly output: z.ZodType<Output>;
}

/** One named use of a language model that writes for the user. */
export interface ProseTask<Input> extends AnyTask<Input> {
  readonly kind: 'prose';
  /** 0 (always the same) to 2; the provider's default when absent. */
  readonly temperature?: number;
  /** The most tokens it may write. */
  readonly maxTokens: (input: Input) => number;
}

/** Closed questions about one body of evidence. The instructions say what the evidence is; each question says what is asked. */
export interface DecisionTask<Input> extends AnyTask<Input> {
  readonly kind: 'decision';
}

export interface Choice {
  readonly type: 'choice';
  readonly instructions: string;
  /** 2 to 26, values unique. */
  readonly choices: readonly { readonly value: string; readonly description: string }[];
}
export interface Predicate {
  readonly type: 'predicate';
  /** A statement that holds or not. */
  readonly instructions: string;
}
export type Question = Choice | Predicate;
export type Questions = Readonly<Record<string, Question>>;

/** The model would not answer this question; the others stand. */
export interface Refusal {
  readonly type: 'refusal';
}
export interface ChoiceAnswer {
  readonly type: 'choice';
  /** One of the offered values. */
  readonly value: string;
  /** Per value, 0 to 1; null where the engine has no calibrated ones. Thresholds go on these. */
  readonly probabilities: Readonly<Record<string, number>> | null;
}
export interface PredicateAnswer {
  readonly type: 'predicate';
  readonly holds: boolean;
  /** 0 to 1; null where the engine has no calibrated one. */
  readonly probability: number | null;
}
export type AnswerTo<Asked extends Question> = Refusal | (Asked extends Choice ? ChoiceAnswer : PredicateAnswer);
export type Answers<Asked extends Questions> = { readonly [Name in keyof Asked]: AnswerTo<Asked[Name]> };
