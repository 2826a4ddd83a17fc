import { createHash } from 'node:crypto';
import { Language } from '../../../contracts/chat.ts';
import { likelyLanguages } from './likely-languages.ts';
import { wordsOf } from './words.ts';

/** A text and the languages that it may be in. */
export interface Worded {
  readonly text: string;
  readonly languages: readonly Language[];
}

/** What an item says, by how much it counts in a search by words. */
export interface ItemTexts {
  readonly title: readonly Worded[];
  /** Labels of skills, tags, other names. */
  readonly labels: readonly Worded[];
  readonly body: readonly Worded[];
  /** What its vector is made of. */
  readonly embedding: string;
}

export type Labels = Readonly<Partial<Record<Language, string>>>;
/** Labels of skills by their codes; a code that is not there has none. */
export type LabelsByCode = ReadonlyMap<string, Labels>;

/** How the database calls the stemmer of each language. */
export const STEMMERS: Readonly<Record<Language, string>> = {
  en: 'english',
  fr: 'french',
  de: 'german',
  es: 'spanish',
};

/** Stemmers leave shorter words alone, or nearly. */
const SHORTEST_STEMMED = 4;

/** The longest text that a vector is made of, in UTF-16 units: embedders read no further. */
const LONGEST_EMBEDDED = 2_000;
/** How much of a description is part of it. */
const DESCRIPTION_EMBEDDED = 1_000;

export const worded = (text: string | null, ...languages: Language[]): Worded[] =>
  text === null || text === '' ? [] : [{ text, languages: languages.length > 0 ? languages : Language.options }];

const inEachLanguage = (texts: Labels): Worded[] =>
  Language.options.flatMap((language) => worded(texts[language] ?? null, language));

/** English where there is any: the local embedder reads no other language, and the others read all. */
const firstOf = (labels: Labels): string => labels.en ?? Object.values(labels)[0] ?? '';

const embeddable = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, LONGEST_EMBEDDED)
    .toWellFormed();

export const skillTexts = ({ labels, aliases }: { labels: Labels; aliases: readonly string[] }): ItemTexts => ({
  title: inEachLanguage(labels),
  labels: aliases.flatMap((alias) => worded(alias)),
  body: [],
  embedding: embeddable(firstOf(labels), aliases.join(', ')),
});

interface Described {
  readonly title: string;
  readonly description: string;
  readonly translations: Readonly<Partial<Record<Language, { readonly title: string; readonly description: string }>>>;
  readonly skills: readonly string[];
}

/**
 * The texts of something with a title and a description. The language that it is written in is not told: it is any but those of
 * its translations. Its vector is made of the English version where there is one: title, the first 1,000 UTF-16 units of the
 * description, labels of skills; 2,000 at most.
 */
export const describedTexts = (
  item: Described,
  labels: LabelsByCode,
  more: { readonly labels?: readonly string[]; readonly body?: readonly (string | null)[] } = {},
): ItemTexts => {
  const { title, description, translations, skills } = item;
  const translated = Object.entries(translations) as [Language, { title: string; description: string }][];
  const unsaid = Language.options.filter((language) => translations[language] === undefined);
  const ofSkills = skills.flatMap((code) => labels.get(code) ?? []);
  const shown = translations.en ?? item;
  return {
    title: [...worded(title, ...unsaid), ...translated.flatMap(([language, text]) => worded(text.title, language))],
    labels: [...ofSkills.flatMap(inEachLanguage), ...(more.labels ?? []).flatMap((label) => worded(label))],
    body: [
      ...worded(description, ...unsaid),
      ...translated.flatMap(([language, text]) => worded(text.description, language)),
      ...(more.body ?? []).flatMap((text) => worded(text)),
    ],
    embedding: embeddable(
      shown.title,
      shown.description.slice(0, DESCRIPTION_EMBEDDED),
      ofSkills.map(firstOf).join(', '),
    ),
  };
};

/** Words as they are, and those that the stemmer of each language may change. */
type WordSets = Readonly<Record<'plain' | Language, Set<string>>>;

const wordSetsOf = (texts: readonly Worded[]): WordSets => {
  const sets: WordSets = { plain: new Set(), en: new Set(), fr: new Set(), de: new Set(), es: new Set() };
  for (const { text, languages } of texts) {
    const words = wordsOf(text);
    const likely = likelyLanguages(words, languages);
    for (const word of words) {
      sets.plain.add(word);
      if (word.length < SHORTEST_STEMMED) continue;
      for (const language of likely) sets[language].add(word);
    }
  }
  return sets;
};

/** The configurations by which texts are kept, by the sets of words that they are for. */
const CONFIGURATIONS = Object.entries({ plain: 'simple', ...STEMMERS }) as [keyof WordSets, string][];
const WEIGHTS = ['title', 'labels', 'body'] as const;

/** The columns of a batch of which `SEARCH_VECTOR` makes what is searched. */
export const wordColumns = (texts: ItemTexts): Record<string, string> => {
  const columns: Record<string, string> = {};
  for (const weight of WEIGHTS) {
    for (const [set, words] of Object.entries(wordSetsOf(texts[weight]))) {
      columns[`${set}_${weight}`] = [...words].join(' ');
    }
  }
  return columns;
};

export const WORD_COLUMNS: readonly string[] = CONFIGURATIONS.flatMap(([set]) =>
  WEIGHTS.map((weight) => `${set}_${weight}`),
);

export const SEARCH_VECTOR = CONFIGURATIONS.map(
  ([set, config]) => `search_vector('${config}', ${WEIGHTS.map((weight) => `batch.${set}_${weight}`).join(', ')})`,
).join('\n      || ');

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
