import { TrainingFormat, TrainingLevel } from '../../contracts/catalogue.ts';
import { Language } from '../../contracts/chat.ts';
import { TrainingCriteria } from '../../contracts/training-card.ts';
import type { Condition } from '../../ports/search-index.ts';

/** Criteria that ask for a subject and nothing else. */
export const subjectOnly = (subject: string): TrainingCriteria => ({
  subject,
  levels: [],
  formats: [],
  languages: [],
  providers: [],
  skills: [],
  minMinutes: null,
  maxMinutes: null,
  mandatoryOnly: false,
  excluded: { subjects: [], levels: [], formats: [], languages: [], providers: [] },
});

/** What is wanted without what is ruled out; all but that where nothing is wanted. What contradicts itself stays wanted. */
const remaining = <Value>(all: readonly Value[], wanted: readonly Value[], excluded: readonly Value[]): Value[] => {
  if (wanted.length === 0 && excluded.length === 0) return [];
  const left = (wanted.length > 0 ? wanted : all).filter((value) => !excluded.includes(value));
  return left.length > 0 ? left : [...wanted];
};

const anyOf = (field: string, values: readonly string[]): Condition[] =>
  values.length > 0 ? [{ field, anyOf: values }] : [];

/**
 * What the database can tell of the criteria. An item that does not say how long it takes, say, does not fit a length that is
 * asked for. Excluded subjects and providers are not among them: see `isRuledOut`.
 */
export const conditionsOf = (criteria: TrainingCriteria, skillCodes: readonly string[]): Condition[] => {
  const { levels, formats, languages, providers, minMinutes, maxMinutes, mandatoryOnly, excluded } = criteria;
  const length = {
    ...(minMinutes !== null && { atLeast: minMinutes }),
    ...(maxMinutes !== null && { atMost: maxMinutes }),
  };
  return [
    ...anyOf('level', remaining(TrainingLevel.options, levels, excluded.levels)),
    ...anyOf('format', remaining(TrainingFormat.options, formats, excluded.formats)),
    ...anyOf('language', remaining(Language.options, languages, excluded.languages)),
    ...anyOf('provider', providers),
    ...anyOf('skills', skillCodes),
    ...(Object.keys(length).length > 0 ? [{ field: 'durationMinutes', ...length }] : []),
    ...(mandatoryOnly ? [{ field: 'mandatory', anyOf: [true] }] : []),
  ];
};

/** Whether anything but a subject is asked for. */
export const isNarrowed = (criteria: TrainingCriteria): boolean =>
  conditionsOf(criteria, criteria.skills).length > 0 ||
  criteria.excluded.subjects.length + criteria.excluded.providers.length > 0;

/** The later criteria where they tell something, the earlier ones where they do not. */
export const refined = (earlier: TrainingCriteria, later: TrainingCriteria): TrainingCriteria => {
  const told = Object.entries(later).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== false,
  );
  const { excluded } = later;
  const both = Object.entries(earlier.excluded).map(([name, values]) => [
    name,
    [...new Set([...values, ...excluded[name as keyof typeof excluded]])],
  ]);
  return TrainingCriteria.parse({ ...earlier, ...Object.fromEntries(told), excluded: Object.fromEntries(both) });
};
