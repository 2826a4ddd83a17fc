import { z } from 'zod';
import type { Language } from '../../contracts/chat.ts';
import { foldForSearch } from '../../ports/literal-search.ts';
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

/** A title as it is compared: case, accents and the amount of white space do not tell two apart. */
const folded = (text: string): string => foldForSearch(text).trim().replaceAll(/\s+/g, ' ');

/** All that have this title. */
export const titled = (objectives: readonly Objective[], wanted: string): Objective[] => {
  const name = folded(wanted);
  return objectives.filter((objective) => folded(objective.title) === name);
};

/** Of a title in a list of options, in UTF-16 units. */
const LABEL_LENGTH = 200;

const short = (text: string): string =>
  text.length > LABEL_LENGTH ? `${text.slice(0, LABEL_LENGTH).toWellFormed()}…` : text;

/** The titles, as options to show; where several have the same one, with what tells them apart. */
export const objectiveLabels = (objectives: readonly Objective[], language: Language): string[] => {
  const { due, undated, archived } = DUE[language];
  return objectives.map((objective) => {
    const label = short(objective.title);
    if (titled(objectives, objective.title).length === 1) return label;
    const when = objective.dueOn === null ? undated : `${due} ${objective.dueOn}`;
    return `${label} (${objective.status === 'archived' ? `${when}, ${archived}` : when})`;
  });
};
