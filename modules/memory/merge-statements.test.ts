import { describe, expect, test } from 'vitest';
import type { Preference } from '../../ports/preferences.ts';
import { latestFirst, mergeStatements, PREFERENCES_KEPT, type Said } from './merge-statements.ts';

const day = (number: number) => new Date(Date.UTC(2030, 0, number));
const since = (text: string, from = 1): Preference => ({ text, since: day(from), confirmed: day(from) });
const textsOf = (preferences: readonly Preference[]) => preferences.map(({ text }) => text);

/** Vectors of two numbers by the angle in degrees; what is not named has none. */
const angles =
  (degrees: Readonly<Record<string, number>>) =>
  (topic: string): readonly number[] | undefined => {
    const angle = degrees[topic];
    return angle === undefined ? undefined : [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  };
const merge = (kept: readonly Preference[], said: readonly (string | Said)[], vectorOf = angles({})) =>
  mergeStatements(
    kept,
    said.map((one) => (typeof one === 'string' ? { text: one } : one)),
    { now: day(9), vectorOf },
  );

describe('What was said before', () => {
  test('is only confirmed, whatever its case, accents, punctuation and white space', () => {
    const kept = [since('Préfère les cours du soir'), since('Likes Python')];
    expect(merge(kept, ['  prefere LES cours\tdu soir!'])).toEqual([
      { text: 'Préfère les cours du soir', since: day(1), confirmed: day(9) },
      since('Likes Python'),
    ]);
  });

  test('keeps symbols that make another thing of a word', () => {
    expect(merge([], ['Likes C', 'Likes C++', 'Likes C#', 'Likes C#!'])).toHaveLength(3);
  });

  test('a text of signs alone is a statement like another', () => {
    expect(textsOf(merge([], ['!!!', '👍', '👍', '???']))).toEqual(['!!!', '👍', '???']);
  });
});

describe('A statement on the same matter', () => {
  test('takes the place of the older and keeps since when, so that the newer of two contradictions holds', () => {
    const kept = [since('Likes public speaking'), since('Likes Python', 2)];
    expect(merge(kept, ['Does not like public speaking'])).toEqual([
      { text: 'Does not like public speaking', since: day(1), confirmed: day(9) },
      since('Likes Python', 2),
    ]);
  });

  test.each([
    ['J’aime les cours du soir', 'Préfère les cours du soir'],
    ['Ich mag Abendkurse', 'Bevorzugt Abendkurse'],
    ['Me gustan los cursos por la tarde', 'Prefiere los cursos por la tarde'],
    ['Prefers evening courses', 'The user really likes courses in the evening'],
  ])('is known by its words in each language of the product: %s', (older, newer) => {
    expect(textsOf(merge([], [older, newer]))).toEqual([newer]);
  });

  test('is known by a near vector, and of several the nearest', () => {
    const vectorOf = angles({ sailing: 0, yachts: 30, boats: 50, ships: 25 });
    const kept = [since('Likes sailing'), since('Likes yachts'), since('Likes boats')];
    expect(textsOf(merge(kept, ['Enjoys ships'], vectorOf))).toEqual(['Likes sailing', 'Enjoys ships', 'Likes boats']);
  });

  test('is never known by a vector where words tell more: one word more, another number, another known matter', () => {
    const near = () => [1, 0];
    expect(merge([], ['Likes conferences', 'Likes speaking at conferences'], near)).toHaveLength(2);
    expect(merge([], ['Works five shifts', 'Works three shifts'], near)).toHaveLength(2);
    expect(merge([], ['Wants to learn English', 'Wants to learn French'], near)).toHaveLength(2);
    expect(merge([], ['Works in sales', 'Wants to work in retail'], near)).toHaveLength(2);
  });

  test('is another matter where the vector is far, blank or not there', () => {
    const kept = [since('Prefers remote work')];
    expect(merge(kept, ['Wants a mentor'], angles({ 'remote work': 0, mentor: 40 }))).toHaveLength(2);
    expect(merge(kept, ['Wants mentors'], () => [0, 0])).toHaveLength(2);
    expect(merge(kept, ['Wants mentors'])).toHaveLength(2);
  });

  test('is never known by vectors in a language that is not surely English', () => {
    const kept = [since('Préfère le télétravail'), since('夜のコースが好き')];
    expect(merge(kept, ['Préfère les réunions', 'リモートワークが好き'], () => [1, 0])).toHaveLength(4);
  });

  test('is replaced by what is near to the newer one, from one statement to the next of the same request', () => {
    const vectorOf = angles({ boats: 0, ships: 30, yachts: 60 });
    expect(textsOf(merge([], ['Likes boats', 'Likes ships', 'Likes yachts'], vectorOf))).toEqual(['Likes yachts']);
  });
});

describe('A statement that is said to replace another', () => {
  const kept = [since('Works in sales'), since('Wants a career abroad', 2), since('Likes tea', 3)];

  test('takes its place, whatever the case and the punctuation of what is named', () => {
    expect(merge(kept, [{ text: 'Hopes to find a post in Oslo', replaces: 'wants a career ABROAD.' }])[1]).toEqual({
      text: 'Hopes to find a post in Oslo',
      since: day(2),
      confirmed: day(9),
    });
  });

  test('does not take the place of a fact where it is a wish, but of a wish where it is a fact', () => {
    expect(merge(kept, [{ text: 'Wants to leave', replaces: 'Works in sales' }])).toHaveLength(4);
    expect(textsOf(merge(kept, [{ text: 'Lives in Oslo', replaces: 'Wants a career abroad' }]))).toEqual([
      'Works in sales',
      'Lives in Oslo',
      'Likes tea',
    ]);
  });

  test('leaves one of it where it is there already, in the same or in other words', () => {
    for (const text of ['Likes tea!', 'Enjoys tea']) {
      expect(textsOf(merge(kept, [{ text, replaces: 'Wants a career abroad' }]))).toHaveLength(2);
    }
  });

  test('is an ordinary one where what it names is not remembered', () => {
    expect(merge(kept, [{ text: 'Likes coffee', replaces: 'Likes milk' }])).toHaveLength(4);
    expect(merge(kept, [{ text: 'Likes coffee', replaces: '' }])).toHaveLength(4);
  });
});

describe('When more is said than is kept', () => {
  const many = Array.from({ length: PREFERENCES_KEPT }, (_, index) => since(`Thing ${index}`, index + 1));

  test('what was confirmed longest ago goes first, wherever it stands', () => {
    const kept = many.toReversed();
    const merged = mergeStatements(kept, [{ text: 'Another' }, { text: 'Thing 0' }], {
      now: day(90),
      vectorOf: angles({}),
    });
    expect(merged).toHaveLength(PREFERENCES_KEPT);
    expect(textsOf(merged)).toContain('Thing 0');
    expect(textsOf(merged)).not.toContain('Thing 1');
    expect(textsOf(merged).slice(0, 2)).toEqual(['Thing 49', 'Thing 48']);
  });

  test('of one request the last stay', () => {
    const said = Array.from({ length: 70 }, (_, index) => `Matter ${index}`);
    expect(textsOf(merge([], said))).toEqual(said.slice(20));
  });
});

test('the latest confirmed comes first, and those of the same time as they are kept', () => {
  expect(latestFirst([since('a', 1), since('b', 3), since('c', 2), since('d', 3)])).toEqual(['b', 'd', 'c', 'a']);
});
