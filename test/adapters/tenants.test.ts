import { tenantsContract } from '../ports/tenants.ts';
import { onEachStore } from '../support/stores.ts';

onEachStore(tenantsContract);
