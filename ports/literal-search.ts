/**
 * What `ConversationSearch` means by literally, without regard to case or accents. Texts are compared folded: in
 * compatibility decomposition, lower case, without the accents that scripts share, with a few letters that have no
 * decomposition spelled out. Vowel signs and other marks that belong to one script stay.
 */

const NON_ASCII = /[^\0-\x7F]/gu;
const ACCENTS = /[\p{Mn}&&\p{Script=Inherited}]/gv;
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
};

const foldCharacter = (character: string): string => {
  const decomposed = character.normalize('NFKD');
  const bare = decomposed.replace(ACCENTS, '');
  // An accent that stands alone (´, ¨) decomposes into a space and a mark: it stays itself.
  if (bare.trim() === '' && bare !== decomposed && bare !== '') return character;
  let folded = '';
  for (const letter of bare.toLowerCase()) folded += SPELLED_OUT[letter] ?? letter.replace(ACCENTS, '');
  return folded;
};

/** The text as searches compare it. Folding again changes nothing. */
export const foldForSearch = (text: string): string => text.replace(NON_ASCII, foldCharacter).toLowerCase();

/**
 * The text as whole texts are compared, e.g. two titles: folded as for a search, without white space at its ends and with one
 * space for every run of it. Two texts are the same exactly when these are equal; doing it again changes nothing.
 */
export const foldForComparison = (text: string): string => foldForSearch(text).trim().replaceAll(/\s+/g, ' ');

/** Where something lies in a text, in UTF-16 units, end exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the first match of a folded term lies in the original text: whole characters, with the accents that follow the
 * last. `undefined` when there is none; an empty term matches nothing.
 */
export const findLiterally = (text: string, foldedTerm: string): Range | undefined => {
  if (foldedTerm === '') return undefined;
  const at = foldForSearch(text).indexOf(foldedTerm);
  if (at < 0) return undefined;
  let folded = 0;
  let position = 0;
  let start = 0;
  let end = 0;
  for (const character of text) {
    const length = foldForSearch(character).length;
    if (length > 0 && folded <= at) start = position;
    // A character that folds to nothing belongs to the one before it.
    if (folded < at + foldedTerm.length || length === 0) end = position + character.length;
    else break;
    folded += length;
    position += character.length;
  }
  return { start, end };
};

/** About how long a snippet is, in UTF-16 units; longer only where the match itself is. */
export const SNIPPET_LENGTH = 160;
/** How much of a snippet stands before the match, where there is that much. */
const LEAD = 50;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A piece of the original text around the first match, cut between whole characters, and where the match lies in it. */
export const snippetAround = (
  text: string,
  foldedTerm: string,
): { readonly snippet: string; readonly highlight: Range } | undefined => {
  const match = findLiterally(text, foldedTerm);
  if (!match) return undefined;
  const wantedEnd = Math.min(text.length, Math.max(match.start - LEAD, 0) + SNIPPET_LENGTH);
  const wantedStart = Math.max(0, Math.min(match.start - LEAD, wantedEnd - SNIPPET_LENGTH));
  const start = boundaryAtOrAfter(text, wantedStart, match.start);
  const end = boundaryAtOrBefore(text, wantedEnd, match.end);
  return { snippet: text.slice(start, end), highlight: { start: match.start - start, end: match.end - start } };
};

/** How far back to look for the beginning of a character that is made of several code points. */
const CONTEXT = 64;

const boundaries = (text: string, around: number): number[] => {
  const from = Math.max(0, around - CONTEXT);
  const window = text.slice(from, around + CONTEXT);
  return [...graphemes.segment(window)].map(({ index }) => from + index);
};

const boundaryAtOrAfter = (text: string, wanted: number, latest: number): number => {
  if (wanted === 0) return 0;
  // The first one is the window's own cut, not one of the text.
  return Math.min(
    latest,
    boundaries(text, wanted)
      .slice(1)
      .find((at) => at >= wanted) ?? latest,
  );
};

const boundaryAtOrBefore = (text: string, wanted: number, earliest: number): number => {
  if (wanted >= text.length) return text.length;
  return Math.max(
    earliest,
    boundaries(text, wanted)
      .slice(1)
      .findLast((at) => at <= wanted) ?? earliest,
  );
};
