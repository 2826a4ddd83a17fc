import type { ChatInput, ChatOutput } from '../../contracts/chat.ts';
import type { InteractionData } from '../../contracts/interactions.ts';
import type { StreamEvent } from '../../contracts/stream.ts';
import type { ChatConnection, ChatTarget } from './chat-client.ts';

export const url = 'http://127.0.0.1:1';
export const conversationId = '019c0000-0000-7000-8000-000000000001';
export const messageId = '019c0000-0000-7000-8000-000000000002';
export const runId = '019c0000-0000-7000-8000-000000000003';

export const output = (changes: Partial<ChatOutput> = {}): ChatOutput => ({
  userConversationId: conversationId,
  runId,
  messageId,
  answer: 'Good day.',
  activeAgent: 'career_chat',
  cards: [],
  status: 'completed',
  metadata: {
    engine: 'offline',
    models: { mini: 'rules', large: 'rules' },
    language: 'en',
    usage: { calls: 0, inputTokens: 0, outputTokens: 0, tasks: [] },
    timings: { totalMs: 1234, firstDeltaMs: 10 },
  },
  ...changes,
});

type WithoutId<Event> = Event extends unknown ? Omit<Event, 'id'> : never;
/** An event of a script, which is numbered by its place. */
export type Scripted = WithoutId<StreamEvent>;
export const numbered = (script: readonly Scripted[]): StreamEvent[] =>
  script.map((event, index) => ({ ...event, id: index + 1 }) as StreamEvent);

export const delta = (text: string): Scripted => ({ event: 'message.delta', data: { messageId, text } });
export const started = (userConversationId = conversationId): Scripted => ({
  event: 'run.started',
  data: { runId, turnId: messageId, userConversationId, userMessageId: messageId, messageId, language: 'en' },
});
export const completed = (changes?: Partial<ChatOutput>): Scripted => ({
  event: 'run.completed',
  data: output(changes),
});
export const cancelled: Scripted = { event: 'run.cancelled', data: output({ status: 'cancelled' }) };
export const failed: Scripted = {
  event: 'run.failed',
  data: output({
    status: 'failed',
    metadata: { ...output().metadata, error: { code: 'safety.unavailable', retryable: true } },
  }),
};

/** The end of a turn that asks. */
export const asking = (questions: InteractionData['questions']): Scripted[] => {
  const interaction_id = '019c0000-0000-7000-8000-000000000004';
  const expires_at = '2026-03-03T09:15:02.140Z';
  const data: InteractionData = { interaction_id, questions, status: 'pending', expires_at, answers: null };
  const card = { type: 'interaction', data } as const;
  return [
    { event: 'message.data', data: { messageId, card } },
    { event: 'run.interrupted', data: output({ answer: '', status: 'interrupted', cards: [card] }) },
  ];
};

/** A service that answers each turn with the next script and fails on a turn too many. */
export const service = (...scripts: Scripted[][]) => {
  const asked: ChatInput[] = [];
  const targets: ChatTarget[] = [];
  const closed = { times: 0 };
  const connect = async (target: ChatTarget): Promise<ChatConnection> => {
    targets.push(target);
    const stream = async function* (input: ChatInput) {
      asked.push(input);
      const script = scripts[asked.length - 1];
      if (!script) throw new Error('a turn too many');
      yield* numbered(script);
    };
    const close = async () => {
      closed.times += 1;
    };
    return connection(stream, { close });
  };
  return { connect, asked, targets, closed };
};

type Chat = ChatConnection['client']['chat'];

/** A connection that can do what it is given, and nothing else. */
export const connection = (
  stream: Chat['stream'],
  { close = async () => {}, ...chat }: Partial<Omit<Chat, 'stream'>> & { close?: () => Promise<void> } = {},
): ChatConnection => {
  const never = () => Promise.reject(new Error('nobody should ask for this'));
  return { url, client: { chat: { stream, follow: never, cancel: never, ...chat } }, close };
};
