import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemOf } from './problem.ts';
import { headersTooLarge, malformed, tooLarge, tooSlow } from './refused.ts';

const refusalOf = (code: string | undefined) => {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return headersTooLarge();
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return tooLarge();
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return tooSlow();
    default:
      return malformed();
  }
};

/** A whole answer, as no request came of it and so no response either. */
const answerTo = (code: string | undefined): string => {
  const { status, body } = problemOf(refusalOf(code));
  const text = JSON.stringify(body);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
};

/**
 * Answers what cannot be read as a request as a problem, without a request id, and closes the connection. Behind an answer
 * that has begun nothing is written, as it would be taken for a part of it.
 */
export const answerUnreadable = (server: Server): void => {
  const unfinished = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on('request', ({ socket }, response) => {
    const responses = unfinished.get(socket) ?? new Set();
    unfinished.set(socket, responses.add(response));
    response.once('close', () => responses.delete(response));
  });
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    const begun = [...(unfinished.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    if (begun || !socket.writable) {
      socket.destroy();
      return;
    }
    socket.end(answerTo(code), () => socket.destroy());
  });
};
