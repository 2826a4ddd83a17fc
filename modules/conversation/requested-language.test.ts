import { describe, expect, test } from 'vitest';
import { Language } from '../../contracts/chat.ts';
import { type Judged, judged } from './language-wishes/judged-wishes.fixture.ts';
import { requestedLanguage } from './requested-language.ts';

const isRight = ({ message, asks }: Judged): boolean => requestedLanguage(message) === asks;
const wrong = (messages: readonly Judged[]): string[] =>
  messages.filter((message) => !isRight(message)).map(({ message }) => `${message} (${requestedLanguage(message)})`);

describe('Wishes for a language, as people word them', () => {
  describe.each(Language.options)('in %s', (language) => {
    test.each(['tuned', 'heldOut'] as const)(
      'at least 95 in 100 are understood, at most 2 in 100 invented (%s)',
      (part) => {
        const { wishes, others } = judged(language, part);
        expect(wishes.length).toBeGreaterThanOrEqual(part === 'tuned' ? 60 : 15);
        expect(others.length).toBeGreaterThanOrEqual(part === 'tuned' ? 60 : 15);
        const missed = wrong(wishes);
        const invented = wrong(others);
        // One of fifteen is more than five in a hundred: all that were held out are counted together below.
        expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(part === 'tuned' ? 0.05 * wishes.length : 1);
        expect(invented.length, invented.join('\n')).toBeLessThanOrEqual(0.02 * others.length);
      },
    );
  });

  test('the same holds for all those that no rule was made with', () => {
    const wishes = Language.options.flatMap((language) => judged(language, 'heldOut').wishes);
    const others = Language.options.flatMap((language) => judged(language, 'heldOut').others);
    expect(wrong(wishes).length).toBeLessThanOrEqual(0.05 * wishes.length);
    expect(wrong(others).length).toBeLessThanOrEqual(0.02 * others.length);
  });
});

describe('The wish that counts', () => {
  test.each([
    ['Answer in French. No, answer in German.', 'de'],
    ['Answer in French.\nThen tell me about Lyon.\nSorry, in Spanish please.', 'es'],
    ['Réponds en anglais. Comment répondre en allemand à un client ?', 'en'],
    ["Don't answer in German but in English.", 'en'],
    ['Reply in French, not in English.', 'fr'],
    ['answer auf Deutsch please', 'de'],
  ])('is the last true one: %j', (message, language) => {
    expect(requestedLanguage(message)).toBe(language);
  });

  test.each([
    'The customer wrote:\n"Please answer in German."',
    'My boss told me: answer in German.',
    '> Please answer in French.\nWhat did she mean?',
    'Was bedeutet „bitte auf Deutsch antworten“?',
    'Answer in Italian please',
    'Mit den Kunden können wir Deutsch sprechen',
    'María habla alemán y puede responder en inglés',
    'Dans mon équipe, on parle anglais.',
    '¿Crees que hablar inglés es importante?',
    'Our interns answer phone calls and speak French',
    'Is it possible to learn German here?',
    'Can you write the summary in French?',
    'Tell me about courses in German',
    'Continue writing the email in French',
    'English',
    '',
  ])('is not taken from others, nor guessed: %j', (message) => {
    expect(requestedLanguage(message)).toBeUndefined();
  });
});

describe('What reading a message costs', () => {
  const LENGTH = 20_000;
  const filled = (piece: string): string => piece.repeat(LENGTH / piece.length);
  requestedLanguage('Please answer in French.'); // the tables are put together for the first message that names a language

  test('less than a millisecond for one that asks', () => {
    const started = performance.now();
    for (let round = 0; round < 50; round += 1) requestedLanguage('What is my next step? Please answer me in French.');
    expect((performance.now() - started) / 50).toBeLessThan(1);
  });

  test.each([
    'please in english ',
    'english, ',
    'english: ',
    "english 'a ",
    'english “a ',
    'english:\n',
    'answer in in to me the english and ',
    'it would be a b c if you could english ',
    ' please please please english',
    'es wäre schön wenn du auf englisch ',
  ])('little for a hostile one: %j over and over', (piece) => {
    const started = performance.now();
    requestedLanguage(filled(piece));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
