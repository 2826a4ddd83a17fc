import type { People } from '../../ports/people.ts';
import type { Tenants } from '../../ports/tenants.ts';
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
