import type { Message } from '../../modules/kernel/index.ts';
import { storableId, storableJson, storableText } from '../../ports/storable-text.ts';
import type { Begun, Opening, Run, Turns } from '../../ports/turns.ts';
import { nameOf, type Shelves, type StoredRun, type Thread } from './shelves.ts';

/**
 * Turns in memory. No method waits in its middle, which makes each one whole. A retry takes the place of the failed run in
 * history: that run's answer goes when the retry begins, and stays in the run's own output.
 */
export const memoryTurns = (shelves: Shelves): Turns => ({
  async begin(opening) {
    return structuredClone(begin(shelves, opening));
  },

  async renew(id, owner, leaseUntil) {
    const run = shelves.runs.get(storableId(id) ?? '');
    if (run?.status !== 'running' || run.owner !== storableText(owner)) return false;
    shelves.runs.set(run.id, { ...run, leaseUntil });
    return true;
  },

  async end(id, { output, at, retryable, profileAnalysed }) {
    const run = shelves.runs.get(storableId(id) ?? '');
    const thread = run && shelves.threads.get(run.conversationId);
    if (run?.status !== 'running' || !thread) return false;
    const kept = storableJson(output);
    shelves.runs.set(run.id, { ...run, status: kept.status, output: kept, retryable });
    const answer: Message = {
      id: run.messageId,
      conversationId: run.conversationId,
      turnId: run.turnId,
      runId: run.id,
      role: 'assistant',
      content: kept.answer,
      cards: kept.cards,
      activeAgent: kept.activeAgent,
      status: kept.status,
      metadata: kept.metadata,
      createdAt: at,
    };
    const question = thread.messages.findIndex(({ id: message }) => message === run.userMessageId);
    thread.messages.splice(run.isRetry ? question + 1 : thread.messages.length, 0, structuredClone(answer));
    thread.conversation = {
      ...thread.conversation,
      activeAgent: kept.activeAgent ?? thread.conversation.activeAgent,
      profileAnalysed: thread.conversation.profileAnalysed || profileAnalysed,
      messageCount: thread.messages.length,
      updatedAt: at,
    };
    return true;
  },

  async expired(now, limit) {
    return [...shelves.runs.values()]
      .filter(({ status, leaseUntil }) => status === 'running' && leaseUntil <= now)
      .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
      .map(toRun);
  },

  async find(tenant, user, id) {
    const run = shelves.runs.get(storableId(id) ?? '');
    const isTheirs = run?.tenantId === storableText(tenant) && run.userId === storableText(user);
    return run && isTheirs ? toRun(run) : undefined;
  },
});

const toRun = ({ retryable, leaseUntil, isRetry, ...run }: StoredRun): Run => structuredClone(run);

const begin = (shelves: Shelves, opening: Opening): Begun => {
  const key =
    opening.idempotency && nameOf(...[opening.tenantId, opening.userId, opening.idempotency.key].map(storableText));
  const known = key === undefined ? undefined : shelves.keys.get(key);
  if (known && known.digest !== opening.idempotency?.digest) return { kind: 'keyReused' };
  const earlier = known && shelves.runs.get(known.runId);

  const thread = earlier ? shelves.threads.get(earlier.conversationId) : ownThread(shelves, opening);
  if (!thread && (earlier || opening.conversationId !== undefined)) return { kind: 'absent' };
  const held = [...shelves.runs.values()].find(
    ({ status, conversationId }) => status === 'running' && conversationId === thread?.conversation.id,
  );
  if (earlier && earlier !== held && !(earlier.status === 'failed' && earlier.retryable)) {
    return { kind: 'repeated', run: toRun(earlier) };
  }
  if (held) {
    if (held.leaseUntil <= opening.now) return { kind: 'expired', run: toRun(held) };
    return { kind: held === earlier ? 'repeated' : 'busy', run: toRun(held) };
  }

  const going = thread ?? newThread(shelves, opening);
  const run = newRun(opening, going, earlier);
  shelves.runs.set(run.id, run);
  if (key !== undefined && opening.idempotency) {
    shelves.keys.set(key, { digest: opening.idempotency.digest, runId: run.id });
  }
  if (earlier) {
    going.messages = going.messages
      .filter(({ id }) => id !== earlier.messageId)
      .map((message) => (message.id === run.userMessageId ? { ...message, runId: run.id } : message));
  } else {
    going.messages.push(userMessage(opening, going));
    going.conversation = { ...going.conversation, updatedAt: opening.now };
  }
  going.conversation = { ...going.conversation, messageCount: going.messages.length };
  const before = going.messages.findIndex(({ id }) => id === run.userMessageId);
  const history = going.messages.slice(Math.max(0, before - opening.historyLimit), before);
  return { kind: 'started', run: toRun(run), conversation: going.conversation, history };
};

const ownThread = ({ threads }: Shelves, opening: Opening): Thread | undefined => {
  const thread = threads.get(storableId(opening.conversationId ?? '') ?? '');
  const isTheirs =
    thread?.tenantId === storableText(opening.tenantId) && thread.conversation.userId === storableText(opening.userId);
  return isTheirs ? thread : undefined;
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
      language: opening.language ?? opening.fallbackLanguage,
      activeAgent: null,
      profileAnalysed: false,
      messageCount: 0,
      createdAt: opening.now,
      updatedAt: opening.now,
    },
    messages: [],
  };
  threads.set(opening.newConversationId, thread);
  return thread;
};

const newRun = (opening: Opening, { tenantId, conversation }: Thread, earlier: Run | undefined): StoredRun => ({
  id: opening.runId,
  tenantId,
  userId: conversation.userId,
  conversationId: conversation.id,
  turnId: earlier?.turnId ?? opening.turnId,
  userMessageId: earlier?.userMessageId ?? opening.userMessageId,
  messageId: opening.messageId,
  language: opening.language ?? conversation.language,
  status: 'running',
  owner: storableText(opening.owner),
  output: null,
  startedAt: opening.now,
  retryable: false,
  leaseUntil: opening.leaseUntil,
  isRetry: earlier !== undefined,
});

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
