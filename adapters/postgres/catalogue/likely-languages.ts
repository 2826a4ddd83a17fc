import type { Language } from '../../../contracts/chat.ts';

/** Words that hardly a sentence goes without, and that none of the other languages has. Folded. */
const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set([
    'the',
    'and',
    'of',
    'to',
    'with',
    'for',
    'you',
    'your',
    'how',
    'this',
    'that',
    'from',
    'by',
    'is',
    'are',
    'will',
    'we',
    'our',
  ]),
  fr: new Set([
    'le',
    'les',
    'du',
    'et',
    'une',
    'dans',
    'pour',
    'avec',
    'sur',
    'vous',
    'votre',
    'vos',
    'aux',
    'est',
    'sont',
    'cette',
    'nous',
    'ou',
  ]),
  de: new Set([
    'der',
    'das',
    'und',
    'mit',
    'fur',
    'von',
    'zu',
    'den',
    'dem',
    'eine',
    'ist',
    'auf',
    'im',
    'sie',
    'wir',
    'ihre',
    'wie',
    'werden',
  ]),
  es: new Set([
    'el',
    'los',
    'las',
    'y',
    'para',
    'con',
    'por',
    'del',
    'una',
    'su',
    'sus',
    'como',
    'al',
    'mas',
    'esta',
    'este',
    'lo',
    'nuestro',
  ]),
};

/** How many different function words tell a language. */
const ENOUGH = 3;

/**
 * The languages that a text of these folded words may be in, of those it could be: one where its function words say so, with
 * hardly any of another, else all. A short text, a title, says nothing.
 */
export const likelyLanguages = (words: readonly string[], possible: readonly Language[]): readonly Language[] => {
  if (possible.length < 2 || words.length < ENOUGH) return possible;
  const counts = possible.map((language) => {
    const known = FUNCTION_WORDS[language];
    return { language, count: words.filter((word) => known.has(word)).length };
  });
  const [first, second] = counts.sort((one, other) => other.count - one.count);
  if (!first || first.count < ENOUGH || first.count < 3 * (second?.count ?? 0)) return possible;
  return [first.language];
};
