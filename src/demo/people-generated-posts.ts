import { type JobRow, jobAreas } from './catalogue/jobs/index.ts';
import { slug } from './catalogue/slug.ts';
import { nameAt } from './people-generated-names.ts';

/** Somebody and the job that they hold. */
export interface Post {
  readonly externalId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly department: string;
  readonly job: JobRow;
  /** Counted from 0. */
  readonly place: number;
}

/** Held by one of those who are written by hand. */
const taken = new Set(['Head of Platform Engineering', 'Customer Insight Lead']);

/** Three who are called the same, and only by their jobs told apart. */
const namesakes = new Map([
  ['Software Engineer', 'sarah-martin'],
  ['Recruiter', 'sarah-martin-2'],
  ['Buyer', 'sarah-martin-3'],
]);

const postAt = ({ department, job }: { department: string; job: JobRow }, place: number, second: boolean): Post => {
  const sarah = second ? undefined : namesakes.get(job[0]);
  const [firstName, lastName] = sarah ? (['Sarah', 'Martin'] as const) : nameAt(place);
  return { externalId: sarah ?? slug(`${firstName} ${lastName}`), firstName, lastName, department, job, place };
};

const openings = jobAreas.flatMap(({ department, jobs }) => jobs.map((job) => ({ department, job })));
const first = openings.filter(({ job }) => !taken.has(job[0]));
/** Jobs that more than one holds: every second of those that lead nobody. */
const again = openings.filter(({ job: [, , seniority] }) => seniority === 'junior' || seniority === 'confirmed');

/** Every job is somebody's, and some are two people's. */
export const posts: readonly Post[] = [
  ...first.map((opening, place) => postAt(opening, place, false)),
  ...again.filter((_, at) => at % 2 === 0).map((opening, at) => postAt(opening, first.length + at, true)),
];

const fullName = ({ firstName, lastName }: Post): string => `${firstName} ${lastName}`;

const chief = posts.find(({ job: [title] }) => title === 'Chief Executive Officer');
const heads = new Map([
  ...posts
    .filter(({ job: [, , seniority] }) => seniority === 'lead')
    .map((post) => [post.department, fullName(post)] as const),
  ['Platform Engineering', 'Ingrid Solberg'],
  ['Customer Insight', 'Tomás Rivera'],
]);

/** The head of the department, and of heads the chief. Departments without one are under Human Resources. */
export const managerOf = (post: Post): string | null => {
  if (post === chief) return null;
  const head = heads.get(post.department) ?? heads.get('Human Resources') ?? null;
  return head === fullName(post) && chief ? fullName(chief) : head;
};
