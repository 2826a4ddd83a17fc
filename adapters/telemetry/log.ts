import { type Logger as PinoLogger, pino } from 'pino';

const SECRETS = ['authorization', 'cookie', 'set-cookie', 'x-api-key', 'apiKey', 'token', 'password', 'secret'];

/** Secrets at the top of a line, one and two levels down: `{ headers }`, `{ req: { headers } }`. */
const redacted = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** Errors whose message quotes the text that could not be parsed. */
const QUOTES_TEXT = /Syntax|Pars/;

const frames = (error: Error): string | undefined =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 20)
    .join('\n');

/**
 * An error for the log: what it is, says and where it arose, and the same of its causes. Its other fields are left out,
 * as drivers keep statements with their parameters there, and so is a message that quotes a user's or a model's text.
 */
const describeError = (error: unknown, depth = 0): unknown => {
  if (!(error instanceof Error)) return { type: typeof error };
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : undefined;
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(!QUOTES_TEXT.test(error.name) && { message: error.message.slice(0, 300) }),
    stack: frames(error),
    ...(error.cause !== undefined && depth < 4 && { cause: describeError(error.cause, depth + 1) }),
  };
};

interface LogOptions {
  readonly level: string;
  /** `stderr` where stdout is the program's answer. */
  readonly to: 'stdout' | 'stderr' | { write(line: string): void };
}

/**
 * JSON lines with ISO times and level names. Secrets are redacted; errors go under `err`. It is a kernel `Logger`, and
 * what pino-http wants too.
 */
export const pinoLogger = ({ level, to }: LogOptions): PinoLogger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redacted, censor: '[redacted]' },
      serializers: { err: (error: unknown) => describeError(error) },
    },
    typeof to === 'string' ? pino.destination(to === 'stdout' ? 1 : 2) : to,
  );
