import type { Language } from '../contracts/chat.ts';
import { port } from '../modules/kernel/port.ts';

/** Tells the language of a text. */
export interface LanguageDetector {
  /** The likeliest of the supported languages, or `undefined` where the text does not tell. Does not throw. */
  detect(text: string): Language | undefined;
}
export const LanguageDetector = port<LanguageDetector>('LanguageDetector');
