import type { GenerateOpenApiDocumentOptions } from 'trpc-to-openapi';
import { CatalogueKind, ImportReport } from '../../contracts/catalogue.ts';
import { ProblemDetails } from '../../contracts/errors.ts';
import { StreamEvent } from '../../contracts/stream.ts';
import { CHAT_ERRORS, EVENT_ID_MAX } from './chat-streaming.ts';
import { ISSUE_EXAMPLES, METRICS_EXAMPLE, READINESS_EXAMPLE, RUN_ID, STREAM_EXAMPLE } from './examples.ts';
import { IMPORT_LINES_EXAMPLE, IMPORT_MEDIA_TYPES, IMPORT_PATH, IMPORT_REPORT_EXAMPLE } from './import-route.ts';
import { CHAT_INPUT_EXAMPLES, INTERRUPTED_STREAM_EXAMPLE } from './interaction-examples.ts';
import { problemResponses } from './openapi-problems.ts';
import { Health, Readiness } from './operations.ts';
import { API_BASE, BODY_ERRORS, COMMON_ERRORS } from './rest-meta.ts';
import { shown } from './several-examples.ts';
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
turn: the answer is in the history, and \`GET …/chat_streaming/{runId}\` goes on with the stream. The same request with the same
\`idempotencyKey\` tells the turn again too, from the event after \`Last-Event-ID\` where that header is given. A key that starts
a new run, as it is new or the run failed and may be tried again, tells it from \`run.started\` in any case.

A turn that pauses shows its questions as an \`interaction\` card in a \`message.data\` and ends with \`run.interrupted\`; how it is
answered is told at \`chat\`. The answer streams as a run of its own. What is wrong before a run has started is answered as a
problem, answers that do not fit the questions too.
`.trim();

const FOLLOWING_DESCRIPTION = `
The events of a run, under way or ended, for who lost its stream: those after \`Last-Event-ID\`, or all, and then those to come.
None is lost and none is told twice. It starts nothing and stops nothing, may be left and asked for at any time, and by several
readers at once.

A run that has ended is told event by event for 10 minutes, unless its process has gone meanwhile. Then its stored result is
told as a short stream: \`run.started\`, the whole text as one \`message.delta\`, the cards, and the terminal event. Where that
is shorter than what the reader knows already, it gets the terminal event alone, which carries the whole answer, under an
id that is greater than \`Last-Event-ID\`.
`.trim();

const NamedStreamEvent = StreamEvent.meta({ id: 'StreamEvent' });

/** The stream of a turn, as an answer. */
const streamOf = (description: string) => ({
  description,
  content: {
    'text/event-stream': {
      schema: NamedStreamEvent,
      examples: {
        answered: { summary: 'The turn was answered', value: HEARTBEAT + STREAM_EXAMPLE.map(frame).join('') },
        interrupted: {
          summary: 'The turn paused and waits for answers',
          value: HEARTBEAT + INTERRUPTED_STREAM_EXAMPLE.map(frame).join(''),
        },
      },
    },
  },
});

const lastEventId = {
  in: 'header',
  name: 'Last-Event-ID',
  description: 'The id of the last event that is known already: of a run that exists, the stream begins after it.',
  schema: { type: 'integer', minimum: 0, maximum: EVENT_ID_MAX },
  example: 4,
  required: false,
} as const;

const following: PathItem = {
  get: {
    operationId: 'followRun',
    tags: ['Conversation'],
    summary: 'Goes on with the stream of a run',
    description: FOLLOWING_DESCRIPTION,
    security: [{ bearer: [] }],
    parameters: [
      {
        in: 'path',
        name: 'runId',
        description: 'A run of the caller, as `run.started` or an answer named it.',
        schema: { type: 'string' },
        example: RUN_ID,
        required: true,
      },
      lastEventId,
    ],
    responses: {
      '200': streamOf('There is such a run; its events follow.'),
      ...problemResponses([...COMMON_ERRORS, 'run.not-found'], ProblemDetails, { issue: ISSUE_EXAMPLES.after }),
    },
  },
};

const streaming: PathItem = {
  post: {
    operationId: 'chatStreaming',
    tags: ['Conversation'],
    summary: 'Runs one turn and streams its events',
    description: STREAM_DESCRIPTION,
    security: [{ bearer: [] }],
    parameters: [lastEventId],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/ChatInput' },
          ...shown(CHAT_INPUT_EXAMPLES),
        },
      },
    },
    responses: {
      '200': streamOf('The turn has started; its events follow.'),
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
const IMPORT_DESCRIPTION = `
Inserts or replaces rows by the company's own ids: NDJSON, one JSON object a line, of at most 1 MiB each and 1 GiB in all. They are
read no faster than they are written, and the request may take an hour; a line has to come every minute.

A row at fault is left out whole and told with its line and field; the rest goes in. At fault is what has not the form of its
kind, an id that an earlier line has, and a training that would be a part of itself. The same rows again change nothing: a
request that broke off is repeated.

Searches by meaning need vectors: those of new and changed texts are made at once where that takes less than ten seconds, and
otherwise afterwards (\`pending\`).
`.trim();

const importing: PathItem = {
  put: {
    operationId: 'importRows',
    tags: ['Administration'],
    summary: "Imports rows of the company's data",
    description: IMPORT_DESCRIPTION,
    security: [{ bearer: [] }],
    parameters: [
      {
        in: 'path',
        name: 'kind',
        description: 'What the rows are.',
        schema: { type: 'string', enum: [...CatalogueKind.options] },
        example: 'trainings',
        required: true,
      },
    ],
    requestBody: {
      required: true,
      content: {
        [IMPORT_MEDIA_TYPES[0] ?? '']: {
          schema: {
            type: 'string',
            description: 'Lines of JSON: `Skill`, `Job`, `Training`, `Opportunity` or people.',
          },
          example: IMPORT_LINES_EXAMPLE,
        },
      },
    },
    responses: {
      '200': {
        description: 'What became of the rows; some may have been left out.',
        content: { 'application/json': { schema: ImportReport, example: IMPORT_REPORT_EXAMPLE } },
      },
      ...problemResponses(
        [
          ...COMMON_ERRORS.filter((code) => code !== 'request.invalid'),
          ...BODY_ERRORS,
          'identity.forbidden',
          'route.not-found',
          'service.stopping',
        ],
        ProblemDetails,
        {
          details: {
            'request.unsupported-media-type': 'The body must be application/x-ndjson in UTF-8.',
            'request.malformed': 'The body did not come to its end.',
          },
        },
      ),
    },
  },
};

export const pathsByHand: Paths = {
  [IMPORT_PATH]: importing,
  [`${API_BASE}/v2/chat_streaming`]: streaming,
  [`${API_BASE}/v2/chat_streaming/{runId}`]: following,
  '/healthz': health,
  '/readyz': readiness,
  '/metrics': metrics,
};
