import type { IncomingMessage } from 'node:http';
import type { RequestContext } from '../../modules/kernel/index.ts';
import { apiKeyOf, type KnownKey } from './api-key.ts';
import { failed } from './refused.ts';
import { note, type RequestNotes } from './request-notes.ts';

/** What every procedure is given. `signedIn` and `withApiKey` (trpc.ts) make sure of the one that they are for. */
export interface ApiContext {
  /** Where a user asks. */
  readonly request: RequestContext | undefined;
  /** Where a tenant's own system asks. */
  readonly apiKey: KnownKey | undefined;
  /** Whether the caller can be answered a stream. */
  readonly readsStreams: boolean;
  /** Adds to the request's line in the log. */
  readonly note: (more: RequestNotes) => void;
}

const contexts = new WeakMap<IncomingMessage, RequestContext>();

export const setContext = (request: IncomingMessage, context: RequestContext): void => {
  contexts.set(request, context);
};

/** Who asks. Only where `authenticate` has let the request through. */
export const contextOf = (request: IncomingMessage): RequestContext => {
  const context = contexts.get(request);
  if (!context) throw failed(new Error('A route was reached without authentication.'));
  return context;
};

export const apiContextOf = (request: IncomingMessage): ApiContext => ({
  request: contexts.get(request),
  apiKey: apiKeyOf(request),
  readsStreams: false,
  note: (more) => note(request, more),
});
