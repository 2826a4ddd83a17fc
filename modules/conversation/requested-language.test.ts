import { describe, expect, test } from 'vitest';
import { requestedLanguage } from './requested-language.ts';

describe('A wish for a language', () => {
  test.each([
    ['Please answer in French.', 'fr'],
    ['What is my next step? Answer me in German please', 'de'],
    ['Can you reply in Spanish from now on?', 'es'],
    ['switch to English', 'en'],
    ['in English, please', 'en'],
    ['French please', 'fr'],
    ["Réponds-moi en anglais s'il te plaît", 'en'],
    ['Pouvez-vous répondre en allemand ?', 'de'],
    ['Parle français', undefined],
    ['Parlons en espagnol', 'es'],
    ['en français svp', 'fr'],
    ['Antworte bitte auf Englisch', 'en'],
    ['Antworten Sie mir bitte immer auf Französisch.', 'fr'],
    ['Auf Deutsch bitte!', 'de'],
    ['Kannst du bitte auf Spanisch antworten?', 'es'],
    ['Responde en inglés, por favor', 'en'],
    ['¿Puedes responder en alemán?', 'de'],
    ['Háblame en francés', 'fr'],
    ['Merci. Maintenant continue en anglais', 'en'],
  ])('%s', (message, language) => {
    expect(requestedLanguage(message)).toBe(language);
  });

  test.each([
    'Write an email in French to our supplier',
    'How do I answer a customer in German?',
    'How should I reply in Spanish?',
    'I want to learn Spanish',
    'My English is not good enough for this job',
    'Is there a training in French?',
    'Find opportunities in German companies',
    'Ich suche einen Kurs auf Englisch',
    'Je cherche une formation en anglais',
    'Busco un curso en inglés',
    'Comment répondre en anglais à un client ?',
    'He will answer in French tomorrow',
    '',
  ])('is not in: %s', (message) => {
    expect(requestedLanguage(message)).toBeUndefined();
  });
});
