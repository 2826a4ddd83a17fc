import type { ChatCompletionChunk } from 'openai/resources/chat/completions';

type CallDelta = NonNullable<ChatCompletionChunk.Choice.Delta['tool_calls']>[number];
interface WholeCall {
  readonly id: string | undefined;
  name: string;
  arguments: string;
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Put before arguments that are not JSON, so that no lenient parser makes them into something. */
const BROKEN = 'Not JSON: ';

const collect = (calls: Map<unknown, WholeCall>, { index, id, function: part }: CallDelta): void => {
  // Some servers give no index; then an id begins a call, and what has none goes on with the last.
  const key = index ?? id ?? [...calls.keys()].at(-1) ?? 0;
  const call = calls.get(key) ?? { id, name: '', arguments: '' };
  call.name += part?.name ?? '';
  call.arguments += part?.arguments ?? '';
  calls.set(key, call);
};

/**
 * The same stream with each tool call whole, in one chunk before the last word. LangChain completes JSON that was cut off
 * while it joins the pieces of a call, and a tool would run with half its arguments; so they are joined here, and broken
 * ones come out as calls that LangChain finds invalid.
 */
export async function* wholeToolCalls(chunks: AsyncIterable<ChatCompletionChunk>): AsyncGenerator<ChatCompletionChunk> {
  const calls = new Map<unknown, WholeCall>();
  const flush = (chunk: ChatCompletionChunk): ChatCompletionChunk => {
    const tool_calls = [...calls.values()].map(({ id, name, arguments: text }, index) => ({
      index,
      id,
      type: 'function' as const,
      function: { name, arguments: text.trim() === '' || isJson(text) ? text : `${BROKEN}${text}` },
    }));
    calls.clear();
    return {
      ...chunk,
      usage: null,
      choices: [{ index: 0, delta: { role: 'assistant', tool_calls }, finish_reason: null }],
    };
  };
  let last: ChatCompletionChunk | undefined;
  for await (const chunk of chunks) {
    last = chunk;
    const [choice] = chunk.choices ?? [];
    for (const delta of choice?.delta?.tool_calls ?? []) collect(calls, delta);
    if (choice?.finish_reason && calls.size > 0) yield flush(chunk);
    if (!choice?.delta?.tool_calls) yield chunk;
    else if (choice.finish_reason || choice.delta.content) {
      yield { ...chunk, choices: [{ ...choice, delta: { ...choice.delta, tool_calls: undefined } }] };
    }
  }
  if (last && calls.size > 0) yield flush(last);
}
