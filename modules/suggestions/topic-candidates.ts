import type { z } from 'zod';
import type { TopicSource } from '../../contracts/suggestions.ts';
import { shortened } from '../../contracts/text.ts';
import type { Profile } from '../kernel/person.ts';

/** Something of the profile that a topic may develop. */
export interface Candidate {
  readonly source: z.infer<typeof TopicSource>;
  /** As the profile has it, shortened: a skill, an objective, an interest, a position. */
  readonly name: string;
  /** What the profile says of it, in English: e.g. `level 1 of 5, expected 3`, `due 2027-04-15`; may be empty. */
  readonly detail: string;
}

/** The sources as they count: what the job asks for and what is planned come before what the person likes or has done. */
export const SOURCES_BY_WEIGHT = [
  'skill_gap',
  'action_plan',
  'interest',
  'experience',
] as const satisfies readonly z.infer<typeof TopicSource>[];

/** How many of each source a model is told at most. */
const MOST: Readonly<Record<(typeof SOURCES_BY_WEIGHT)[number], number>> = {
  skill_gap: 12,
  action_plan: 10,
  interest: 10,
  experience: 5,
};

const byDueDate = (left: string | null, right: string | null): number =>
  left === right ? 0 : left === null ? 1 : right === null ? -1 : left < right ? -1 : 1;

const gaps = ({ skills }: Profile): Candidate[] =>
  skills
    .filter(({ level, expected }) => expected > level)
    .sort((a, b) => b.expected - b.level - (a.expected - a.level))
    .map(({ name, level, expected }) => ({
      source: 'skill_gap',
      name,
      detail: `level ${level} of 5, expected ${expected}`,
    }));

const plan = ({ objectives }: Profile): Candidate[] =>
  objectives
    .filter(({ status }) => status === 'current')
    .sort((a, b) => byDueDate(a.dueOn, b.dueOn))
    .map(({ title, dueOn }) => ({ source: 'action_plan', name: title, detail: dueOn === null ? '' : `due ${dueOn}` }));

const interests = ({ interests: own, departmentsOfInterest }: Profile): Candidate[] => [
  ...own.map((name): Candidate => ({ source: 'interest', name, detail: '' })),
  ...departmentsOfInterest.map((name): Candidate => ({ source: 'interest', name, detail: 'a department of interest' })),
];

const experience = ({ experiences }: Profile): Candidate[] =>
  [...experiences]
    .sort((a, b) => (a.from < b.from ? 1 : a.from > b.from ? -1 : 0))
    .map(({ title, organization, from, to }) => ({
      source: 'experience',
      name: title,
      detail: `${organization}, ${from} to ${to ?? 'today'}`,
    }));

/** What of a profile topics may come from: gaps, the largest first; current objectives, the soonest due first; the rest. */
export const topicCandidates = (profile: Profile): Candidate[] =>
  [gaps, plan, interests, experience]
    .map((read) => read(profile).filter(({ name }) => name.trim() !== ''))
    .flatMap((found) => found.slice(0, found[0] ? MOST[found[0].source] : 0))
    .map(({ source, name, detail }) => ({ source, name: shortened(name, 200), detail: shortened(detail, 200) }));
