import type { TenantId } from '../kernel/ids.ts';
import type { Logger } from '../kernel/logger.ts';

/** For whom something is imported, and until when. There need not be a user: an operator imports too. */
export interface ImportScope {
  readonly tenant: TenantId;
  readonly log: Logger;
  readonly signal: AbortSignal;
}
