import type { Opportunity, Training } from '../../contracts/catalogue.ts';
import { demoSkills } from '../../src/demo/catalogue/index.ts';
import { jobAreas } from '../../src/demo/catalogue/jobs/index.ts';
import { jobCode } from '../../src/demo/catalogue/slug.ts';
import { type Draws, drawsOf, ranked, weighted } from './draws.ts';
import { englishWord, frenchWord, matter, named, sentences } from './words.ts';

// Rows for benchmarks: as many as wanted, one at a time, none kept. The same seed gives the same rows, and fewer rows are the
// first of more. Skills and jobs are those of the demo company. Words, skills, jobs, providers and places come as often as their
// rank says (Zipf); the weights below are percent, so that filters of a known share can be asked for.

const skill = ranked(demoSkills.map(({ code, labels }) => ({ code, en: labels.en ?? code, fr: labels.fr ?? code })));

const skillsOf = (draws: Draws) => {
  const drawn = Array.from({ length: draws.between(1, 6) }, () => skill(draws));
  return [...new Map(drawn.map((one) => [one.code, one])).values()];
};

const nameDraws = drawsOf(3);
const names = (count: number) => Array.from({ length: count }, () => named(nameDraws));
const provider = ranked(names(400));
const tag = ranked(Array.from({ length: 500 }, () => matter(nameDraws, englishWord)));
const city = ranked(names(300));
const country = ranked(names(40));

const language = weighted<Training['language']>([
  ['en', 50],
  ['fr', 30],
  ['de', 12],
  ['es', 5],
  [null, 3],
]);
const level = weighted<Training['level']>([
  ['beginner', 45],
  ['intermediate', 35],
  ['advanced', 15],
  [null, 5],
]);
const format = weighted<Training['format']>([
  ['online', 50],
  ['classroom', 20],
  ['video', 15],
  ['blended', 10],
  ['article', 5],
]);
const minutes = weighted<readonly [number, number] | null>([
  [[5, 59], 25],
  [[60, 239], 35],
  [[240, 959], 25],
  [[960, 4_800], 10],
  [null, 5],
]);
const training = weighted<(name: string, extra: string) => string>([
  [(name) => name, 10],
  [(name, extra) => `${name} with ${extra}`, 30],
  [(name, extra) => `${name} for ${extra}`, 30],
  [(name, extra) => `${name}: ${extra}`, 20],
  [(name, extra) => `Advanced ${name} and ${extra}`, 10],
]);

/** Of so many rows, one begins a programme; the next three to six are its parts. */
const ROWS_BETWEEN_PROGRAMMES = 20;

/** Trainings, programmes before their parts. */
export function* generateTrainings(count: number, seed = 1): Generator<Training, void> {
  const draws = drawsOf(seed);
  let programme = '';
  let partsLeft = 0;
  for (let row = 0; row < count; row++) {
    const id = `trn-${String(row + 1).padStart(8, '0')}`;
    if (row % ROWS_BETWEEN_PROGRAMMES === 0) {
      programme = id;
      partsLeft = draws.between(3, 6);
      yield trainingOf(draws, id, null);
    } else yield trainingOf(draws, id, partsLeft-- > 0 ? programme : null);
  }
}

const trainingOf = (draws: Draws, id: string, parentId: string | null): Training => {
  const skills = skillsOf(draws);
  const first = skills[0] ?? { en: '', fr: '' };
  const range = minutes(draws);
  return {
    id,
    title: training(draws)(first.en, matter(draws, englishWord)),
    description: `About ${skills.map(({ en }) => en).join(', ')}. ${sentences(draws, englishWord, draws.between(2, 6))}`,
    translations: draws.chance(25) ? frenchOf(draws, first.fr) : {},
    provider: provider(draws),
    url: `https://learning.example/${id}`,
    durationMinutes: range && draws.between(...range),
    level: level(draws),
    format: format(draws),
    language: language(draws),
    skills: skills.map(({ code }) => code),
    tags: [...new Set(Array.from({ length: draws.between(0, 4) }, () => tag(draws)))],
    parentId,
    mandatory: draws.chance(1),
    status: draws.chance(5) ? 'archived' : 'active',
  };
};

const frenchOf = (draws: Draws, name: string): Training['translations'] => ({
  fr: {
    title: `${name} : ${matter(draws, frenchWord)}`,
    description: sentences(draws, frenchWord, draws.between(1, 3)),
  },
});

const job = ranked(jobAreas.flatMap(({ department, jobs }) => jobs.map((row) => ({ department, row }))));
const mode = weighted<Opportunity['remoteMode']>([
  ['hybrid', 50],
  ['on_site', 30],
  ['remote', 15],
  [null, 5],
]);
const contract = weighted<Opportunity['contract']>([
  ['permanent', 60],
  ['fixed_term', 15],
  ['part_time', 7],
  ['internship', 5],
  ['apprenticeship', 5],
  ['project', 5],
  [null, 3],
]);

/** Opportunities that open in 2026 and close in 2027, if at all. */
export function* generateOpportunities(count: number, seed = 1): Generator<Opportunity, void> {
  const draws = drawsOf(seed);
  for (let row = 0; row < count; row++) yield opportunityOf(draws, `opp-${String(row + 1).padStart(8, '0')}`);
}

const opportunityOf = (draws: Draws, id: string): Opportunity => {
  const { department, row } = job(draws);
  return {
    id,
    title: draws.chance(50) ? row[0] : `${row[0]}, ${matter(draws, englishWord)}`,
    description: sentences(draws, englishWord, draws.between(2, 6)),
    translations: draws.chance(25) ? frenchOf(draws, row[1]) : {},
    city: draws.chance(90) ? city(draws) : null,
    country: country(draws),
    remoteMode: mode(draws),
    contract: contract(draws),
    department,
    jobCode: jobCode(row[0]),
    seniority: row[2],
    skills: skillsOf(draws).map(({ code }) => code),
    opensOn: dateIn(draws, 2026),
    closesOn: draws.chance(80) ? dateIn(draws, 2027) : null,
    status: draws.chance(10) ? 'closed' : 'open',
  };
};

const dateIn = (draws: Draws, year: number): string => {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${year}-${twoDigits(draws.between(1, 12))}-${twoDigits(draws.between(1, 28))}`;
};
