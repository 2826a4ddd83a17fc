import { Language } from '../../../contracts/chat.ts';
import { english } from './english.fixture.ts';
import { french } from './french.fixture.ts';
import { FURTHER } from './further-wishes.fixture.ts';
import { german } from './german.fixture.ts';
import { HELD_OUT } from './held-out.fixture.ts';
import type { JudgedSentences } from './judged-sentences.fixture.ts';
import { MORE } from './more-wishes.fixture.ts';
import { spanish } from './spanish.fixture.ts';

export interface Judged {
  readonly message: string;
  readonly asks: Language | undefined;
}

const TUNED: Readonly<Record<Language, JudgedSentences>> = { en: english, fr: french, de: german, es: spanish };

const lines = (...texts: string[]): string[] => texts.flatMap((text) => text.trim().split('\n'));

/** `tuned`: those that the rules were made with. `heldOut`: those that tell what the rules are worth beyond them. */
export const judged = (writtenIn: Language, part: 'tuned' | 'heldOut'): { wishes: Judged[]; others: Judged[] } => {
  const parts = part === 'tuned' ? [TUNED[writtenIn], MORE[writtenIn], FURTHER[writtenIn]] : [HELD_OUT[writtenIn]];
  return {
    wishes: lines(...parts.map(({ wishes }) => wishes)).map((line) => ({
      message: line.slice(3),
      asks: Language.parse(line.slice(0, 2)),
    })),
    others: lines(...parts.map(({ others }) => others)).map((message) => ({ message, asks: undefined })),
  };
};
