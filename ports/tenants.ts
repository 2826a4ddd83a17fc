import type { TenantId } from '../modules/kernel/ids.ts';
import { port } from '../modules/kernel/port.ts';
import { TenantSettings } from '../modules/kernel/tenant.ts';

/**
 * The companies and what each has set. A newer release may have stored settings that this one does not know: they are not
 * given away, and no write of this release loses them.
 */
export interface Tenants {
  /** `undefined` when there is no such tenant. */
  settings(tenant: TenantId): Promise<TenantSettings | undefined>;
  /** Ids of all that there are, in one order, those behind `after` (all from the first when `undefined`), at most `limit`. */
  ids(after: TenantId | undefined, limit: number): Promise<TenantId[]>;
  /** Inserts, or replaces the settings, of which those that this release does not know stay. */
  put(tenant: TenantId, settings: TenantSettings): Promise<void>;
  /**
   * Replaces the settings by what `change` makes of them, as one step: of changes at once none is lost. `change` is pure and
   * may be called again; what this release does not know is not shown to it, and stays. Gives the result; `undefined` when
   * there is no such tenant.
   */
  change(tenant: TenantId, change: (settings: TenantSettings) => TenantSettings): Promise<TenantSettings | undefined>;
}
export const Tenants = port<Tenants>('Tenants');

/**
 * The settings to store in place of `stored`: with those keys of it that this release does not know, at every depth of
 * objects. A list is one value.
 */
export const keepUnknownSettings = (stored: unknown, settings: TenantSettings): TenantSettings =>
  withUnknown(stored, TenantSettings.safeParse(stored).data, settings) as TenantSettings;

const withUnknown = (stored: unknown, known: unknown, given: unknown): unknown => {
  if (!isObject(stored) || !isObject(given)) return given;
  const isKept = (key: string) => !Object.hasOwn(given, key) && !(isObject(known) && Object.hasOwn(known, key));
  const of = (part: unknown, key: string) => (isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined);
  return Object.fromEntries([
    ...Object.entries(stored).filter(([key]) => isKept(key)),
    ...Object.entries(given).map(([key, value]) => [key, withUnknown(of(stored, key), of(known, key), value)]),
  ]);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
