import type { Language } from '../../contracts/chat.ts';
import type { Message } from '../../modules/kernel/index.ts';
import type { Conversation } from '../../ports/conversations.ts';
import { storableId, storableJson, storableText } from '../../ports/storable-text.ts';
import type { Begun, Opening } from '../../ports/turns.ts';
import { cancelPending } from './pauses.ts';
import { nameOf, runningIn, type Shelves, type StoredRun, type Thread, toRun } from './shelves.ts';

export const beginTurn = (shelves: Shelves, opening: Opening): Begun => {
  const key = keyOf(opening);
  const known = key === undefined ? undefined : shelves.keys.get(key);
  if (known && known.digest !== opening.idempotency?.digest) return { kind: 'keyReused' };
  const earlier = known && shelves.runs.get(known.runId);

  const thread = earlier ? shelves.threads.get(earlier.conversationId) : ownThread(shelves, opening);
  if (!thread && (earlier || opening.conversationId !== undefined)) return { kind: 'absent' };
  const held = thread && runningIn(shelves, thread);
  if (earlier && earlier !== held && !(earlier.status === 'failed' && earlier.retryable)) {
    return { kind: 'repeated', run: toRun(earlier) };
  }
  if (held) {
    if (held.leaseUntil <= opening.now) return { kind: 'expired', run: toRun(held) };
    return { kind: held === earlier ? 'repeated' : 'busy', run: toRun(held) };
  }

  const going = thread ?? newThread(shelves, opening);
  cancelPending(shelves, going, opening.now);
  going.conversation = { ...going.conversation, ...languageAfter(going.conversation, opening.language) };
  const run = startRun(shelves, going, {
    ...opening,
    turnId: earlier?.turnId ?? opening.turnId,
    userMessageId: earlier?.userMessageId ?? opening.userMessageId,
    language: going.conversation.language,
    place: earlier ? removeMessage(going, earlier.messageId) : null,
  });
  if (earlier) {
    going.messages = going.messages.map((message) =>
      message.id === run.userMessageId ? { ...message, runId: run.id } : message,
    );
  } else {
    going.messages.push(userMessage(opening, going));
    going.conversation = { ...going.conversation, updatedAt: opening.now };
  }
  going.conversation = { ...going.conversation, messageCount: going.messages.length };
  const { history } = before(going, run.userMessageId, opening.historyLimit);
  return { kind: 'started', run: toRun(run), conversation: going.conversation, history };
};

/** The name of the caller's key, where there is one. */
export const keyOf = ({ tenantId, userId, idempotency }: Pick<Opening, 'tenantId' | 'userId' | 'idempotency'>) =>
  idempotency && nameOf(...[tenantId, userId, idempotency.key].map(storableText));

/** The conversation that is named, if it is this user's. */
export const ownThread = (
  { threads }: Shelves,
  { tenantId, userId, conversationId = '' }: Pick<Opening, 'tenantId' | 'userId' | 'conversationId'>,
): Thread | undefined => {
  const thread = threads.get(storableId(conversationId) ?? '');
  const isTheirs = thread?.tenantId === storableText(tenantId) && thread.conversation.userId === storableText(userId);
  return isTheirs ? thread : undefined;
};

/** Stores a running run, and its key where it has one. */
export const startRun = (
  shelves: Shelves,
  { tenantId, conversation }: Thread,
  asked: Pick<
    Opening,
    | 'tenantId'
    | 'userId'
    | 'runId'
    | 'turnId'
    | 'userMessageId'
    | 'messageId'
    | 'owner'
    | 'now'
    | 'leaseUntil'
    | 'idempotency'
  > & { readonly language: Language; readonly place: number | null },
): StoredRun => {
  const run: StoredRun = {
    id: asked.runId,
    tenantId,
    userId: conversation.userId,
    conversationId: conversation.id,
    turnId: asked.turnId,
    userMessageId: asked.userMessageId,
    messageId: asked.messageId,
    language: asked.language,
    status: 'running',
    owner: storableText(asked.owner),
    output: null,
    startedAt: asked.now,
    retryable: false,
    leaseUntil: asked.leaseUntil,
    stopAsked: false,
    place: asked.place,
  };
  shelves.runs.set(run.id, run);
  const key = keyOf(asked);
  if (key !== undefined && asked.idempotency) {
    shelves.keys.set(key, { digest: asked.idempotency.digest, runId: run.id });
  }
  return run;
};

/** Where the message was, or null when it was not there. */
export const removeMessage = (thread: Thread, id: string): number | null => {
  const place = thread.messages.findIndex((message) => message.id === id);
  if (place < 0) return null;
  thread.messages.splice(place, 1);
  return place;
};

/** A message, and at most `limit` before it. */
export const before = ({ messages }: Thread, id: string, limit: number) => {
  const place = messages.findIndex((message) => message.id === id);
  return { message: messages[place], history: messages.slice(Math.max(0, place - limit), place) };
};

/** The language of a turn that goes on from a conversation's, and whether it is one that the user has asked for. */
export const languageAfter = (
  { language: was, languageAsked: wasAsked }: Pick<Conversation, 'language' | 'languageAsked'>,
  told: Opening['language'],
): Pick<Conversation, 'language' | 'languageAsked'> => {
  const isIgnored = told === undefined || (told.by === 'detected' && wasAsked);
  const language = isIgnored ? was : told.is;
  return { language, languageAsked: told?.by === 'asked' || (wasAsked && language === was) };
};

const newThread = ({ threads }: Shelves, opening: Opening): Thread => {
  const thread: Thread = {
    tenantId: storableText(opening.tenantId),
    conversation: {
      id: opening.newConversationId,
      userId: storableText(opening.userId),
      title: storableText(opening.title),
      shared: false,
      pinned: false,
      language: opening.fallbackLanguage,
      languageAsked: false,
      activeAgent: null,
      profileAnalysed: false,
      messageCount: 0,
      summary: null,
      createdAt: opening.now,
      updatedAt: opening.now,
    },
    messages: [],
    interactions: new Map(),
    memos: new Map(),
  };
  threads.set(opening.newConversationId, thread);
  return thread;
};

const userMessage = (opening: Opening, { conversation }: Thread): Message => ({
  id: opening.userMessageId,
  conversationId: conversation.id,
  turnId: opening.turnId,
  runId: opening.runId,
  role: 'user',
  content: storableText(opening.content),
  cards: [],
  activeAgent: null,
  status: null,
  metadata: storableJson(opening.metadata),
  createdAt: opening.now,
});
