import type { Language } from '../../../contracts/chat.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import type { SuggestionWords } from './words.ts';

export const SUGGESTION_WORDS: Readonly<Record<Language, SuggestionWords>> = { en, fr, de, es };
