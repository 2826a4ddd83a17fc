import type { TenantId, UserId } from '../modules/kernel/ids.ts';
import type { Person } from '../modules/kernel/person.ts';
import { port } from '../modules/kernel/port.ts';
import type { Written } from './catalogue.ts';

/** The employees of each tenant. */
export interface People {
  /** `undefined` when there is none of that id in the tenant. The inactive are found too: look at `active`. */
  find(tenant: TenantId, id: UserId): Promise<Person | undefined>;
  /** Inserts, or replaces those of the same id, all or none; of two with one id the last counts. What is as it was is not written. */
  put(tenant: TenantId, people: readonly Person[]): Promise<Written>;
}
export const People = port<People>('People');
