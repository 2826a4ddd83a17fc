import { describe, expect, test } from 'vitest';
import { gemojiEmojiNames } from './emoji-names.ts';

describe('names of emoji', () => {
  const names = gemojiEmojiNames();

  test.each([
    ['bulb', '💡'],
    ['page_facing_up', '📄'],
    ['warning', '⚠️'],
    ['white_check_mark', '✅'],
    ['+1', '👍'],
    ['pushpin', '📌'],
    ['jigsaw', '🧩'],
    ['bar_chart', '📊'],
  ])('%s is %s', (name, emoji) => {
    expect(names.find(name)).toBe(emoji);
  });

  test.each(['', 'no_such_emoji', 'Bulb', 'constructor', '__proto__', 'toString', ':bulb:'])(
    '%j names none',
    (name) => {
      expect(names.find(name)).toBeUndefined();
    },
  );
});
