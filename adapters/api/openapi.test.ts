import { describe, expect, test } from 'vitest';
import { ChatInput, ChatOutput } from '../../contracts/chat.ts';
import { FrontendConfig } from '../../contracts/configs.ts';
import * as history from '../../contracts/history.ts';
import { isTerminal, StreamEvent } from '../../contracts/stream.ts';
import * as examples from './examples.ts';
import { buildOpenApiDocument } from './openapi.ts';
import { Readiness } from './operations.ts';

const document = buildOpenApiDocument();
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);

describe('the OpenAPI document', () => {
  test('is the same each time', () => {
    expect(JSON.stringify(buildOpenApiDocument())).toBe(JSON.stringify(document));
  });

  test('has every route', () => {
    expect(operations.map(({ name }) => name).sort()).toEqual([
      'DELETE /chatbot/api/history/conversations/{id}',
      'DELETE /chatbot/api/history/history/clear_all/{user_application_id}',
      'GET /chatbot/api/history/conversations/search/{userApplicationId}/{searchTerm}',
      'GET /chatbot/api/history/conversations/{id}',
      'GET /chatbot/api/history/messages',
      'GET /chatbot/api/v1/configs',
      'GET /healthz',
      'GET /metrics',
      'GET /readyz',
      'POST /chatbot/api/v2/chat',
      'POST /chatbot/api/v2/chat_streaming',
      'PUT /chatbot/api/history/conversation/{userConversationId}',
    ]);
  });

  test.each(operations)('$name is described: summary, tag, errors as problems', ({ operation }) => {
    expect(operation).toMatchObject({
      operationId: expect.any(String),
      summary: expect.any(String),
      description: expect.any(String),
      tags: [expect.any(String)],
      security: expect.any(Array),
    });
    const errors = Object.entries<{ content: object }>(operation.responses).filter(([status]) => status >= '400');
    expect(errors.length).toBeGreaterThan(0);
    for (const [, { content }] of errors)
      expect(content).toMatchObject({
        'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDetails' } },
      });
  });

  test.each(operations)('$name shows what is sent and what is answered', ({ operation }) => {
    const shown = ({ content }: { content?: object }) => {
      expect(Object.keys(content ?? {}).length).toBeGreaterThan(0);
      for (const { example, examples = {} } of Object.values(content ?? {}))
        expect(example ?? Object.keys(examples)[0]).toBeDefined();
    };
    if (operation.requestBody) shown(operation.requestBody);
    for (const response of Object.values<object>(operation.responses)) shown(response);
    for (const parameter of operation.parameters ?? [])
      expect(parameter).toMatchObject({ description: expect.any(String), example: expect.anything() });
  });

  test('names the shapes that cross the boundary', () => {
    expect(Object.keys(document.components?.schemas ?? {}).sort()).toEqual([
      'Card',
      'ChatInput',
      'ChatMetadata',
      'ChatOutput',
      'ConversationChange',
      'ConversationMatch',
      'ConversationMatches',
      'ConversationPage',
      'ConversationSummary',
      'Deleted',
      'FieldIssue',
      'FrontendConfig',
      'FrontendLayout',
      'FrontendTheme',
      'Health',
      'Message',
      'MessageData',
      'MessageDelta',
      'MessagePage',
      'ProblemDetails',
      'Readiness',
      'RunProgress',
      'RunStarted',
      'StreamEvent',
      'TaskUsage',
    ]);
  });

  test('says who may call: users by token, and for what concerns no user the company by its key', () => {
    const byKey = operations.filter(({ operation }) => JSON.stringify(operation.security) === '[{"apiKey":[]}]');
    expect(byKey.map(({ name }) => name)).toEqual(['GET /chatbot/api/v1/configs']);
    const open = operations.filter(({ operation }) => operation.security.length === 0);
    expect(open.map(({ name }) => name)).toEqual(['GET /healthz', 'GET /readyz', 'GET /metrics']);
    const byToken = operations.filter(({ operation }) => JSON.stringify(operation.security) === '[{"bearer":[]}]');
    expect(byKey.length + open.length + byToken.length).toBe(operations.length);
    expect(document.components?.securitySchemes?.apiKey).toMatchObject({ in: 'header', name: 'x-api-key' });
  });

  test('says what a stream holds', () => {
    const stream = document.paths?.['/chatbot/api/v2/chat_streaming']?.post?.responses?.['200'];
    expect(stream).toMatchObject({
      content: { 'text/event-stream': { schema: { contentSchema: { $ref: '#/components/schemas/StreamEvent' } } } },
    });
  });

  test('has examples that keep the contracts', () => {
    ChatInput.strict().parse(examples.CHAT_INPUT_EXAMPLE);
    ChatOutput.strict().parse(examples.CHAT_OUTPUT_EXAMPLE);
    FrontendConfig.strict().parse(examples.FRONTEND_CONFIG_EXAMPLE);
    history.MessagePage.strict().parse(examples.MESSAGE_PAGE_EXAMPLE);
    history.ConversationPage.strict().parse(examples.CONVERSATION_PAGE_EXAMPLE);
    history.ConversationMatches.strict().parse(examples.CONVERSATION_MATCHES_EXAMPLE);
    history.ConversationChange.strict().parse(examples.CONVERSATION_CHANGE_EXAMPLE);
    Readiness.strict().parse(examples.READINESS_EXAMPLE);
    const events = examples.STREAM_EXAMPLE.map((event) => StreamEvent.parse(event));
    expect(events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(events.filter(isTerminal)).toEqual([events.at(-1)]);
    const [{ snippet, highlight }] = examples.CONVERSATION_MATCHES_EXAMPLE.results as [history.ConversationMatch];
    expect(snippet.slice(highlight.start, highlight.end)).toBe('review');
  });
});
