import type { TenantId, UserId } from '../modules/kernel/ids.ts';
import { port } from '../modules/kernel/port.ts';

/** Something durable that a user has said of themselves. */
export interface Preference {
  readonly text: string;
  /** When it was first and last said. */
  readonly since: Date;
  readonly confirmed: Date;
}

export interface KeptPreferences {
  readonly items: readonly Preference[];
  /** Changes with every write and never comes again; 0 where nothing was ever written, or all was forgotten. */
  readonly revision: number;
}

/** The durable preferences of each user: one item per user in a store that outlives conversations. What is another's is not there. */
export interface Preferences {
  /** In the order written; `revision` 0 and no items where there are none. */
  read(tenant: TenantId, user: UserId): Promise<KeptPreferences>;
  /** Replaces them all if their revision is still `expected`; `false`, with nothing written, when another came first. */
  write(tenant: TenantId, user: UserId, items: readonly Preference[], expected: number): Promise<boolean>;
  /** Removes the whole item; whether there was one. */
  forget(tenant: TenantId, user: UserId): Promise<boolean>;
}
export const Preferences = port<Preferences>('Preferences');
