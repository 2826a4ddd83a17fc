import { describe, expect, test } from 'vitest';
import { terminalJson, terminalLine, terminalText } from './terminal-text.ts';

describe('text for a terminal', () => {
  test.each([
    ['colours', '\u001b[31mred\u001b[0m', 'red'],
    ['eight-bit colours', '\u009b31mred', 'red'],
    ['a window title', '\u001b]0;owned\u0007text', 'text'],
    ['a link', '\u001b]8;;http://evil\u001b\\click\u001b]8;;\u001b\\', 'click'],
    ['a clipboard write that never ends', 'a\u001b]52;c;cm0gLXJm', 'a'],
    ['a device string', '\u001bPq#0\u001b\\done', 'done'],
    ['a reset', '\u001bcclean', 'clean'],
    ['bells, backspaces and carriage returns', 'a\u0007b\u0008c\r\nd\u007f', 'abc\nd'],
    ['marks that turn the direction', 'a\u202eb\u2066c', 'abc'],
  ])('loses %s', (_, text, shown) => {
    expect(terminalText(text)).toBe(shown);
  });

  test('keeps letters of every script, emoji joined by ZWJ, tabs and line feeds', () => {
    const text = 'Grüße,\t你好\nשלום 👩🏽‍💻 e\u0301';
    expect(terminalText(text)).toBe(text);
  });

  test('no escape character survives, however a sequence is cut over two pieces', () => {
    const sequence = 'x\u001b]0;title\u0007\u001b[1;31my';
    for (let cut = 0; cut <= sequence.length; cut += 1) {
      const shown = terminalText(sequence.slice(0, cut)) + terminalText(sequence.slice(cut));
      expect(shown.includes('\u001b') || shown.includes('\u0007')).toBe(false);
    }
  });
});

test('a line is one line, and bounded without half a character', () => {
  expect(terminalLine('  a\n\tb  ')).toBe('a b');
  expect(terminalLine('ab😀cd', 4).isWellFormed()).toBe(true);
  expect(terminalLine('x'.repeat(400))).toHaveLength(300);
});

test('JSON does nothing to a terminal and gives the value back', () => {
  const value = { text: 'a\u009b31m\u202e\u007f\n😀' };
  expect(terminalJson(value)).not.toMatch(/[\u007f-\u009f\u202e]/u);
  expect(JSON.parse(terminalJson(value))).toEqual(value);
});
