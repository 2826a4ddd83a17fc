import type { FrontendConfig } from '../../contracts/configs.ts';
import type { Tenants } from '../../ports/tenants.ts';
import type { TenantId } from '../kernel/ids.ts';
import { ConfigurationNotFound } from './errors.ts';
import { frontendConfigOf } from './frontend-config.ts';

export type ReadFrontendConfig = ReturnType<typeof readFrontendConfig>;
/** What a frontend needs of a tenant's settings, as they are now. @throws ConfigurationNotFound */
export const readFrontendConfig =
  ({ tenants }: { tenants: Tenants }) =>
  async (tenant: TenantId): Promise<FrontendConfig> => {
    const settings = await tenants.settings(tenant);
    if (!settings) throw new ConfigurationNotFound();
    return frontendConfigOf(settings);
  };
