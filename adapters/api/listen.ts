import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerUnreadable } from './unreadable.ts';

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
 * Serves until closed. The time limits are on requests alone: a client has 15 s for its headers and 60 s for all of a
 * request; an answer, as a stream, may take any time. Idle connections are kept longer than common proxies keep theirs
 * (60 s), so that it is the proxy that closes.
 */
export const listen = async (app: RequestListener, { host, port }: Address): Promise<Listening> => {
  const server = createServer(app);
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 75_000;
  answerUnreadable(server);
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
