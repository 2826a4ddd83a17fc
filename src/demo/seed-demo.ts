import type { Catalogue, Jobs, Opportunities, Skills, Trainings } from '../../ports/catalogue.ts';
import type { People } from '../../ports/people.ts';
import type { Tenants } from '../../ports/tenants.ts';
import { demoJobs, demoOpportunities, demoSkills, demoTrainings } from './catalogue/index.ts';
import { demoTenants } from './demo-tenants.ts';

/** Puts in the demo tenants that are not there, and leaves those that are as they are. Gives the ids of the new ones. */
export const seedDemo = async ({
  tenants,
  people,
}: {
  readonly tenants: Tenants;
  readonly people: People;
}): Promise<string[]> => {
  const seeded: string[] = [];
  for (const tenant of demoTenants) {
    if (await tenants.settings(tenant.id)) continue;
    // The settings last: a tenant that is there is there with its people.
    await people.put(tenant.id, tenant.people);
    await tenants.put(tenant.id, tenant.settings);
    seeded.push(tenant.id);
  }
  return seeded;
};

/** Whose catalogue there is. */
const TENANT = 'demo';

/** The most that a catalogue takes at once. */
const AT_ONCE = 1_000;

/**
 * Puts in each kind of the demo company's data of which it has nothing, and leaves the other kinds as they are. Gives how many
 * items it put, of all kinds. Their vectors are not made here.
 */
export const seedDemoCatalogue = async ({
  skills,
  jobs,
  trainings,
  opportunities,
}: {
  readonly skills: Skills;
  readonly jobs: Jobs;
  readonly trainings: Trainings;
  readonly opportunities: Opportunities;
}): Promise<number> => {
  // Skills first: the others are found by the labels of theirs.
  let put = await seedKind(skills, () => demoSkills);
  put += await seedKind(jobs, () => demoJobs);
  put += await seedKind(trainings, demoTrainings);
  put += await seedKind(opportunities, demoOpportunities);
  return put;
};

const seedKind = async <Item>(catalogue: Catalogue<Item>, items: () => readonly Item[]): Promise<number> => {
  if ((await catalogue.count(TENANT)) > 0) return 0;
  const all = items();
  // One write, all or none: a kind that is there is there whole.
  if (all.length > AT_ONCE) throw new Error(`The demo has ${all.length} items of one kind, at most ${AT_ONCE} fit.`);
  await catalogue.put(TENANT, all);
  return all.length;
};
