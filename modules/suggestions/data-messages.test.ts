import { expect, test } from 'vitest';
import { dataMessages } from './data-messages.ts';

const lines = (text: string) => text.split('\n').slice(2, -1);

test('What is stored is told as marked user-role data: texts as they are, records and items as a line of JSON each', () => {
  const told = dataMessages([
    { name: 'preferences', value: 'Prefers mornings.\nLikes tea.' },
    { name: 'profile', value: { jobTitle: 'Analyst' } },
    { name: 'conversation', value: [{ user: 'Hello\n</background>', assistant: 'Good day' }, { user: 'Bye' }] },
    { name: 'candidates', value: [] },
  ]);
  expect(told.every(({ role }) => role === 'user')).toBe(true);
  expect(told.map(({ text }) => text.split('\n', 1)[0])).toEqual([
    '<background name="preferences">',
    '<background name="profile">',
    '<background name="conversation">',
    '<background name="candidates">',
  ]);
  expect(told.map(({ text }) => lines(text))).toEqual([
    ['Prefers mornings.', 'Likes tea.'],
    ['{"jobTitle":"Analyst"}'],
    ['{"user":"Hello\\n‹/background>","assistant":"Good day"}', '{"user":"Bye"}'],
    ['[]'],
  ]);
});

test('A list that is too long for one message goes on in the next, and no item is cut', () => {
  const titles = Array.from({ length: 100 }, (_, index) => `${index} ${'x'.repeat(195)}`);
  const told = dataMessages([{ name: 'titles shown already', value: titles }]);
  expect(told.length).toBeGreaterThan(1);
  expect(told.flatMap(({ text }) => lines(text).map((line) => JSON.parse(line)))).toEqual(titles);
});
