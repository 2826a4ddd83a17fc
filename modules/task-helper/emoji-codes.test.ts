import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { streamWithEmoji, withEmoji } from './emoji-codes.ts';

const names = { find: (name: string) => ({ bulb: '💡', '+1': '👍' })[name] };
const streamed = async (pieces: string[]) => {
  const source = async function* () {
    yield* pieces;
  };
  const out: string[] = [];
  for await (const piece of streamWithEmoji(names, source())) out.push(piece);
  expect(out).not.toContain('');
  return out.join('');
};

describe('Emoji codes', () => {
  test('become characters; what names none stays', () => {
    expect(withEmoji(names, ':bulb: Tip :+1: :unknown: 10:30 a:bulb:b')).toBe('💡 Tip 👍 :unknown: 10:30 a:bulb:b');
  });

  test('cut in two by a stream are still found', async () => {
    expect(await streamed(['Do it :bu', 'lb', ': now', ':'])).toBe('Do it 💡 now:');
  });

  test('a stream gives what the whole text would, however it is cut', async () => {
    const text = 'At 10:30 :bulb: a:bulb: ::bulb:: note: :+1:x :nothing: end:';
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: text.length - 1 }), { maxLength: 8 }), async (cuts) => {
        const sorted = [0, ...cuts.sort((left, right) => left - right), text.length];
        const pieces = sorted.slice(1).map((end, index) => text.slice(sorted[index], end));
        expect(await streamed(pieces)).toBe(withEmoji(names, text));
      }),
    );
  });
});
