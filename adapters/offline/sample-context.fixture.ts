import type { Language } from '../../contracts/chat.ts';
import { type Profile, type RequestContext, TenantSettings, UsageMeter } from '../../modules/kernel/index.ts';
import type { Telemetry } from '../../ports/telemetry.ts';

const silent: RequestContext['log'] = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silent,
};

/** Ada of a tenant with default settings. */
export const sampleContext = (
  given: { language?: Language; signal?: AbortSignal; profile?: Profile | null } = {},
): RequestContext => ({
  requestId: 'request',
  tenant: { id: 'tenant', settings: TenantSettings.parse({}) },
  user: { id: 'ada', firstName: 'Ada', lastName: 'Byron', roles: [], profile: given.profile ?? null },
  language: given.language ?? 'en',
  channel: 'http',
  interactive: false,
  signal: given.signal ?? new AbortController().signal,
  log: silent,
  meter: new UsageMeter(),
});

/** Telemetry that nobody reads. */
export const unheard: Telemetry = {
  step: (_name, _span, _attributes, work) => work({ set: () => undefined }),
  runStarted: () => () => undefined,
  modelCalled: () => undefined,
  failed: () => undefined,
};
