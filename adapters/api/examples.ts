import type { z } from 'zod';
import type { ChatInput, ChatOutput } from '../../contracts/chat.ts';
import type { FrontendConfig, FrontendConfigChange } from '../../contracts/configs.ts';
import type { FieldIssue } from '../../contracts/errors.ts';
import type {
  ConversationChange,
  ConversationMatches,
  ConversationPage,
  ConversationSummary,
  Deleted,
  MessagePage,
} from '../../contracts/history.ts';
import type { StreamEvent } from '../../contracts/stream.ts';
import type { Readiness } from './operations.ts';

// One conversation, as every example of the documentation tells it.
export const USER_ID = 'amelie.laurent';
export const CONVERSATION_ID = '01981f2e-7a10-7c3e-9f4b-2d5a6b7c8d90';
export const TURN_ID = '01981f2e-7a11-7b1a-8c2d-3e4f5a6b7c8d';
export const RUN_ID = '01981f2e-7a12-7d4f-a1b2-c3d4e5f60718';
export const USER_MESSAGE_ID = '01981f2e-7a13-7e5a-9b8c-7d6e5f4a3b2c';
export const MESSAGE_ID = '01981f2e-7a14-7f6b-8a9b-0c1d2e3f4a5b';
const QUESTION = 'How do I prepare for my yearly review?';
const ANSWER = 'Start from your objectives: note one result for each.';
const BEGAN_AT = '2026-03-02T09:15:00.000Z';
export const ENDED_AT = '2026-03-02T09:15:02.140Z';

export const CHAT_INPUT_EXAMPLE: z.input<typeof ChatInput> = {
  message: QUESTION,
  idempotencyKey: '5f0c2a9e-review-1',
};

/** What a 422 can say, as it says it. */
export const ISSUE_EXAMPLES = {
  message: { field: 'message', message: 'must not be blank' },
  title: { field: 'title', message: 'must not be blank' },
  pageSize: { field: 'pageSize', message: 'Too big: expected number to be <=100' },
  searchTerm: { field: 'searchTerm', message: 'must have at most 200 characters' },
  path: { field: '', message: 'the path has a bad percent-encoding' },
  after: { field: 'Last-Event-ID', message: 'must be the id of an event' },
  runId: { field: 'runId', message: 'Invalid UUID' },
  category: { field: 'category', message: 'must not be blank' },
  excludedTitles: { field: 'excludedTitles.0', message: 'must not be blank' },
  preferences: { field: 'preferences.0', message: 'must not be blank' },
  config: { field: 'welcomeText', message: 'is not a field of this request' },
  eventType: {
    field: 'type',
    message: 'must be 1 to 64 small letters, digits or any of _ . -, beginning with a letter',
  },
  messageId: { field: 'messageId', message: 'Invalid UUID' },
  reasons: { field: 'reasons.0', message: 'must not be blank' },
} as const satisfies Record<string, FieldIssue>;

export const CHAT_OUTPUT_EXAMPLE: ChatOutput = {
  userConversationId: CONVERSATION_ID,
  runId: RUN_ID,
  messageId: MESSAGE_ID,
  answer: ANSWER,
  activeAgent: 'career_chat',
  cards: [],
  status: 'completed',
  metadata: {
    engine: 'openai',
    models: { mini: 'gpt-5-mini', large: 'gpt-5' },
    language: 'en',
    usage: {
      calls: 2,
      inputTokens: 1840,
      outputTokens: 96,
      tasks: [
        { task: 'conversation.gate', model: 'gpt-5-mini', calls: 1, inputTokens: 420, outputTokens: 12 },
        { task: 'career_chat', model: 'gpt-5', calls: 1, inputTokens: 1420, outputTokens: 84 },
      ],
    },
    timings: { totalMs: 2140, firstDeltaMs: 810 },
  },
};

export const CONVERSATION_EXAMPLE: ConversationSummary = {
  userConversationId: CONVERSATION_ID,
  title: 'Yearly review',
  shared: false,
  pinned: true,
  language: 'en',
  activeAgent: 'career_chat',
  messageCount: 2,
  createdAt: BEGAN_AT,
  updatedAt: ENDED_AT,
};

export const CONVERSATION_CHANGE_EXAMPLE: ConversationChange = { title: 'Yearly review', pinned: true };

export const CONVERSATION_PAGE_EXAMPLE: z.output<typeof ConversationPage> = {
  conversations: [CONVERSATION_EXAMPLE],
  page: 1,
  pageSize: 20,
  total: 1,
  pages: 1,
};

export const MESSAGE_PAGE_EXAMPLE: z.output<typeof MessagePage> = {
  messages: [
    {
      messageId: USER_MESSAGE_ID,
      runId: RUN_ID,
      role: 'user',
      content: QUESTION,
      cards: [],
      activeAgent: null,
      status: null,
      metadata: {},
      createdAt: BEGAN_AT,
    },
    {
      messageId: MESSAGE_ID,
      runId: RUN_ID,
      role: 'assistant',
      content: ANSWER,
      cards: [],
      activeAgent: 'career_chat',
      status: 'completed',
      metadata: { engine: 'openai' },
      createdAt: ENDED_AT,
    },
  ],
  page: 1,
  pageSize: 20,
  total: 2,
  pages: 1,
};

export const CONVERSATION_MATCHES_EXAMPLE: z.output<typeof ConversationMatches> = {
  results: [
    {
      conversation: CONVERSATION_EXAMPLE,
      matchedIn: 'content',
      snippet: QUESTION,
      highlight: { start: 31, end: 37 },
      matches: 1,
    },
  ],
};

export const DELETED_EXAMPLE: z.output<typeof Deleted> = { deleted: 1 };

export const STREAM_EXAMPLE: readonly StreamEvent[] = [
  {
    id: 1,
    event: 'run.started',
    data: {
      runId: RUN_ID,
      turnId: TURN_ID,
      userConversationId: CONVERSATION_ID,
      userMessageId: USER_MESSAGE_ID,
      messageId: MESSAGE_ID,
      language: 'en',
    },
  },
  {
    id: 2,
    event: 'run.progress',
    data: { kind: 'reflection', step: 'thinking', text: 'Thinking…', activeAgent: 'career_chat' },
  },
  { id: 3, event: 'message.delta', data: { messageId: MESSAGE_ID, text: 'Start from your objectives: ' } },
  { id: 4, event: 'message.delta', data: { messageId: MESSAGE_ID, text: 'note one result for each.' } },
  { id: 5, event: 'run.completed', data: CHAT_OUTPUT_EXAMPLE },
];

export const FRONTEND_CONFIG_EXAMPLE: FrontendConfig = {
  botName: 'Oria',
  companyName: 'Larkfield',
  language: 'en',
  welcomeMessage: 'Hello! What would you like to work on?',
  theme: { primaryColor: '#2f6f5e', logoUrl: 'https://larkfield.example/logo.svg' },
  layout: { position: 'right', showHistory: true, showSuggestions: true },
};

export const FRONTEND_CONFIG_CHANGE_EXAMPLE: FrontendConfigChange = {
  welcomeMessage: 'Hello! What would you like to work on?',
  theme: { primaryColor: '#2f6f5e' },
};

export const READINESS_EXAMPLE: z.output<typeof Readiness> = {
  status: 'ready',
  checks: { store: 'ok', turns: 'ok' },
};

export const METRICS_EXAMPLE = `
# HELP oria_turns_total Runs of turns that ended.
# TYPE oria_turns_total counter
oria_turns_total{status="completed",specialist="career_chat",engine="openai"} 128
oria_turns_total{status="failed",specialist="none",engine="openai"} 1
# HELP oria_turns_running Runs under way in this process.
# TYPE oria_turns_running gauge
oria_turns_running 2
`.trimStart();
