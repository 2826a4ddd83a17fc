import type { People } from '../../ports/people.ts';
import type { Tenants } from '../../ports/tenants.ts';
import { UserNotFound } from '../kernel/errors.ts';
import type { TenantId, UserId } from '../kernel/ids.ts';
import type { RequestContext } from '../kernel/request-context.ts';

/** Who a checked token speaks for. */
export interface Claims {
  readonly tenantId: TenantId;
  readonly userId: UserId;
  readonly roles: readonly string[];
}

export type Identify = ReturnType<typeof identify>;
/** The person and the company behind a token, as they are now. @throws UserNotFound */
export const identify =
  ({ people, tenants }: { people: People; tenants: Tenants }) =>
  async ({ tenantId, userId, roles }: Claims): Promise<Pick<RequestContext, 'tenant' | 'user' | 'language'>> => {
    const [settings, person] = await Promise.all([tenants.settings(tenantId), people.find(tenantId, userId)]);
    if (!settings || !person?.active) throw new UserNotFound();
    const { externalId, firstName, lastName, profile, language } = person;
    return {
      tenant: { id: tenantId, settings },
      user: { id: externalId, firstName, lastName, roles, profile },
      language: language ?? settings.language,
    };
  };
