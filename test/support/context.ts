import { Profile, type RequestContext, TenantSettings, UsageMeter } from '../../modules/kernel/index.ts';
import type { Logger } from '../../modules/kernel/logger.ts';

/** A log that keeps what it is told. */
export const recordingLog = () => {
  const lines: { level: string; fields: object; message: string }[] = [];
  const at = (level: string) => (fields: object, message: string) => void lines.push({ level, fields, message });
  const log: Logger = {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    child: () => log,
  };
  return { log, lines };
};

export const profileOf = (sections: Parameters<typeof Profile.parse>[0] = {}): Profile => Profile.parse(sections);

/** A request of Ada's at a company with default settings. */
export const contextOf = (
  change: Omit<Partial<RequestContext>, 'user' | 'tenant'> & {
    user?: Partial<RequestContext['user']>;
    tenant?: { id?: string; settings?: Partial<TenantSettings> };
  } = {},
): RequestContext => ({
  requestId: 'request-1',
  language: 'en',
  channel: 'http',
  interactive: true,
  signal: new AbortController().signal,
  log: recordingLog().log,
  meter: new UsageMeter(),
  ...change,
  tenant: {
    id: change.tenant?.id ?? 'acme',
    settings: { ...TenantSettings.parse({}), ...change.tenant?.settings },
  },
  user: { id: 'ada', firstName: 'Ada', lastName: 'Okafor', roles: [], profile: profileOf(), ...change.user },
});
