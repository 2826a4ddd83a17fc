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

/** How the database calls the configuration of each language. */
const STEMMERS: Readonly<Record<Language, string>> = {
  en: 'english',
  fr: 'french',
  de: 'german',
  es: 'spanish',
};

/** Words that a stemmer may change: it leaves shorter ones alone, or nearly. */
const STEMMABLE = /^\p{L}{4,}$/u;

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

/** The parts of a text, the most telling first, and the place of a word in each: its weight is all that counts of it. */
const PLACES = { title: '1A', labels: '2B', body: '' } as const;
type Part = keyof typeof PLACES;
const PARTS = Object.keys(PLACES) as readonly Part[];

/**
 * The columns of a batch of which `SEARCH_VECTOR` makes what is searched: the words as they are, written as the database writes
 * its vectors of words, and by language and part the words that its stemmer may change.
 */
export const wordColumns = (texts: ItemTexts): Record<string, string> => {
  const plain = new Map<string, string>();
  const columns: Record<string, string> = {};
  for (const part of PARTS) {
    const stemmed: Readonly<Record<Language, Set<string>>> = {
      en: new Set(),
      fr: new Set(),
      de: new Set(),
      es: new Set(),
    };
    for (const { text, languages } of texts[part]) {
      const words = wordsOf(text);
      const likely = likelyLanguages(words, languages);
      for (const word of words) {
        if (!plain.has(word)) plain.set(word, PLACES[part]);
        if (STEMMABLE.test(word)) for (const language of likely) stemmed[language].add(word);
      }
    }
    for (const language of Language.options) columns[`${language}_${part}`] = [...stemmed[language]].join(' ');
  }
  columns.plain = Array.from(plain, ([word, place]) => (place ? `'${word}':${place}` : `'${word}'`)).join(' ');
  return columns;
};

export const WORD_COLUMNS: readonly string[] = [
  'plain tsvector',
  ...Language.options.flatMap((language) => PARTS.map((part) => `${language}_${part} text`)),
];

export const SEARCH_VECTOR = [
  'batch.plain',
  ...Language.options.map(
    (language) =>
      `search_vector('${STEMMERS[language]}', ${PARTS.map((part) => `batch.${language}_${part}`).join(', ')})`,
  ),
].join('\n      || ');

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
