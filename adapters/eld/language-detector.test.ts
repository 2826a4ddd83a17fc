import { describe, expect, test } from 'vitest';
import type { Language } from '../../contracts/chat.ts';
import { eldLanguageDetector } from './language-detector.ts';

const sentences: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'How do I ask for a raise?',
    'I feel stuck in my job',
    'write an email to my manager',
    'plan a meeting',
    'who are you',
    'I want to pause here',
    'thanks, that is all',
    'which skills am I missing?',
  ],
  fr: [
    'Comment demander une augmentation ?',
    'je me sens bloqué',
    'rédige un e-mail à mon manager',
    'prépare une réunion',
    'quels sont mes objectifs',
    'je veux changer de poste',
    "merci, c'est tout",
    'Quelles compétences me manquent ?',
  ],
  de: [
    'Wie bitte ich um mehr Gehalt?',
    'ich fühle mich festgefahren',
    'schreib eine E-Mail an meine Chefin',
    'bereite ein Meeting vor',
    'welche Ziele habe ich',
    'ich will die Stelle wechseln',
    "danke, das war's",
    'Welche Fähigkeiten fehlen mir?',
  ],
  es: [
    '¿Cómo pido un aumento?',
    'me siento estancado',
    'escribe un correo a mi jefa',
    'prepara una reunión',
    'cuáles son mis objetivos',
    'quiero cambiar de puesto',
    'gracias, eso es todo',
    '¿Qué habilidades me faltan?',
  ],
};

describe('the language of a message', () => {
  const detector = eldLanguageDetector();

  test.each(Object.entries(sentences))('short sentences in %s', (language, texts) => {
    expect(texts.map((text) => detector.detect(text))).toEqual(texts.map(() => language));
  });

  test.each(['', ' ', '12345', '?!', '😀', 'ok', 'asdf qwer zxcv', 'что это', 'こんにちは', '\u0000', '\uD800'])(
    '%j does not tell',
    (text) => {
      expect(detector.detect(text)).toBeUndefined();
    },
  );

  test('other languages never come out, and a long text is read quickly', () => {
    const long = 'Ich möchte mich weiterentwickeln und brauche dazu Rat. '.repeat(400);
    const start = performance.now();
    expect(detector.detect(long)).toBe('de');
    expect(performance.now() - start).toBeLessThan(100);
    expect([undefined, 'en', 'fr', 'de', 'es']).toContain(detector.detect('Vorrei sapere come posso migliorare'));
  });
});
