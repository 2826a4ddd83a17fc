import { describe, expect, test } from 'vitest';
import { partsOf } from './parts.ts';

const long = `(?:${Array.from({ length: 200 }, (_, index) => `word${index}`).join('|')})`;
const found = (text: string, ...patterns: string[]) =>
  partsOf(patterns).some(({ head, words }) => (!head || head.test(text)) && new RegExp(words()).test(text));

describe('Parts of patterns', () => {
  test.each([
    ['make word7', `(?:make|take) ${long}`, true],
    ['take  word7', `(?:make|take) ${long}`, false],
    ['word9 now', `(?:very )?${long} now`, true],
    ['where word3 lives', `where ${long} lives|ou habite ${long}`, true],
    ['ou habite word3', `where ${long} lives|ou habite ${long}`, true],
    ['[|] word3', `\\[[|]\\] ${long}`, false],
    ['x[|] word3', `x\\[[|]\\] ${long}`, true],
    ['make word7', `(?:(?:make|take) ${long}|give ${long})`, true],
    ['give word7', `(?:(?:make|take) ${long}|give ${long})`, true],
  ])('%s: they find what the whole finds', (text, pattern, expected) => {
    expect(found(text, pattern)).toBe(expected);
    expect(new RegExp(`\\b(?:${pattern})\\b`).test(text)).toBe(expected);
  });

  test('what does not begin as it must is not read by the long expression', () => {
    const [part] = partsOf([`(?:make|take) ${long}`]);
    expect(part?.head?.source).toBe('\\b(?:(?:make|take))');
  });
});
