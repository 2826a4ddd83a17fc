import { wordsOf } from '../reading/fold.ts';

const LETTER = /\p{L}/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/gu;

/** Runs of a keyboard's rows. */
const KEYBOARD = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer(?!t[yz]\b)|zxcv|xcvb|cvbn|yxcv|lkjh|fdsa|uiop|jkl/;
const REPEATED = /(.)\1{3}/;
const VOWEL = /[aeiouy]/;
/** Spellings of one sound, or common ends of syllables, that make German words look crowded. */
const CLUSTERS = /sch|ch|ck|tz|th|ph|st|ng|nd|rt|ss|pf|ll|nn|tt|ff/g;
const CROWDED = /[bcdfghjklmnpqrstvwxz]{5}/;
/** Neighbours that words of the four languages do not have. */
const STRANGE =
  /q[^u]|j[bcdfghklmnpqrstvwxz]|[bcdfgjkmpqvwxz]x|x[bdfgjkmnqrsvwxz]|v[bcdfghjkmnpqtwxz]|[fgjkpqvwx]z|wx|[ghk]k|kj|pm[cg]/;

/** Whether a folded word looks typed at random. Abbreviations of up to three letters do not. */
export const looksRandom = (word: string): boolean => {
  if (!/^[a-z]+$/.test(word) || word.length < 4) return REPEATED.test(word);
  if (REPEATED.test(word) || KEYBOARD.test(word)) return true;
  if (!VOWEL.test(word)) return word.length > 4;
  return CROWDED.test(word.replace(CLUSTERS, '')) || STRANGE.test(word);
};

export type Substance = 'words' | 'emoji' | 'number' | 'nothing' | 'random' | 'foreign script';

/** What a text is made of, as far as that shows without understanding it. */
export const substanceOf = (text: string, folded: string): Substance => {
  // The beginning tells: nobody types gibberish first and then a question.
  const beginning = folded.slice(0, 1_000);
  if (!LETTER.test(beginning)) {
    if (EMOJI.test(text)) return 'emoji';
    return /\p{N}/u.test(beginning) ? 'number' : 'nothing';
  }
  const letters = beginning.match(/\p{L}/gu)?.length ?? 0;
  if ((beginning.match(NOT_LATIN)?.length ?? 0) * 2 > letters) return 'foreign script';
  const words = wordsOf(beginning);
  const random = words.filter(looksRandom).length;
  return random * 2 >= words.length ? 'random' : 'words';
};
