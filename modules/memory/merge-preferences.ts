import type { PreferencesInput, PreferencesView } from '../../contracts/memory.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { latestFirst } from './merge-statements.ts';
import { type RememberNeeds, rememberStatements } from './remember-statements.ts';

export type MergePreferences = ReturnType<typeof mergePreferences>;
/** Adds statements of the user's own to what is remembered, each matter once, and gives all of it. @throws StoreUnavailable */
export const mergePreferences = (needs: RememberNeeds) => {
  const remember = rememberStatements(needs);
  return async (ctx: RequestContext, input: PreferencesInput): Promise<PreferencesView> => {
    const said = input.preferences.map((text) => ({ text: text.trim() }));
    return { preferences: latestFirst(await remember(ctx, said)) };
  };
};
