import { z } from 'zod';

/** The part of a JSON Schema that says which fields there are. */
interface Shape {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly propertyNames?: { readonly enum?: readonly string[] };
  readonly additionalProperties?: boolean | Shape;
  readonly items?: Shape;
}

/** The fields of an object, each with the fields inside it where it is an object itself, else with what a cell of it holds. */
export type Fields = ReadonlyMap<string, Fields | CellType>;

/** What a cell of a table holds: `list`, texts between `|`; `json`, a list of objects. */
export type CellType = 'text' | 'number' | 'boolean' | 'list' | 'json';

const shapeOf = (schema: z.ZodType, io: 'input' | 'output'): Shape =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape;

const fieldsIn = (root: Shape, given: Shape): Fields | CellType => {
  const name = given.$ref?.split('/').at(-1);
  const shape = (name === undefined ? undefined : root.$defs?.[name]) ?? given;
  const some = shape.anyOf?.find(({ type }) => type !== 'null');
  if (some) return fieldsIn(root, some);
  if (shape.properties)
    return new Map(Object.entries(shape.properties).map(([field, inside]) => [field, fieldsIn(root, inside)]));
  const { propertyNames, additionalProperties: each } = shape;
  if (propertyNames?.enum && typeof each === 'object')
    return new Map(propertyNames.enum.map((field) => [field, fieldsIn(root, each)]));
  const types = [shape.type].flat();
  if (types.includes('array')) return shape.items && fieldsIn(root, shape.items) === 'text' ? 'list' : 'json';
  if (types.includes('integer') || types.includes('number')) return 'number';
  return types.includes('boolean') ? 'boolean' : 'text';
};

/** The fields of an object's schema, at every depth of objects. */
export const fieldsOf = (schema: z.ZodType): Fields => {
  const shape = shapeOf(schema, 'output');
  const fields = fieldsIn(shape, shape);
  if (typeof fields === 'string') throw new Error('Rows are objects.');
  return fields;
};

/** The fields without which an object is not valid. */
export const requiredIn = (schema: z.ZodType): readonly string[] => {
  const shape = shapeOf(schema, 'input');
  const name = shape.$ref?.split('/').at(-1);
  return ((name === undefined ? undefined : shape.$defs?.[name]) ?? shape).required ?? [];
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields of `value` that are none of these, dotted. What stands inside lists is not looked at. */
export function* unknownIn(value: unknown, fields: Fields, above = ''): Generator<string> {
  if (!isObject(value)) return;
  for (const [field, inside] of Object.entries(value)) {
    const known = fields.get(field);
    if (known === undefined) yield `${above}${field}`;
    else if (typeof known !== 'string') yield* unknownIn(inside, known, `${above}${field}.`);
  }
}
