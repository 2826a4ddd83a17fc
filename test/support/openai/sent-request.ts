import type { IncomingHttpHeaders } from 'node:http';

/** A request as it came over the wire. */
export interface SentRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: the body is whatever the client sent; tests look into it
  readonly body: Record<string, any>;
  /** Whether the client closed the connection before the whole answer was out. */
  readonly left: boolean;
}
