import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages';
import type { Message } from '../../modules/kernel/index.ts';
import { partOf, storedIdOf } from './thread-ids.ts';

export type StoredMessage = Pick<Message, 'id' | 'role' | 'content' | 'status'>;

/** How much of a conversation a model is shown. */
export interface ThreadBounds {
  readonly messages: number;
  /** UTF-16 units of all texts and arguments. */
  readonly length: number;
}

const UNFINISHED = 'This call was not finished.';

/**
 * The thread with which a turn begins: the stored history, which is what the user sees and always right, with the calls and
 * results that the kept thread knows beside it, then the new message. The kept thread may be behind (a crash), ahead (an
 * answer that was not stored) or damaged; what comes out is valid for a provider: it begins with a user's message, and every
 * call has exactly one result, right behind it, a neutral one where the real one is missing.
 */
export const reconcile = (
  kept: readonly BaseMessage[],
  history: readonly StoredMessage[],
  message: { readonly id: string; readonly text: string },
  bounds: ThreadBounds,
): BaseMessage[] => {
  const exchanges = Map.groupBy(
    kept.filter((one) => !HumanMessage.isInstance(one) && one.id !== undefined),
    (one) => storedIdOf(one.id ?? ''),
  );
  const earlier = history.filter(({ id }) => id !== message.id);
  const first = earlier.findIndex(({ role }) => role === 'user');
  const thread = (first < 0 ? [] : earlier.slice(first)).flatMap((stored) =>
    stored.role === 'user'
      ? [new HumanMessage({ id: stored.id, content: stored.content })]
      : restoreAnswer(exchanges.get(stored.id) ?? [], stored),
  );
  return latestTurns([...thread, new HumanMessage({ id: message.id, content: message.text })], bounds);
};

/** An answer as stored, with what led to it. */
const restoreAnswer = (kept: readonly BaseMessage[], { id, content, status }: StoredMessage): BaseMessage[] => {
  const exchange = withOneResultPerCall(kept);
  const text = exchange
    .filter((one) => AIMessage.isInstance(one))
    .map((one) => one.text)
    .filter((said) => said.trim() !== '')
    .join('\n\n');
  // A failed run's stored text ends with a notice to the user, which is nothing that the model said.
  const agrees = text === content || (status === 'failed' && text !== '' && content.startsWith(text));
  if (agrees) return exchange;
  const calls = exchange.filter((one) => ToolMessage.isInstance(one) || asksForTools(one)).map(withoutWords);
  return content.trim() === '' ? calls : [...calls, new AIMessage({ id, content })];
};

const asksForTools = (message: BaseMessage): message is AIMessage =>
  AIMessage.isInstance(message) && (message.tool_calls?.length ?? 0) > 0;

const withoutWords = (message: BaseMessage): BaseMessage =>
  asksForTools(message) ? new AIMessage({ id: message.id, content: '', tool_calls: message.tool_calls }) : message;

/** Keeps words, calls and the first result of each call behind its call; makes up missing results; drops all else. */
const withOneResultPerCall = (kept: readonly BaseMessage[]): BaseMessage[] => {
  const exchange: BaseMessage[] = [];
  const seen = new Set<string>();
  kept.forEach((message, position) => {
    if (!AIMessage.isInstance(message) || message.id === undefined || seen.has(message.id)) return;
    seen.add(message.id);
    const content = message.text;
    const calls = uniqueCalls(message);
    if (calls.length === 0) {
      if (content.trim() !== '') exchange.push(new AIMessage({ id: message.id, content }));
      return;
    }
    const results = resultsBehind(kept, position);
    exchange.push(new AIMessage({ id: message.id, content, tool_calls: calls }));
    calls.forEach((call, nth) => {
      const callId = call.id ?? '';
      const missing = { id: partOf(message.id ?? '', nth), tool_call_id: callId, name: call.name, content: UNFINISHED };
      exchange.push(results.get(callId) ?? new ToolMessage({ ...missing, status: 'error' }));
    });
  });
  return exchange;
};

const uniqueCalls = (message: AIMessage) => {
  const calls = new Map((message.tool_calls ?? []).filter(({ id }) => id).map((call) => [call.id, call]));
  return [...calls.values()];
};

const resultsBehind = (kept: readonly BaseMessage[], position: number): Map<string, ToolMessage> => {
  const results = new Map<string, ToolMessage>();
  for (const message of kept.slice(position + 1)) {
    if (!ToolMessage.isInstance(message)) break;
    if (!results.has(message.tool_call_id)) results.set(message.tool_call_id, message);
  }
  return results;
};

/** The latest whole turns within the bounds; the last one always, however long. */
const latestTurns = (thread: readonly BaseMessage[], bounds: ThreadBounds): BaseMessage[] => {
  let length = 0;
  let from = thread.length - 1;
  for (let position = thread.length - 1; position >= 0; position -= 1) {
    const message = thread[position];
    if (!message) break;
    length += lengthOf(message);
    if (length > bounds.length || thread.length - position > bounds.messages) break;
    if (HumanMessage.isInstance(message)) from = position;
  }
  return thread.slice(from);
};

const lengthOf = (message: BaseMessage): number =>
  message.text.length + (asksForTools(message) ? JSON.stringify(message.tool_calls).length : 0);
