import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { isNestedDeeperThan } from './json-depth.ts';
import { tooLarge, unsupportedMediaType } from './refused.ts';

/**
 * The largest body, in bytes. The largest valid message is 20,000 code points at 12 bytes each, as two `\uXXXX` escapes;
 * the metadata beside it is 32,000 UTF-16 units at 6 bytes each, and its punctuation.
 */
export const BODY_MAX_BYTES = 512 * 1024;

/** How deep lists and objects may stand in each other. No valid body needs 10; what reads them further may recurse. */
export const BODY_MAX_LEVELS = 64;

/** What a body that is nested deeper is told apart by, in the manner of the parser's own errors. */
export const NESTED_TOO_DEEP = 'entity.nested.too.deep';

/** How long the rest of a refused body is still taken and thrown away, in milliseconds: who sends it can hear why. */
const LINGER_MS = 1_000;

const parse = express.json({
  limit: BODY_MAX_BYTES,
  // Any JSON value is read; whether it is the right one is for the schema to say.
  strict: false,
  verify: (_request, _response, bytes) => {
    // A decoder would put replacement characters where the text is broken, and the user's words would be others.
    if (!isUtf8(bytes)) throw new Error('The body is not UTF-8.');
    if (isNestedDeeperThan(BODY_MAX_LEVELS, bytes))
      throw Object.assign(new Error('The body is nested too deep.'), { type: NESTED_TOO_DEEP });
  },
});

/** Cuts the connection off a while after the answer, unless the body has come to its end by then. */
export const closeAfterAnswer = (request: Request, response: Response): void => {
  request.resume();
  response.once('finish', () => {
    const cut = setTimeout(() => request.socket.destroy(), LINGER_MS).unref();
    request.once('close', () => clearTimeout(cut));
  });
};

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/**
 * Reads a JSON body. Anything else that has a body is refused, and one that is too large at once: as soon as its length is
 * told or too much of it has come.
 */
export const jsonBody: RequestHandler = (request, response, next) => {
  // `is` gives null when there is no body at all.
  if (request.is('application/json') === false) throw unsupportedMediaType();
  const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8') throw unsupportedMediaType();
  if (Number(request.headers['content-length']) > BODY_MAX_BYTES) {
    closeAfterAnswer(request, response);
    throw tooLarge();
  }
  if (request.headers['transfer-encoding'] === undefined) return parse(request, response, next);

  // The parser finds by itself that it is too much, and then says so only once all of it has come.
  let received = 0;
  let refused = false;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received <= BODY_MAX_BYTES || refused) return;
    refused = true;
    closeAfterAnswer(request, response);
    next(tooLarge());
  };
  request.on('data', count);
  parse(request, response, (error?: unknown) => {
    request.off('data', count);
    if (!refused) next(error);
  });
};
