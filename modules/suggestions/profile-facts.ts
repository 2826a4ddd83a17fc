import { shortened } from '../../contracts/text.ts';
import type { Profile } from '../kernel/person.ts';

/** The few facts of a profile that suggestions need. Texts of at most 120 UTF-16 units. */
export interface ProfileFacts {
  readonly jobTitle: string | null;
  readonly department: string | null;
  readonly seniority: string | null;
  /** The widest gaps first, at most 15. Levels 0 to 5. */
  readonly skills: readonly { readonly name: string; readonly level: number; readonly expected: number }[];
  /** The current ones, in the profile's order, at most 8. */
  readonly objectives: readonly { readonly title: string; readonly dueOn: string | null }[];
}

const SKILLS = 15;
const OBJECTIVES = 8;
const LENGTH = 120;

const short = (text: string): string => shortened(text, LENGTH);
const shortOrNull = (text: string | null): string | null => (text === null ? null : short(text));

export const profileFacts = ({ basicInfo, skills, objectives }: Profile): ProfileFacts => ({
  jobTitle: shortOrNull(basicInfo.jobTitle),
  department: shortOrNull(basicInfo.department),
  seniority: shortOrNull(basicInfo.seniority),
  skills: [...skills]
    .sort((a, b) => b.expected - b.level - (a.expected - a.level))
    .slice(0, SKILLS)
    .map(({ name, level, expected }) => ({ name: short(name), level, expected })),
  objectives: objectives
    .filter(({ status }) => status === 'current')
    .slice(0, OBJECTIVES)
    .map(({ title, dueOn }) => ({ title: short(title), dueOn })),
});
