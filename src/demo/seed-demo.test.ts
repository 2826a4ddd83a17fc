import { describe, expect, test } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
import type { Job, Opportunity, Skill, Training } from '../../contracts/catalogue.ts';
import { ExternalId } from '../../contracts/text.ts';
import type { TenantSettings } from '../../modules/kernel/index.ts';
import type { Catalogue } from '../../ports/catalogue.ts';
import type { Tenants } from '../../ports/tenants.ts';
import { aboutPerson, demoTenants } from './demo-tenants.ts';
import { seedDemo, seedDemoCatalogue } from './seed-demo.ts';

/** Stores whose first write of settings fails. */
const breakingStores = () => {
  const stores = memoryStores();
  let broken = true;
  const put: Tenants['put'] = async (...given) => {
    if (!broken) return stores.tenants.put(...given);
    broken = false;
    throw new Error('the store went away');
  };
  return { people: stores.people, tenants: { ...stores.tenants, put } };
};

const everyone = demoTenants.flatMap((tenant) => tenant.people);

describe('the demo people', () => {
  test('have ids that fit in a token and in a path, each once over both companies', () => {
    for (const { externalId } of everyone) expect(ExternalId.safeParse(externalId).success).toBe(true);
    expect(new Set(everyone.map((person) => person.externalId)).size).toBe(everyone.length);
  });

  test('include what real directories hold: no profile, an empty one, someone who left, four languages', () => {
    const about = everyone.map(aboutPerson);
    expect(about).toEqual(expect.arrayContaining(['no profile', 'an empty profile', 'deactivated', 'Data Analyst']));
    expect(new Set(everyone.map((person) => person.language))).toEqual(new Set(['en', 'fr', 'de', 'es', null]));
  });

  test('the first one has something in every section of the profile, and gaps in skills', () => {
    const profile = everyone[0]?.profile;
    const sections = Object.entries(profile ?? {}).filter(([name]) => name !== 'basicInfo');
    expect(sections).toHaveLength(8);
    for (const [name, section] of sections) expect([name, (section as unknown[]).length > 0]).toEqual([name, true]);
    expect(profile?.skills.some((skill) => skill.level < skill.expected)).toBe(true);
    expect(new Set(profile?.objectives.map((objective) => objective.status))).toEqual(new Set(['current', 'archived']));
  });
});

describe('seeding', () => {
  test('puts both companies in once', async () => {
    const needs = memoryStores();
    expect(await seedDemo(needs)).toEqual(['demo', 'other-demo']);
    expect(await seedDemo(needs)).toEqual([]);
    expect((await needs.people.find('demo', 'maya-okafor'))?.firstName).toBe('Maya');
    expect(await needs.people.find('other-demo', 'maya-okafor')).toBeUndefined();
  });

  test('keeps what an operator has changed', async () => {
    const needs = memoryStores();
    const settings = { ...(demoTenants[0]?.settings as TenantSettings), toolExclusion: ['task_helper_tool'] };
    await needs.tenants.put('demo', settings);
    expect(await seedDemo(needs)).toEqual(['other-demo']);
    expect(await needs.tenants.settings('demo')).toEqual(settings);
  });

  test('a start that broke off in the middle is made good by the next', async () => {
    const needs = breakingStores();
    await expect(seedDemo(needs)).rejects.toThrow('went away');
    expect(await seedDemo(needs)).toEqual(['demo', 'other-demo']);
  });
});

describe('seeding the catalogue', () => {
  /** A kind of which `kept` are there; writes down what is put, by tenant. */
  const kind = <Item>(kept: number, order: string[], name: string) => {
    const items: Item[] = [];
    const catalogue: Catalogue<Item> = {
      async put(tenant, given) {
        order.push(`${name} of ${tenant}`);
        items.push(...given);
        return { inserted: given.length, changed: 0, unchanged: 0 };
      },
      find: async () => [],
      count: async () => kept + items.length,
    };
    return { ...catalogue, items };
  };
  const kinds = ({ trainingsKept = 0 } = {}) => {
    const order: string[] = [];
    return {
      order,
      skills: kind<Skill>(0, order, 'skills'),
      jobs: kind<Job>(0, order, 'jobs'),
      trainings: {
        ...kind<Training>(trainingsKept, order, 'trainings'),
        family: async () => [],
        parents: async () => new Map(),
      },
      opportunities: kind<Opportunity>(0, order, 'opportunities'),
    };
  };

  test('puts in every kind whole, once, skills before what is found by their labels', async () => {
    const needs = kinds();
    const put = await seedDemoCatalogue(needs);
    expect(needs.order).toEqual(['skills of demo', 'jobs of demo', 'trainings of demo', 'opportunities of demo']);
    expect(needs.skills.items.length).toBeGreaterThanOrEqual(600);
    expect(needs.jobs.items.length).toBeGreaterThanOrEqual(160);
    expect(needs.trainings.items.length).toBeGreaterThanOrEqual(220);
    expect(needs.opportunities.items.length).toBeGreaterThanOrEqual(120);
    const { skills, jobs, trainings, opportunities } = needs;
    const there = [skills, jobs, trainings, opportunities].reduce((sum, { items }) => sum + items.length, 0);
    expect(put).toBe(there);
    expect(await seedDemoCatalogue(needs)).toBe(0);
    expect(needs.order).toHaveLength(4);
  });

  test('leaves a kind alone of which the company has something already', async () => {
    const needs = kinds({ trainingsKept: 1 });
    await seedDemoCatalogue(needs);
    expect(needs.order).toEqual(['skills of demo', 'jobs of demo', 'opportunities of demo']);
  });
});
