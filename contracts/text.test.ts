import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { characters, ExternalId, MessageText, shortened } from './text.ts';

const accepts = (text: string) => MessageText.safeParse(text).success;
const faults = (text: string) => MessageText.safeParse(text).error?.issues.map((issue) => issue.message);

describe('A message', () => {
  test('has 1 to 20,000 code points, whatever they take in UTF-16', () => {
    expect(accepts('')).toBe(false);
    expect(accepts('a')).toBe(true);
    expect(accepts('a'.repeat(20_000))).toBe(true);
    expect(accepts('a'.repeat(20_001))).toBe(false);
    expect(accepts('🚀'.repeat(20_000))).toBe(true);
    expect(accepts('🚀'.repeat(20_001))).toBe(false);
  });

  test('is not blank', () => {
    expect(faults(' \t\r\n ')).toEqual(['must not be blank']);
  });

  test('keeps TAB, CR and LF, and no other control character', () => {
    expect(accepts('code:\n\tif (a) {\r\n')).toBe(true);
    for (let code = 0; code < 0xa0; code += 1) {
      const isControl = (code < 0x20 || code >= 0x7f) && ![9, 10, 13].includes(code);
      expect([code, accepts(`a${String.fromCharCode(code)}b`)]).toEqual([code, !isControl]);
    }
  });

  test('is well-formed Unicode: a lone surrogate is refused, an emoji sequence is not', () => {
    expect(faults('a\ud83d b')).toEqual(['must not contain a lone surrogate']);
    expect(faults('a\ude80')).toEqual(['must not contain a lone surrogate']);
    expect(accepts('👩‍👩‍👧‍👦 👍🏽 🇫🇷')).toBe(true);
  });

  test('any well-formed text without controls comes through unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (text) => {
        fc.pre(text.trim() !== '' && !/\p{Cc}/u.test(text));
        expect(MessageText.parse(text)).toBe(text);
        expect(characters(text)).toBe([...text].length);
      }),
    );
  });
});

test('an idempotency key needs no escaping', () => {
  expect(ExternalId.safeParse('turn-1.2_3~4:5@6').success).toBe(true);
  for (const key of ['', 'a b', 'a/b', 'é', 'x'.repeat(129)]) expect(ExternalId.safeParse(key).success).toBe(false);
});

describe('A shortened text', () => {
  test.each([
    ['short', 5, 'short'],
    ['longer', 5, 'long…'],
    ['ab🚀cd', 4, 'ab…'],
    ['ab🚀cd', 5, 'ab🚀…'],
    ['🚀', 1, '…'],
    ['ab\ud83d', 5, 'ab\ufffd'],
  ])('%j in %i units is %j', (text, max, expected) => {
    expect(shortened(text, max)).toBe(expected);
  });

  test('is never longer than it may be, is well-formed, and begins as the text does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, max) => {
        const short = shortened(text, max);
        expect(short.length).toBeLessThanOrEqual(max);
        expect(short.isWellFormed()).toBe(true);
        expect(text.length <= max ? short === text : short.endsWith('…') && text.startsWith(short.slice(0, -1))).toBe(
          true,
        );
      }),
    );
  });
});
