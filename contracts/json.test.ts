import { describe, expect, test } from 'vitest';
import { BoundedJsonObject, JSON_BUDGET } from './json.ts';

const fault = (value: unknown) => BoundedJsonObject.safeParse(value).error?.issues[0]?.message;
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('Nested data of a caller', () => {
  test('is taken as it is within the budget', () => {
    const value = { source: 'web', tags: ['a', 'b'], at: { x: 1, y: null, z: true } };
    expect(BoundedJsonObject.parse(value)).toEqual(value);
  });

  test('is bounded in depth, also where it is absurd', () => {
    expect(fault(nested(JSON_BUDGET.depth - 1))).toBeUndefined();
    expect(fault(nested(JSON_BUDGET.depth))).toMatch(/nested deeper/);
    expect(fault(JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`))).toMatch(/nested deeper/);
  });

  test('is bounded in number of values, length of a text and length in all', () => {
    expect(fault({ list: Array(JSON_BUDGET.nodes).fill(1) })).toMatch(/more than/);
    expect(fault({ text: 'x'.repeat(JSON_BUDGET.stringLength + 1) })).toMatch(/longer than/);
    expect(fault({ list: Array(9).fill('x'.repeat(JSON_BUDGET.stringLength)) })).toMatch(/larger than/);
  });

  test('has no text that a store cannot keep, in keys neither', () => {
    expect(fault({ text: 'a\u0000b' })).toMatch(/control/);
    expect(fault({ 'a\ud800': 1 })).toMatch(/surrogate/);
  });
});
