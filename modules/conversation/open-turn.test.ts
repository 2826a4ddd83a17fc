import { expect, test } from 'vitest';
import { titleOf } from './open-turn.ts';

test.each([
  ['  How do I   prepare my review?\nIt is on Monday.', 'How do I prepare my review?'],
  [`${'long words '.repeat(20)}`, 'long words long words long words long words long words long…'],
  ['🚀'.repeat(100), `${'🚀'.repeat(60)}…`],
])('a conversation is named after its first line', (message, title) => {
  expect(titleOf(message)).toBe(title);
});
