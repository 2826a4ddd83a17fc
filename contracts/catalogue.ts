import { z } from 'zod';
import { Language } from './chat.ts';
import { boundedText } from './text.ts';

/** The kinds of company data that are imported and searched. */
export const CatalogueKind = z.enum(['skills', 'jobs', 'trainings', 'opportunities', 'people']);
export type CatalogueKind = z.infer<typeof CatalogueKind>;

/** The company's own id of an item: 1 to 128 characters without white space or controls. */
export const CatalogueId = z.string().regex(/^[^\s\p{C}]{1,128}$/u, 'must be 1 to 128 characters without white space');
const title = boundedText({ min: 1, max: 300, visible: true });
const description = boundedText({ max: 20_000 });
const word = boundedText({ min: 1, max: 100, visible: true });
const codes = z.array(CatalogueId).max(200).default([]);
const date = z.iso.date().nullable().default(null);

/** The same item in another language. */
const translations = z
  .partialRecord(Language, z.object({ title, description: description.default('') }))
  .default({})
  .describe('By language, beside the one it is written in.');

export const Skill = z
  .object({
    code: CatalogueId,
    labels: z
      .partialRecord(Language, title)
      .refine((labels) => Object.keys(labels).length > 0, 'must have a label in one language at least'),
    aliases: z.array(title).max(50).default([]).describe('Other names, in any language.'),
  })
  .meta({ id: 'Skill' });
export type Skill = z.infer<typeof Skill>;

export const Job = z
  .object({ code: CatalogueId, title, description: description.default(''), translations, skills: codes })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof Job>;

export const TrainingLevel = z.enum(['beginner', 'intermediate', 'advanced']);
export const TrainingFormat = z.enum(['online', 'classroom', 'blended', 'video', 'article']);

export const Training = z
  .object({
    id: CatalogueId,
    title,
    description: description.default(''),
    translations,
    provider: word.nullable().default(null),
    url: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .nullable()
      .default(null),
    durationMinutes: z.number().int().min(1).max(1_000_000).nullable().default(null),
    level: TrainingLevel.nullable().default(null),
    format: TrainingFormat.nullable().default(null),
    language: Language.nullable().default(null).describe('In which it is given.'),
    skills: codes.describe('Codes of skills that it builds.'),
    tags: z.array(word).max(50).default([]),
    parentId: CatalogueId.nullable().default(null).describe('The programme that it is a part of.'),
    mandatory: z.boolean().default(false),
    status: z.enum(['active', 'archived']).default('active'),
  })
  .meta({ id: 'Training' });
export type Training = z.infer<typeof Training>;

export const WorkingMode = z.enum(['on_site', 'hybrid', 'remote']);

export const Opportunity = z
  .object({
    id: CatalogueId,
    title,
    description: description.default(''),
    translations,
    city: word.nullable().default(null),
    country: word.nullable().default(null),
    remoteMode: WorkingMode.nullable().default(null),
    contract: z
      .enum(['permanent', 'fixed_term', 'internship', 'apprenticeship', 'project', 'part_time'])
      .nullable()
      .default(null),
    department: word.nullable().default(null),
    jobCode: CatalogueId.nullable().default(null),
    seniority: z.enum(['junior', 'confirmed', 'senior', 'lead']).nullable().default(null),
    skills: codes,
    opensOn: date,
    closesOn: date,
    status: z.enum(['open', 'closed']).default('open'),
  })
  .meta({ id: 'Opportunity' });
export type Opportunity = z.infer<typeof Opportunity>;

/** One fault of one row. */
export const RowFault = z
  .object({
    line: z.number().int().min(1).describe('Where the row begins, counted from 1.'),
    field: z.string().describe('Dotted; empty for the row as a whole.'),
    message: z.string(),
  })
  .meta({ id: 'RowFault' });
export type RowFault = z.infer<typeof RowFault>;

/** The most faults that a report lists; all are counted. */
export const FAULTS_LISTED = 1_000;

/** The most ignored fields that a report lists. */
export const IGNORED_LISTED = 100;

export const ImportReport = z
  .object({
    kind: CatalogueKind,
    read: z.number().int().describe('Rows read.'),
    inserted: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    faulty: z.number().int().describe('Rows that were left out.'),
    faults: z.array(RowFault).describe(`The first ${FAULTS_LISTED}.`),
    ignored: z
      .array(z.string())
      .describe(
        `Fields that rows of this kind do not have, dotted: what they held was left out. The first ${IGNORED_LISTED}.`,
      ),
    embedded: z.number().int().describe('Items whose vectors were made because their text is new or changed.'),
    pending: z.boolean().describe('Whether vectors are still to be made: the service goes on with them.'),
  })
  .meta({ id: 'ImportReport' });
export type ImportReport = z.infer<typeof ImportReport>;
