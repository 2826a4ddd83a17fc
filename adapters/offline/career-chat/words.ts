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
  readonly profile: ProfileWords;
  readonly topics: Readonly<Record<Topic, string>>;
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
