import { describe, expect, test } from 'vitest';
import { eldLanguageDetector } from '../../adapters/eld/index.ts';
import { Language } from '../../contracts/chat.ts';
import { judged } from './language-wishes/judged-wishes.fixture.ts';
import { LISTS, SENTENCES } from './language-wishes/messages-by-language.fixture.ts';
import { messageLanguage } from './turn-language.ts';

/** A detector that takes every text for German, so that a test sees who decided. */
const german = messageLanguage({ detector: { detect: () => 'de' } });
const real = messageLanguage({ detector: eldLanguageDetector() });
const lines = (text: string): string[] => text.trim().split('\n');

describe('The language of a message', () => {
  test.each([
    ['thanks!', 'en'],
    ['Merci beaucoup', 'fr'],
    ['¡Gracias!', 'es'],
    ['ja', 'de'],
    ['THANKS', 'en'],
  ])('a short %s is told by its words', (message, language) => {
    expect(german(message, { begins: false })).toEqual({ is: language, by: 'detected' });
  });

  test.each(['ok', 'OK!!', 'CV?', '42', '👍', '...'])('%s tells nothing: the conversation decides', (message) => {
    expect(german(message, { begins: true })).toBeUndefined();
    expect(german(message, { begins: false })).toBeUndefined();
  });

  test('where a conversation begins, more words are the detector’s', () => {
    expect(german('I would like to talk about my next step', { begins: true })).toEqual({ is: 'de', by: 'detected' });
    expect(german('SQL course Lyon', { begins: true })).toEqual({ is: 'de', by: 'detected' });
  });

  test('in a running one the detector alone turns nothing, nor do words of two languages', () => {
    expect(german('SQL course Lyon', { begins: false })).toBeUndefined();
    expect(german('Senior Data Engineer Cloud Platform Lyon', { begins: false })).toBeUndefined();
    expect(german('my Chef ist away', { begins: false })).toBeUndefined();
  });

  test('a wish counts before what the message is written in, at both ends of a long one, the last first', () => {
    expect(german('Please answer in French.', { begins: false })).toEqual({ is: 'fr', by: 'asked' });
    const long = 'Ein langer Text. '.repeat(200);
    expect(german(`${long}Please answer in Spanish.`, { begins: false })).toEqual({ is: 'es', by: 'asked' });
    expect(german(`Please answer in Spanish. ${long}`, { begins: false })).toEqual({ is: 'es', by: 'asked' });
    expect(german(`Answer in Spanish. ${long}No, answer in English.`, { begins: false })).toEqual({
      is: 'en',
      by: 'asked',
    });
  });
});

describe('A running conversation', () => {
  test.each(Language.options)(
    'goes over to %s with at least 95 sentences in 100, and to no third language',
    (language) => {
      const { tuned, later } = SENTENCES[language];
      const others = (['tuned', 'heldOut'] as const).flatMap((part) => judged(language, part).others);
      const sentences = [...lines(tuned), ...lines(later), ...others.map(({ message }) => message)];
      const told = sentences.map((sentence) => [real(sentence, { begins: false })?.is, sentence] as const);
      expect(told.filter(([is]) => is !== undefined && is !== language)).toEqual([]);
      const undecided = told.filter(([is]) => is === undefined).map(([, sentence]) => sentence);
      expect(undecided.length, undecided.join('\n')).toBeLessThanOrEqual(0.05 * sentences.length);
    },
  );

  test.each(lines(LISTS))('is not turned by %s', (list) => {
    expect(real(list, { begins: false })).toBeUndefined();
  });
});
