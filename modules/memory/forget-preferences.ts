import type { Preferences } from '../../ports/preferences.ts';
import type { RequestContext } from '../kernel/request-context.ts';

export type ForgetPreferences = ReturnType<typeof forgetPreferences>;
/** Forgets all that is remembered of the user; `deleted` tells whether there was anything. @throws StoreUnavailable */
export const forgetPreferences =
  ({ preferences }: { preferences: Preferences }) =>
  async ({ tenant, user }: RequestContext): Promise<{ deleted: boolean }> => ({
    deleted: await preferences.forget(tenant.id, user.id),
  });
