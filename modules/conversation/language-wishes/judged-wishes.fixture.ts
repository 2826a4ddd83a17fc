import { Language } from '../../../contracts/chat.ts';
import { english } from './english.fixture.ts';
import { french } from './french.fixture.ts';
import { german } from './german.fixture.ts';
import { spanish } from './spanish.fixture.ts';

/** One sentence a line; before a wish stands the language that it asks for. `others` name a language and ask for none. */
interface Sentences {
  readonly wishes: string;
  readonly others: string;
}

/** The rules were made with `tuned` in view; `heldOut` was written before they were finished, and tells what they are worth beyond it. */
export interface JudgedWishes {
  readonly tuned: Sentences;
  readonly heldOut: Sentences;
}

export interface Judged {
  readonly message: string;
  readonly asks: Language | undefined;
}

const FIXTURES: Readonly<Record<Language, JudgedWishes>> = { en: english, fr: french, de: german, es: spanish };

const lines = (text: string): string[] => text.trim().split('\n');

export const judged = (writtenIn: Language, part: keyof JudgedWishes): { wishes: Judged[]; others: Judged[] } => {
  const { wishes, others } = FIXTURES[writtenIn][part];
  return {
    wishes: lines(wishes).map((line) => ({ message: line.slice(3), asks: Language.parse(line.slice(0, 2)) })),
    others: lines(others).map((message) => ({ message, asks: undefined })),
  };
};
