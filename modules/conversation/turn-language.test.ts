import { describe, expect, test } from 'vitest';
import { messageLanguage } from './turn-language.ts';

/** A detector that takes every text for German, so that a test sees who decided. */
const german = messageLanguage({ detector: { detect: () => 'de' } });

describe('The language of a message', () => {
  test.each([
    ['thanks!', 'en'],
    ['Merci beaucoup', 'fr'],
    ['¡Gracias!', 'es'],
    ['ja', 'de'],
  ])('a short %s is told by its words', (message, language) => {
    expect(german(message, { begins: false })).toEqual({ is: language, by: 'detected' });
  });

  test.each(['ok', 'OK!!', 'CV?', '42', '👍', '...'])('%s tells nothing: the conversation decides', (message) => {
    expect(german(message, { begins: true })).toBeUndefined();
  });

  test('more words are the detector’s', () => {
    expect(german('I would like to talk about my next step', { begins: false })).toEqual({ is: 'de', by: 'detected' });
  });

  test('a few words of no language in particular are guessed where a conversation begins, and never turn a running one', () => {
    expect(german('SQL course Lyon', { begins: true })).toEqual({ is: 'de', by: 'detected' });
    expect(german('SQL course Lyon', { begins: false })).toBeUndefined();
  });

  test('a wish counts before what the message is written in, also at the end of a long one', () => {
    expect(german('Please answer in French.', { begins: false })).toEqual({ is: 'fr', by: 'asked' });
    expect(german(`${'Ein langer Text. '.repeat(200)}Please answer in Spanish.`, { begins: false })).toEqual({
      is: 'es',
      by: 'asked',
    });
  });
});
