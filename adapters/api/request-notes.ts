import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** What is learnt of a request on its way and told in its line of the log. No message text, no secret. */
export interface RequestNotes {
  tenant?: string;
  /** The route's template or the procedure: what was asked, without whom or what it was asked about. */
  route?: string;
  run?: string;
  /** The public code of the error that it met. */
  code?: string;
}

/** Told in place of what was asked where that is none of ours. */
export const UNMATCHED = 'unmatched';

const notes = new WeakMap<IncomingMessage, RequestNotes>();

export const notesOf = (request: IncomingMessage): RequestNotes => notes.get(request) ?? {};

export const note = (request: IncomingMessage, more: RequestNotes): void => {
  notes.set(request, { ...notes.get(request), ...more });
};

/** Notes the template of the route that it stands before. */
export const named =
  (route: string): RequestHandler =>
  (request, _response, next) => {
    note(request, { route });
    next();
  };
