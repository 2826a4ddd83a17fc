/** Configuration: what a tenant has set, as far as others than the domain itself may see it. */
export { ConfigurationNotFound } from './errors.ts';
export { type ReadFrontendConfig, readFrontendConfig } from './read-frontend-config.ts';
