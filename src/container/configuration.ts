import { ContainerModule } from 'inversify';
import { changeFrontendConfig, readFrontendConfig } from '../../modules/configuration/index.ts';
import { Tenants } from '../../ports/tenants.ts';
import { fill } from './fill.ts';
import { UseCase } from './keys.ts';

/** What tenants have set, for others than the domain. */
export const configuration = new ContainerModule(({ bind }) => {
  fill(bind, UseCase.readFrontendConfig, [Tenants], (tenants) => readFrontendConfig({ tenants }));
  fill(bind, UseCase.changeFrontendConfig, [Tenants], (tenants) => changeFrontendConfig({ tenants }));
});
