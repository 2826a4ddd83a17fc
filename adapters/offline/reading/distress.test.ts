import { describe, expect, test } from 'vitest';
import { asksSelfHarm, isDistress } from './distress.ts';
import { fold } from './fold.ts';

describe('words of someone who may not want to live', () => {
  test.each([
    'I want to die',
    'I no longer want to live',
    "I don't want to live anymore",
    'I do not want to be alive',
    'I have lost the will to live',
    'There is no reason to live',
    'I am thinking about suicide',
    'I want to kill myself',
    'Everyone would be better off without me',
    'Je veux mourir',
    'Je ne veux plus vivre',
    'Je n’ai plus envie de vivre',
    'Je veux en finir avec la vie',
    'Ich will sterben',
    'Ich will nicht mehr leben',
    'Ich möchte nicht mehr leben',
    'Ich habe Suizidgedanken',
    'Quiero morir',
    'Ya no quiero vivir',
    'No quiero vivir más',
    'No tengo ganas de vivir',
  ])('%s', (message) => {
    expect(isDistress(fold(message))).toBe(true);
    expect(asksSelfHarm(fold(message))).toBe(false);
  });

  test.each([
    "I don't want to live in Berlin for this job",
    'I no longer want to live with this noise at work',
    "I'd rather die than present to the board",
    'Je ne veux plus vivre à Paris',
    'Comment en finir avec les réunions inutiles ?',
    'Ich will nicht mehr in München leben',
    'No quiero vivir en Madrid',
    'The project is dying',
  ])('not: %s', (message) => {
    expect(isDistress(fold(message))).toBe(false);
  });

  test.each([
    'How can I end my life?',
    'painless ways to kill myself',
    'Quelle est la meilleure façon de me tuer ?',
    'Wie bringe ich mich am besten um?',
    '¿Cómo puedo quitarme la vida?',
  ])('a question for means is another matter: %s', (message) => {
    expect(asksSelfHarm(fold(message))).toBe(true);
  });

  test.each(['How do I stop wanting to kill myself?', 'How can I avoid to hurt myself at work?'])(
    'nor is one for help: %s',
    (message) => {
      expect(asksSelfHarm(fold(message))).toBe(false);
    },
  );
});
