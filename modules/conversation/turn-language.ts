import { Language } from '../../contracts/chat.ts';
import type { LanguageDetector } from '../../ports/language-detector.ts';
import type { Opening } from '../../ports/turns.ts';
import { withoutQuotes } from './language-wishes/sentences.ts';
import { OWNERS_OF_WORD, SENTENCE_WORDS } from './language-wishes/telling-words.ts';
import { requestedLanguage } from './requested-language.ts';

/** Of fewer words a detector knows too little (on 200 messages as short as that a word list raised 92 % to 97 %: docs/decisions). */
const SHORT_MESSAGE_WORDS = 4;
/** A message's beginning tells its language as well as all of it, and costs less. UTF-16 units. */
const SAMPLE_LENGTH = 600;

/**
 * What a message tells of the language of its turn, or `undefined` where it does not ("ok", "CV?", a number): then the
 * conversation's stands. A wish counts before all, the last one first. Where a conversation begins the likeliest language is
 * taken. A running one keeps its own unless the message is clearly a sentence of another: names, skills and titles are
 * often English, in whatever language people speak.
 */
export const messageLanguage =
  ({ detector }: { detector: LanguageDetector }) =>
  (message: string, { begins }: { readonly begins: boolean }): Opening['language'] => {
    const asked = wish(message);
    if (asked) return { is: asked, by: 'asked' };
    const sample = message.slice(0, SAMPLE_LENGTH);
    const found = begins ? likeliest(detector, sample) : clear(detector, withoutQuotes(sample));
    return found && { is: found, by: 'detected' };
  };
export type MessageLanguage = ReturnType<typeof messageLanguage>;

/** People ask at the end of a message or at its beginning; what stands between may be a pasted text. */
const wish = (message: string): Language | undefined => {
  if (message.length <= 2 * SAMPLE_LENGTH) return requestedLanguage(message);
  const end = message.slice(-SAMPLE_LENGTH);
  // What is left of a sentence that was cut could be taken for a wish of its own.
  return requestedLanguage(end.slice(end.search(/[.!?\n]/) + 1)) ?? requestedLanguage(message.slice(0, SAMPLE_LENGTH));
};

const likeliest = (detector: LanguageDetector, sample: string): Language | undefined => {
  const words = wordsOf(sample);
  if (words.length > SHORT_MESSAGE_WORDS) return detector.detect(sample);
  const owners = words.map((word) => OWNERS_OF_WORD.get(word) ?? []).filter(({ length }) => length === 1);
  const [first, ...others] = new Set(owners.flat());
  if (first !== undefined && others.length === 0) return first;
  return words.length > 1 ? detector.detect(sample) : undefined;
};

/**
 * The language of the words that only sentences have; in a few words they decide alone, in more the detector must agree. Small
 * words ("the", "la") support the detector where the message is neither a list nor a title.
 */
const clear = (detector: LanguageDetector, sample: string): Language | undefined => {
  const words = wordsOf(sample);
  const proofs = proofsOf(words);
  const [proved] = Language.options.filter((language) => proofs[language] === Math.max(...Object.values(proofs)));
  const isProved =
    proved !== undefined && Language.options.every((other) => other === proved || proofs[other] < proofs[proved]);
  if (isProved && words.length <= SHORT_MESSAGE_WORDS) return isAlone(proofs) ? proved : undefined;
  const found = words.length > 1 ? detector.detect(sample) : undefined;
  const support = supportOf(words, found);
  if (isProved) {
    // One word in a list may be part of a name: "Los Angeles, Buenos Aires".
    if (proofs[proved] < 2 && isList(sample)) return undefined;
    const own = supportOf(words, proved);
    return found === proved || (own > 1 && own > support) ? proved : undefined;
  }
  const isShort = words.length <= SHORT_MESSAGE_WORDS;
  const isSentence = support > (isShort ? 0 : 1) && !(isShort ? hasNames(sample) : isList(sample));
  return isSentence && isAlone(proofs) ? found : undefined;
};

/** How many of the words that language has, alone or with others. */
const supportOf = (words: readonly string[], language: Language | undefined): number =>
  language === undefined ? 0 : words.filter((word) => OWNERS_OF_WORD.get(word)?.includes(language)).length;

type Proofs = Readonly<Record<Language, number>>;

const proofsOf = (words: readonly string[]): Proofs => {
  const proofs = { en: 0, fr: 0, de: 0, es: 0 };
  for (const word of words) {
    const language = SENTENCE_WORDS.get(word);
    if (language) proofs[language] += 1;
  }
  return proofs;
};

const isAlone = (proofs: Proofs): boolean => Object.values(proofs).filter((count) => count > 0).length <= 1;

/** Small letters. Abbreviations stay out ("WHO", "IT"), unless the whole message is shouted. */
const wordsOf = (text: string): string[] => {
  const words = text.match(/\p{L}+/gu) ?? [];
  const isShouted = !/\p{Ll}/u.test(text) && /\p{Lu}{5}/u.test(text);
  return words.filter((word) => isShouted || !/^\p{Lu}{2,}$/u.test(word)).map((word) => word.toLowerCase());
};

/** Three items or more, of three words or fewer on average. */
const isList = (text: string): boolean => {
  const items = text.split(/[,;\n•/|]+/).filter((item) => item.trim() !== '');
  return items.length >= 3 && wordsOf(text).length <= 3 * items.length;
};

/** Capitals after the first word: a name or a title rather than a sentence. */
const hasNames = (text: string): boolean => /\S\s+\P{L}*\p{Lu}/u.test(text.trim());
