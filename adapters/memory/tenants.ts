import { storableJson, storableText } from '../../ports/storable-text.ts';
import type { Tenants } from '../../ports/tenants.ts';
import type { Shelves } from './shelves.ts';

export const memoryTenants = ({ tenants }: Shelves): Tenants => ({
  async settings(tenant) {
    return structuredClone(tenants.get(storableText(tenant)));
  },

  async put(tenant, settings) {
    tenants.set(storableText(tenant), storableJson(settings));
  },

  async change(tenant, change) {
    const id = storableText(tenant);
    const settings = tenants.get(id);
    if (!settings) return undefined;
    const changed = storableJson(change(structuredClone(settings)));
    tenants.set(id, changed);
    return structuredClone(changed);
  },
});
