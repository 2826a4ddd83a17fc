import { decides, gives, type Reply, says } from './replies.ts';
import type { SentRequest } from './sent-request.ts';

/** Answers a closed question; `undefined` leaves it to the default. */
export type Choose = (
  question: { readonly name: string; readonly values: readonly (string | boolean)[] },
  evidence: string,
) => string | boolean | undefined;

const favourites = new Set<unknown>(['allow', 'none', 'career_chat']);
const favourite = (values: readonly (string | boolean)[]) =>
  values.includes(true) ? false : (values.find((value) => favourites.has(value)) ?? values[0]);

/** Everything that the request says, as one text. */
const evidenceOf = (request: SentRequest) => JSON.stringify(request.body.input ?? request.body.messages ?? '');

const answer = (
  request: SentRequest,
  choose: Choose | undefined,
  name: string,
  values: readonly (string | boolean)[],
) => choose?.({ name, values }, evidenceOf(request)) ?? favourite(values);

interface AskedQuestion {
  readonly type: string;
  readonly name: string;
  readonly choices?: readonly { readonly value: string }[];
}

const decision = (request: SentRequest, choose: Choose | undefined): Reply =>
  decides(
    ...(request.body.questions as AskedQuestion[]).map(({ type, name, choices = [] }) => {
      if (type === 'predicate')
        return { type, name, probability: answer(request, choose, name, [true, false]) ? 0.97 : 0.02 };
      const values = choices.map((choice) => choice.value);
      const chosen = answer(request, choose, name, values);
      const rest = 0.06 / Math.max(1, values.length - 1);
      const probabilities = values.map((value) => ({ value, probability: value === chosen ? 0.94 : rest }));
      return { type, name, choice: chosen, confidence: 0.9, probabilities };
    }),
  );

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | boolean)[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** A small value that fits the schema. */
const sampleOf = (root: JsonSchema, pick: (name: string, values: readonly (string | boolean)[]) => unknown) => {
  const sample = (schema: JsonSchema, name: string): unknown => {
    if (schema.$ref) return sample(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name);
    if (schema.enum) return pick(name, schema.enum);
    if (schema.anyOf) return sample(schema.anyOf.find((branch) => branch.type !== 'null') ?? {}, name);
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
    switch (type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sample(value, key)]),
        );
      case 'array':
        return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}, name));
      case 'boolean':
        return pick(name, [true, false]);
      case 'integer':
      case 'number':
        return schema.minimum && schema.minimum > Number.MIN_SAFE_INTEGER ? schema.minimum : 0;
      case 'null':
        return null;
      default:
        return 'mock';
    }
  };
  return sample(root, '');
};

const prose = says(['Here ', 'is ', 'a ', 'short ', 'answer ', 'from ', 'the ', 'mock model.']);

/**
 * The answer where nothing else is scripted: closed questions are allowed and go to `career_chat`, structured output fits
 * its schema, anything else is one short sentence.
 */
export const automatic = (request: SentRequest, choose: Choose | undefined): Reply => {
  if (request.path === '/v1/decisions') return decision(request, choose);
  const format = request.body.response_format as { type: string; json_schema?: { schema: JsonSchema } } | undefined;
  const schema = format?.json_schema?.schema;
  if (schema) return gives(sampleOf(schema, (name, values) => answer(request, choose, name, values)));
  return format ? gives({}) : prose;
};
