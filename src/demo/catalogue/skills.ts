import type { Skill } from '../../../contracts/catalogue.ts';
import { skillRows } from './skills/index.ts';
import { skillCode } from './slug.ts';

/** The skills of the demo company, labelled in English and French. */
export const demoSkills: readonly Skill[] = skillRows.map(([en, fr, aliases]) => ({
  code: skillCode(en),
  labels: { en, fr },
  aliases: aliases?.split('|') ?? [],
}));
