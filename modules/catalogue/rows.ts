import { z } from 'zod';
import { CatalogueId, type CatalogueKind, Job, Opportunity, Skill, Training } from '../../contracts/catalogue.ts';
import { Language } from '../../contracts/chat.ts';
import { boundedText, characters, textFault } from '../../contracts/text.ts';
import { Person } from '../kernel/person.ts';

/** What each kind's rows become. */
export interface ItemOf {
  readonly skills: Skill;
  readonly jobs: Job;
  readonly trainings: Training;
  readonly opportunities: Opportunity;
  readonly people: Person;
}

/** The longest text anywhere in a profile, in code points. */
const PROFILE_TEXT_MAX = 20_000;

/** Each text in data whose depth its schema has bounded, with where it stands. */
function* textsIn(value: unknown, path: readonly PropertyKey[] = []): Generator<[path: PropertyKey[], text: string]> {
  if (typeof value === 'string') yield [[...path], value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inside] of Object.entries(value))
      yield* textsIn(inside, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** A person as they are imported: texts are checked as those of users are, and what is not given has a default. */
const PersonRow = z.object({
  externalId: CatalogueId,
  firstName: boundedText({ min: 1, max: 200, visible: true }),
  lastName: boundedText({ max: 200 }),
  email: z.email().max(320).nullable().default(null),
  language: Language.nullable().default(null),
  active: z.boolean().default(true),
  profile: Person.shape.profile.default(null).superRefine((profile, check) => {
    for (const [path, text] of textsIn(profile)) {
      const message =
        textFault(text) ??
        (text.length > PROFILE_TEXT_MAX && characters(text) > PROFILE_TEXT_MAX
          ? `must have at most ${PROFILE_TEXT_MAX} characters`
          : undefined);
      if (message !== undefined) check.addIssue({ code: 'custom', path, message });
    }
  }),
});

/** The schema of each kind's rows. */
export const ROWS: { readonly [Kind in CatalogueKind]: z.ZodType<ItemOf[Kind]> } = {
  skills: Skill,
  jobs: Job,
  trainings: Training,
  opportunities: Opportunity,
  people: PersonRow,
};

/** The company's own id of an item. */
export const idOf = (item: ItemOf[CatalogueKind]): string => {
  if ('externalId' in item) return item.externalId;
  return 'id' in item ? item.id : item.code;
};

/** The field that an item's id stands in. */
export const ID_FIELD: Readonly<Record<CatalogueKind, string>> = {
  skills: 'code',
  jobs: 'code',
  trainings: 'id',
  opportunities: 'id',
  people: 'externalId',
};
