import { describe, expect, test } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
import { ExternalId } from '../../contracts/text.ts';
import type { TenantSettings } from '../../modules/kernel/index.ts';
import type { Tenants } from '../../ports/tenants.ts';
import { aboutPerson, demoTenants } from './demo-tenants.ts';
import { seedDemo } from './seed-demo.ts';

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
