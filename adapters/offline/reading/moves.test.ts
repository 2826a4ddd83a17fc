import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { afterCourtesy, isClosing, isFollowUp, isGreeting, isOnlyCourtesy, isThanks } from './moves.ts';

describe('a closing', () => {
  test.each([
    'ok, bye',
    'That will be all, thank you!',
    "I'm done for today",
    "Let's stop here",
    'nothing else, thanks',
    'Good night',
    "Je m'arrête là",
    'Merci, rien d’autre',
    'On peut en rester là pour aujourd’hui',
    'à bientôt',
    'Das reicht für heute, danke',
    'Ich möchte hier pausieren',
    'bis dann',
    'Lassen Sie uns hier aufhören',
    'Ya está, gracias',
    'Quiero hacer una pausa aquí',
    'nos vemos',
    'Dejémoslo aquí',
  ])('%s', (message) => {
    expect(isClosing(fold(message))).toBe(true);
  });

  test.each([
    'Can I take a career break?',
    'I want to stop working here',
    'That is all my boss ever says',
    'Quiero terminar el informe',
    'Ich will meine Stelle beenden',
    'Je veux arrêter de fumer au travail',
    'thanks, and how do I stop procrastinating?',
  ])('is not: %s', (message) => {
    expect(isClosing(fold(message))).toBe(false);
  });
});

describe('other small moves', () => {
  test.each(['yes', 'the second one', 'et ensuite ?', 'und dann?', '¿y luego?', 'ok', 'why?', 'option 2'])(
    '%s is only understood from what was said before',
    (message) => {
      expect(isFollowUp(fold(message))).toBe(true);
    },
  );

  test.each(['Hello Oria!', 'Bonjour, comment allez-vous ?', 'Guten Morgen', '¡Hola! ¿Qué tal?'])(
    '%s greets',
    (message) => {
      expect(isGreeting(fold(message))).toBe(true);
    },
  );

  test.each(['Thank you so much!', 'Merci beaucoup', 'vielen Dank', 'muchas gracias por tu ayuda'])(
    '%s thanks',
    (message) => {
      expect(isThanks(fold(message))).toBe(true);
    },
  );

  test('a courtesy before a matter is not the whole of it', () => {
    expect(isOnlyCourtesy(fold('Thanks! How do I get promoted?'))).toBe(false);
    expect(afterCourtesy(fold('Thanks! How do I get promoted?'))).toBe('how do i get promoted?');
    expect(afterCourtesy(fold('Merci beaucoup, quels sont mes objectifs ?'))).toBe('quels sont mes objectifs ?');
    expect(afterCourtesy(fold('Not sure about my budget report'))).toContain('budget report');
  });
});
