import { describe, expect, test } from 'vitest';
import { Opportunity, WorkingMode } from '../../../contracts/catalogue.ts';
import { demoTenants } from '../demo-tenants.ts';
import { demoJobs } from './jobs.ts';
import { demoOpportunities } from './opportunities.ts';
import { demoSkills } from './skills.ts';

const opportunities = demoOpportunities();
const count = (holds: (opportunity: Opportunity) => boolean) => opportunities.filter(holds).length;

describe('the demo opportunities', () => {
  test('are more than a hundred and twenty, as an import would read them, each id once', () => {
    expect(opportunities.length).toBeGreaterThanOrEqual(120);
    for (const opportunity of opportunities) expect(Opportunity.parse(opportunity)).toEqual(opportunity);
    expect(new Set(opportunities.map(({ id }) => id)).size).toBe(opportunities.length);
  });

  test('are for jobs of the company, and ask for skills that it knows', () => {
    const jobs = new Set<string | null>(demoJobs.map(({ code }) => code));
    expect(opportunities.filter(({ jobCode }) => !jobs.has(jobCode)).map(({ id }) => id)).toEqual([]);
    const known = new Set(demoSkills.map(({ code }) => code));
    const unknown = opportunities.flatMap(({ id, skills }) =>
      skills.filter((code) => !known.has(code)).map((code) => [id, code]),
    );
    expect(unknown).toEqual([]);
    expect(count(({ skills }) => skills.length < 4)).toBe(0);
  });

  test('are told in English and in French', () => {
    for (const { description, translations } of opportunities) {
      expect(description).not.toBe('');
      expect(translations.fr?.title).toBeTruthy();
      expect(translations.fr?.description).toBeTruthy();
    }
  });

  test('spread over places, modes, contracts and seniorities, some without a place', () => {
    for (const mode of WorkingMode.options) expect(count(({ remoteMode }) => remoteMode === mode)).toBeGreaterThan(15);
    const groups = [
      [({ city }: Opportunity) => city, 11, 5],
      [({ country }: Opportunity) => country, 6, 5],
      [({ contract }: Opportunity) => contract, 6, 3],
      [({ seniority }: Opportunity) => seniority, 4, 9],
      [({ department }: Opportunity) => department, 20, 1],
    ] as const;
    for (const [groupOf, least, each] of groups) {
      const groups = Map.groupBy(opportunities, groupOf);
      groups.delete(null);
      expect(groups.size).toBeGreaterThanOrEqual(least);
      for (const group of groups.values()) expect(group.length).toBeGreaterThanOrEqual(each);
    }
    expect(count(({ city }) => city === null)).toBeGreaterThan(10);
  });

  test('never close before they open; some are closed, some have no end', () => {
    for (const { opensOn, closesOn } of opportunities) if (opensOn && closesOn) expect(opensOn < closesOn).toBe(true);
    expect(count(({ status }) => status === 'closed')).toBeGreaterThan(5);
    expect(count(({ closesOn }) => closesOn === null)).toBeGreaterThan(5);
  });

  test('include each that a demo person bookmarked', () => {
    const ids = new Set(opportunities.map(({ id }) => id));
    const bookmarks = demoTenants
      .filter(({ id }) => id === 'demo')
      .flatMap(({ people }) => people.flatMap(({ profile }) => profile?.bookmarks ?? []));
    const bookmarked = bookmarks.filter(({ kind }) => kind === 'opportunity').map(({ id }) => id);
    expect(bookmarked.length).toBeGreaterThan(1);
    expect(bookmarked.filter((id) => !ids.has(id))).toEqual([]);
  });
});
