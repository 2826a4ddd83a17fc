import type { RequestHandler } from 'express';
import { ChatInput } from '../../contracts/chat.ts';
import type { ErrorCode } from '../../contracts/errors.ts';
import { contextOf } from './context.ts';
import type { ApiNeeds } from './needs.ts';
import { invalid } from './refused.ts';
import { note } from './request-notes.ts';
import { eventsAfter } from './run-events.ts';
import { writeEvents } from './sse.ts';

/** What can keep a turn from starting, beside what can happen to any request. */
export const CHAT_ERRORS: readonly ErrorCode[] = [
  'conversation.not-found',
  'conversation.busy',
  'conversation.idempotency-key-reused',
  'service.stopping',
];

/** How long a reader may take nothing before it is let go, in milliseconds. */
const STALL_MS = 60_000;

const lastEventId = (header: string | string[] | undefined): number | undefined => {
  if (header === undefined || header === '') return undefined;
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header))
    throw invalid([{ field: 'Last-Event-ID', message: 'must be the id of an event' }]);
  return Number(header);
};

/**
 * `POST /v2/chat_streaming`. What is wrong before the turn starts is answered as any other error; from then on the answer
 * is a stream.
 */
export const chatStreaming = (
  needs: Pick<ApiNeeds, 'startTurn'>,
  { heartbeatMs }: { readonly heartbeatMs: number },
): RequestHandler => {
  return async (request, response) => {
    const input = ChatInput.parse(request.body);
    const after = lastEventId(request.headers['last-event-id']);
    const run = await needs.startTurn(contextOf(request), input);
    note(request, { run: run.runId });
    await writeEvents(response, eventsAfter(run, after), { heartbeatMs, stallMs: STALL_MS });
  };
};
