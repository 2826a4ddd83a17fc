import type { Language } from '../../contracts/chat.ts';
import { asksInSentence } from './language-wishes/asks-in-sentence.ts';
import { LANGUAGE_OF_NAME, mayNameLanguage } from './language-wishes/language-names.ts';
import { sentences } from './language-wishes/sentences.ts';

/** Of a message that names languages all over only so many sentences are read, the last ones. */
const SENTENCES_READ = 6;

/** The language in which the message asks to be answered; `undefined` where it does not ask. The last wish counts. */
export const requestedLanguage = (message: string): Language | undefined => {
  if (!mayNameLanguage(message)) return undefined;
  const naming = sentences(message).filter((sentence) => sentence.some((word) => LANGUAGE_OF_NAME.has(word)));
  for (const sentence of naming.slice(-SENTENCES_READ).reverse()) {
    const asked = asksInSentence(sentence);
    if (asked) return asked;
  }
  return undefined;
};
