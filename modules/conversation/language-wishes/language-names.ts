import type { Language } from '../../../contracts/chat.ts';
import { phrasesOf } from './phrases.ts';

/** What each language is called in the four, with the forms in which it stands after a preposition and common misspellings. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'English, Englisch, Englische, Englischen, Englischer, Englisches, anglais, anglaise, inglés, inglesa, englich, engish, enlish',
  fr: 'French, Französisch, Französische, Französischen, Französischer, français, française, francés, francesa, franzoesisch, frensh, francai',
  de: 'German, Deutsch, Deutsche, Deutschen, Deutscher, Deutsches, allemand, allemande, alemán, alemana, deutsh, germen',
  es: 'Spanish, Spanisch, Spanische, Spanischen, Spanischer, espagnol, espagnole, español, española, castellano, castillan, spansh',
};

export const LANGUAGE_OF_NAME: ReadonlyMap<string, Language> = new Map(
  (Object.entries(NAMES) as [Language, string][]).flatMap(([language, names]) =>
    phrasesOf(names).map(([name = '']) => [name, language] as const),
  ),
);

/** Whether any language is named at all; most messages name none and are read no further. */
export const mayNameLanguage = (text: string): boolean =>
  /eng?li|angla|ingl|engis|fran[cçz]|fren[cs]|germ[ae]n|deuts|allem|alem|span|espa|castel|castil/i.test(text);
