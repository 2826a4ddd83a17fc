import { z } from 'zod';
import { textFault } from './text.ts';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** What nested data from a caller may cost. Sizes of text are UTF-16 units. */
export const JSON_BUDGET = { depth: 6, nodes: 500, stringLength: 4_000, totalLength: 32_000 } as const;

/** Why a value exceeds the budget or carries text that cannot be stored, or `undefined`. Walks without recursion. */
export const jsonFault = (root: unknown): string | undefined => {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }];
  let nodes = 0;
  let total = 0;
  const readText = (text: string): string | undefined => {
    total += text.length;
    if (text.length > JSON_BUDGET.stringLength) return `has a text longer than ${JSON_BUDGET.stringLength}`;
    if (total > JSON_BUDGET.totalLength) return `is larger than ${JSON_BUDGET.totalLength} characters in all`;
    const fault = textFault(text);
    return fault && `has a text that ${fault}`;
  };
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    nodes += 1;
    if (nodes > JSON_BUDGET.nodes) return `has more than ${JSON_BUDGET.nodes} values`;
    if (depth > JSON_BUDGET.depth) return `is nested deeper than ${JSON_BUDGET.depth}`;
    if (typeof value === 'string') {
      const fault = readText(value);
      if (fault) return fault;
    } else if (Array.isArray(value)) {
      for (const item of value) open.push({ value: item, depth: depth + 1 });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        const fault = readText(key);
        if (fault) return fault;
        open.push({ value: item, depth: depth + 1 });
      }
    } else if (typeof value === 'number' ? !Number.isFinite(value) : typeof value !== 'boolean' && value !== null) {
      return 'holds a value that is not JSON';
    }
  }
  return undefined;
};

/** A JSON object from a caller within `JSON_BUDGET`. */
export const BoundedJsonObject = z.record(z.string(), z.unknown()).superRefine((value, check) => {
  const fault = jsonFault(value);
  if (fault) check.addIssue({ code: 'custom', message: fault });
});
