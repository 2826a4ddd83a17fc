import type { GenerateOpenApiDocumentOptions } from 'trpc-to-openapi';
import { ProblemDetails } from '../../contracts/errors.ts';
import { StreamEvent } from '../../contracts/stream.ts';
import { CHAT_ERRORS } from './chat-streaming.ts';
import { CHAT_INPUT_EXAMPLE, ISSUE_EXAMPLES, METRICS_EXAMPLE, READINESS_EXAMPLE, STREAM_EXAMPLE } from './examples.ts';
import { problemResponses } from './openapi-problems.ts';
import { Health, Readiness } from './operations.ts';
import { API_BASE, BODY_ERRORS, COMMON_ERRORS } from './rest-meta.ts';
import { frame, HEARTBEAT } from './sse.ts';

type Paths = NonNullable<GenerateOpenApiDocumentOptions['paths']>;
type PathItem = Paths[string];

const STREAM_DESCRIPTION = `
The same turn as \`chat\`, told as it happens, in server-sent events. Each frame has an \`id\`, an \`event\` and \`data\`, which
is JSON; the schema \`StreamEvent\` says which data goes with which event.

1. \`run.started\`, always first, once the message is stored;
2. any number of \`run.progress\`, \`message.delta\` and \`message.data\`, as they happen;
3. exactly one of \`run.completed\`, \`run.interrupted\`, \`run.failed\` and \`run.cancelled\`, always last, once the result is
   stored. All four carry the \`ChatOutput\` that \`chat\` answers.

Ids count from 1 without gaps. A comment is sent at once and every 15 seconds. A reader that goes away does not stop the
turn: the answer is in the history; and the same request with the same \`idempotencyKey\` tells the turn again, from the
event after \`Last-Event-ID\` where that header is given. A key that starts a new run, as it is new or the run failed and may
be tried again, tells it from \`run.started\` in any case. What is wrong before the turn has started is answered as a problem.
`.trim();

const streaming: PathItem = {
  post: {
    operationId: 'chatStreaming',
    tags: ['Conversation'],
    summary: 'Runs one turn and streams its events',
    description: STREAM_DESCRIPTION,
    security: [{ bearer: [] }],
    parameters: [
      {
        in: 'header',
        name: 'Last-Event-ID',
        description:
          'The id of the last event that is known already: of a run that exists, the stream begins after it.',
        schema: { type: 'integer', minimum: 0 },
        example: 4,
        required: false,
      },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/ChatInput' }, example: CHAT_INPUT_EXAMPLE },
      },
    },
    responses: {
      '200': {
        description: 'The turn has started; its events follow.',
        content: {
          'text/event-stream': {
            schema: StreamEvent.meta({ id: 'StreamEvent' }),
            example: HEARTBEAT + STREAM_EXAMPLE.map(frame).join(''),
          },
        },
      },
      ...problemResponses([...COMMON_ERRORS, ...BODY_ERRORS, ...CHAT_ERRORS], ProblemDetails, {
        issue: ISSUE_EXAMPLES.message,
      }),
    },
  },
};

const health: PathItem = {
  get: {
    operationId: 'health',
    tags: ['Operations'],
    summary: 'Says that the process is alive',
    description: 'Looks at nothing else; a process that does not answer is to be restarted.',
    security: [],
    responses: {
      '200': {
        description: 'It is alive.',
        content: { 'application/json': { schema: Health, example: { status: 'ok' } } },
      },
      ...problemResponses(['request.method-not-allowed'], ProblemDetails),
    },
  },
};

const readiness: PathItem = {
  get: {
    operationId: 'readiness',
    tags: ['Operations'],
    summary: 'Says whether requests can be served',
    description:
      'Not while the store cannot be reached, nor once no turn begins any more because the service is stopping. ' +
      '`checks` says which of the two it is.',
    security: [],
    responses: {
      '200': {
        description: 'Requests can be served.',
        content: { 'application/json': { schema: Readiness, example: READINESS_EXAMPLE } },
      },
      ...problemResponses(['request.method-not-allowed', 'store.unavailable', 'service.stopping'], ProblemDetails),
    },
  },
};

const metrics: PathItem = {
  get: {
    operationId: 'metrics',
    tags: ['Operations'],
    summary: 'Tells the metrics to Prometheus',
    description: 'Turns, durations of steps, tokens and errors. Not there where metrics are switched off.',
    security: [],
    responses: {
      '200': {
        description: 'The metrics, in the text format of Prometheus.',
        content: { 'text/plain': { schema: { type: 'string' }, example: METRICS_EXAMPLE } },
      },
      ...problemResponses(['route.not-found', 'request.method-not-allowed'], ProblemDetails),
    },
  },
};

/** The routes that are no procedures: documented here, served by chat-streaming.ts and operations.ts. */
export const pathsByHand: Paths = {
  [`${API_BASE}/v2/chat_streaming`]: streaming,
  '/healthz': health,
  '/readyz': readiness,
  '/metrics': metrics,
};
