import { randomUUID } from 'node:crypto';
import { createApi, listen, tokenVerifier } from '../adapters/api/index.ts';
import { systemClock, uuidV7Ids } from '../adapters/system/index.ts';
import { pinoLogger, startTracing, telemetryAdapter } from '../adapters/telemetry/index.ts';
import { type HeedStops, STOP_LOOK_MS } from '../modules/conversation/index.ts';
import type { Logger } from '../modules/kernel/index.ts';
import packageJson from '../package.json' with { type: 'json' };
import { Jobs, Opportunities, Skills, Trainings } from '../ports/catalogue.ts';
import { People } from '../ports/people.ts';
import { Tenants } from '../ports/tenants.ts';
import type { AuthSettings, Config } from './config.ts';
import { buildContainer, type Container, type ContainerModule, resolve } from './container/index.ts';
import { Beside, LiveRuns, UseCase, Vectors } from './container/keys.ts';
import { demoSecret } from './demo-tokens.ts';
import type { StartingEngine } from './embedded.ts';
import { openEngine } from './engine.ts';
import { ownerIsDead, ownerName } from './owner.ts';
import { openStore } from './store.ts';

export interface Server {
  readonly url: string;
  /** What answers, and where things are kept, for people. */
  readonly engine: string;
  readonly store: string;
  readonly container: Container;
  /** Takes no more, lets runs end within the configured deadline, and closes everything. May be called twice. */
  close(): Promise<void>;
}

interface Additions {
  /** Further bindings, e.g. a specialist of one's own. */
  readonly modules?: readonly ContainerModule[];
  /** The embedded engine, where it was started before this was loaded. */
  readonly embedded?: StartingEngine | undefined;
  /** Where log lines go; stdout when absent. */
  readonly logTo?: Parameters<typeof pinoLogger>[0]['to'];
}

/** How often runs of dead processes are looked for, in milliseconds. */
const RECOVERY_MS = 10_000;
/** How long readers of ended streams may take for what is left of them, in milliseconds. */
const LAST_READ_MS = 1_000;
/** How long work beside turns may go on when everything else has ended, in milliseconds. */
const BESIDE_MS = 5_000;
/** How long the store may take to say that it is there, in milliseconds. */
const READY_MS = 2_000;

/** Opens what the configuration names, recovers what a crash left, and serves. @throws Error with one clear line */
export const startServer = async (
  config: Config,
  { modules = [], embedded, logTo = 'stdout' }: Additions = {},
): Promise<Server> => {
  const log = pinoLogger({ level: config.logLevel, to: logTo });
  // What was opened is closed in the opposite order, also when a later step of the start fails.
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) {
      await close().catch((error: unknown) => log.error({ err: error }, 'could not close a part of the service'));
    }
  };
  try {
    const { version: serviceVersion } = packageJson;
    closers.push(await startTracing({ serviceName: 'oria', serviceVersion, endpoint: config.tracingEndpoint }));
    const metrics = telemetryAdapter();
    const { telemetry } = metrics;
    const store = await openStore(config, log, embedded);
    closers.push(() => store.close());
    const engine = await openEngine(config, { telemetry, clock: systemClock, ids: uuidV7Ids });
    closers.push(() => engine.close());
    const owner = ownerName(randomUUID());
    const isDead = ownerIsDead(owner, { exclusive: store.exclusive });
    const container = buildContainer({ config, store, engine, telemetry, owner, isDead }, modules);
    const get = <Value>(key: Parameters<typeof resolve<Value>>[1]) => resolve(container, key);

    // Its data are many modules, which other installations need not load.
    const demo = config.demo || config.demoCatalogue ? await import('./demo/index.ts') : undefined;
    if (config.demo) await demo?.seedDemo({ tenants: get(Tenants), people: get(People) });
    if (config.demoCatalogue) {
      await demo?.seedDemoCatalogue({
        skills: get(Skills),
        jobs: get(Jobs),
        trainings: get(Trainings),
        opportunities: get(Opportunities),
      });
    }
    const recover = get(UseCase.recoverRuns);
    await recover(log, { atStart: true });
    const looking = setInterval(() => {
      recover(log, { atStart: false }).catch((error) => log.error({ err: error }, 'could not look for abandoned runs'));
    }, RECOVERY_MS);
    looking.unref();
    closers.push(async () => clearInterval(looking));
    if (!store.exclusive) closers.push(heedStops(get(UseCase.heedStops), log));

    const stopped = new AbortController();
    const liveRuns = get(LiveRuns);
    const api = createApi(
      {
        startTurn: get(UseCase.startTurn),
        followRun: get(UseCase.followRun),
        cancelRun: get(UseCase.cancelRun),
        suggestPrompts: get(UseCase.suggestPrompts),
        suggestTopics: get(UseCase.suggestTopics),
        readPreferences: get(UseCase.readPreferences),
        mergePreferences: get(UseCase.mergePreferences),
        forgetPreferences: get(UseCase.forgetPreferences),
        recordEvent: get(UseCase.recordEvent),
        setFeedbackState: get(UseCase.setFeedbackState),
        changeEvent: get(UseCase.changeEvent),
        listMessages: get(UseCase.listMessages),
        listConversations: get(UseCase.listConversations),
        searchConversations: get(UseCase.searchConversations),
        updateConversation: get(UseCase.updateConversation),
        deleteConversation: get(UseCase.deleteConversation),
        clearHistory: get(UseCase.clearHistory),
        readFrontendConfig: get(UseCase.readFrontendConfig),
        changeFrontendConfig: get(UseCase.changeFrontendConfig),
        importLines: get(UseCase.importLines),
        identify: get(UseCase.identify),
        async readiness() {
          const there = await withinReadyTime(store.database.query('select 1'));
          const checks = { store: there ? 'ok' : 'failing', turns: liveRuns.closed ? 'failing' : 'ok' } as const;
          return { ready: there && !liveRuns.closed, checks };
        },
        metricsText: metrics.metricsText,
      },
      {
        log,
        verifyToken: tokenVerifier(await tokenRules(config.auth, config.store.dataDir)),
        apiKeys: config.apiKeys,
        rates: {
          windowMs: 60_000,
          limits: { chat: config.http.chatPerMinute, history: config.http.historyPerMinute },
        },
        corsOrigins: config.http.corsOrigins,
        trustProxy: config.http.trustProxy,
        metrics: config.http.metrics,
        signal: stopped.signal,
        failed: telemetry.failed,
        heartbeatMs: config.http.heartbeatMs,
      },
    );
    const vectors = get(Vectors);
    closers.push(() => vectors.close());
    const listening = await listen(api, { host: config.host, port: config.port });
    closers.push(async () => {
      log.info({}, 'stopping');
      await liveRuns.drain(config.limits.shutdownMs);
      await get(Beside).drain(BESIDE_MS);
      stopped.abort();
      await listening.close(LAST_READ_MS);
    });
    await store.recordUrl(listening.url);
    vectors.beginAll(log);
    log.info({ url: listening.url, engine: engine.description, store: store.description }, 'ready');

    let closing: Promise<void> | undefined;
    return {
      url: listening.url,
      engine: engine.description,
      store: store.description,
      container,
      close: () => (closing ??= closeAll()),
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
};

/** Another process of the same store may be asked to cancel a run of this one: looks for that until the result is called. */
const heedStops = (heed: HeedStops, log: Logger): (() => Promise<void>) => {
  const looking = setInterval(() => {
    heed(log).catch((error) => log.warn({ err: error }, 'could not look for runs to stop'));
  }, STOP_LOOK_MS);
  looking.unref();
  return async () => clearInterval(looking);
};

const tokenRules = async (auth: AuthSettings, dataDir: string): Promise<Parameters<typeof tokenVerifier>[0]> => {
  const { issuer, audience, tenantClaim } = auth;
  const claims = { issuer, audience, tenantClaim };
  if (auth.mode === 'jwks') return { ...claims, jwksUrl: auth.url };
  return { ...claims, secret: auth.mode === 'hs256' ? auth.secret : await demoSecret(dataDir) };
};

const withinReadyTime = async (work: Promise<unknown>): Promise<boolean> => {
  const { promise, resolve: late } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late(false), READY_MS);
  const answered = work.then(
    () => true,
    () => false,
  );
  return await Promise.race([answered, promise]).finally(() => clearTimeout(timer));
};
