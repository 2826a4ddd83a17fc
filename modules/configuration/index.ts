/** Configuration: what a tenant has set, as far as others than the domain itself may see and change it. */
export { type ChangeFrontendConfig, changeFrontendConfig } from './change-frontend-config.ts';
export { ConfigurationNotFound } from './errors.ts';
export { type ReadFrontendConfig, readFrontendConfig } from './read-frontend-config.ts';
