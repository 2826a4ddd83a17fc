import { foldForSearch } from '../../../ports/literal-search.ts';

/** Longer ones are cut: a wish has a few words. */
const LONGEST_SENTENCE = 60;

/** Stands for what is quoted: no word of a wish. */
export const QUOTED = '~';

const QUOTES = [
  /[“„«»”"][^“„«»”"\n]{1,400}[“”«»"]/g,
  /(?<![\p{L}\p{N}])'(?=[^\s'])[^'\n]{1,200}(?:(?<=\p{L})'(?=\p{L})[^'\n]{1,200}){0,6}'(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])‘[^‘\n]{1,300}’(?![\p{L}\p{N}])/gu,
];

/**
 * The sentences of a text as folded words and marks: `,` for whatever ends a clause, `:` for what announces. Whatever is quoted
 * is another's text and becomes one `~`, a single quoted word apart.
 */
export const sentences = (text: string): string[][] =>
  foldForSearch(
    withoutQuotes(text)
      .replaceAll('’', "'")
      .replace(/:[ \t]*\n\s*/g, ': '),
  )
    .split(/[.!?;…\n]+/)
    .flatMap((sentence) => cut(tokens(sentence)));

/** The text with `~` for whatever is quoted. */
export const withoutQuotes = (text: string): string =>
  QUOTES.reduce(
    (rest, quote) =>
      rest.replace(quote, (quoted) => (/\p{L}\s+\S/u.test(quoted) ? ` ${QUOTED} ` : ` ${quoted.slice(1, -1)} `)),
    text.replace(/^[ \t]*>.*$/gm, QUOTED),
  );

const tokens = (sentence: string): string[] =>
  (sentence.match(/[\p{L}\p{N}]+|~|:|[,()¿¡–—]|(?<=\s)-(?=\s)/gu) ?? []).map((token) =>
    token === ':' || token === QUOTED || /[\p{L}\p{N}]/u.test(token) ? token : ',',
  );

const cut = (words: string[]): string[][] => {
  const pieces: string[][] = [];
  for (let at = 0; at < words.length; at += LONGEST_SENTENCE) pieces.push(words.slice(at, at + LONGEST_SENTENCE));
  return pieces;
};
