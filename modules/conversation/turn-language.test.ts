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
    expect(german(message)).toBe(language);
  });

  test.each(['ok', 'OK!!', 'CV?', '42', '👍', '...'])('%s tells nothing: the conversation decides', (message) => {
    expect(german(message)).toBeUndefined();
  });

  test('more words are the detector’s', () => {
    expect(german('I would like to talk about my next step')).toBe('de');
  });
});
