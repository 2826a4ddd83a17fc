import { describe, expect, test } from 'vitest';
import { CancelInput, CancelOutput, ChatInput, ChatOutput } from '../../contracts/chat.ts';
import { FrontendConfig, FrontendConfigChange } from '../../contracts/configs.ts';
import { EventChange, EventInput, EventView, FeedbackStateInput } from '../../contracts/events.ts';
import * as history from '../../contracts/history.ts';
import { InteractionData } from '../../contracts/interactions.ts';
import { MemoryDeleted, PreferencesInput, PreferencesView } from '../../contracts/memory.ts';
import { isTerminal, StreamEvent } from '../../contracts/stream.ts';
import { PromptsInput, PromptsOutput, TopicsInput, TopicsOutput } from '../../contracts/suggestions.ts';
import * as happened from './events-router.ts';
import * as examples from './examples.ts';
import * as pauses from './interaction-examples.ts';
import * as memory from './memory-router.ts';
import { buildOpenApiDocument } from './openapi.ts';
import { Readiness } from './operations.ts';
import * as suggestions from './suggestions-router.ts';

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
      'DELETE /chatbot/api/v1/long_term_memory/{user_application_id}',
      'GET /chatbot/api/history/conversations/search/{userApplicationId}/{searchTerm}',
      'GET /chatbot/api/history/conversations/{id}',
      'GET /chatbot/api/history/messages',
      'GET /chatbot/api/v1/configs',
      'GET /chatbot/api/v1/long_term_memory/{user_application_id}',
      'GET /chatbot/api/v2/chat_streaming/{runId}',
      'GET /healthz',
      'GET /metrics',
      'GET /readyz',
      'PATCH /chatbot/api/v1/event/{event_id}',
      'POST /chatbot/api/v1/event',
      'POST /chatbot/api/v2/chat',
      'POST /chatbot/api/v2/chat/cancel',
      'POST /chatbot/api/v2/chat/complementary_topics',
      'POST /chatbot/api/v2/chat/prompts',
      'POST /chatbot/api/v2/chat_streaming',
      'PUT /chatbot/api/admin/v1/{kind}',
      'PUT /chatbot/api/history/conversation/{userConversationId}',
      'PUT /chatbot/api/v1/configs',
      'PUT /chatbot/api/v1/event/feedback-state',
      'PUT /chatbot/api/v1/long_term_memory/{user_application_id}',
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
      'CancelInput',
      'CancelOutput',
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
      'Event',
      'EventChange',
      'EventInput',
      'FeedbackStateInput',
      'FieldIssue',
      'FrontendConfig',
      'FrontendConfigChange',
      'FrontendLayout',
      'FrontendTheme',
      'Health',
      'ImportReport',
      'InteractionAnswer',
      'InteractionData',
      'InteractionOption',
      'InteractionQuestion',
      'InteractionResponse',
      'MemoryDeleted',
      'Message',
      'MessageData',
      'MessageDelta',
      'MessagePage',
      'Preferences',
      'PreferencesInput',
      'ProblemDetails',
      'PromptsInput',
      'PromptsOutput',
      'Readiness',
      'RowFault',
      'RunProgress',
      'RunStarted',
      'StreamEvent',
      'TaskUsage',
      'Topic',
      'TopicsInput',
      'TopicsOutput',
      'TrainingCardItem',
      'TrainingCriteria',
      'TrainingSuggestionList',
    ]);
  });

  test('says who may call: users by token, and for what concerns no user the company by its key', () => {
    const byKey = operations.filter(({ operation }) => JSON.stringify(operation.security) === '[{"apiKey":[]}]');
    expect(byKey.map(({ name }) => name)).toEqual(['GET /chatbot/api/v1/configs', 'PUT /chatbot/api/v1/configs']);
    const open = operations.filter(({ operation }) => operation.security.length === 0);
    expect(open.map(({ name }) => name)).toEqual(['GET /healthz', 'GET /readyz', 'GET /metrics']);
    const byToken = operations.filter(({ operation }) => JSON.stringify(operation.security) === '[{"bearer":[]}]');
    expect(byKey.length + open.length + byToken.length).toBe(operations.length);
    expect(document.components?.securitySchemes?.apiKey).toMatchObject({ in: 'header', name: 'x-api-key' });
  });

  test('says what a stream holds', () => {
    const { paths = {} } = document;
    for (const operation of [
      paths['/chatbot/api/v2/chat_streaming']?.post,
      paths['/chatbot/api/v2/chat_streaming/{runId}']?.get,
    ])
      expect(operation?.responses?.['200']).toMatchObject({
        content: { 'text/event-stream': { schema: { contentSchema: { $ref: '#/components/schemas/StreamEvent' } } } },
      });
  });

  test('says what cards hold, and what a chat needs', () => {
    const { Card, ChatInput: input } = document.components?.schemas ?? {};
    expect(Card).toMatchObject({
      properties: {
        data: {
          anyOf: [
            { $ref: '#/components/schemas/InteractionData' },
            { $ref: '#/components/schemas/TrainingSuggestionList' },
            { type: 'object' },
          ],
        },
      },
    });
    expect(input).toMatchObject({
      oneOf: [{ required: ['message'] }, { required: ['interaction_response', 'userConversationId'] }],
    });
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  test('says what is refused: a field that would be lost', () => {
    for (const name of ['FrontendConfigChange', 'EventInput', 'EventChange'])
      expect(document.components?.schemas?.[name]).toMatchObject({ additionalProperties: false });
  });

  test('shows a pause, its answer and its end', () => {
    const chat = document.paths?.['/chatbot/api/v2/chat']?.post;
    expect(chat).toMatchObject({
      requestBody: { content: { 'application/json': { examples: { message: {}, answers: {}, cancelled: {} } } } },
      responses: {
        200: { content: { 'application/json': { examples: { completed: {}, interrupted: {} } } } },
        409: { content: { 'application/problem+json': { examples: { 'interaction.already-answered': {} } } } },
        422: {
          content: {
            'application/problem+json': {
              examples: {
                'request.invalid': {},
                'interaction.invalid-answer': { value: { issues: [{ field: expect.any(String) }] } },
                'interaction.not-pending': {},
                'interaction.expired': {},
              },
            },
          },
        },
      },
    });
  });

  test('has examples of pauses and of what is around conversations that keep the contracts', () => {
    for (const { value } of Object.values(pauses.CHAT_INPUT_EXAMPLES.byName)) ChatInput.strict().parse(value);
    for (const { value } of Object.values(pauses.CHAT_OUTPUT_EXAMPLES.byName)) ChatOutput.strict().parse(value);
    InteractionData.strict().parse(pauses.INTERACTION_EXAMPLE);
    CancelInput.strict().parse(pauses.CANCEL_INPUT_EXAMPLE);
    CancelOutput.strict().parse(pauses.CANCEL_OUTPUT_EXAMPLE);
    const events = pauses.INTERRUPTED_STREAM_EXAMPLE.map((event) => StreamEvent.parse(event));
    expect(events.filter(isTerminal)).toEqual([events.at(-1)]);
    const known = pauses.INTERACTION_EXAMPLE.questions.map(({ question_id }) => question_id);
    expect(pauses.ANSWERS_EXAMPLE.map(({ question_id }) => question_id)).toEqual(known);
    PromptsInput.strict().parse(suggestions.PROMPTS_INPUT_EXAMPLE);
    PromptsOutput.strict().parse(suggestions.PROMPTS_OUTPUT_EXAMPLE);
    TopicsInput.strict().parse(suggestions.TOPICS_INPUT_EXAMPLE);
    TopicsOutput.strict().parse(suggestions.TOPICS_OUTPUT_EXAMPLE);
    PreferencesInput.strict().parse(memory.PREFERENCES_INPUT_EXAMPLE);
    PreferencesView.strict().parse(memory.PREFERENCES_EXAMPLE);
    MemoryDeleted.strict().parse(memory.MEMORY_DELETED_EXAMPLE);
    EventInput.strict().parse(happened.EVENT_INPUT_EXAMPLE);
    EventChange.strict().parse(happened.EVENT_CHANGE_EXAMPLE);
    FeedbackStateInput.strict().parse(happened.FEEDBACK_STATE_EXAMPLE);
    for (const view of [happened.EVENT_EXAMPLE, happened.FEEDBACK_EXAMPLE, happened.EVENT_CHANGED_EXAMPLE])
      EventView.strict().parse(view);
    FrontendConfigChange.strict().parse(examples.FRONTEND_CONFIG_CHANGE_EXAMPLE);
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
