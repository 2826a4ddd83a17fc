import { foldForSearch } from '../../../ports/literal-search.ts';

/** The longest word that is kept, in UTF-16 units; what is longer is no word anybody searches for. */
const LONGEST = 64;

/** Names that differ by their signs alone, and signs are no words. */
const SPELLED_OUT: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])c\+\+/gu, ' cplusplus '],
  [/(?<![\p{L}\p{N}])([cfj])#/gu, ' $1sharp '],
  [/\.net(?![\p{L}\p{N}])/gu, ' dotnet '],
];

/**
 * The words of a text, folded, each once, in the order of their first places: letters and digits only, so that the database reads
 * each as one word whatever stood between them.
 */
export const wordsOf = (text: string): string[] => {
  let folded = foldForSearch(text);
  for (const [sign, name] of SPELLED_OUT) folded = folded.replace(sign, name);
  const words = folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length <= LONGEST))];
};
