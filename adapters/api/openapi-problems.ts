import type { ErrorCode, FieldIssue, ProblemDetails } from '../../contracts/errors.ts';
import { TITLES } from './problem.ts';

/** How each documented problem is answered, with an example of its detail. */
const DOCUMENTED = {
  'request.invalid': [422, 'The request does not have the form that this operation asks for.'],
  'request.malformed': [400, 'The body is not JSON.'],
  'request.too-large': [413, 'The body is larger than allowed.'],
  'request.unsupported-media-type': [415, 'The body must be application/json in UTF-8.'],
  'request.method-not-allowed': [405, 'This path does not answer to that method.'],
  'request.rate-limited': [429, 'Too many requests: the headers say when to go on.'],
  'route.not-found': [404, 'There is no such route.'],
  'identity.unauthenticated': [401, 'The access token was refused: it has expired.'],
  'identity.user-not-found': [404, 'There is no such user.'],
  'identity.forbidden': [403, 'This is for users with the role admin.'],
  'identity.unavailable': [503, 'Tokens cannot be checked at the moment.'],
  'conversation.not-found': [404, 'There is no such conversation.'],
  'conversation.busy': [409, 'Another turn of this conversation is still running; send this one when it has ended.'],
  'conversation.idempotency-key-reused': [409, 'This idempotencyKey was used before for another request.'],
  'configuration.not-found': [404, 'There is no such configuration.'],
  'interaction.invalid-answer': [422, 'The answers do not fit the questions; the interaction is still pending.'],
  'interaction.not-pending': [422, 'No such interaction is pending in this conversation.'],
  'interaction.expired': [422, 'The questions of this interaction have expired; send a new message to go on.'],
  'interaction.already-answered': [409, 'This interaction was answered before, with another response.'],
  'run.not-found': [404, 'There is no such run.'],
  'event.not-found': [404, 'There is no such event.'],
  'event.message-not-found': [404, 'There is no such message.'],
  'model.unavailable': [503, 'The language model is not available at the moment.'],
  'model.malformed': [503, 'The language model is not available at the moment.'],
  'model.timeout': [503, 'The language model is not available at the moment.'],
  'store.unavailable': [503, 'The store is not available at the moment.'],
  'service.stopping': [503, 'The service is restarting; try again in a moment.'],
  'service.failed': [500, 'Something went wrong on our side.'],
} as const satisfies Partial<Record<ErrorCode, readonly [status: number, detail: string]>>;
type DocumentedCode = keyof typeof DOCUMENTED;

/** What these say is wrong, wherever they are answered. */
const ISSUES: Partial<Record<ErrorCode, FieldIssue>> = {
  'conversation.idempotency-key-reused': { field: 'idempotencyKey', message: 'was used before for another request' },
  'interaction.invalid-answer': {
    field: 'interaction_response.answers.0.option_ids',
    message: 'names an option that the question does not have',
  },
  'interaction.not-pending': {
    field: 'interaction_response.interaction_id',
    message: 'is not pending in this conversation',
  },
  'interaction.expired': { field: 'interaction_response.interaction_id', message: 'has expired' },
  'interaction.already-answered': {
    field: 'interaction_response.interaction_id',
    message: 'was answered differently before',
  },
};

const isDocumented = (code: ErrorCode): code is DocumentedCode => code in DOCUMENTED;

/** What an operation's own problems say. */
export interface Said {
  /** Where another detail than the documented one is said. */
  readonly details?: Partial<Record<ErrorCode, string>>;
  /** What of its request can be wrong; needed where a request can be invalid. */
  readonly issue?: FieldIssue | undefined;
}

const example = (code: DocumentedCode, { details = {}, issue }: Said): ProblemDetails => {
  const atFault = code === 'request.invalid' ? issue : ISSUES[code];
  return {
    type: `urn:oria:problem:${code}`,
    title: TITLES[code],
    status: DOCUMENTED[code][0],
    detail: details[code] ?? DOCUMENTED[code][1],
    code,
    requestId: 'b6d0c1de-1d2b-4a57-8f0c-6a1f3f0f7a11',
    ...(atFault && { issues: [atFault] }),
  };
};

const header = (description: string) => ({ description, schema: { type: 'string' as const } });
const HEADERS: Readonly<Record<number, Record<string, ReturnType<typeof header>>>> = {
  401: {
    'WWW-Authenticate': header(
      'How to say who asks: `Bearer`, with why the token was refused (RFC 6750), or `ApiKey`.',
    ),
  },
  405: { Allow: header('The methods that the path answers to.') },
  429: {
    'Retry-After': header('Seconds until the next request may succeed.'),
    RateLimit: header('What is left, and when it starts anew.'),
    'RateLimit-Policy': header('How many requests may be made in what time.'),
  },
};

const REFERENCE = { $ref: '#/components/schemas/ProblemDetails' };

/**
 * The error responses of an operation, by status. `schema` is that of problem details, or a reference to it where the
 * document's schemas are already named.
 * @throws Error for a code that is not documented here, or an invalid request without an example of what is wrong
 */
export const problemResponses = <Schema = typeof REFERENCE>(
  codes: readonly ErrorCode[],
  schema: Schema | typeof REFERENCE = REFERENCE,
  said: Said = {},
) => {
  const documented = codes.map((code) => {
    if (!isDocumented(code)) throw new Error(`The problem ${code} is not documented.`);
    if (code === 'request.invalid' && !said.issue) throw new Error('What can be invalid lacks an example.');
    return code;
  });
  const byStatus = Map.groupBy(documented, (code) => DOCUMENTED[code][0]);
  return Object.fromEntries(
    [...byStatus]
      .sort(([left], [right]) => left - right)
      .map(([status, sameStatus]) => [
        String(status),
        {
          description: `${sameStatus.map((code) => TITLES[code]).join('; or: ')}.`,
          ...(HEADERS[status] && { headers: HEADERS[status] }),
          content: {
            'application/problem+json': {
              schema,
              examples: Object.fromEntries(sameStatus.map((code) => [code, { value: example(code, said) }])),
            },
          },
        },
      ]),
  );
};
