import type { Preferences } from '../../ports/preferences.ts';
import type { Background } from '../kernel/background.ts';
import { latestFirst } from './merge-statements.ts';
import { oneLine } from './one-line.ts';

/** The most that prompts are told, in UTF-16 units: about 1,000 tokens. Whole statements only, the latest confirmed first. */
export const PREFERENCES_TOLD_LENGTH = 4_000;

const HEADING = 'What the user has said of themselves, the latest first; where two disagree, the earlier line holds:';

/** What specialists are told of the user's preferences: one line each. */
export const preferencesBackground = ({ preferences }: { preferences: Preferences }): Background => ({
  name: 'preferences',
  async read({ tenant, user }) {
    const { items } = await preferences.read(tenant.id, user.id);
    if (items.length === 0) return undefined;
    let told = HEADING;
    for (const text of latestFirst(items)) {
      const line = `\n- ${oneLine(text)}`;
      if (told.length + line.length > PREFERENCES_TOLD_LENGTH) break;
      told += line;
    }
    return told;
  },
});
