import type { FrontendConfig, FrontendConfigChange } from '../../contracts/configs.ts';
import type { Tenants } from '../../ports/tenants.ts';
import type { TenantId } from '../kernel/ids.ts';
import type { TenantSettings } from '../kernel/tenant.ts';
import { ConfigurationNotFound } from './errors.ts';
import { frontendConfigOf } from './frontend-config.ts';

/** What is given in place of what is there. null is a value, absent is not; other keys than those there are no settings. */
const merged = <Part extends object>(
  before: Part,
  change: { readonly [Key in keyof Part]?: Part[Key] | undefined },
): Part =>
  Object.fromEntries(
    (Object.keys(before) as (keyof Part & string)[]).map((key) => [
      key,
      change[key] === undefined ? before[key] : change[key],
    ]),
  ) as Part;

/** The settings with the exposed fields changed, each by name: nothing else of them can be reached from here. */
const withFrontendConfig = (
  settings: TenantSettings,
  { botName, companyName, language, welcomeMessage, theme = {}, layout = {} }: FrontendConfigChange,
): TenantSettings => {
  const { frontend } = settings;
  return {
    ...settings,
    ...merged(
      { botName: settings.botName, companyName: settings.companyName, language: settings.language },
      {
        botName,
        companyName,
        language,
      },
    ),
    frontend: {
      ...frontend,
      ...merged({ welcomeMessage: frontend.welcomeMessage }, { welcomeMessage }),
      theme: merged(frontend.theme, theme),
      layout: merged(frontend.layout, layout),
    },
  };
};

export type ChangeFrontendConfig = ReturnType<typeof changeFrontendConfig>;
/**
 * Changes what is given of a frontend's configuration, and gives the whole of it as it then is. What is not given stays, at
 * every depth, and so do all other settings; of changes at once none is lost. @throws ConfigurationNotFound
 */
export const changeFrontendConfig =
  ({ tenants }: { tenants: Tenants }) =>
  async (tenant: TenantId, change: FrontendConfigChange): Promise<FrontendConfig> => {
    const settings = await tenants.change(tenant, (before) => withFrontendConfig(before, change));
    if (!settings) throw new ConfigurationNotFound();
    return frontendConfigOf(settings);
  };
