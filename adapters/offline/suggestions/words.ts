import type { CategoryKind } from '../../../modules/suggestions/index.ts';

/** Messages of one kind that a user may send. Each asks for that kind of action and no other. */
export interface KindWords {
  /** With a skill, or the subject of the conversation. */
  readonly skill: readonly [(skill: string) => string, (skill: string) => string];
  /** With the title of an objective. */
  readonly objective: readonly [(title: string) => string, (title: string) => string];
  /** With the user's job. */
  readonly job: (job: string) => string;
  /** With nothing known. */
  readonly plain: readonly [string, string];
}

export interface SuggestionWords {
  /** Over suggestions without a category. */
  readonly title: string;
  readonly kinds: Readonly<Record<CategoryKind, KindWords>>;
  /** Where nothing at all can be asked for. */
  readonly anything: string;
  readonly topics: {
    readonly skillGap: (name: string, level: string, expected: string) => string;
    /** Levels unknown. */
    readonly skill: (name: string) => string;
    readonly actionPlan: (title: string, due: string | undefined) => string;
    readonly interest: (name: string) => string;
    readonly department: (name: string) => string;
    readonly experience: (title: string) => string;
  };
}
