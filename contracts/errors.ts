import { z } from 'zod';

/** Every public error code. A code is never renamed and never reused. */
export const ErrorCode = z.enum([
  'request.invalid',
  'request.malformed',
  'request.too-large',
  'request.unsupported-media-type',
  'request.method-not-allowed',
  'request.rate-limited',
  'route.not-found',
  'identity.unauthenticated',
  'identity.user-not-found',
  'identity.forbidden',
  'identity.unavailable',
  'conversation.not-found',
  'conversation.busy',
  'conversation.idempotency-key-reused',
  'conversation.no-specialist',
  'configuration.not-found',
  'interaction.invalid-answer',
  'interaction.not-pending',
  'interaction.expired',
  'interaction.already-answered',
  'run.not-found',
  'event.not-found',
  'event.message-not-found',
  'safety.unavailable',
  'model.unavailable',
  'model.malformed',
  'model.timeout',
  'run.abandoned',
  'run.timeout',
  'store.unavailable',
  'service.stopping',
  'service.failed',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** One fault of one field. */
export const FieldIssue = z
  .object({
    field: z.string().describe('The field at fault, dotted for nested ones; empty for the body as a whole.'),
    message: z.string().describe('What is wrong with it, in English.'),
  })
  .meta({ id: 'FieldIssue' });
export type FieldIssue = z.infer<typeof FieldIssue>;

/** RFC 9457 problem details: the body of every REST error (`application/problem+json`). */
export const ProblemDetails = z
  .object({
    type: z.string().describe('A URI reference that names the kind of problem: `urn:oria:problem:` and the code.'),
    title: z.string().describe('A short summary, the same for every occurrence.'),
    status: z.number().int().describe('The HTTP status.'),
    detail: z.string().describe('What happened this time; safe to show.'),
    code: ErrorCode,
    requestId: z.string().optional().describe('The request, as the server logged it.'),
    issues: z.array(FieldIssue).optional().describe('With a 422 or 400: which fields are at fault.'),
  })
  .meta({ id: 'ProblemDetails' });
export type ProblemDetails = z.infer<typeof ProblemDetails>;
