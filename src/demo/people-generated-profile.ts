import type { Profile } from '../../modules/kernel/index.ts';
import { jobAreas, type Seniority } from './catalogue/jobs/index.ts';
import { jobCode } from './catalogue/slug.ts';
import { careerOf } from './people-generated-career.ts';
import { type Draw, oneOf } from './people-generated-draws.ts';
import { bookmarksOf, historyOf, mandatoryFor } from './people-generated-learning.ts';
import { mattersOf } from './people-generated-matters.ts';
import { managerOf, type Post } from './people-generated-posts.ts';

interface Site {
  readonly city: string;
  readonly language: 'en' | 'fr' | 'de' | 'es';
  readonly speaks: string;
}

const sites: readonly Site[] = [
  { city: 'Bristol', language: 'en', speaks: 'English' },
  { city: 'London', language: 'en', speaks: 'English' },
  { city: 'Manchester', language: 'en', speaks: 'English' },
  { city: 'Lyon', language: 'fr', speaks: 'French' },
  { city: 'Paris', language: 'fr', speaks: 'French' },
  { city: 'Nantes', language: 'fr', speaks: 'French' },
  { city: 'München', language: 'de', speaks: 'German' },
  { city: 'Madrid', language: 'es', speaks: 'Spanish' },
];

export const siteOf = (draw: Draw): Site => oneOf(draw, 'site', sites);

/** Jobs that ask for one of these are done where the machines, goods or visitors are. */
const AT_THE_PLACE = ['Health and safety', 'Visitor reception', 'Facilities management', 'Assembly work'];

const expectedOf: Readonly<Record<Seniority, number>> = { junior: 2, confirmed: 3, senior: 4, lead: 4 };
/** What one holds beside what is expected: most meet it, some are short of it, few go past it. */
const distances = [-2, -1, -1, 0, 0, 0, 1] as const;

const skillsOf = (draw: Draw, { job }: Post, site: Site, formerSkills: readonly string[]) => {
  const [, , seniority, asked] = job;
  const held = asked.split('|').map((name, at) => {
    const expected = Math.min(5, expectedOf[seniority] + (at === 0 ? 1 : 0));
    return { name, level: Math.min(5, expected + oneOf(draw, `level of ${name}`, distances)), expected };
  });
  const former = formerSkills.map((name) => ({ name, level: 2 + draw(`level of ${name}`, 3), expected: 0 }));
  const foreign = site.speaks === 'English' ? oneOf(draw, 'language', ['French', 'German', 'Spanish', '']) : 'English';
  const spoken = [
    { name: foreign, level: 1 + draw('level of language', 4), expected: foreign === 'English' ? 3 : 0 },
    { name: site.speaks, level: 5, expected: 0 },
  ].filter(({ name }) => name !== '' && (name !== 'English' || site.speaks !== 'English'));
  return [...held, ...former, ...spoken].filter(
    (skill, at, all) => all.findIndex((other) => other.name === skill.name) === at,
  );
};

const objectivesOf = (draw: Draw, { externalId, department }: Post) => {
  const { objectives } = mattersOf(department);
  const start = draw('first objective', objectives.length);
  const number = Math.min(objectives.length, draw('number of objectives', 4));
  return Array.from({ length: number }, (_, at) => {
    const archived = at === number - 1 && draw('archives', 2) === 0;
    const dueOn = `${archived ? 2025 : 2027}-0${1 + draw(`due ${at}`, 9)}-28`;
    return {
      id: `obj-${externalId}-${at + 1}`,
      title: objectives[(start + at) % objectives.length] ?? '',
      status: archived ? ('archived' as const) : ('current' as const),
      dueOn: draw(`dated ${at}`, 6) === 0 ? null : dueOn,
    };
  });
};

const someOf = (draw: Draw, about: string, list: readonly string[], most: number): string[] => {
  const start = draw(about, list.length);
  const number = Math.min(list.length, draw(`number of ${about}`, most + 1));
  return Array.from({ length: number }, (_, at) => list[(start + at) % list.length] ?? '');
};

/** All of it follows from the post: skills from the job, gaps from levels, bookmarks from gaps. */
export const profileOf = (draw: Draw, post: Post): Profile => {
  const [title, , seniority, asked] = post.job;
  const site = siteOf(draw);
  const career = careerOf(draw, post);
  const skills = skillsOf(draw, post, site, career.formerSkills);
  const gaps = skills.filter(({ level, expected }) => level < expected).map(({ name }) => name);
  const atThePlace = asked.split('|').some((label) => AT_THE_PLACE.includes(label));
  const others = jobAreas.map(({ department }) => department).filter((department) => department !== post.department);
  return {
    basicInfo: {
      jobTitle: title,
      jobCode: jobCode(title),
      department: post.department,
      location: site.city,
      workingMode: atThePlace ? 'on_site' : oneOf(draw, 'working mode', ['hybrid', 'hybrid', 'remote', 'on_site']),
      seniority,
      manager: managerOf(post),
      hiredOn: career.hiredOn,
    },
    skills,
    objectives: objectivesOf(draw, post),
    experiences: [...career.experiences],
    interests: someOf(draw, 'interests', mattersOf(post.department).interests, 3),
    departmentsOfInterest: someOf(draw, 'departments', others, 2),
    bookmarks: bookmarksOf(draw, gaps.slice(0, 2)),
    trainingHistory: historyOf(draw, career.hiredIn, someOf(draw, 'trainings', asked.split('|'), 3)),
    mandatoryTrainingIds: mandatoryFor(post.department, seniority === 'lead'),
  };
};
