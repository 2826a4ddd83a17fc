import { expect, test } from 'vitest';
import { cardText } from './card-text.ts';

test('a card is its type and an indented list, without what is empty and without control characters', () => {
  const data = {
    title: 'Pick\u001b[2J one',
    none: null,
    options: [{ label: 'A', tags: ['x', 'y'] }, 'B'],
    more: false,
  };
  expect(cardText({ type: 'interaction', data })).toBe(
    '[interaction]\n  title: Pick one\n  options:\n    - label: A\n      tags:\n        - x\n        - y\n    - B\n  more: false\n',
  );
});

test('a huge card is cut and says so', () => {
  const data = { items: Array.from({ length: 500 }, (_, index) => `item ${index}`) };
  const lines = cardText({ type: 'talentList', data }).trimEnd().split('\n');
  expect(lines).toHaveLength(62);
  expect(lines.at(-1)).toBe('  … 441 more lines');
});

test('a deep card ends in an ellipsis', () => {
  let data: Record<string, unknown> = { leaf: 1 };
  for (let depth = 0; depth < 50; depth += 1) data = { inner: data };
  expect(cardText({ type: 'simulation', data })).toContain('…');
  expect(cardText({ type: 'simulation', data })).not.toContain('leaf');
});
