import { PreferenceText } from '../../contracts/memory.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { latestFirst } from './merge-statements.ts';
import { oneLine } from './one-line.ts';
import { type RememberNeeds, rememberStatements } from './remember-statements.ts';
import { PREFERENCES_PER_MESSAGE, preferencesTask } from './tasks/preferences.ts';

export type ExtractPreferences = ReturnType<typeof extractPreferences>;
/**
 * Remembers what a message tells of its user that will still hold tomorrow, and gives the statements found. Only after the
 * safety gate has allowed the message. What a model writes is kept only where a user might have written it: well-formed, no
 * controls, not too long; and it replaces only what is remembered. @throws ModelFailed, StoreUnavailable
 */
export const extractPreferences = (needs: RememberNeeds & { model: LanguageModel }) => {
  const remember = rememberStatements(needs);
  return async (ctx: RequestContext, message: string): Promise<readonly string[]> => {
    const { items } = await needs.preferences.read(ctx.tenant.id, ctx.user.id);
    const { preferences } = await needs.model.run(ctx, preferencesTask, { message, known: latestFirst(items) });
    const statements = preferences
      .map(({ text, replaces }) => ({ text: oneLine(text), replaces }))
      .filter(({ text }) => PreferenceText.safeParse(text).success)
      .slice(0, PREFERENCES_PER_MESSAGE);
    if (statements.length > 0) await remember(ctx, statements);
    return statements.map(({ text }) => text);
  };
};
