import type { People } from '../../ports/people.ts';
import { storableJson, storableText } from '../../ports/storable-text.ts';
import { nameOf, type Shelves } from './shelves.ts';

export const memoryPeople = ({ people }: Shelves): People => ({
  async find(tenant, id) {
    return structuredClone(people.get(nameOf(storableText(tenant), storableText(id))));
  },

  async put(tenant, persons) {
    for (const person of persons.map(storableJson)) people.set(nameOf(storableText(tenant), person.externalId), person);
  },
});
