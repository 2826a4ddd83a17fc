import { fold } from './fold.ts';

/** Longer texts are read as far as this, in UTF-16 units. */
const LONGEST = 2_000;
/** Stands where something was taken: no word, so that no phrase reaches across. */
const TAKEN = '|';

/** A match in the folded text, and what its last group (else the whole) is in the original. */
export type Taken = RegExpExecArray & { readonly written: string };

/** A text that rules read piece by piece: what one has taken, the next does not see, and what is left is the original's. */
export interface Taking {
  /** What is left, folded; `|` stands for what was taken. */
  readonly folded: () => string;
  /** Takes every match and gives them in order. The expression is global, and knows its indices where groups are to be told. */
  readonly take: (pattern: RegExp) => Taken[];
  /** What is left, as it was written. */
  readonly rest: () => string;
}

export const taking = (text: string): Taking => {
  const letters: string[] = [];
  /** For each unit of the folded text, which letter it comes from. */
  const owner: number[] = [];
  let folded = '';
  for (const letter of text.slice(0, LONGEST).toWellFormed().normalize('NFC')) {
    // Folding a letter alone would lose a space, which it trims.
    const plain = /\s/.test(letter) ? ' ' : fold(letter);
    for (let unit = 0; unit < plain.length; unit += 1) owner.push(letters.length);
    letters.push(letter);
    folded += plain;
  }
  return {
    folded: () => folded,
    take(pattern) {
      const found = [...folded.matchAll(pattern)].filter(([match]) => match !== '');
      const taken = found.map((match) => {
        const [start, end] = match.indices?.findLast((at) => at !== undefined) ?? [
          match.index,
          match.index + match[0].length,
        ];
        const written = letters.slice(owner[start], (owner[end - 1] ?? -1) + 1).join('');
        return Object.assign(match, { written });
      });
      for (const { 0: match, index } of found) {
        for (let at = index; at < index + match.length; at += 1) letters[owner[at] ?? -1] = TAKEN;
        folded = folded.slice(0, index) + TAKEN.repeat(match.length) + folded.slice(index + match.length);
      }
      return taken;
    },
    rest: () => letters.join('').replaceAll(/\|+/g, ' ').replaceAll(/\s+/g, ' ').trim(),
  };
};
