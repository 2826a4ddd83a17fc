import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { notesOf, UNMATCHED } from './request-notes.ts';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** Probes say nothing by coming; their failures are told by what they probe. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

const line = (request: IncomingMessage, response: ServerResponse, durationMs: number) => {
  const { route = UNMATCHED, ...notes } = notesOf(request);
  return { method: request.method, route, status: response.statusCode, durationMs, ...notes };
};

/** The id of a request: the caller's where it is well-formed, else a new one; every answer carries it. */
export const requestIdOf = (request: IncomingMessage): string => String(request.id);

/**
 * One line per request: id, tenant, run, route, status, duration. The route is a template, never a
 * path or a part of one, as those hold what people search for.
 */
export const accessLog = (log: Logger) =>
  pinoHttp({
    logger: log,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
      response.setHeader('x-request-id', id);
      return id;
    },
    autoLogging: { ignore: (request) => QUIET.has(request.url ?? '') },
    quietReqLogger: true,
    quietResLogger: true,
    wrapSerializers: false,
    serializers: { req: () => undefined },
    customAttributeKeys: { reqId: 'requestId', responseTime: 'durationMs' },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
    customSuccessObject: (request, response, { durationMs }) => line(request, response, durationMs),
    customErrorObject: (request, response, _error, { durationMs }) => line(request, response, durationMs),
    customErrorMessage: () => 'request failed',
  });
