import { isUtf8 } from 'node:buffer';
import express, { type RequestHandler } from 'express';
import { unsupportedMediaType } from './refused.ts';

/**
 * The largest body, in bytes. The largest valid message is 20,000 code points at 12 bytes each, as two `\uXXXX` escapes;
 * the metadata beside it is 32,000 UTF-16 units at 6 bytes each, and its punctuation.
 */
export const BODY_MAX_BYTES = 512 * 1024;

const parse = express.json({
  limit: BODY_MAX_BYTES,
  // Any JSON value is read; whether it is the right one is for the schema to say.
  strict: false,
  // A decoder would put replacement characters where the text is broken, and the user's words would be others.
  verify: (_request, _response, bytes) => {
    if (!isUtf8(bytes)) throw new Error('The body is not UTF-8.');
  },
});

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/** Reads a JSON body. Anything else that has a body is refused. */
export const jsonBody: RequestHandler = (request, response, next) => {
  // `is` gives null when there is no body at all.
  if (request.is('application/json') === false) throw unsupportedMediaType();
  const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8') throw unsupportedMediaType();
  parse(request, response, next);
};
