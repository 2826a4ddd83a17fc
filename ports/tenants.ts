import type { TenantId } from '../modules/kernel/ids.ts';
import { port } from '../modules/kernel/port.ts';
import type { TenantSettings } from '../modules/kernel/tenant.ts';

/** The companies and what each has set. */
export interface Tenants {
  /** `undefined` when there is no such tenant. */
  settings(tenant: TenantId): Promise<TenantSettings | undefined>;
  /** Inserts, or replaces the settings. */
  put(tenant: TenantId, settings: TenantSettings): Promise<void>;
  /**
   * Replaces the settings by what `change` makes of them, as one step: of changes at once none is lost. `change` is pure and
   * may be called again. Gives the result; `undefined` when there is no such tenant.
   */
  change(tenant: TenantId, change: (settings: TenantSettings) => TenantSettings): Promise<TenantSettings | undefined>;
}
export const Tenants = port<Tenants>('Tenants');
