import type { ErrorRequestHandler } from 'express';
import type { ErrorCode } from '../../contracts/errors.ts';
import type { Logger } from '../../modules/kernel/index.ts';
import { requestIdOf } from './access-log.ts';
import { asOriaError, problemOf } from './problem.ts';
import { note } from './request-notes.ts';

/**
 * Answers any error as a problem, tells the log of those that are ours, and counts all by their public code. An answer that
 * has begun is cut off.
 */
export const answerProblem =
  (log: Logger, count: (code: ErrorCode) => void): ErrorRequestHandler =>
  (error, request, response, _next) => {
    const known = asOriaError(error);
    const requestId = requestIdOf(request);
    const { status, headers, body } = problemOf(known, requestId);
    note(request, { code: known.code });
    count(known.code);
    if (status >= 500) log.error({ err: known, requestId, code: known.code }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const text = JSON.stringify(body);
    const described = { 'content-type': 'application/problem+json', 'content-length': Buffer.byteLength(text) };
    response.writeHead(status, { ...headers, ...described });
    response.end(text);
  };
