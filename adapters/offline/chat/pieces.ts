const WORDS_PER_PIECE = 4;

/** A text in groups of words, as a model would stream it. All pieces in order are the text; none is empty. */
export const piecesOf = (text: string): string[] =>
  text.match(new RegExp(String.raw`\s*(?:\S+\s*){1,${WORDS_PER_PIECE}}|\s+`, 'g')) ?? [];
