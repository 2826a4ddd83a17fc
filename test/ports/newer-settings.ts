import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TenantSettings } from '../../modules/kernel/index.ts';
import type { Tenants } from '../../ports/tenants.ts';
import { freshTenant } from './turn-samples.ts';

export interface OpenedTenants {
  readonly tenants: Tenants;
  /** All that is stored of a tenant, as a newer release reads it. */
  stored(tenant: string): Promise<unknown>;
  close(): Promise<void>;
}

/** The part of the contract of `Tenants` that its own methods cannot show: what becomes of a newer release's settings. */
export const newerSettingsContract = (name: string, open: () => Promise<OpenedTenants>) =>
  describe(`Settings of a newer release (${name})`, () => {
    let opened: OpenedTenants;
    let tenants: Tenants;
    beforeAll(async () => {
      opened = await open();
      tenants = opened.tenants;
    });
    afterAll(() => opened.close());

    const known = TenantSettings.parse({
      botName: 'Ada',
      toolExclusion: ['a_tool'],
      ai: { models: { mini: 'small-one' } },
      knowledge: { pages: [{ url: 'https://pages.example' }] },
    });
    const coaching = { rules: ['a rule'], depth: { of: 1 } };
    const newer = {
      ...known,
      coaching,
      constructor: 'a key like any other',
      ai: { ...known.ai, budget: 5, models: { ...known.ai.models, vision: coaching } },
      knowledge: { ...known.knowledge, pages: [{ url: 'https://pages.example', paths: [], depth: 3 }] },
    };
    /** A tenant whose settings a newer release has put. */
    const newerTenant = async () => {
      const tenant = freshTenant();
      await tenants.put(tenant, newer);
      expect(await opened.stored(tenant)).toEqual(newer);
      return tenant;
    };

    test('are given away as far as this release knows them', async () => {
      const tenant = await newerTenant();
      expect(await tenants.settings(tenant)).toEqual(known);
      const changed = await tenants.change(tenant, (before) => {
        expect(before).toEqual(known);
        return before;
      });
      expect(changed).toEqual(known);
    });

    test('stay at every depth beside what a change replaces', async () => {
      const tenant = await newerTenant();
      const changed = await tenants.change(tenant, (before) => ({
        ...before,
        botName: 'Bo',
        enabledSpecialists: ['career_chat'],
        ai: { ...before.ai, models: { mini: null, large: 'big-one' } },
      }));
      expect(await opened.stored(tenant)).toEqual({
        ...newer,
        botName: 'Bo',
        enabledSpecialists: ['career_chat'],
        ai: { ...newer.ai, models: { mini: null, large: 'big-one', vision: coaching } },
        // A list is replaced as a whole, even by one that looks like it.
        knowledge: known.knowledge,
      });
      expect(await tenants.settings(tenant)).toEqual(changed);
    });

    test('stay when all settings are put anew, also of many at once', async () => {
      const tenant = await newerTenant();
      const others = TenantSettings.parse({ language: 'fr', toolExclusion: [] });
      await Promise.all([
        ...Array.from({ length: 10 }, () => tenants.put(tenant, others)),
        ...Array.from({ length: 10 }, () => tenants.change(tenant, (before) => before)),
      ]);
      expect(await tenants.settings(tenant)).toEqual(others);
      expect(await opened.stored(tenant)).toEqual({
        ...others,
        coaching,
        constructor: 'a key like any other',
        ai: { ...others.ai, budget: 5, models: { ...others.ai.models, vision: coaching } },
      });
    });

    test('are replaced by the release that knows them', async () => {
      const tenant = await newerTenant();
      const replaced = { ...newer, coaching: { rules: [] }, ai: { ...newer.ai, budget: null } };
      await tenants.put(tenant, replaced);
      expect(await opened.stored(tenant)).toEqual({ ...replaced, coaching: { rules: [], depth: { of: 1 } } });
    });

    test('are told from those that a caller leaves out, which do not stay', async () => {
      const tenant = await newerTenant();
      const { botName, ...left } = known;
      await tenants.put(tenant, left as TenantSettings);
      expect(await opened.stored(tenant)).toEqual({ ...newer, knowledge: known.knowledge, botName: undefined });
      expect((await tenants.settings(tenant))?.botName).toBe('Oria');
    });

    test('that are put first by many at once are those of one of them', async () => {
      const tenant = freshTenant();
      const names = Array.from({ length: 10 }, (_, index) => `Bot ${index}`);
      await Promise.all(names.map((botName) => tenants.put(tenant, { ...known, botName })));
      expect(names).toContain((await tenants.settings(tenant))?.botName);
      expect(await tenants.settings(tenant)).toMatchObject({ toolExclusion: ['a_tool'] });
    });
  });
