import type { Topic } from './topics.ts';

/** What career chat says in one language. */
export interface CareerChatWords {
  readonly closing: string;
  readonly thanks: string;
  readonly friendly: string;
  readonly greeting: (name: string) => string;
  readonly about: (bot: string) => string;
  readonly goOn: string;
  readonly fallback: string;
  readonly distress: string;
  readonly policy: string;
  readonly noGuarantee: string;
  /** No profile in this request. */
  readonly noProfile: string;
  /** The profile could not be read. */
  readonly profileFailed: string;
  /** Before what is remembered of the user. */
  readonly remembered: string;
  readonly nothingRemembered: string;
  /** To someone who only tells something of themselves. Promises nothing. */
  readonly told: string;
  readonly objectives: ObjectiveWords;
  readonly profile: ProfileWords;
  readonly topics: Readonly<Record<Topic, string>>;
}

export interface ObjectiveWords {
  readonly intro: string;
  /** One with another title than the one asked for. */
  readonly closest: string;
  readonly status: string;
  readonly current: string;
  readonly due: string;
  readonly undated: string;
  readonly none: string;
  /** Before those there are. */
  readonly notFound: string;
  readonly several: string;
  /** After a list; an answer to it is a title. */
  readonly which: string;
  readonly leftOpen: string;
  readonly failed: string;
}

export interface ProfileWords {
  readonly intro: string;
  readonly nothing: (section: string) => string;
  readonly more: (count: number) => string;
  readonly level: (level: number, expected: number) => string;
  readonly noGaps: string;
  readonly until: (date: string) => string;
  readonly today: string;
  readonly workingModes: Readonly<Record<'on_site' | 'hybrid' | 'remote', string>>;
  readonly archived: string;
  readonly basic: Readonly<
    Record<'jobTitle' | 'department' | 'location' | 'workingMode' | 'seniority' | 'manager' | 'hiredOn', string>
  >;
  readonly sections: Readonly<
    Record<
      | 'basic_info'
      | 'skills'
      | 'skill_gaps'
      | 'objectives'
      | 'experiences'
      | 'interests'
      | 'departments_of_interest'
      | 'bookmarks'
      | 'training_history'
      | 'mandatory_training_ids',
      string
    >
  >;
  /** After the facts. */
  readonly question: string;
}
