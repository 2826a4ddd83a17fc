/** The demo: two invented companies and their people. */
export { aboutPerson, type DemoTenant, demoTenants } from './demo-tenants.ts';
export { seedDemo, seedDemoCatalogue } from './seed-demo.ts';
