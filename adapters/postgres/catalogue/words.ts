import { foldForSearch } from '../../../ports/literal-search.ts';

/** The longest word that is kept, in UTF-16 units; what is longer is no word anybody searches for. */
const LONGEST = 64;

/** Names that differ by their signs alone, and signs are no words. */
const SPELLED_OUT: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])c\+\+/gu, ' cplusplus '],
  [/(?<![\p{L}\p{N}])([cfj])#/gu, ' $1sharp '],
  [/\.net(?![\p{L}\p{N}])/gu, ' dotnet '],
];

/** Whether a text may have one: few do. */
const HAS_SIGNS = /[+#]|\.net/;
const ASCII = /^[\0-\x7F]*$/;

/**
 * The words of a text, folded, each once, in the order of their first places: letters and digits only, whatever stood between
 * them, so that none of them means anything to the database's own languages of queries.
 */
export const wordsOf = (text: string): string[] => {
  let folded = foldForSearch(text);
  if (HAS_SIGNS.test(folded)) for (const [sign, name] of SPELLED_OUT) folded = folded.replace(sign, name);
  const words = folded.match(ASCII.test(folded) ? /[a-z0-9]+/g : /[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length <= LONGEST);
};
