import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages';
import type { RequestContext } from '../../../modules/kernel/index.ts';
import type { OfferedTool, Situation, ToolResult } from './strategy.ts';

/** What is stored of the user, as an engine tells it before the thread: its name, then lines of which the first only marks it. */
const BACKGROUND = /^<background name="([^"]{1,60})">\n[^\n]*\n([\s\S]*?)\n?<\/background>\s*$/;

interface Thread {
  readonly background: ReadonlyMap<string, string>;
  readonly messages: readonly BaseMessage[];
}

/** Only what stands before the thread is background: a user who writes the same words later has written a message. */
const threadIn = (messages: readonly BaseMessage[]): Thread => {
  const told = messages.filter((message) => !SystemMessage.isInstance(message));
  const background = new Map<string, string>();
  for (const [at, message] of told.slice(0, -1).entries()) {
    const found = HumanMessage.isInstance(message) ? BACKGROUND.exec(message.text) : null;
    const followed = told.slice(at + 1).some((later) => HumanMessage.isInstance(later));
    if (!found?.[1] || !followed) break;
    background.set(found[1], found[2]?.trim() ?? '');
  }
  return { background, messages: told.slice(background.size) };
};

/**
 * Reads a thread: the last human message is the matter, tool results count only after it, also where the turn paused in
 * between; whatever stands before is history. Instructions of the application say nothing to rules, and what it tells of the
 * user's past is neither message nor history.
 */
export const situationOf = (
  ctx: RequestContext,
  given: readonly BaseMessage[],
  tools: readonly OfferedTool[],
): Situation => {
  const { background, messages } = threadIn(given);
  const last = messages.findLastIndex((message) => HumanMessage.isInstance(message));
  const after = messages.slice(last + 1);
  const names = new Map(
    after
      .filter((message) => AIMessage.isInstance(message))
      .flatMap((message) => message.tool_calls ?? [])
      .map(({ id, name }) => [id, name]),
  );
  const results = after
    .filter((message) => ToolMessage.isInstance(message))
    .map(
      (message): ToolResult => ({
        tool: names.get(message.tool_call_id) ?? message.name ?? '',
        content: message.text,
        failed: message.status === 'error',
      }),
    );
  const earlier = messages.slice(0, Math.max(last, 0)).flatMap((message): Situation['earlier'] => {
    if (HumanMessage.isInstance(message)) return [{ role: 'user', text: message.text }];
    if (AIMessage.isInstance(message) && message.text !== '') return [{ role: 'assistant', text: message.text }];
    return [];
  });
  return { ctx, message: messages[last]?.text ?? '', earlier, results, tools, background };
};
