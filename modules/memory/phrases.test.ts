import { expect, test } from 'vitest';
import { phrases } from './phrases.ts';

const known = phrases([
  ['four days', 'less'],
  ['four days per|a week', 'four days'],
  ['remot*', 'remote'],
  ['work|works from home', 'remote'],
  ['remote desk*', 'tool'],
  ['remot*', 'never'],
]);
const at = (text: string) => known.at(text.split(' '), 0);

test.each([
  ['four days', { meaning: 'less', length: 2 }],
  ['four days each week', { meaning: 'less', length: 2 }],
  ['four days a week', { meaning: 'four days', length: 4 }],
  ['works from home', { meaning: 'remote', length: 3 }],
  ['remotely', { meaning: 'remote', length: 1 }],
  ['remote desktops', { meaning: 'tool', length: 2 }],
  ['work from', undefined],
  ['rem', undefined],
  ['', undefined],
])('of "%s" the longest known phrase at its beginning counts', (text, found) => {
  expect(at(text)).toEqual(found);
});
