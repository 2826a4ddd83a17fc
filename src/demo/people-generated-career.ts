import { jobAreas, type Seniority } from './catalogue/jobs/index.ts';
import { type Draw, oneOf } from './people-generated-draws.ts';
import type { Post } from './people-generated-posts.ts';

interface Experience {
  readonly title: string;
  readonly organization: string;
  readonly from: string;
  readonly to: string | null;
}

export interface Career {
  readonly hiredOn: string;
  readonly hiredIn: number;
  /** The latest first. */
  readonly experiences: readonly Experience[];
  /** English labels of what was learnt in an earlier job and the present one does not ask for. */
  readonly formerSkills: readonly string[];
}

/** The last year in which anybody of these was hired. */
const LAST_HIRING = 2025;

/** Whole years: the fewest, and how many more there may be. */
const tenures: Readonly<Record<Seniority, readonly [fewest: number, more: number]>> = {
  junior: [0, 2],
  confirmed: [1, 6],
  senior: [4, 9],
  lead: [6, 11],
};

const employers = [
  'Alder & Finch',
  'Banque Saint-Clair',
  'Brightwater Utilities',
  'Castell Ingeniería',
  'Harbour Street Media',
  'Kestrel Payments',
  'Maison Vernet',
  'Nordlicht Energie',
  'Oakfield Hospitals',
  'Severn Housing Trust',
  'Transports Rhodanien',
  'Wolfram Maschinenbau',
];

const everyJob = jobAreas.flatMap(({ department, jobs }) => jobs.map((job) => ({ department, job })));

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** One whom others lead: of the same department for most, of any for some. */
const formerJob = (draw: Draw, { department, job }: Post) => {
  const changed = job[2] !== 'lead' && draw('changed trade', 5) === 0;
  const possible = everyJob.filter(
    (other) =>
      other.job[0] !== job[0] &&
      ['junior', 'confirmed'].includes(other.job[2]) &&
      (changed || other.department === department),
  );
  return possible.length > 0 ? oneOf(draw, 'former job', possible).job : undefined;
};

/** Nobody starts at an employer before having left the one before. */
export const careerOf = (draw: Draw, post: Post): Career => {
  const [title, , seniority, asked] = post.job;
  const [fewest, more] = tenures[seniority];
  const years = fewest + draw('tenure', more + 1);
  const hiredIn = LAST_HIRING - years;
  const hiredOn = `${hiredIn}-${twoDigits(2 + draw('month of hiring', 10))}-${twoDigits(1 + draw('day of hiring', 28))}`;
  const former = seniority === 'junior' ? undefined : formerJob(draw, post);
  const leads = seniority === 'lead';
  const rose = former && (leads || (seniority === 'senior' && draw('rose inside', 2) === 0));
  const roseOn = `${leads ? LAST_HIRING - draw('years at the head', 4) : hiredIn + Math.ceil(years / 2)}-04-01`;
  const experiences: Experience[] = [{ title, organization: 'Larkfield', from: rose ? roseOn : hiredOn, to: null }];
  if (former && rose) {
    experiences.push({
      title: former[0],
      organization: 'Larkfield',
      from: hiredOn,
      to: roseOn.replace('04-01', '03-31'),
    });
  } else if (former) {
    const from = `${hiredIn - 2 - draw('years before', 5)}-09-01`;
    experiences.push({
      title: former[0],
      organization: oneOf(draw, 'employer', employers),
      from,
      to: `${hiredIn}-01-15`,
    });
  }
  const wanted = asked.split('|');
  const formerSkills = (former?.[3].split('|') ?? []).filter((label) => !wanted.includes(label)).slice(0, 3);
  return { hiredOn, hiredIn, experiences, formerSkills };
};
