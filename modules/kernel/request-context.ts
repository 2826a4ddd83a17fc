import type { Language } from '../../contracts/chat.ts';
import type { TenantId, UserId } from './ids.ts';
import type { Logger } from './logger.ts';
import type { Profile } from './person.ts';
import type { TenantSettings } from './tenant.ts';
import type { UsageMeter } from './usage.ts';

export type Channel = 'http' | 'socket' | 'mcp' | 'cli';

/**
 * Who asks, for whom, how, and until when. Made once by the driving adapter and given first to every use case. Tenant and
 * user come from a checked token, never from a model or an unauthenticated field.
 */
export interface RequestContext {
  readonly requestId: string;
  readonly tenant: { readonly id: TenantId; readonly settings: TenantSettings };
  readonly user: {
    readonly id: UserId;
    readonly firstName: string;
    readonly lastName: string;
    readonly roles: readonly string[];
    /** null when the company has sent none for this person. */
    readonly profile: Profile | null;
  };
  /** The language of the turn once it is known, before that the user's or the tenant's. */
  readonly language: Language;
  readonly channel: Channel;
  /** Whether the caller can answer a question in the middle of a turn. */
  readonly interactive: boolean;
  readonly signal: AbortSignal;
  readonly log: Logger;
  readonly meter: UsageMeter;
}

/** Whether a turn may pause for questions to this caller; who cannot be asked so is asked in words. */
export const canAsk = ({ interactive, channel }: Pick<RequestContext, 'interactive' | 'channel'>): boolean =>
  interactive && channel === 'http';
