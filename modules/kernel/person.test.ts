import { expect, test } from 'vitest';
import { Person } from './person.ts';

const person = { externalId: 'ada', firstName: 'Ada', lastName: 'Okafor', email: null, language: null, active: true };

test.each([
  ['null', null, null],
  ['an empty object', {}, null],
])('%s is no profile', (_, given, profile) => {
  expect(Person.parse({ ...person, profile: given }).profile).toBe(profile);
});

test('a profile with empty sections is one', () => {
  expect(Person.parse({ ...person, profile: { skills: [] } }).profile).toMatchObject({ skills: [], objectives: [] });
});
