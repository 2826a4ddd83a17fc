import type { FieldIssue } from '../../contracts/errors.ts';
import { ExternalId } from '../../contracts/text.ts';
import type { Tenants } from '../../ports/tenants.ts';
import { OriaError } from '../kernel/errors.ts';
import type { TenantId } from '../kernel/ids.ts';
import { TenantSettings } from '../kernel/tenant.ts';
import { fieldsOf, unknownIn } from './fields.ts';
import { faultsOf } from './row-faults.ts';

/** Settings, or the id of a tenant, that have not the form they must have. */
export class InvalidTenant extends OriaError {
  readonly code = 'request.invalid';
  readonly fault = 'invalid';
  override readonly issues: readonly FieldIssue[];
  constructor(issues: readonly FieldIssue[]) {
    super('This is no valid company.');
    this.issues = issues;
  }
}

const UNKNOWN_MAX = 20;

export type PutTenant = ReturnType<typeof putTenant>;
/**
 * Makes a tenant, or replaces its settings: what is not given has its default. A setting that there is not is refused, as what
 * was meant would be lost. @throws InvalidTenant, with nothing written
 */
export const putTenant =
  ({ tenants }: { readonly tenants: Tenants }) =>
  async (id: TenantId, given: unknown): Promise<{ readonly made: boolean; readonly settings: TenantSettings }> => {
    const name = ExternalId.safeParse(id);
    if (!name.success) throw new InvalidTenant([{ field: 'tenant', message: name.error.issues[0]?.message ?? '' }]);
    const parsed = TenantSettings.safeParse(given);
    if (!parsed.success) throw new InvalidTenant(faultsOf(parsed.error, given));
    const unknown = [...unknownIn(given, fieldsOf(TenantSettings))].slice(0, UNKNOWN_MAX);
    if (unknown.length > 0)
      throw new InvalidTenant(unknown.map((field) => ({ field, message: 'is not a setting of a company' })));
    const before = await tenants.settings(id);
    await tenants.put(id, parsed.data);
    return { made: before === undefined, settings: parsed.data };
  };
