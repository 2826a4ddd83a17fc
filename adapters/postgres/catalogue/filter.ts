import { foldForComparison } from '../../../ports/literal-search.ts';
import type { Condition, Filter } from '../../../ports/search-index.ts';
import { storableText } from '../../../ports/storable-text.ts';
import type { Field, Table } from './tables.ts';

/** A filter that the kind's items cannot answer: a mistake of the program, not of its user. */
export class FilterMistaken extends Error {
  override readonly name = 'FilterMistaken';
}

/** The values of a statement, in order. */
export interface Values {
  readonly all: readonly unknown[];
  /** Gives the name under which the statement knows it. */
  add(value: unknown): string;
}

export const valuesOf = (...first: readonly unknown[]): Values => {
  const all = [...first];
  return {
    all,
    add(value) {
      all.push(value);
      return `$${all.length}`;
    },
  };
};

/**
 * What has to hold of a row `t`, as SQL: names come from the kind's table alone, all that is given from outside is a value.
 * What an item does not have fulfils no condition. Descriptions, addresses and translations are no fields of filters.
 * @throws FilterMistaken
 */
export const conditionsOf = <Item>(table: Table<Item>, { where, without }: Filter, values: Values): string[] => {
  const conditions = where.map((condition) => {
    const field = Object.hasOwn(table.fields, condition.field) ? table.fields[condition.field] : undefined;
    if (!field) throw new FilterMistaken(`Filters of ${table.name} know no field ${condition.field}.`);
    return conditionOf(field, condition, values);
  });
  if (without.length > 0) conditions.push(`t.id <> all(${values.add(without.map(storableText))}::text[])`);
  return conditions;
};

const conditionOf = <Item>(field: Field<Item>, condition: Condition, values: Values): string => {
  if ('anyOf' in condition) return anyOf(field, condition.anyOf, values);
  if ('allOf' in condition) return allOf(field, condition.allOf, values);
  return within(field, condition, values);
};

const isList = ({ type }: Pick<Field<never>, 'type'>) => type === 'values' || type === 'words';

const anyOf = <Item>(field: Field<Item>, given: readonly (string | boolean)[], values: Values): string => {
  if (field.type === 'number') throw mistaken(field, 'anyOf');
  if (field.type === 'flag') {
    return `t.${field.column} = any(${values.add(given.filter((value) => typeof value === 'boolean'))}::boolean[])`;
  }
  const wanted = `${values.add(comparable(field, given))}::text[]`;
  return isList(field) ? `t.${field.column} && ${wanted}` : `t.${field.column} = any(${wanted})`;
};

const allOf = <Item>(field: Field<Item>, given: readonly string[], values: Values): string => {
  if (field.type === 'number' || field.type === 'flag') throw mistaken(field, 'allOf');
  const wanted = `${values.add(comparable(field, given))}::text[]`;
  return isList(field) ? `t.${field.column} @> ${wanted}` : `t.${field.column} = all(${wanted})`;
};

const within = <Item>(
  field: Field<Item>,
  { atLeast, atMost }: { readonly atLeast?: number | string; readonly atMost?: number | string },
  values: Values,
): string => {
  const type = field.type === 'number' ? 'float8' : 'text';
  const bounds = [
    ['>=', atLeast],
    ['<=', atMost],
  ] as const;
  const holds = bounds.flatMap(([operator, bound]) => {
    if (bound === undefined) return [];
    if (field.type === 'number' ? typeof bound !== 'number' : field.type !== 'date' || typeof bound !== 'string') {
      throw mistaken(field, operator);
    }
    return [
      `t.${field.column} ${operator} ${values.add(typeof bound === 'string' ? storableText(bound) : bound)}::${type}`,
    ];
  });
  return holds.length > 0 ? holds.join(' and ') : `t.${field.column} is not null`;
};

const comparable = <Item>({ type }: Field<Item>, given: readonly (string | boolean)[]): string[] => {
  const texts = given.filter((value) => typeof value === 'string').map(storableText);
  return type === 'word' || type === 'words' ? texts.map(foldForComparison) : texts;
};

const mistaken = <Item>({ column, type }: Field<Item>, operator: string) =>
  new FilterMistaken(`The column ${column} is a ${type}, which ${operator} does not compare.`);
