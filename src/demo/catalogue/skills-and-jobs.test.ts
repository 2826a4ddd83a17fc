import { describe, expect, test } from 'vitest';
import { Job, Skill } from '../../../contracts/catalogue.ts';
import { foldForComparison } from '../../../ports/literal-search.ts';
import { demoTenants } from '../demo-tenants.ts';
import { jobAreas } from './jobs/index.ts';
import { demoJobs } from './jobs.ts';
import { demoSkills } from './skills.ts';
import { jobCode, skillCode, slug } from './slug.ts';

const namesOf = ({ labels, aliases }: Skill): Set<string> =>
  new Set([...Object.values(labels), ...aliases].map(foldForComparison));

const codesOfSkills = new Set(demoSkills.map((skill) => skill.code));

describe('codes', () => {
  test('are made of a name without accents, case or punctuation', () => {
    expect(slug(' Négociation d’achats (Œuvres) ')).toBe('negociation-d-achats-oeuvres');
    expect(skillCode('Node.js')).toBe('sk-node-js');
    expect(jobCode('Head of Product')).toBe('job-head-of-product');
  });
});

describe('the skills of the demo company', () => {
  test('are at least 600, each under a code of its own, in English and French', () => {
    expect(demoSkills.length).toBeGreaterThanOrEqual(600);
    expect(codesOfSkills.size).toBe(demoSkills.length);
    for (const skill of demoSkills) {
      expect(Skill.parse(skill)).toEqual(skill);
      expect(Object.keys(skill.labels)).toEqual(['en', 'fr']);
    }
  });

  test('share no name with one another: a name that someone types is one skill', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const skill of demoSkills) {
      for (const name of namesOf(skill)) {
        if (owners.has(name)) shared.push(name);
        owners.set(name, skill.code);
      }
    }
    expect(shared).toEqual([]);
  });

  test('have every skill in the profiles of the people, by its label or another name of it', () => {
    const known = new Set(demoSkills.flatMap((skill) => [...namesOf(skill)]));
    const held = demoTenants[0]?.people.flatMap((person) => person.profile?.skills ?? []) ?? [];
    expect(held.map(({ name }) => name).filter((name) => !known.has(foldForComparison(name)))).toEqual([]);
  });
});

describe('the jobs of the demo company', () => {
  test('are at least 160, each under a code of its own, described in English and French', () => {
    expect(demoJobs.length).toBeGreaterThanOrEqual(160);
    expect(new Set(demoJobs.map((job) => job.code)).size).toBe(demoJobs.length);
    for (const job of demoJobs) {
      expect(Job.parse(job)).toEqual(job);
      expect(job.description).toMatch(/^The purpose: .+\.$/);
      expect(job.translations.fr?.description).toMatch(/^La mission : .+\.$/);
    }
  });

  test('ask for five different skills, all of which exist', () => {
    for (const { code, skills } of demoJobs) {
      expect([code, new Set(skills).size]).toEqual([code, 5]);
      expect([code, skills.filter((skill) => !codesOfSkills.has(skill))]).toEqual([code, []]);
    }
  });

  test('have titles that differ in French too, and departments that come once', () => {
    expect(new Set(demoJobs.map((job) => job.translations.fr?.title)).size).toBe(demoJobs.length);
    expect(new Set(jobAreas.map((area) => area.department)).size).toBe(jobAreas.length);
  });
});
