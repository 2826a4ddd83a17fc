import { v7 } from 'uuid';
import type { ChatOutput } from '../../contracts/chat.ts';
import type { Message } from '../../modules/kernel/index.ts';
import type { Conversation, Conversations } from '../../ports/conversations.ts';
import type { Begun, Ending, Opening, Run, Turns } from '../../ports/turns.ts';

/** A tenant that no other test has. */
export const freshTenant = (): string => `tenant-${v7()}`;

export const START = new Date('2030-01-01T00:00:00.000Z');
export const later = (seconds: number, since = START): Date => new Date(since.getTime() + seconds * 1_000);

/** The opening of a new conversation, of which every part can be another. */
export const openingOf = (changes: Partial<Opening> & Pick<Opening, 'tenantId'>): Opening => {
  const now = changes.now ?? START;
  return {
    userId: 'maya',
    conversationId: undefined,
    newConversationId: v7(),
    title: 'A title',
    language: { is: 'en', by: 'detected' },
    fallbackLanguage: 'es',
    turnId: v7(),
    runId: v7(),
    userMessageId: v7(),
    messageId: v7(),
    content: 'How do I grow?',
    metadata: {},
    idempotency: undefined,
    owner: 'one process',
    now,
    leaseUntil: later(30, now),
    historyLimit: 40,
    ...changes,
  };
};

export const outputOf = (run: Run, changes: Partial<ChatOutput> = {}): ChatOutput => ({
  userConversationId: run.conversationId,
  runId: run.id,
  messageId: run.messageId,
  answer: 'Step by step.',
  activeAgent: 'career_chat',
  cards: [],
  status: 'completed',
  metadata: {
    engine: 'offline',
    models: { mini: 'rules', large: 'rules' },
    language: run.language,
    usage: { calls: 0, inputTokens: null, outputTokens: 0, tasks: [] },
    timings: { totalMs: 12.5, firstDeltaMs: null },
  },
  ...changes,
});

export const endingOf = (run: Run, changes: Partial<Ending> & { output?: ChatOutput } = {}): Ending => ({
  output: outputOf(run),
  at: later(1, run.startedAt),
  retryable: false,
  profileAnalysed: false,
  ...changes,
});

export type Started = Extract<Begun, { kind: 'started' }>;

export const mustStart = async (turns: Turns, opening: Opening): Promise<Started> => {
  const begun = await turns.begin(opening);
  if (begun.kind !== 'started') throw new Error(`The turn should have started, and was ${begun.kind}.`);
  return begun;
};

/** One whole turn: its message and its answer. */
export const takeTurn = async (
  turns: Turns,
  opening: Partial<Opening> & Pick<Opening, 'tenantId'>,
  output: Partial<ChatOutput> = {},
): Promise<Started> => {
  const begun = await mustStart(turns, openingOf(opening));
  const { run } = begun;
  const kept = await turns.end(run.id, endingOf(run, { output: outputOf(run, output) }));
  if (!kept) throw new Error('The turn should have ended.');
  return begun;
};

/** What is stored of the conversation of a run. */
export const messagesOf = async (
  { conversations }: { readonly conversations: Conversations },
  { tenantId, userId, conversationId }: Run,
): Promise<readonly Message[]> =>
  (await conversations.messages(tenantId, userId, conversationId, { page: 1, pageSize: 100 })).items;

export const conversationOf = (
  { conversations }: { readonly conversations: Conversations },
  { tenantId, userId, conversationId }: Run,
): Promise<Conversation | undefined> => conversations.find(tenantId, userId, conversationId);
