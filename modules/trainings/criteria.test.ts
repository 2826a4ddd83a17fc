import { describe, expect, test } from 'vitest';
import { Training } from '../../contracts/catalogue.ts';
import { conditionsOf, isNarrowed, refined, subjectOnly } from './criteria.ts';
import { isRuledOut } from './ruled-out.ts';

const criteria = (change: Partial<ReturnType<typeof subjectOnly>> = {}) => ({ ...subjectOnly('sql'), ...change });
const excluding = (change: Partial<ReturnType<typeof subjectOnly>['excluded']>) => ({
  ...subjectOnly('').excluded,
  ...change,
});

describe('Criteria as conditions', () => {
  test('a subject alone is none', () => {
    expect(conditionsOf(criteria(), [])).toEqual([]);
    expect(isNarrowed(criteria())).toBe(false);
  });

  test('each criterion is one, by the fields of trainings', () => {
    const all = criteria({
      levels: ['beginner'],
      formats: ['online', 'video'],
      languages: ['fr'],
      providers: ['Corvane'],
      minMinutes: 30,
      maxMinutes: 120,
      mandatoryOnly: true,
    });
    expect(conditionsOf(all, ['sql'])).toEqual([
      { field: 'level', anyOf: ['beginner'] },
      { field: 'format', anyOf: ['online', 'video'] },
      { field: 'language', anyOf: ['fr'] },
      { field: 'provider', anyOf: ['Corvane'] },
      { field: 'skills', anyOf: ['sql'] },
      { field: 'durationMinutes', atLeast: 30, atMost: 120 },
      { field: 'mandatory', anyOf: [true] },
    ]);
    expect(isNarrowed(all)).toBe(true);
  });

  test('what is ruled out leaves the others; what contradicts itself stays wanted', () => {
    const level = (change: Parameters<typeof criteria>[0]) => conditionsOf(criteria(change), [])[0];
    expect(level({ excluded: excluding({ levels: ['beginner'] }) })).toEqual({
      field: 'level',
      anyOf: ['intermediate', 'advanced'],
    });
    const both = { levels: ['beginner'], excluded: excluding({ levels: ['beginner'] }) } as const;
    expect(level({ ...both, levels: [...both.levels] })).toEqual({ field: 'level', anyOf: ['beginner'] });
  });

  test('later ones change what they tell and keep what they do not', () => {
    const earlier = criteria({ levels: ['beginner'], maxMinutes: 60, excluded: excluding({ subjects: ['excel'] }) });
    const later = { ...subjectOnly(''), levels: ['advanced' as const], excluded: excluding({ formats: ['video'] }) };
    expect(refined(earlier, later)).toEqual({
      ...earlier,
      levels: ['advanced'],
      excluded: excluding({ subjects: ['excel'], formats: ['video'] }),
    });
    expect(refined(earlier, subjectOnly(''))).toEqual(earlier);
  });
});

describe('What is ruled out', () => {
  const training = Training.parse({
    id: 't',
    title: 'Charts in Excel',
    translations: { fr: { title: 'Graphiques' } },
    description: 'Also for Python users.',
    tags: ['Data viz'],
    provider: 'Corvane Academy',
  });
  const out = (change: Parameters<typeof excluding>[0]) => isRuledOut(training, ['Statistics'], excluding(change));

  test.each(['excel', 'EXCEL', 'data VIZ', 'graphiques', 'statistics'])('a training about %s', (subject) => {
    expect(out({ subjects: [subject] })).toBe(true);
  });
  test.each(['python', 'exce', 'viz data', ' '])('not what it only mentions or resembles: %s', (subject) => {
    expect(out({ subjects: [subject] })).toBe(false);
  });
  test('what an excluded provider gives, by its whole name', () => {
    expect(out({ providers: ['corvane academy'] })).toBe(true);
    expect(out({ providers: ['Corvane'] })).toBe(false);
  });
});
