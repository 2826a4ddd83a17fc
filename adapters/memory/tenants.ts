import { TenantSettings } from '../../modules/kernel/index.ts';
import { storableJson, storableText } from '../../ports/storable-text.ts';
import { keepUnknownSettings, type Tenants } from '../../ports/tenants.ts';
import type { Shelves } from './shelves.ts';

export const memoryTenants = ({ tenants }: Shelves): Tenants => ({
  async settings(tenant) {
    const stored = tenants.get(storableText(tenant));
    return stored && structuredClone(TenantSettings.parse(stored));
  },

  async ids(after, limit) {
    const all = [...tenants.keys()].sort();
    return all.filter((id) => after === undefined || id > storableText(after)).slice(0, limit);
  },

  async put(tenant, settings) {
    const id = storableText(tenant);
    tenants.set(id, keepUnknownSettings(tenants.get(id), storableJson(settings)));
  },

  async change(tenant, change) {
    const id = storableText(tenant);
    const stored = tenants.get(id);
    if (!stored) return undefined;
    const changed = storableJson(change(structuredClone(TenantSettings.parse(stored))));
    tenants.set(id, keepUnknownSettings(stored, changed));
    return structuredClone(changed);
  },
});
