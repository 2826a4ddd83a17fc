import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TenantSettings } from '../../modules/kernel/index.ts';
import type { OpenStores, Stores } from '../support/stores.ts';
import { freshTenant } from './turn-samples.ts';

export const tenantsContract = (name: string, open: OpenStores) =>
  describe(`Tenants (${name})`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await open();
    });
    afterAll(() => stores.close());

    const settings = TenantSettings.parse({
      botName: 'Ada',
      toolExclusion: ['a_tool'],
      enabledSpecialists: ['career_chat'],
    });

    test('a tenant that was never put is not there, whatever its name', async () => {
      for (const id of [freshTenant(), '', "'; drop table tenants; --", 'a\0b', '\ud800']) {
        expect(await stores.tenants.settings(id)).toBeUndefined();
      }
    });

    test('settings come back as they were put', async () => {
      const tenant = freshTenant();
      await stores.tenants.put(tenant, settings);
      expect(await stores.tenants.settings(tenant)).toEqual(settings);
    });

    test('are all named, page by page', async () => {
      const mine = [freshTenant(), freshTenant(), freshTenant()].sort();
      for (const tenant of mine) await stores.tenants.put(tenant, settings);
      const found: string[] = [];
      for (let after: string | undefined; ; after = found.at(-1)) {
        const page = await stores.tenants.ids(after, 2);
        expect(page.length).toBeLessThanOrEqual(2);
        if (page.length === 0) break;
        found.push(...page);
      }
      expect(found).toEqual([...new Set(found)].sort());
      expect(found.filter((id) => mine.includes(id))).toEqual(mine);
    });

    test('putting again replaces all settings, and no other tenant’s', async () => {
      const [one, other] = [freshTenant(), freshTenant()];
      await stores.tenants.put(one, settings);
      await stores.tenants.put(other, settings);
      const changed = TenantSettings.parse({ language: 'fr' });
      await stores.tenants.put(one, changed);
      expect(await stores.tenants.settings(one)).toEqual(changed);
      expect(await stores.tenants.settings(other)).toEqual(settings);
    });

    test('what a caller does with settings later does not change the stored ones', async () => {
      const tenant = freshTenant();
      const mine = structuredClone(settings);
      await stores.tenants.put(tenant, mine);
      mine.toolExclusion.push('another');
      (await stores.tenants.settings(tenant))?.toolExclusion.push('a third');
      expect(await stores.tenants.settings(tenant)).toEqual(settings);
    });

    describe('a change', () => {
      test('replaces the settings by what it makes of them, gives the result, and no other tenant’s', async () => {
        const [one, other] = [freshTenant(), freshTenant()];
        await stores.tenants.put(one, settings);
        await stores.tenants.put(other, settings);
        const seen: TenantSettings[] = [];
        const changed = await stores.tenants.change(one, (before) => {
          seen.push(before);
          return { ...before, botName: 'Bo\0b' };
        });
        expect(seen).toEqual([settings]);
        expect(changed).toEqual({ ...settings, botName: 'Bo\ufffdb' });
        expect(await stores.tenants.settings(one)).toEqual(changed);
        expect(await stores.tenants.settings(other)).toEqual(settings);
      });

      test('of 50 at once, each of its own field, loses none', async () => {
        const tenant = freshTenant();
        await stores.tenants.put(tenant, TenantSettings.parse({}));
        const names = Array.from({ length: 46 }, (_, index) => `tool_${index}`);
        const changes: ((before: TenantSettings) => TenantSettings)[] = [
          (before) => ({ ...before, botName: 'Ada' }),
          (before) => ({ ...before, companyName: 'Acme' }),
          (before) => ({ ...before, ai: { ...before.ai, provider: 'offline' } }),
          (before) => ({ ...before, frontend: { ...before.frontend, welcomeMessage: 'Welcome' } }),
          ...names.map((name) => (before: TenantSettings) => ({
            ...before,
            toolExclusion: [...before.toolExclusion, name],
          })),
        ];
        await Promise.all(changes.map((change) => stores.tenants.change(tenant, change)));
        const all = await stores.tenants.settings(tenant);
        expect(all?.toolExclusion.toSorted()).toEqual(names.toSorted());
        expect(all).toMatchObject({
          botName: 'Ada',
          companyName: 'Acme',
          ai: { provider: 'offline' },
          frontend: { welcomeMessage: 'Welcome' },
        });
      });

      test('of many tenants at once waits for no other’s', async () => {
        const tenants = Array.from({ length: 20 }, freshTenant);
        for (const tenant of tenants) await stores.tenants.put(tenant, settings);
        const changed = await Promise.all(
          tenants.map((tenant) => stores.tenants.change(tenant, (before) => ({ ...before, botName: tenant }))),
        );
        expect(changed.map((after) => after?.botName)).toEqual(tenants);
      });

      test('of a tenant that is not there is not even tried', async () => {
        for (const id of [freshTenant(), '', 'a\0b']) {
          const changed = await stores.tenants.change(id, () => {
            throw new Error('There is nothing to change.');
          });
          expect(changed).toBeUndefined();
          expect(await stores.tenants.settings(id)).toBeUndefined();
        }
      });

      test('that throws changes nothing, is told as it is, and holds up no later one', async () => {
        const tenant = freshTenant();
        await stores.tenants.put(tenant, settings);
        const refusal = new Error('No such language.');
        const refuse = () =>
          stores.tenants.change(tenant, (before) => {
            before.toolExclusion.push('not kept');
            throw refusal;
          });
        for (let times = 0; times < 8; times += 1) await expect(refuse()).rejects.toBe(refusal);
        expect(await stores.tenants.settings(tenant)).toEqual(settings);
        expect(await stores.tenants.change(tenant, (before) => before)).toEqual(settings);
      });

      test('of what a caller keeps of the settings does not change the stored ones', async () => {
        const tenant = freshTenant();
        await stores.tenants.put(tenant, settings);
        const changed = await stores.tenants.change(tenant, (before) => before);
        changed?.toolExclusion.push('another');
        expect(await stores.tenants.settings(tenant)).toEqual(settings);
      });
    });
  });
