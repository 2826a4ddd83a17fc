import { skillCode } from './catalogue/slug.ts';
import { demoTrainings } from './catalogue/trainings.ts';
import type { Draw } from './people-generated-draws.ts';

const trainings = demoTrainings();
const bySkill = new Map<string, typeof trainings>();
for (const training of trainings) {
  if (training.status !== 'active' || training.mandatory) continue;
  for (const code of training.skills) bySkill.set(code, [...(bySkill.get(code) ?? []), training]);
}

const trainingFor = (draw: Draw, about: string, label: string) => {
  const possible = bySkill.get(skillCode(label)) ?? [];
  return possible.length > 0 ? possible[draw(about, possible.length)] : undefined;
};

/** A training for each of the skills that has one, each once. */
const trainingsFor = (draw: Draw, about: string, labels: readonly string[]) =>
  [...new Set(labels.map((label) => trainingFor(draw, about, label)))].filter((training) => training !== undefined);

/** Completed from the year after the hiring to the middle of 2026. */
export const historyOf = (draw: Draw, hiredIn: number, labels: readonly string[]) => {
  const earliest = Math.max(hiredIn + 1, 2023);
  return trainingsFor(draw, 'training done', labels).map(({ id, title }) => ({
    trainingId: id,
    title,
    completedOn: `${earliest + draw(`year of ${id}`, 2027 - earliest)}-0${1 + draw(`month of ${id}`, 6)}-1${draw(`day of ${id}`, 10)}`,
  }));
};

export const bookmarksOf = (draw: Draw, labels: readonly string[]) =>
  trainingsFor(draw, 'bookmark', labels).map(({ id, title }) => ({ kind: 'training' as const, id, title }));

const HANDLES_MONEY = new Set(['Sales', 'Partnerships', 'Finance', 'Supply Chain', 'Legal']);
const CHOOSES_PEOPLE = new Set(['Human Resources', 'Learning']);

export const mandatoryFor = (department: string, leads: boolean): string[] => [
  'trn-data-protection',
  'trn-security-awareness',
  ...(HANDLES_MONEY.has(department) ? ['trn-anti-bribery'] : []),
  ...(leads || CHOOSES_PEOPLE.has(department) ? ['trn-fair-hiring'] : []),
];
