import { AIMessage, AIMessageChunk } from '@langchain/core/messages';
import { expect, test } from 'vitest';
import { callCollector } from './model-reply.ts';

const collect = (...chunks: (AIMessage | AIMessageChunk)[]) => {
  const collector = callCollector();
  for (const chunk of chunks) collector.add(chunk);
  return collector.calls('made');
};
const piece = (...pieces: { index?: number; id?: string; name?: string; args?: string }[]) =>
  new AIMessageChunk({ content: '', tool_call_chunks: pieces });

test('pieces of two calls, mixed, become two calls in the order asked', () => {
  const calls = collect(
    piece({ index: 0, id: 'a', name: 'one', args: '{"x"' }, { index: 1, id: 'b', name: 'two', args: '' }),
    piece({ index: 1, args: '{"y":2}' }, { index: 0, args: ':1}' }),
  );
  expect(calls).toEqual([
    { id: 'a', name: 'one', args: { x: 1 } },
    { id: 'b', name: 'two', args: { y: 2 } },
  ]);
});

test('whole calls without an index, or all with index 0, are told apart by their id', () => {
  const whole = (id: string, index?: number) => piece({ index, id, name: 'one', args: '{}' });
  expect(collect(whole('a'), whole('b')).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(collect(whole('a', 0), whole('b', 0)).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a message that was not streamed gives its calls too, and those that LangChain could not read', () => {
  const message = new AIMessage({
    content: '',
    tool_calls: [{ id: 'a', name: 'one', args: { x: 1 } }],
    invalid_tool_calls: [{ id: 'b', name: 'two', args: '{"x":' }],
  });
  expect(collect(message)).toEqual([
    { id: 'a', name: 'one', args: { x: 1 } },
    { id: 'b', name: 'two', args: undefined },
  ]);
});

test('missing and repeated ids are replaced', () => {
  const calls = collect(
    piece({ index: 0, name: 'one', args: '{}' }),
    piece({ index: 1, id: 'a', name: 'one', args: '{}' }),
    piece({ index: 2, id: 'a', name: 'one', args: '{}' }),
  );
  expect(calls.map(({ id }) => id)).toEqual(['made_0', 'a', 'made_2']);
});

test.each(['{"x":1', '[1]', '"x"', 'null', 'nonsense'])('%s is no object of arguments', (args) => {
  expect(collect(piece({ index: 0, id: 'a', name: 'one', args }))).toEqual([{ id: 'a', name: 'one', args: undefined }]);
});

test('no arguments are an empty object', () => {
  expect(collect(piece({ index: 0, id: 'a', name: 'one' }))[0]?.args).toEqual({});
});
