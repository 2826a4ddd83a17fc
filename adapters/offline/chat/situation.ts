import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages';
import type { RequestContext } from '../../../modules/kernel/index.ts';
import type { OfferedTool, Situation, ToolResult } from './strategy.ts';

/**
 * Reads a thread: the last human message is the matter, tool results count only after it, whatever stands before is
 * history. Instructions of the application say nothing to rules.
 */
export const situationOf = (
  ctx: RequestContext,
  messages: readonly BaseMessage[],
  tools: readonly OfferedTool[],
): Situation => {
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
  return { ctx, message: messages[last]?.text ?? '', earlier, results, tools };
};
