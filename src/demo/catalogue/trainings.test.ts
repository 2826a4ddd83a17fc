import { describe, expect, test } from 'vitest';
import { Training, TrainingFormat, TrainingLevel } from '../../../contracts/catalogue.ts';
import { demoTenants } from '../demo-tenants.ts';
import { demoSkills } from './skills.ts';
import { demoTrainings } from './trainings.ts';

const trainings = demoTrainings();
const byId = new Map(trainings.map((training) => [training.id, training]));
const count = (holds: (training: Training) => boolean) => trainings.filter(holds).length;

describe('the demo trainings', () => {
  test('are more than two hundred, as an import would read them, each id once', () => {
    expect(trainings.length).toBeGreaterThanOrEqual(220);
    for (const training of trainings) expect(Training.parse(training)).toEqual(training);
    expect(byId.size).toBe(trainings.length);
    expect(new Set(trainings.map((training) => training.title)).size).toBe(trainings.length);
  });

  test('are told in English and in French, never with an empty line', () => {
    for (const { description, translations, provider } of trainings) {
      expect(description).not.toBe('');
      expect(translations.fr?.title).toBeTruthy();
      expect(translations.fr?.description).toBeTruthy();
      expect(provider).toBeTruthy();
    }
  });

  test('build skills that the company knows', () => {
    const known = new Set(demoSkills.map((skill) => skill.code));
    const unknown = trainings.flatMap(({ id, skills }) =>
      skills.filter((code) => !known.has(code)).map((code) => [id, code]),
    );
    expect(unknown).toEqual([]);
    expect(count(({ skills }) => skills.length === 0)).toBe(0);
  });

  test('have some twenty programmes of three to six parts, one level deep, as long as their parts', () => {
    const parts = Map.groupBy(
      trainings.filter(({ parentId }) => parentId !== null),
      ({ parentId }) => parentId,
    );
    expect(parts.size).toBeGreaterThanOrEqual(18);
    for (const [parentId, children] of parts) {
      const programme = byId.get(parentId ?? '');
      expect(programme?.parentId).toBeNull();
      expect(children.length).toBeGreaterThanOrEqual(3);
      expect(children.length).toBeLessThanOrEqual(6);
      const sum = children.reduce((minutes, child) => minutes + (child.durationMinutes ?? 0), 0);
      expect(programme?.durationMinutes).toBe(sum);
    }
  });

  test('spread over levels, formats, durations, languages and providers, and lack some of it here and there', () => {
    for (const level of TrainingLevel.options)
      expect(count((training) => training.level === level)).toBeGreaterThan(40);
    for (const format of TrainingFormat.options)
      expect(count((training) => training.format === format)).toBeGreaterThan(8);
    const within = (least: number, most: number) =>
      count(({ durationMinutes: minutes }) => minutes !== null && minutes >= least && minutes < most);
    for (const [least, most] of [
      [1, 60],
      [60, 180],
      [180, 360],
      [360, 900],
      [900, 5_000],
    ] as const) {
      expect(within(least, most)).toBeGreaterThan(12);
    }
    expect(count(({ language }) => language === 'fr')).toBeGreaterThan(8);
    expect(count(({ language }) => language === 'de' || language === 'es')).toBeGreaterThan(3);
    expect(count(({ mandatory }) => mandatory)).toBeGreaterThan(5);
    expect(count(({ status }) => status === 'archived')).toBeGreaterThan(5);
    expect(count(({ level }) => level === null)).toBeGreaterThan(0);
    expect(count(({ durationMinutes }) => durationMinutes === null)).toBeGreaterThan(0);
  });

  test('include each that a demo person took, has to take or bookmarked', () => {
    const people = demoTenants.filter(({ id }) => id === 'demo').flatMap((tenant) => tenant.people);
    const referred = people.flatMap(({ profile }) => [
      ...(profile?.trainingHistory ?? []).map(({ trainingId }) => trainingId),
      ...(profile?.mandatoryTrainingIds ?? []),
      ...(profile?.bookmarks ?? []).filter(({ kind }) => kind === 'training').map(({ id }) => id),
    ]);
    expect(referred.length).toBeGreaterThan(10);
    expect(referred.filter((id) => !byId.has(id))).toEqual([]);
  });
});
