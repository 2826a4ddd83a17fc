import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limitRequestTime } from './request-time.ts';
import { answerUnreadable } from './unreadable.ts';

/** How long a request may take to come, in milliseconds: one that its handler lets take long, and any other. */
const LONG_REQUEST_MS = 3_600_000;
const REQUEST_MS = 60_000;

interface Address {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
}

export interface Listening {
  readonly server: Server;
  readonly url: string;
  /** Accepts no more connections, and cuts off those that are still open after `deadlineMs`. */
  close(deadlineMs: number): Promise<void>;
}

/**
 * Serves until closed. The time limits are on requests alone: a client has 15 s for its headers and 60 s for the body that
 * follows, unless its handler lets it take up to an hour; an answer, as a stream, may take any time. Idle connections are kept longer than common proxies keep theirs
 * (60 s), so that it is the proxy that closes.
 */
export const listen = async (app: RequestListener, { host, port }: Address): Promise<Listening> => {
  const server = createServer(app);
  server.headersTimeout = 15_000;
  server.requestTimeout = LONG_REQUEST_MS;
  server.keepAliveTimeout = 75_000;
  answerUnreadable(server);
  limitRequestTime(server, REQUEST_MS);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    server,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    close: (deadlineMs) =>
      new Promise((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
        server.close(() => {
          clearTimeout(deadline);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
};
