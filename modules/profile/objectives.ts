import { z } from 'zod';
import type { Language } from '../../contracts/chat.ts';
import { shortened } from '../../contracts/text.ts';
import { foldForComparison } from '../../ports/literal-search.ts';
import { Profile } from '../kernel/person.ts';
import { DUE } from './texts.ts';

const { id, title, status, dueOn } = Profile.shape.objectives.unwrap().element.shape;

/** What tools tell of an objective: these fields and no others. */
export const Objective = z.object({ id, title, status, dueOn });
export type Objective = z.output<typeof Objective>;

/** Those that a lookup may find: the current ones, with the archived where they are wanted, in the profile's order. */
export const lookedUp = (profile: Profile, includeArchived: boolean): Objective[] =>
  profile.objectives
    .filter((objective) => includeArchived || objective.status === 'current')
    .map((objective) => Objective.parse(objective));

/** All that have this title, whatever its case, accents and white space. */
export const titled = (objectives: readonly Objective[], wanted: string): Objective[] => {
  const name = foldForComparison(wanted);
  return objectives.filter((objective) => foldForComparison(objective.title) === name);
};

/** Of a title in a list of options, in UTF-16 units. */
const LABEL_LENGTH = 200;

/** The current ones before the archived, those due next before the later and the undated; else in the order given. */
export const byDueDate = (objectives: readonly Objective[]): Objective[] => {
  const key = ({ status, dueOn }: Objective) => `${status === 'archived' ? 1 : 0} ${dueOn ?? '~'}`;
  return objectives.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
};

/** The titles, as options to show; where several have the same one, with what tells them apart: the date, and what is archived. */
export const objectiveLabels = (objectives: readonly Objective[], language: Language): string[] => {
  const { due, undated, archived } = DUE[language];
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return objectives.map((objective) => {
    const label = shortened(objective.title, LABEL_LENGTH);
    if (titled(objectives, objective.title).length === 1) return label;
    const when = objective.dueOn === null ? undated : `${due} ${dates.format(new Date(objective.dueOn))}`;
    return `${label} (${objective.status === 'archived' ? `${when}, ${archived}` : when})`;
  });
};
