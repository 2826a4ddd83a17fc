import { isDeepStrictEqual } from 'node:util';
import type { People } from '../../ports/people.ts';
import { storableJson, storableText } from '../../ports/storable-text.ts';
import { nameOf, type Shelves } from './shelves.ts';

export const memoryPeople = ({ people }: Shelves): People => ({
  async find(tenant, id) {
    return structuredClone(people.get(nameOf(storableText(tenant), storableText(id))));
  },

  async put(tenant, persons) {
    const byName = new Map(
      persons.map(storableJson).map((person) => [nameOf(storableText(tenant), person.externalId), person]),
    );
    const written = { inserted: 0, changed: 0, unchanged: 0 };
    for (const [name, person] of byName) {
      const before = people.get(name);
      written[before === undefined ? 'inserted' : isDeepStrictEqual(before, person) ? 'unchanged' : 'changed'] += 1;
      people.set(name, person);
    }
    return written;
  },
});
