import type { PreferencesView } from '../../contracts/memory.ts';
import type { Preferences } from '../../ports/preferences.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { latestFirst } from './merge-statements.ts';

export type ReadPreferences = ReturnType<typeof readPreferences>;
/** What is remembered of the user, the latest confirmed first, without when. @throws StoreUnavailable */
export const readPreferences =
  ({ preferences }: { preferences: Preferences }) =>
  async ({ tenant, user }: RequestContext): Promise<PreferencesView> => ({
    preferences: latestFirst((await preferences.read(tenant.id, user.id)).items),
  });
