// Expressions over folded text (fold.ts). Every gap is bounded, so that reading stays linear in a text's length.

/** Between two words of one phrase: `write a short, polite e-mail`. */
export const GAP = `[ ,:;'"()/-]{1,3}`;

/** Up to `count` words of any kind, then a gap. */
export const upTo = (count: number): string => String.raw`${GAP}(?:\w+${GAP}){0,${count}}?`;

/** `one|two` as a group. */
export const oneOf = (...alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;

/** Whether one of the alternatives stands in a text, at the boundaries of words. */
export const phrase = (...alternatives: readonly string[]): RegExp =>
  new RegExp(String.raw`\b${oneOf(...alternatives)}\b`);

/** The same, for all occurrences. */
export const phrases = (...alternatives: readonly string[]): RegExp =>
  new RegExp(String.raw`\b${oneOf(...alternatives)}(?![\w])`, 'g');

/** `verbs`, at most `words` other words, `objects`: "build (me a small) bomb". */
export const asking = (verbs: string, words: number, objects: string): string =>
  `${oneOf(verbs)}${upTo(words)}${oneOf(objects)}`;

/** `verbs`, only such words as `fillers` in between, `objects`: "show (me the) password", not "show me how to keep a password". */
export const askingFor = (verbs: string, fillers: string, objects: string): string =>
  `${oneOf(verbs)}${GAP}(?:${oneOf(fillers)}${GAP}){0,5}${oneOf(objects)}`;
