import type { ServerResponse } from 'node:http';
import { isTerminal, type StreamEvent } from '../../contracts/stream.ts';

interface StreamPace {
  /** How often a comment says that the stream is alive, in milliseconds. */
  readonly heartbeatMs: number;
  /** How long a reader may take nothing before it is let go, in milliseconds. */
  readonly stallMs: number;
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Neither a cache nor a compressor nor a proxy's buffer may hold back what is written.
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
} as const;

/** A comment: it says nothing but that the stream is alive. */
export const HEARTBEAT = ': \n\n';

/** Answers that a stream follows. */
export const beginEvents = (response: ServerResponse): ServerResponse => response.writeHead(200, HEADERS);

/** One event as its frame. */
export const frame = ({ id, event, data }: StreamEvent) =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Until the reader has taken what was written, has gone, or has taken nothing for too long and is let go. */
const taken = (response: ServerResponse, stallMs: number) =>
  new Promise<void>((resolve) => {
    const stalled = setTimeout(() => response.destroy(), stallMs);
    const done = () => {
      clearTimeout(stalled);
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.once('drain', done).once('close', done);
  });

/**
 * Writes the events of a run as server-sent events, with a comment at once and whenever it is quiet, and ends after the
 * terminal one. It reads no faster than the reader does, so that what is buffered is one event and what the socket holds.
 * A reader that goes away ends the writing and nothing else.
 * @throws what the events throw, and when they end without a terminal event; the answer is then cut off, not ended.
 */
export const writeEvents = async (
  response: ServerResponse,
  events: AsyncIterable<StreamEvent>,
  { heartbeatMs, stallMs }: StreamPace,
): Promise<void> => {
  beginEvents(response);
  response.write(HEARTBEAT);
  const heartbeat = setInterval(() => {
    if (!response.writableNeedDrain && !response.destroyed) response.write(HEARTBEAT);
  }, heartbeatMs);
  try {
    for await (const event of events) {
      if (response.destroyed) return;
      if (!response.write(frame(event))) await taken(response, stallMs);
      if (isTerminal(event)) {
        response.end();
        return;
      }
    }
    throw new Error('The events of a run ended without a terminal one.');
  } catch (error) {
    response.destroy();
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
};
