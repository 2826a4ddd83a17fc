import { z } from 'zod';
import { shown } from '../reading/shown.ts';
import type { ProfileWords } from './words.ts';

const text = z.string().transform((value) => shown(value, 120));
const maybeText = text.nullish().catch(null);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).optional().catch(undefined);
const skill = z.object({ name: text, level: z.number(), expected: z.number() });

/** The result of the profile tool as far as this engine tells it; what it does not understand it leaves out. */
const SelectedProfile = z.object({
  basic_info: z
    .object({
      jobTitle: maybeText,
      department: maybeText,
      location: maybeText,
      workingMode: z.enum(['on_site', 'hybrid', 'remote']).nullish().catch(null),
      seniority: maybeText,
      manager: maybeText,
      hiredOn: maybeText,
    })
    .optional()
    .catch(undefined),
  skill_gaps: list(skill),
  skills: list(skill),
  objectives: list(z.object({ title: text, status: maybeText, dueOn: maybeText })),
  experiences: list(z.object({ title: text, organization: text, from: text, to: maybeText })),
  interests: list(text),
  departments_of_interest: list(text),
  bookmarks: list(z.object({ title: text })),
  training_history: list(z.object({ title: text, completedOn: text })),
  mandatory_training_ids: list(text),
});
type SelectedProfile = z.infer<typeof SelectedProfile>;

const MOST_ITEMS = 12;

const listed = (words: ProfileWords, name: string, items: readonly string[]): string => {
  if (items.length === 0) return words.nothing(name);
  const told = items.slice(0, MOST_ITEMS).map((item) => `- ${item}`);
  const more = items.length > MOST_ITEMS ? [`- ${words.more(items.length - MOST_ITEMS)}`] : [];
  return [`**${name}**`, ...told, ...more].join('\n');
};

const basics = (words: ProfileWords, info: NonNullable<SelectedProfile['basic_info']>): string[] =>
  (Object.keys(words.basic) as (keyof ProfileWords['basic'])[]).flatMap((key) => {
    const value = key === 'workingMode' && info.workingMode ? words.workingModes[info.workingMode] : info[key];
    return value ? [`${words.basic[key]}: ${value}`] : [];
  });

const sectionsOf = (words: ProfileWords, profile: SelectedProfile, onlyGaps: boolean): string[] => {
  const { sections } = words;
  const told: string[] = [];
  const tell = <Item>(
    name: keyof ProfileWords['sections'],
    items: readonly Item[] | undefined,
    line: (item: Item) => string,
  ) => {
    if (items) told.push(listed(words, sections[name], items.map(line)));
  };
  if (profile.basic_info) told.push(listed(words, sections.basic_info, basics(words, profile.basic_info)));
  if (!onlyGaps) {
    tell('skills', profile.skills, ({ name, level, expected }) => `${name}: ${words.level(level, expected)}`);
  }
  if (profile.skill_gaps?.length === 0 && profile.skills?.length !== 0) told.push(words.noGaps);
  else if (profile.skill_gaps?.length || onlyGaps) {
    const byGap = profile.skill_gaps?.toSorted(
      (left, right) => right.expected - right.level - left.expected + left.level,
    );
    tell('skill_gaps', byGap, ({ name, level, expected }) => `${name}: ${words.level(level, expected)}`);
  }
  tell('objectives', profile.objectives, ({ title, status, dueOn }) =>
    [title, status === 'archived' ? `(${words.archived})` : '', dueOn ? words.until(dueOn) : '']
      .filter(Boolean)
      .join(' '),
  );
  tell(
    'experiences',
    profile.experiences,
    ({ title, organization, from, to }) => `${title}, ${organization} (${from} – ${to ?? words.today})`,
  );
  tell('interests', profile.interests, (interest) => interest);
  tell('departments_of_interest', profile.departments_of_interest, (department) => department);
  tell('bookmarks', profile.bookmarks, ({ title }) => title);
  tell('training_history', profile.training_history, ({ title, completedOn }) => `${title} (${completedOn})`);
  tell('mandatory_training_ids', profile.mandatory_training_ids, (id) => id);
  return told;
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/**
 * Tells what the profile tool gave, section by section; `undefined` where its result cannot be read or holds no section.
 * `onlyGaps` leaves out the skills that are as expected.
 */
export const profileAnswer = (words: ProfileWords, result: string, onlyGaps: boolean): string | undefined => {
  const profile = SelectedProfile.safeParse(parsed(result));
  const told = profile.success ? sectionsOf(words, profile.data, onlyGaps) : [];
  return told.length > 0 ? [words.intro, ...told, words.question].join('\n\n') : undefined;
};
