import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { describe, expect, test } from 'vitest';
import { wholeToolCalls } from './tool-calls.ts';

const chunk = (delta: object, finish_reason: string | null = null, usage: object | null = null) =>
  ({ id: 'c', choices: [{ index: 0, delta, finish_reason }], usage }) as unknown as ChatCompletionChunk;
const part = (fields: object, text: string, name?: string) => ({ ...fields, function: { name, arguments: text } });

const through = async (...chunks: ChatCompletionChunk[]) => {
  const source = async function* () {
    yield* chunks;
  };
  const seen: { delta: ChatCompletionChunk.Choice.Delta | undefined; finish: string | null | undefined }[] = [];
  for await (const { choices } of wholeToolCalls(source())) {
    seen.push({ delta: choices[0]?.delta, finish: choices[0]?.finish_reason });
  }
  return seen;
};
const argumentsOf = (seen: Awaited<ReturnType<typeof through>>) =>
  seen.flatMap(({ delta }) => delta?.tool_calls?.map((call) => call.function?.arguments) ?? []);

describe('wholeToolCalls', () => {
  test('joins the pieces of each call and gives them before the last word', async () => {
    const seen = await through(
      chunk({ content: 'Let me look.' }),
      chunk({ tool_calls: [part({ index: 0, id: 'a' }, '', 'look_up')] }),
      chunk({ tool_calls: [part({ index: 0 }, '{"word":')] }),
      chunk({ tool_calls: [part({ index: 1, id: 'b' }, '{}', 'list')] }),
      chunk({ tool_calls: [part({ index: 0 }, '"x"}')] }),
      chunk({}, 'tool_calls'),
    );
    expect(seen).toEqual([
      { delta: { content: 'Let me look.' }, finish: null },
      {
        delta: {
          role: 'assistant',
          tool_calls: [
            { index: 0, id: 'a', type: 'function', function: { name: 'look_up', arguments: '{"word":"x"}' } },
            { index: 1, id: 'b', type: 'function', function: { name: 'list', arguments: '{}' } },
          ],
        },
        finish: null,
      },
      { delta: {}, finish: 'tool_calls' },
    ]);
  });

  test('marks arguments that were cut off', async () => {
    const seen = await through(
      chunk({ tool_calls: [part({ index: 0, id: 'a' }, '{"word":"mo', 'f')] }),
      chunk({}, 'length'),
    );
    expect(argumentsOf(seen)).toEqual(['Not JSON: {"word":"mo']);
  });

  test('a call without arguments stays one', async () => {
    const seen = await through(chunk({ tool_calls: [part({ index: 0, id: 'a' }, '', 'f')] }), chunk({}, 'stop'));
    expect(argumentsOf(seen)).toEqual(['']);
  });

  test('copes with servers that give no index, all at once, or no last word', async () => {
    const calls = chunk({
      content: 'So: ',
      tool_calls: [part({ id: 'a' }, '{"n":1}', 'f'), part({ id: 'b' }, '{"n":', 'f')],
    });
    const rest = chunk({ tool_calls: [part({}, '2}')] });
    const seen = await through(calls, rest);
    expect(argumentsOf(seen)).toEqual(['{"n":1}', '{"n":2}']);
    expect(seen[0]?.delta?.content).toBe('So: ');
    const atOnce = await through(chunk({ tool_calls: [part({ id: 'a' }, '{}', 'f')] }, 'tool_calls'));
    expect(atOnce.map(({ finish }) => finish)).toEqual([null, 'tool_calls']);
    expect(argumentsOf(atOnce)).toEqual(['{}']);
  });
});
