import type { z } from 'zod';
import type { FieldFault } from './parsed-row.ts';

/** The most faults of one row: more would say no more. */
const FAULTS_MAX = 20;

const NAME_MAX_LENGTH = 100;

const WANTED: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  url: 'must be an http or https address',
  date: 'must be a date such as 2026-03-31',
  email: 'must be an e-mail address',
};

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? (inside as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );

const bound = ({ origin }: { readonly origin: string }, word: 'least' | 'most', limit: number | bigint): string => {
  if (origin === 'array') return `must have at ${word} ${limit} entries`;
  return origin === 'string' ? `must have at ${word} ${limit} characters` : `must be at ${word} ${limit}`;
};

const messageOf = (issue: z.core.$ZodIssue, row: unknown): string => {
  switch (issue.code) {
    case 'invalid_type':
      if (at(row, issue.path) === undefined) return 'is missing';
      return WANTED[issue.expected] ?? issue.message;
    case 'invalid_value':
      if (at(row, issue.path) === undefined) return 'is missing';
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? issue.message;
    case 'too_big':
      return bound(issue, 'most', issue.maximum);
    case 'too_small':
      return bound(issue, 'least', issue.minimum);
    default:
      return issue.message;
  }
};

const nameOf = (path: readonly PropertyKey[]): string => path.map(String).join('.').slice(0, NAME_MAX_LENGTH);

/** What a schema finds wrong with a row, in plain words. */
export const faultsOf = (error: z.core.$ZodError, row: unknown): FieldFault[] =>
  error.issues
    .flatMap((issue): FieldFault[] => {
      if (issue.code !== 'unrecognized_keys')
        return [{ field: nameOf(issue.path).toWellFormed(), message: messageOf(issue, row) }];
      return issue.keys.map((key) => ({
        field: nameOf([...issue.path, key]).toWellFormed(),
        message: 'is not one of the languages: en, fr, de, es',
      }));
    })
    .slice(0, FAULTS_MAX);
