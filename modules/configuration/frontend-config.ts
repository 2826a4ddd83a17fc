import type { FrontendConfig } from '../../contracts/configs.ts';
import type { TenantSettings } from '../kernel/tenant.ts';

/** The public part of a tenant's settings, field by field: what is added to the settings stays private until named here. */
export const frontendConfigOf = ({ botName, companyName, language, frontend }: TenantSettings): FrontendConfig => {
  const { welcomeMessage, theme, layout } = frontend;
  const { primaryColor, logoUrl } = theme;
  const { position, showHistory, showSuggestions } = layout;
  return {
    botName,
    companyName,
    language,
    welcomeMessage,
    theme: { primaryColor, logoUrl },
    layout: { position, showHistory, showSuggestions },
  };
};
