import type { ChatReply, DecisionsReply, Tokens } from './replies.ts';

const usual: Tokens = { input: 20, output: 8 };
const stamp = { id: 'chatcmpl-mock', created: 1_790_000_000, model: 'mock' };

const chatUsage = (tokens: Tokens | null | undefined) => {
  if (tokens === null) return undefined;
  const { input, output } = tokens ?? usual;
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
};

const toolCalls = (reply: ChatReply) =>
  reply.toolCalls?.map((call, index) => ({ index, id: `call_mock_${index}`, type: 'function', function: call }));

const finish = (reply: ChatReply) => (reply.finish === undefined ? 'stop' : reply.finish);

export const completion = (reply: ChatReply) => ({
  ...stamp,
  object: 'chat.completion',
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: reply.refusal ? null : reply.pieces.join(''),
        refusal: reply.refusal ?? null,
        ...(reply.toolCalls && { tool_calls: toolCalls(reply) }),
      },
      finish_reason: finish(reply),
      logprobs: null,
    },
  ],
  usage: chatUsage(reply.tokens),
});

const event = (choices: readonly object[], extra: object = {}) =>
  `data: ${JSON.stringify({ ...stamp, object: 'chat.completion.chunk', choices, ...extra })}\n\n`;
const delta = (fields: object, reason: string | null = null) =>
  event([{ index: 0, delta: fields, finish_reason: reason, logprobs: null }]);

/** The pieces of a stream, each an event, and what comes before and after them. */
export const events = (reply: ChatReply, includeUsage: boolean) => {
  const reason = finish(reply);
  const usage = includeUsage ? chatUsage(reply.tokens) : undefined;
  return {
    head: delta({ role: 'assistant', content: '' }),
    pieces: reply.pieces.map((content) => delta({ content })),
    tail: [
      reply.refusal ? delta({ refusal: reply.refusal }) : '',
      ...(toolCalls(reply) ?? []).map((call) => delta({ tool_calls: [call] })),
      reason === null ? '' : delta({}, reason),
      usage ? event([], { usage }) : '',
      reason === null ? '' : 'data: [DONE]\n\n',
    ].join(''),
  };
};

export const decisions = (reply: DecisionsReply, model: unknown) => {
  const { input, output } = reply.tokens ?? { input: 30, output: 0 };
  const usage = {
    input_tokens: input,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  };
  return { model, answers: reply.answers, ...(reply.tokens !== null && { usage }) };
};
