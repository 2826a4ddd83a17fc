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
  });
