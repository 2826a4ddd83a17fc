import type { Language } from '../../contracts/chat.ts';
import type { LanguageDetector } from '../../ports/language-detector.ts';
import type { Opening } from '../../ports/turns.ts';
import { requestedLanguage } from './requested-language.ts';

// Short messages carry too few letters for a detector (on 200 short messages in the four languages a detector alone was
// right for 92 %, with such a list for 97 %: docs/decisions). Only words that belong to one of the four languages.
const TELLING: Readonly<Record<Language, string>> = {
  en: 'thanks thank hello hi hey yes please goodbye bye sorry sure great what why how when where who the',
  fr: 'merci bonjour bonsoir salut oui non pardon revoir voilà ouais svp pourquoi comment quand où qui quoi les',
  de: 'danke hallo ja nein bitte tschüss tschüs guten servus moin entschuldigung warum wie wann wo wer das ist',
  es: 'gracias hola sí adiós vale perdón buenos buenas favor claro cómo cuándo dónde quién qué los',
};

const LANGUAGE_OF_WORD: ReadonlyMap<string, Language> = new Map(
  (Object.entries(TELLING) as [Language, string][]).flatMap(([language, words]) =>
    words.split(' ').map((word) => [word, language] as const),
  ),
);

const SHORT_MESSAGE_WORDS = 4;
/** A message's beginning tells its language as well as all of it, and costs less. UTF-16 units. */
const SAMPLE_LENGTH = 600;

/**
 * What a message tells of the language of its turn, or `undefined` where it does not ("ok", "CV?", a number): then the
 * conversation's stands. A wish counts before all. Of a few words that belong to no language in particular a detector's guess
 * counts only where a conversation begins: it must not turn a running one round.
 */
export const messageLanguage =
  ({ detector }: { detector: LanguageDetector }) =>
  (message: string, { begins }: { readonly begins: boolean }): Opening['language'] => {
    const sample = message.slice(0, SAMPLE_LENGTH);
    const asked = requestedLanguage(sample) ?? requestedLanguage(message.slice(-SAMPLE_LENGTH));
    if (asked) return { is: asked, by: 'asked' };
    const found = detected(detector, sample, begins);
    return found && { is: found, by: 'detected' };
  };
export type MessageLanguage = ReturnType<typeof messageLanguage>;

const detected = (detector: LanguageDetector, sample: string, begins: boolean): Language | undefined => {
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return undefined;
  if (words.length > SHORT_MESSAGE_WORDS) return detector.detect(sample);
  const votes = new Set(words.flatMap((word) => LANGUAGE_OF_WORD.get(word) ?? []));
  if (votes.size === 1) return [...votes][0];
  return begins && words.length > 1 ? detector.detect(sample) : undefined;
};
