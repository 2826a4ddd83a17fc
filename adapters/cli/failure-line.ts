import { z } from 'zod';
import { terminalLine } from './terminal-text.ts';

/** What errors of the service carry: its public code and which fields are at fault. */
const Refusal = z.object({
  data: z.object({
    oria: z.object({
      code: z.string(),
      issues: z.array(z.object({ field: z.string(), message: z.string() })).default([]),
    }),
  }),
});
/** Errors of the system: `ECONNREFUSED` and the like. */
const SystemError = z.object({ code: z.string() });

/** An error in one line: what it says, which field is at fault, and its code where it has one. */
export const failureLine = (error: unknown): string => {
  if (!(error instanceof Error)) return 'It failed.';
  const message = error.message === '' ? error.name : error.message;
  const refusal = Refusal.safeParse(error).data?.data.oria;
  const [issue] = refusal?.issues ?? [];
  const code = refusal?.code ?? SystemError.safeParse(error).data?.code;
  return terminalLine(
    [message, issue && `${issue.field} ${issue.message}.`, code !== undefined && !message.includes(code) && `(${code})`]
      .filter((part) => part)
      .join(' '),
  );
};
