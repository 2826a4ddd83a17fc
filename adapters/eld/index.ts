/** Languages told by ELD. */
export { eldLanguageDetector } from './language-detector.ts';
