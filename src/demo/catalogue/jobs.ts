import type { Job } from '../../../contracts/catalogue.ts';
import { type JobArea, type JobRow, jobAreas, type Seniority } from './jobs/index.ts';
import { demoSkills } from './skills.ts';
import { jobCode, skillCode } from './slug.ts';

const frenchSeniority: Readonly<Record<Seniority, string>> = {
  junior: 'débutant',
  confirmed: 'confirmé',
  senior: 'expérimenté',
  lead: 'de direction',
};

const englishList = new Intl.ListFormat('en-GB');
const frenchList = new Intl.ListFormat('fr');
const frenchLabels = new Map(demoSkills.map(({ labels }) => [labels.en, labels.fr]));

const jobOf = ({ department, french: frenchDepartment }: JobArea, row: JobRow): Job => {
  const [title, french, seniority, skills, purpose, mission] = row;
  const labels = skills.split('|');
  const frenchSkills = labels.map((label) => frenchLabels.get(label) ?? label);
  return {
    code: jobCode(title),
    title,
    description: `The purpose: ${purpose}. A ${seniority} post in ${department}. It asks for ${englishList.format(labels)}.`,
    translations: {
      fr: {
        title: french,
        description: `La mission : ${mission}. Un poste ${frenchSeniority[seniority]} du service ${frenchDepartment}. Il demande : ${frenchList.format(frenchSkills)}.`,
      },
    },
    skills: labels.map(skillCode),
  };
};

/** The jobs of the demo company, in English and French. */
export const demoJobs: readonly Job[] = jobAreas.flatMap((area) => area.jobs.map((row) => jobOf(area, row)));
