import { terminalLine } from './terminal-text.ts';

const codeOf = (error: Error): string | undefined => {
  const own = 'code' in error ? error.code : undefined;
  const data = 'data' in error && typeof error.data === 'object' && error.data !== null ? error.data : undefined;
  const code = data && 'code' in data ? data.code : own;
  return typeof code === 'string' ? code : undefined;
};

/** An error in one line, with its code where it has one that the message does not tell. */
export const failureLine = (error: unknown): string => {
  if (!(error instanceof Error)) return 'It failed.';
  const message = error.message === '' ? error.name : error.message;
  const code = codeOf(error);
  return terminalLine(code && !message.includes(code) ? `${message} (${code})` : message);
};
