import type { IncomingMessage } from 'node:http';
import type { RequestContext } from '../../modules/kernel/index.ts';
import { failed } from './refused.ts';
import type { RequestNotes } from './request-notes.ts';

/** What a procedure is given. */
export interface ApiContext {
  readonly request: RequestContext;
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
