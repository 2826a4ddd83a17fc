import type { KeptPreferences, Preferences } from '../../ports/preferences.ts';
import { storableText } from '../../ports/storable-text.ts';
import { nameOf } from './shelves.ts';

/** Revisions are counted over all users, so that none comes again after all was forgotten. */
export const memoryPreferences = (): Preferences => {
  const kept = new Map<string, KeptPreferences>();
  let written = 0;
  const nameFor = (tenant: string, user: string) => nameOf(storableText(tenant), storableText(user));

  return {
    async read(tenant, user) {
      return structuredClone(kept.get(nameFor(tenant, user)) ?? { items: [], revision: 0 });
    },

    async write(tenant, user, items, expected) {
      const name = nameFor(tenant, user);
      if ((kept.get(name)?.revision ?? 0) !== expected) return false;
      written += 1;
      const copies = items.map(({ text, since, confirmed }) => ({ text: storableText(text), since, confirmed }));
      kept.set(name, structuredClone({ items: copies, revision: written }));
      return true;
    },

    async forget(tenant, user) {
      return kept.delete(nameFor(tenant, user));
    },
  };
};
