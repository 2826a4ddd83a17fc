import type { Skill } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/chat.ts';

/** What a skill is called for someone of that language; where it has no such label in English, else in any. */
export const labelOf = ({ code, labels }: Skill, language: Language): string =>
  labels[language] ?? labels.en ?? Object.values(labels)[0] ?? code;
