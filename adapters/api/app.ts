import type { IncomingMessage, RequestListener } from 'node:http';
import cors from 'cors';
import express, { type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { ErrorCode } from '../../contracts/errors.ts';
import type { TenantId } from '../../modules/kernel/index.ts';
import { accessLog } from './access-log.ts';
import { apiKeyAuth } from './api-key.ts';
import { authenticate } from './authentication.ts';
import { chatFollowing, chatStreaming } from './chat-streaming.ts';
import { docsPage } from './docs-page.ts';
import { IMPORT_PATH, type ImportBounds, importing } from './import-route.ts';
import type { ApiNeeds } from './needs.ts';
import { operations } from './operations.ts';
import { answerProblem } from './problem-handler.ts';
import { type RateRules, rateLimits } from './rate-limit.ts';
import { malformed, routeNotFound } from './refused.ts';
import { type Guards, type Route, restRoutes } from './rest.ts';
import { API_BASE } from './rest-meta.ts';
import { appRouter } from './router.ts';
import type { VerifyToken } from './tokens.ts';
import { type Caller, HEARTBEAT_MS } from './trpc.ts';
import { trpcMount } from './trpc-mount.ts';

export interface ApiOptions {
  readonly log: Logger;
  /** How bearer tokens are checked: `tokenVerifier(rules)`. */
  readonly verifyToken: VerifyToken;
  /** The tenant of each API key; a key has at least 24 characters. */
  readonly apiKeys: ReadonlyMap<string, TenantId>;
  readonly rates: RateRules;
  /** The origins whose pages may call the API; `*` for all. None when empty. */
  readonly corsOrigins: readonly string[];
  /** Express's `trust proxy`: how many proxies stand before the service, or their addresses; `false` for none. */
  readonly trustProxy: boolean | number | string;
  /** Whether `/metrics` is there. */
  readonly metrics: boolean;
  /** Aborts when the service stops. */
  readonly signal: AbortSignal;
  /** How often a quiet stream says that it is alive, in milliseconds; 15 s when absent. */
  readonly heartbeatMs?: number;
  /** What a body of rows may be, where it is other than 1 GiB and a minute. */
  readonly importBounds?: ImportBounds;
  /** Told the public code of each error that is answered, to be counted. */
  readonly failed?: (code: ErrorCode) => void;
}

const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'img-src': ["'self'", 'data:'],
      // The reference page sets styles on its elements.
      'style-src': ["'self'", "'unsafe-inline'"],
    },
  },
});

const crossOrigin = (origins: readonly string[]): RequestHandler =>
  cors({
    origin: origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'last-event-id', 'trpc-accept', 'x-api-key', 'x-request-id'],
    exposedHeaders: ['ratelimit', 'ratelimit-policy', 'retry-after', 'www-authenticate', 'x-request-id'],
    maxAge: 600,
  });

/** Personal data: no cache may keep it. Streams say so in their own words. */
const notStored: RequestHandler = (_request, response, next) => {
  response.setHeader('cache-control', 'no-store');
  next();
};

/** The HTTP edge: REST, tRPC, probes, metrics and the reference page. */
export const createApi = (needs: ApiNeeds, options: ApiOptions): RequestListener => {
  const { log, signal, failed = () => {} } = options;
  const router = appRouter(needs);
  const limits = rateLimits(options.rates);
  const withApiKey = apiKeyAuth(options.apiKeys);
  const signedIn = authenticate({ verify: options.verifyToken, identify: needs.identify, log, signal });
  const heartbeatMs = options.heartbeatMs ?? HEARTBEAT_MS;

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.set('trust proxy', options.trustProxy);

  app.use(accessLog(log));
  app.use(securityHeaders);
  // Express runs nothing for a target in which it finds no path, such as `http://[/`: it then comes here as another.
  const pathless = new WeakSet<IncomingMessage>();
  app.use((request, _response, next) => {
    if (pathless.has(request)) throw malformed('The target of the request has no path.');
    next();
  });
  if (options.corsOrigins.length > 0) app.use(crossOrigin(options.corsOrigins));
  app.use(operations(needs, { signal, metrics: options.metrics }));
  app.use(docsPage());

  const streams: Route[] = [
    {
      method: 'POST',
      path: `${API_BASE}/v2/chat_streaming`,
      caller: 'user',
      limit: 'chat',
      handler: chatStreaming(needs, { heartbeatMs }),
    },
    {
      method: 'GET',
      path: `${API_BASE}/v2/chat_streaming/{runId}`,
      caller: 'user',
      limit: 'history',
      handler: chatFollowing(needs, { heartbeatMs }),
    },
    {
      method: 'PUT',
      path: IMPORT_PATH,
      caller: 'user',
      limit: 'history',
      handler: importing(needs, options.importBounds),
      streamed: true,
    },
  ];
  const known: Readonly<Record<Caller, RequestHandler>> = { user: signedIn, system: withApiKey };
  const guards: Guards = ({ caller, limit }) => [known[caller], limits[limit]];
  app.use(API_BASE, notStored);
  app.use(restRoutes(router, streams, guards));
  // What is no route is told to users only.
  app.use(API_BASE, ...guards({ caller: 'user', limit: 'history' }));

  app.use('/trpc', trpcMount(router, { guards: known, limits, log, count: failed }));

  app.use(() => {
    throw routeNotFound();
  });
  app.use(answerProblem(log, failed));
  return (request, response) =>
    app(request as Request, response as Response, () => {
      pathless.add(request);
      request.url = '/';
      app(request, response);
    });
};
