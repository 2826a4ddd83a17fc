import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { ChatInput } from '../../contracts/chat.ts';
import type { ErrorCode } from '../../contracts/errors.ts';
import type { RunId } from '../../modules/kernel/index.ts';
import { contextOf } from './context.ts';
import type { ApiNeeds, RunningTurn } from './needs.ts';
import { invalid, runNotFound } from './refused.ts';
import { note } from './request-notes.ts';
import { eventsAfter } from './run-events.ts';
import { beginEvents, writeEvents } from './sse.ts';

/** What can keep a turn from starting or going on, beside what can happen to any request. */
export const CHAT_ERRORS: readonly ErrorCode[] = [
  'conversation.not-found',
  'conversation.busy',
  'conversation.idempotency-key-reused',
  'interaction.invalid-answer',
  'interaction.not-pending',
  'interaction.expired',
  'interaction.already-answered',
  'service.stopping',
];

/** How long a reader may take nothing before it is let go, in milliseconds. */
const STALL_MS = 60_000;

interface Pace {
  readonly heartbeatMs: number;
}

/** The greatest id that a reader may say it knows; no run comes near it. */
export const EVENT_ID_MAX = 999_999_999;

const lastEventId = (header: string | string[] | undefined): number | undefined => {
  if (header === undefined || header === '') return undefined;
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header))
    throw invalid([{ field: 'Last-Event-ID', message: 'must be the id of an event' }]);
  return Number(header);
};

/** A run by its name in a path; what cannot be a name is no run. @throws Refused `run.not-found` */
export const knownRun = (runId: unknown): RunId => {
  const { data } = z.uuid().safeParse(runId);
  if (data === undefined) throw runNotFound();
  return data;
};

const tell = async (
  [request, response]: [Request, Response],
  run: RunningTurn,
  after: number | undefined,
  { heartbeatMs }: Pace,
): Promise<void> => {
  note(request, { run: run.runId });
  await writeEvents(response, eventsAfter(run, after), { heartbeatMs, stallMs: STALL_MS });
};

/**
 * `POST /v2/chat_streaming`. What is wrong before the turn starts is answered as any other error; from then on the answer
 * is a stream.
 */
export const chatStreaming =
  (needs: Pick<ApiNeeds, 'startTurn'>, pace: Pace): RequestHandler =>
  async (request, response) => {
    const input = ChatInput.parse(request.body);
    const after = lastEventId(request.headers['last-event-id']);
    const run = await needs.startTurn(contextOf(request), input);
    await tell([request, response], run, after, pace);
  };

/** `GET /v2/chat_streaming/{runId}`: the same stream of a run that exists, for who lost it. It starts nothing. */
export const chatFollowing =
  (needs: Pick<ApiNeeds, 'followRun'>, pace: Pace): RequestHandler =>
  async (request, response) => {
    const after = lastEventId(request.headers['last-event-id']);
    const run = await needs.followRun(contextOf(request), knownRun(request.params.runId));
    if (request.method === 'HEAD') beginEvents(response).end();
    else await tell([request, response], run, after, pace);
  };
