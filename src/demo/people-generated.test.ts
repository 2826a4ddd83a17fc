import { describe, expect, test } from 'vitest';
import { Person } from '../../modules/kernel/index.ts';
import { jobAreas } from './catalogue/jobs/index.ts';
import { demoJobs } from './catalogue/jobs.ts';
import { demoSkills } from './catalogue/skills.ts';
import { demoTrainings } from './catalogue/trainings.ts';
import { demoTenants } from './demo-tenants.ts';
import { peopleAtTheEdges } from './people-at-the-edges.ts';
import { peopleGenerated } from './people-generated.ts';
import { drawsFor } from './people-generated-draws.ts';
import { peopleInBusiness } from './people-in-business.ts';
import { peopleInProduct } from './people-in-product.ts';

const byHand = [...peopleInProduct, ...peopleInBusiness, ...peopleAtTheEdges];
const company = demoTenants[0]?.people ?? [];
const profiles = peopleGenerated.flatMap(({ profile }) => profile ?? []);
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

describe('the people of the demo company', () => {
  test('are at least 150: first those written by hand, as they are, then the rest', () => {
    expect(company.length).toBeGreaterThanOrEqual(150);
    expect(company).toEqual([...byHand.map((person) => Person.parse(person)), ...peopleGenerated]);
  });

  test('are as reading them from a store would give them', () => {
    for (const person of peopleGenerated) expect(Person.parse(person)).toEqual(person);
  });

  test('have an id and an address of their own', () => {
    const addresses = company.flatMap(({ email }) => email ?? []);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(company.map(({ externalId }) => externalId)).size).toBe(company.length);
    for (const address of addresses) expect(address).toMatch(/^[a-z0-9.-]+@larkfield\.example$/);
  });

  test('are called differently, but for three namesakes in three departments who are all there', () => {
    const names = company.map(nameOf);
    expect(new Set(names.filter((name, at) => names.indexOf(name) !== at))).toEqual(new Set(['Sarah Martin']));
    const namesakes = company.filter((person) => nameOf(person) === 'Sarah Martin');
    const departments = namesakes.map(({ active, profile }) => active && profile?.basicInfo.department);
    expect(departments).toEqual(['Software Engineering', 'Human Resources', 'Supply Chain']);
  });

  test('include some who left, some of whom nothing but the name is known, and none of them is a head', () => {
    expect(peopleGenerated.filter(({ active }) => !active).length).toBeGreaterThan(5);
    expect(peopleGenerated.filter(({ profile }) => profile === null).length).toBeGreaterThan(3);
    const away = new Set(peopleGenerated.filter(({ active, profile }) => !active || !profile).map(nameOf));
    expect(profiles.filter(({ basicInfo }) => basicInfo.manager && away.has(basicInfo.manager))).toEqual([]);
  });
});

describe('a generated profile', () => {
  test('speaks of jobs, departments, skills, trainings and managers that exist', () => {
    const titles = new Map(demoJobs.map(({ code, title }) => [code, title]));
    const departments = new Set(jobAreas.map(({ department }) => department));
    const labels = new Set(demoSkills.map((skill) => skill.labels.en));
    const trainings = new Map(demoTrainings().map(({ id, title }) => [id, title]));
    const names = new Set(company.map(nameOf));
    for (const { basicInfo, ...profile } of profiles) {
      expect(titles.get(basicInfo.jobCode ?? '')).toBe(basicInfo.jobTitle);
      const unknown = [
        ...[basicInfo.department ?? '', ...profile.departmentsOfInterest].filter((name) => !departments.has(name)),
        ...profile.skills.filter(({ name }) => !labels.has(name)),
        ...profile.bookmarks.filter(({ id, title }) => trainings.get(id) !== title),
        ...profile.trainingHistory.filter(({ trainingId, title }) => trainings.get(trainingId) !== title),
        ...profile.mandatoryTrainingIds.filter((id) => !trainings.has(id)),
        ...[basicInfo.manager].filter((name) => name && !names.has(name)),
      ];
      expect([basicInfo.jobTitle, unknown]).toEqual([basicInfo.jobTitle, []]);
    }
  });

  test('expects the skills of its job and no others but a language, and holds each skill once', () => {
    const labels = new Map(demoSkills.map(({ code, labels: { en } }) => [code, en]));
    const asked = new Map(demoJobs.map(({ code, skills }) => [code, skills.map((skill) => labels.get(skill))]));
    for (const { basicInfo, skills } of profiles) {
      const names = skills.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const expected = skills.filter((skill) => skill.expected > 0).map(({ name }) => name);
      const ofTheJob = asked.get(basicInfo.jobCode ?? '') ?? [];
      expect(expected.slice(0, 5)).toEqual(ofTheJob);
      expect(expected.slice(5).filter((name) => name !== 'English')).toEqual([]);
    }
  });

  test('has dates in their order: earlier employers, the hiring, trainings', () => {
    for (const { basicInfo, experiences, trainingHistory } of profiles) {
      const hiredOn = basicInfo.hiredOn ?? '';
      const here = experiences.filter(({ organization }) => organization === 'Larkfield');
      expect(here.at(-1)?.from).toBe(hiredOn);
      experiences.forEach(({ from, to }, at) => {
        expect(to === null || from < to).toBe(true);
        expect(at === 0 ? to : (to ?? '') < (experiences[at - 1]?.from ?? '')).toBe(at === 0 ? null : true);
      });
      expect(trainingHistory.filter(({ completedOn }) => completedOn <= hiredOn)).toEqual([]);
    }
  });

  test('has gaps, archived objectives, interests and all working modes in the company as a whole', () => {
    const share = (holds: (profile: (typeof profiles)[number]) => boolean) =>
      profiles.filter(holds).length / profiles.length;
    expect(share(({ skills }) => skills.some(({ level, expected }) => level < expected))).toBeGreaterThan(0.6);
    expect(share(({ objectives }) => objectives.some(({ status }) => status === 'archived'))).toBeGreaterThan(0.2);
    expect(share(({ objectives }) => objectives.length === 0)).toBeGreaterThan(0.1);
    expect(share(({ trainingHistory }) => trainingHistory.length > 0)).toBeGreaterThan(0.4);
    for (const mode of ['on_site', 'hybrid', 'remote']) {
      expect([mode, share(({ basicInfo }) => basicInfo.workingMode === mode) > 0.1]).toEqual([mode, true]);
    }
  });
});

describe('draws', () => {
  test('are the same for the same person and question, spread over the range, and differ between people', () => {
    const draw = drawsFor('maya-okafor');
    expect(draw('site', 1000)).toBe(drawsFor('maya-okafor')('site', 1000));
    expect(draw('site', 1000)).not.toBe(drawsFor('priya-raman')('site', 1000));
    const counts = Array.from({ length: 8 }, () => 0);
    for (let at = 0; at < 8_000; at++) counts[draw(`question ${at}`, 8)] = (counts[draw(`question ${at}`, 8)] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});
