import { z } from 'zod';
import { Language } from '../../contracts/chat.ts';

/** The standardized profile of an employee. A section may be empty; a person may have no profile at all. */
export const Profile = z.object({
  basicInfo: z
    .object({
      jobTitle: z.string().nullable().default(null),
      jobCode: z.string().nullable().default(null),
      department: z.string().nullable().default(null),
      location: z.string().nullable().default(null),
      workingMode: z.enum(['on_site', 'hybrid', 'remote']).nullable().default(null),
      seniority: z.string().nullable().default(null),
      manager: z.string().nullable().default(null),
      hiredOn: z.iso.date().nullable().default(null),
    })
    .prefault({}),
  skills: z
    .array(
      z.object({ name: z.string(), level: z.number().int().min(0).max(5), expected: z.number().int().min(0).max(5) }),
    )
    .default([])
    .describe('Level held and level that the current job expects, 0 (none) to 5 (expert).'),
  objectives: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        status: z.enum(['current', 'archived']),
        dueOn: z.iso.date().nullable(),
      }),
    )
    .default([]),
  experiences: z
    .array(z.object({ title: z.string(), organization: z.string(), from: z.iso.date(), to: z.iso.date().nullable() }))
    .default([]),
  interests: z.array(z.string()).default([]),
  departmentsOfInterest: z.array(z.string()).default([]),
  bookmarks: z
    .array(z.object({ kind: z.enum(['training', 'opportunity']), id: z.string(), title: z.string() }))
    .default([]),
  trainingHistory: z
    .array(z.object({ trainingId: z.string(), title: z.string(), completedOn: z.iso.date() }))
    .default([]),
  mandatoryTrainingIds: z.array(z.string()).default([]),
});
export type Profile = z.infer<typeof Profile>;

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Someone of a tenant. `externalId` is the `userApplicationId` of the routes and the subject of tokens. */
export const Person = z.object({
  externalId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  language: Language.nullable(),
  active: z.boolean(),
  /** null, also where the company sent an empty object: then there is no profile. */
  profile: z.preprocess((given) => (isEmptyObject(given) ? null : given), Profile.nullable()),
});
export type Person = z.infer<typeof Person>;
