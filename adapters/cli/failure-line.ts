import { z } from 'zod';
import { terminalLine } from './terminal-text.ts';

const WithCode = z.object({ code: z.string() });
/** Which fields are at fault, as the client of the service tells it. */
const WithIssues = z.object({ issues: z.array(z.object({ field: z.string(), message: z.string() })).min(1) });

/** The code of the error or of what caused it: a refusal's own, or `ECONNREFUSED` and the like from below. */
const codeOf = (error: unknown): string | undefined => {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1) {
    const found = WithCode.safeParse(cause);
    if (found.success) return found.data.code;
  }
  return undefined;
};

/** What `fetch` says of every connection that could not be made. */
const NO_CONNECTION = 'fetch failed';

/** An error in one line: what it says, which field is at fault, and its code where it has one. `url` is the service's. */
export const failureLine = (error: unknown, url?: string): string => {
  if (!(error instanceof Error)) return 'It failed.';
  const said =
    error.message === NO_CONNECTION
      ? `The service${url === undefined ? '' : ` at ${url}`} cannot be reached.`
      : error.message;
  const message = said === '' ? error.name : said;
  const issue = WithIssues.safeParse(error).data?.issues[0];
  const code = codeOf(error);
  return terminalLine(
    [message, issue && `${issue.field} ${issue.message}.`, code !== undefined && !message.includes(code) && `(${code})`]
      .filter((part) => part)
      .join(' '),
  );
};
