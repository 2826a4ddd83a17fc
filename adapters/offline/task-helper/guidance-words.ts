import type { TaskKind } from '../reading/task-words.ts';

/** The guidance of one language. */
export interface GuidanceWords {
  /** What stands where the user does not say what the task is about, in brackets. */
  readonly topic: string;
  /** Said first where an outcome's guarantee is asked for. */
  readonly noGuarantee: string;
  /** Markdown that ends with one or two questions. Emoji as codes. */
  readonly kinds: Readonly<Record<TaskKind, (topic: string) => string>>;
}
