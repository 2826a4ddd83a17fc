import type { ZodType } from 'zod';
import { Job, Opportunity, Skill, Training } from '../../../contracts/catalogue.ts';
import type { Searched } from '../../../ports/search-index.ts';
import { describedTexts, type ItemTexts, type LabelsByCode, skillTexts } from './texts.ts';

/** How values of a field are kept and compared. Words are kept folded; a date is its ISO text. */
export type FieldType = 'value' | 'word' | 'values' | 'words' | 'flag' | 'number' | 'date';

/** A field that filters may name. */
export interface Field<Item> {
  readonly column: string;
  readonly type: FieldType;
  of(item: Item): string | number | boolean | readonly string[] | null;
}

/** One kind of a company's data as a table. */
export interface Table<Item> {
  readonly name: Exclude<Searched, 'people'>;
  readonly schema: ZodType<Item>;
  /** By the names that the item itself has. The id is a field too. */
  readonly fields: Readonly<Record<string, Field<Item>>>;
  idOf(item: Item): string;
  /** Whether searches find it. */
  isListed(item: Item): boolean;
  /** Codes of the skills whose labels are part of its texts. */
  skillsOf(item: Item): readonly string[];
  textsOf(item: Item, labels: LabelsByCode): ItemTexts;
}

const field =
  (type: FieldType) =>
  <Item>(column: string, of: Field<Item>['of']): Field<Item> => ({ column, type, of });
const [value, word, values, words] = [field('value'), field('word'), field('values'), field('words')];
const [flag, number, date] = [field('flag'), field('number'), field('date')];

export const SKILLS: Table<Skill> = {
  name: 'skills',
  schema: Skill,
  fields: {
    code: value('id', ({ code }) => code),
    aliases: words('aliases', ({ aliases }) => aliases),
  },
  idOf: ({ code }) => code,
  isListed: () => true,
  skillsOf: () => [],
  textsOf: skillTexts,
};

export const JOBS: Table<Job> = {
  name: 'jobs',
  schema: Job,
  fields: {
    code: value('id', ({ code }) => code),
    title: word('title', ({ title }) => title),
    skills: values('skills', ({ skills }) => skills),
  },
  idOf: ({ code }) => code,
  isListed: () => true,
  skillsOf: ({ skills }) => skills,
  textsOf: describedTexts,
};

export const TRAININGS: Table<Training> = {
  name: 'trainings',
  schema: Training,
  fields: {
    id: value('id', ({ id }) => id),
    title: word('title', ({ title }) => title),
    provider: word('provider', ({ provider }) => provider),
    durationMinutes: number('duration_minutes', ({ durationMinutes }) => durationMinutes),
    level: value('level', ({ level }) => level),
    format: value('format', ({ format }) => format),
    language: value('language', ({ language }) => language),
    skills: values('skills', ({ skills }) => skills),
    tags: words('tags', ({ tags }) => tags),
    parentId: value('parent_id', ({ parentId }) => parentId),
    mandatory: flag('mandatory', ({ mandatory }) => mandatory),
    status: value('status', ({ status }) => status),
  },
  idOf: ({ id }) => id,
  isListed: ({ status }) => status === 'active',
  skillsOf: ({ skills }) => skills,
  textsOf: (item, labels) => describedTexts(item, labels, { labels: item.tags, body: [item.provider] }),
};

export const OPPORTUNITIES: Table<Opportunity> = {
  name: 'opportunities',
  schema: Opportunity,
  fields: {
    id: value('id', ({ id }) => id),
    title: word('title', ({ title }) => title),
    city: word('city', ({ city }) => city),
    country: word('country', ({ country }) => country),
    remoteMode: value('remote_mode', ({ remoteMode }) => remoteMode),
    contract: value('contract', ({ contract }) => contract),
    department: word('department', ({ department }) => department),
    jobCode: value('job_code', ({ jobCode }) => jobCode),
    seniority: value('seniority', ({ seniority }) => seniority),
    skills: values('skills', ({ skills }) => skills),
    opensOn: date('opens_on', ({ opensOn }) => opensOn),
    closesOn: date('closes_on', ({ closesOn }) => closesOn),
    status: value('status', ({ status }) => status),
  },
  idOf: ({ id }) => id,
  isListed: ({ status }) => status === 'open',
  skillsOf: ({ skills }) => skills,
  textsOf: (item, labels) => describedTexts(item, labels, { body: [item.city, item.country, item.department] }),
};

export const TABLES = { skills: SKILLS, jobs: JOBS, trainings: TRAININGS, opportunities: OPPORTUNITIES };
