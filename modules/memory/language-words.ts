import { Language } from '../../contracts/chat.ts';
import { phrases } from './phrases.ts';
import { type StanceWord, VOCABULARIES } from './vocabulary.ts';

const split = (words: string): string[] => words.split(' ');

interface Words {
  readonly signs: ReadonlySet<string>;
  readonly small: ReadonlySet<string>;
  readonly filler: ReadonlySet<string>;
  readonly stances: readonly (readonly [string, StanceWord])[];
}

const wordsOf = (languages: readonly Language[]): Words => {
  const known = languages.map((language) => VOCABULARIES[language]);
  return {
    signs: new Set(known.flatMap(({ signs }) => split(signs))),
    small: new Set(known.flatMap(({ small }) => split(small))),
    filler: new Set(known.flatMap(({ filler }) => split(filler))),
    stances: known.flatMap(({ stances }) =>
      (Object.entries(stances) as [StanceWord, string][]).flatMap(([stance, listed]) =>
        listed.split(',').map((phrase) => [phrase, stance] as const),
      ),
    ),
  };
};

const withStances = (words: Words) => ({ ...words, stancePhrases: phrases(words.stances) });
const BY_LANGUAGE = Object.fromEntries(
  Language.options.map((language) => [language, withStances(wordsOf([language]))]),
) as Record<Language, ReturnType<typeof withStances>>;

const OF_ALL = withStances(wordsOf(Language.options));

/** The language whose signs are most, `undefined` where none is ahead. */
export const languageOf = (words: readonly string[]): Language | undefined => {
  const counts = Language.options.map((language) => ({
    language,
    signs: words.filter((word) => BY_LANGUAGE[language].signs.has(word)).length,
  }));
  const [first, second] = counts.sort((left, right) => right.signs - left.signs);
  return first && second && first.signs > second.signs ? first.language : undefined;
};

/** The words of a language; of all four where it is not sure which one it is. */
export const wordsFor = (language: Language | undefined) => (language ? BY_LANGUAGE[language] : OF_ALL);
