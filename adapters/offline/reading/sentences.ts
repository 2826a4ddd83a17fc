/** Longer texts are read as far as this, in UTF-16 units. */
const LONGEST = 8_000;

/** The sentences of a text as they were written, without blank ones: ended by a mark or a line's end. */
export const sentencesOf = (text: string): string[] =>
  text
    .slice(0, LONGEST)
    .toWellFormed()
    .split(/(?<=[.!?…]["')»”]?)\s+|[\r\n]+/u)
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The text from its word number `count` on: the words before it, and the marks after them, are left out. */
export const withoutWords = (text: string, count: number): string => {
  if (count === 0) return text;
  const next = [...text.matchAll(WORD)][count];
  return next ? text.slice(next.index) : '';
};
