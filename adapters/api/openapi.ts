import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi';
import { PAGE_SIZE_MAX } from '../../contracts/history.ts';
import { MESSAGE_MAX_CHARACTERS } from '../../contracts/text.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { API_KEY_REQUIRED } from './api-key.ts';
import { BODY_MAX_BYTES } from './json-body.ts';
import type { ApiNeeds } from './needs.ts';
import { pathsByHand } from './openapi-paths.ts';
import { problemResponses } from './openapi-problems.ts';
import { describeShapes } from './openapi-shapes.ts';
import { appRouter } from './router.ts';
import { shown } from './several-examples.ts';
import type { ApiMeta } from './trpc.ts';

const DESCRIPTION = `
Oria answers employees' questions about their career in one conversation: a message is checked, handed to a specialist, and
answered as text and cards.

**Authentication.** \`Authorization: Bearer <JWT>\`. The token names the tenant and the user (\`sub\`); an operation that
also names a user answers for the token's own and no other. What concerns a tenant and no user is asked with one of the
tenant's API keys, \`x-api-key\`. Who administers a tenant's data has \`admin\` among the token's \`roles\`; others are answered 403.

**Errors** are problem details (RFC 9457, \`application/problem+json\`) with a stable \`code\`. A field that is not as it
must be is a 422 with \`issues\`. What is another's and what does not exist look the same: 404, same body. Every answer has
an \`x-request-id\`; a well-formed one of the caller's (1 to 64 letters, digits or any of \`. _ -\`) is kept.

**Turns.** A message belongs to the server once it is accepted: it is stored before the turn starts, the result before its
last event is sent, and a caller that goes away loses nothing. A conversation has one turn at a time; another meanwhile is a
409, \`conversation.busy\`. The same \`idempotencyKey\` of the same user gives the same run, also while it runs; for another
request it is a 409. How a turn ended is in \`status\`; a turn that failed is still a 200, with words for the user in
\`answer\` and the reason in \`metadata.error\`.

**Streams** are numbered from 1 without gaps: \`run.started\`, then progress, text and cards, then exactly one of
\`run.completed\`, \`run.interrupted\`, \`run.failed\`, \`run.cancelled\`. A stream that was lost is followed again by its
\`runId\`, from the event after \`Last-Event-ID\`.

**Pauses.** A turn that needs to ask ends \`interrupted\`, with an \`interaction\` card (its data: \`InteractionData\`). It is
answered, question by question, or cancelled by \`interaction_response\` in place of a message: see \`chat\`.

**Lists** are paged from 1 (\`page\`, \`pageSize\` up to ${PAGE_SIZE_MAX}); a page past the end is empty.

**Limits.** A message has 1 to ${MESSAGE_MAX_CHARACTERS.toLocaleString('en')} Unicode code points, without control
characters but TAB, CR and LF; a body has at most ${BODY_MAX_BYTES / 1024} KiB. Requests are counted per user, what asks a
model apart from the rest, and per API key; answers carry \`RateLimit\` and \`RateLimit-Policy\`, and a 429 \`Retry-After\`.

**This document** is served at \`/openapi.json\`, and as a page at \`/docs\`; neither asks for a token.
`.trim();

const TAGS = [
  { name: 'Conversation', description: 'One turn at a time: a message and what it causes.' },
  { name: 'Suggestions', description: 'What the user may say or look at next.' },
  { name: 'History', description: "The user's own conversations: read, find, keep in order, delete." },
  { name: 'Memory', description: 'What is remembered of the user from one conversation to the next.' },
  { name: 'Events', description: 'What happened in a frontend, and what users think of answers.' },
  { name: 'Configuration', description: 'What a company has set, for its own systems.' },
  {
    name: 'Administration',
    description: "The company's own data, by those who may change it: tokens with the role `admin`.",
  },
  { name: 'Operations', description: 'For those who run the service.' },
];

type Operation = NonNullable<NonNullable<OpenAPIObject['paths']>[string]['get']>;

/** The names of a path's parameters are not on the wire, and OpenAPI takes two paths that differ in them for one. */
const sharedPath = (paths: readonly string[]): string =>
  paths.length === 1 ? (paths[0] ?? '') : (paths[0] ?? '').replace(/\{.+?\}/g, '{id}');

/** Joins paths that differ in the names of their parameters alone. Each operation still says whose id it wants. */
const withoutTwins = (paths: NonNullable<OpenAPIObject['paths']>): NonNullable<OpenAPIObject['paths']> => {
  const twins = Map.groupBy(Object.keys(paths), (path) => path.replace(/\{.+?\}/g, '{}'));
  return Object.fromEntries(
    [...twins.values()].map((names) => {
      const items = names.map((name) => {
        if (names.length > 1)
          for (const operation of Object.values(paths[name] ?? {}) as Operation[])
            for (const parameter of operation.parameters ?? [])
              if ('in' in parameter && parameter.in === 'path') {
                parameter.description = `\`${parameter.name}\`: ${parameter.description ?? ''}`;
                parameter.name = 'id';
              }
        return paths[name];
      });
      return [sharedPath(names), Object.assign({}, ...items)];
    }),
  );
};

/** What the generator leaves out: bodies by name, words and examples, who may call, and errors as they are answered. */
const complete = (document: OpenAPIObject, operation: Operation, meta: ApiMeta): void => {
  const { caller, body, errors = [], examples } = meta;
  const id = body?.meta()?.id;
  const content =
    operation.requestBody && 'content' in operation.requestBody && operation.requestBody.content['application/json'];
  if (id && content) {
    const { schema } = content;
    if (schema)
      document.components = { ...document.components, schemas: { ...document.components?.schemas, [id]: schema } };
    content.schema = { $ref: `#/components/schemas/${id}` };
    Object.assign(content, shown(examples?.request));
  }
  for (const parameter of operation.parameters ?? [])
    if ('in' in parameter && parameter.schema && 'type' in parameter.schema) {
      // The generator leaves them in the schema of what has a default, where readers do not look.
      parameter.description ??= parameter.schema.description;
      parameter.example ??= parameter.schema.example;
    }
  const success = operation.responses?.['200']?.content?.['application/json'];
  if (success) Object.assign(success, shown(examples?.response));
  const bySystem = caller === 'system';
  operation.security = [bySystem ? { apiKey: [] } : { bearer: [] }];
  const said = { details: bySystem ? { 'identity.unauthenticated': API_KEY_REQUIRED } : {}, issue: examples?.issue };
  operation.responses = { ...operation.responses, ...problemResponses(errors, undefined, said) };
};

/** A stream is text; what its frames hold is said as the schema of that text's content (JSON Schema 2020-12). */
const describeFrames = ({ paths = {} }: OpenAPIObject): void => {
  for (const item of Object.values(paths)) {
    for (const { responses } of [item.get, item.post].filter((operation) => operation !== undefined)) {
      const stream = responses?.['200']?.content?.['text/event-stream'];
      if (!stream) continue;
      const frames = { contentMediaType: 'text/event-stream', contentSchema: stream.schema };
      stream.schema = { type: 'string', description: 'Frames: event and data are those of `StreamEvent`.', ...frames };
    }
  }
};

/** The OpenAPI 3.1 document of all HTTP routes. The same code gives the same document. */
export const buildOpenApiDocument = (): OpenAPIObject => {
  // The document describes the procedures and calls none, so it needs nothing that fills them.
  const router = appRouter({} as ApiNeeds);
  const document = generateOpenApiDocument(router, {
    title: 'Oria',
    description: DESCRIPTION,
    version: packageJson.version,
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    baseUrl: '/',
    openApiVersion: '3.1.0',
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'Of a tenant; at least 24 characters.' },
    },
    paths: pathsByHand,
  });
  for (const procedure of Object.values(router._def.procedures) as unknown as { _def: { meta?: ApiMeta } }[]) {
    const meta = procedure._def.meta;
    if (!meta?.openapi) continue;
    const item = document.paths?.[meta.openapi.path];
    const operation = item?.[meta.openapi.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'];
    if (operation) complete(document, operation, meta);
  }
  describeFrames(document);
  describeShapes(document);
  return {
    ...document,
    security: [{ bearer: [] }],
    tags: TAGS,
    paths: withoutTwins(document.paths ?? {}),
  };
};
