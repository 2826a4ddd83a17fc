import { z } from 'zod';

type JsonSchema = { readonly [keyword: string]: unknown };

export interface StrictSchema {
  /** JSON schema in the subset that strict structured output takes: every key required, no others. */
  readonly schema: Record<string, unknown>;
  /** The answer without the nulls that stand for "absent", ready for the zod type. */
  readonly present: (answer: unknown) => unknown;
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const branchesOf = (schema: JsonSchema) => (schema.anyOf ?? schema.oneOf ?? []) as readonly JsonSchema[];
const propertiesOf = (schema: JsonSchema) => Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
const requiredOf = (schema: JsonSchema) => (schema.required ?? []) as readonly string[];
const takesNull = (schema: JsonSchema): boolean => schema.type === 'null' || branchesOf(schema).some(takesNull);

/** Strict mode does not take limits on the length of a text; the model is told them instead. */
const lengthInWords = ({ minLength, maxLength }: JsonSchema) =>
  [
    typeof minLength === 'number' && minLength > 0 ? `At least ${minLength} characters.` : '',
    typeof maxLength === 'number' ? `At most ${maxLength} characters.` : '',
  ]
    .filter(Boolean)
    .join(' ');

const UNKNOWN_TO_STRICT = new Set(['$schema', 'id', 'default', 'examples', 'oneOf', 'const', 'minLength', 'maxLength']);

const mapValues = (record: unknown, change: (schema: JsonSchema) => JsonSchema) =>
  Object.fromEntries(Object.entries(record as Record<string, JsonSchema>).map(([key, value]) => [key, change(value)]));

const strict = (schema: JsonSchema): Record<string, unknown> => {
  const kept = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !UNKNOWN_TO_STRICT.has(keyword)));
  const description = [schema.description, lengthInWords(schema)].filter(Boolean).join(' ');
  const branches = branchesOf(schema);
  const properties = propertiesOf(schema);
  const required = new Set(requiredOf(schema));
  return {
    ...kept,
    ...(description && { description }),
    ...('const' in schema && { enum: [schema.const] }),
    ...(branches.length > 0 && { anyOf: branches.map(strict) }),
    ...(isObject(schema.items) && { items: strict(schema.items) }),
    ...(isObject(schema.$defs) && { $defs: mapValues(schema.$defs, strict) }),
    ...(schema.type === 'object' && {
      properties: Object.fromEntries(
        properties.map(([key, property]) => {
          const mayBeAbsent = !required.has(key) && !takesNull(property);
          return [key, mayBeAbsent ? { anyOf: [strict(property), { type: 'null' }] } : strict(property)];
        }),
      ),
      required: properties.map(([key]) => key),
      additionalProperties: false,
    }),
  };
};

const applies = (schema: JsonSchema, value: JsonSchema) =>
  propertiesOf(schema).every(([key, property]) => !('const' in property) || property.const === value[key]);

const present = (root: JsonSchema) => {
  const definitions = (root.$defs ?? {}) as Record<string, JsonSchema>;
  const walk = (schema: JsonSchema, value: unknown): unknown => {
    if (typeof schema.$ref === 'string') return walk(definitions[schema.$ref.split('/').at(-1) ?? ''] ?? root, value);
    if (Array.isArray(value))
      return isObject(schema.items) ? value.map((item) => walk(schema.items as JsonSchema, item)) : value;
    if (!isObject(value)) return value;
    const branches = branchesOf(schema).filter((branch) => applies(branch, value));
    const properties = new Map(propertiesOf(schema));
    const own = Object.entries(value).flatMap(([key, inner]) => {
      const property = properties.get(key);
      if (!property) return [[key, inner]];
      const absent = inner === null && !requiredOf(schema).includes(key) && !takesNull(property);
      return absent ? [] : [[key, walk(property, inner)]];
    });
    return branches.reduce<unknown>((so, branch) => walk(branch, so), Object.fromEntries(own));
  };
  return (answer: unknown) => walk(root, answer);
};

const known = new WeakMap<z.ZodType, StrictSchema>();

/** The strict form of an object type. Built once per type. @throws where the type has no JSON schema */
export const strictSchema = (type: z.ZodType): StrictSchema => {
  const before = known.get(type);
  if (before) return before;
  const schema = z.toJSONSchema(type, { io: 'input' }) as JsonSchema;
  if (schema.type !== 'object') throw new TypeError('Structured output has to be an object.');
  const made = { schema: strict(schema), present: present(schema) };
  known.set(type, made);
  return made;
};
