import type { ChatCompletionCreateParams, ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { ProviderFailure } from './failures.ts';
import type { Feature, Lessons } from './lessons.ts';

const NEGOTIABLE = [
  'response_format',
  'max_completion_tokens',
  'temperature',
  'stream_options',
  'parallel_tool_calls',
] as const satisfies readonly Feature[];

/** The schema as words, for servers that know JSON mode only. */
const told = (messages: readonly ChatCompletionMessageParam[], schema: unknown): ChatCompletionMessageParam[] => [
  {
    role: 'system',
    content: `Answer with one JSON object and nothing else. Its JSON schema:\n${JSON.stringify(schema)}`,
  },
  ...messages,
];

/** The request in the words that this model is known to understand. */
export const spoken = <Body extends ChatCompletionCreateParams>(lessons: Lessons, body: Body): Body => {
  const lacks = (feature: Feature) => lessons.lacks(body.model, feature);
  const adapted: ChatCompletionCreateParams = { ...body };
  if (body.max_completion_tokens != null && lacks('max_completion_tokens')) {
    adapted.max_tokens = body.max_completion_tokens;
    adapted.max_completion_tokens = undefined;
  }
  for (const optional of ['temperature', 'stream_options', 'parallel_tool_calls'] as const) {
    if (lacks(optional)) adapted[optional] = undefined;
  }
  if (body.response_format?.type === 'json_schema' && lacks('response_format')) {
    adapted.response_format = { type: 'json_object' };
    adapted.messages = told(body.messages, body.response_format.json_schema.schema);
  }
  return adapted as Body;
};

/**
 * Learns from a refusal (400 or 422) which parameter of the request it was about; `false` when that cannot be told or
 * mended. OpenAI's reasoning models refuse `temperature`, some compatible servers know neither `json_schema` nor
 * `max_completion_tokens`.
 */
export const learn = (lessons: Lessons, sent: ChatCompletionCreateParams, failure: ProviderFailure): boolean => {
  if (failure.kind !== 'status' || (failure.status !== 400 && failure.status !== 422)) return false;
  const refused = NEGOTIABLE.find(
    (feature) =>
      sent[feature] != null && !lessons.lacks(sent.model, feature) && failure.says(new RegExp(`\\b${feature}\\b`)),
  );
  if (refused) lessons.learn(sent.model, refused);
  return refused !== undefined;
};
