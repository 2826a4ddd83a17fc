import { expect, test } from 'vitest';
import { answerOf } from './answer.ts';

const listen = () => {
  const pieces: string[] = [];
  return { pieces, answer: answerOf((text) => pieces.push(text)) };
};

test('passages are parted by a blank line, and all pieces in order are the answer', () => {
  const { pieces, answer } = listen();
  const first = answer.open();
  first.write('One');
  first.write(' two.');
  first.close();
  const second = answer.open();
  second.write('Three.');
  second.close();
  expect(pieces).toEqual(['One', ' two.', '\n\n', 'Three.']);
  expect([first.text, second.text]).toEqual(['One two.', 'Three.']);
});

test('a passage without words leaves no trace', () => {
  const { pieces, answer } = listen();
  for (const text of ['Before.', ' \n ', 'After.']) {
    const passage = answer.open();
    passage.write(text);
    passage.close();
  }
  expect(pieces.join('')).toBe('Before.\n\nAfter.');
});

test('a passage waits for those opened before it, whatever the order in which they end', () => {
  const { pieces, answer } = listen();
  const [first, second, third] = [answer.open(), answer.open(), answer.open()];
  third.write('C');
  third.close();
  second.write('B');
  expect(pieces).toEqual([]);
  first.write('A');
  first.close();
  expect(pieces.join('')).toBe('A\n\nB');
  second.write('b');
  second.close();
  expect(pieces.join('')).toBe('A\n\nBb\n\nC');
});

test('a closed passage is deaf', () => {
  const { pieces, answer } = listen();
  const passage = answer.open();
  passage.write('Said.');
  passage.close();
  passage.write(' Late.');
  expect(pieces.join('')).toBe('Said.');
  expect(passage.text).toBe('Said.');
});

test('a character cut in two pieces stays whole; half a character at the end is replaced', () => {
  const { pieces, answer } = listen();
  const passage = answer.open();
  for (const piece of ['a\ud83d', '\ude00b', '\ud83d']) passage.write(piece);
  passage.close();
  expect(pieces.join('')).toBe('a😀b\ufffd');
});
