import type { IncomingMessage, Server } from 'node:http';

const long = new WeakSet<IncomingMessage>();

/** The request may take longer than others: who sends it is known, and is looked after by its handler. */
export const takesLong = (request: IncomingMessage): void => {
  long.add(request);
};

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

/** Refuses, as Node refuses what comes too slowly, every request whose body has not come after `ms` milliseconds. */
export const limitRequestTime = (server: Server, ms: number): void => {
  server.on('request', (request) => {
    if (!hasBody(request)) return;
    const timer = setTimeout(() => {
      if (request.complete || long.has(request)) return;
      const late = Object.assign(new Error('The request took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.emit('clientError', late, request.socket);
    }, ms).unref();
    request.once('close', () => clearTimeout(timer));
  });
};
