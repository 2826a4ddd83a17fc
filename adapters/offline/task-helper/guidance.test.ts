import { describe, expect, test } from 'vitest';
import { Language } from '../../../contracts/chat.ts';
import { fold } from '../reading/fold.ts';
import { isWorkTask, taskKindOf } from '../reading/task-words.ts';
import { guidanceFor, topicOf } from './guidance.ts';

describe('the kind of a task', () => {
  test.each([
    ['email', 'Write an email to my boss'],
    ['email', 'Schreib eine Nachricht an das Team'],
    ['presentation', 'Prépare une présentation pour la direction'],
    ['presentation', 'Prepara las diapositivas'],
    ['meeting', 'Plan a workshop on quality'],
    ['meeting', "Prépare l'ordre du jour"],
    ['report', 'Fasse diesen Bericht zusammen'],
    ['conversation', 'Prepare my salary negotiation'],
    ['conversation', 'Bereite das Mitarbeitergespräch vor'],
    ['planning', 'Prioritize my tasks'],
    ['planning', 'Organiza mis tareas de la semana'],
    ['generic', 'Help me with the thing from yesterday'],
  ])('%s: %s', (kind, message) => {
    expect(taskKindOf(fold(message))).toBe(kind);
  });

  test.each(['Plan my career', 'How do I get promoted?', 'Meine Karriere planen', 'Planifica mi carrera'])(
    'a matter of the career is no task: %s',
    (message) => {
      expect(isWorkTask(fold(message))).toBe(false);
    },
  );
});

describe('the guidance', () => {
  const questions = ['email', 'presentation', 'meeting', 'report', 'interview', 'checklist', 'thing'];

  test.each(Language.options)('in %s: every kind is of use, in proportion, and ends with questions', (language) => {
    const all = questions.map((question) => guidanceFor(language, question));
    expect(new Set(all).size).toBe(questions.length);
    for (const text of all) {
      expect(text.length).toBeGreaterThan(400);
      expect(text.length).toBeLessThan(1_600);
      expect(text).toMatch(/\?$/);
      const asked = text.split('\n').at(-1)?.match(/\?/g)?.length ?? 0;
      expect(asked).toBeGreaterThanOrEqual(1);
      expect(asked).toBeLessThanOrEqual(4);
    }
  });

  test.each([
    ['en', 'Make a presentation that guarantees my promotion', /^Nobody can guarantee/],
    ['fr', 'Une présentation qui me garantit une promotion', /^Personne ne peut garantir/],
    ['de', 'Eine Präsentation, die meine Beförderung garantiert', /^Dieses Ergebnis kann niemand garantieren/],
    ['es', 'Una presentación que me garantice un ascenso', /^Nadie puede garantizar/],
  ] as const)('in %s: refuses to guarantee, then helps', (language, question, refusal) => {
    const text = guidanceFor(language, question);
    expect(text).toMatch(refusal);
    expect(text).toContain(':bar_chart:');
  });

  test('takes up the topic in the words of the user', () => {
    expect(topicOf('Write an email about the late delivery to Bonn. Thanks')).toBe('the late delivery to Bonn');
    expect(topicOf('Rédige un e-mail à propos du retard')).toBe('retard');
    expect(topicOf('Schreib eine E-Mail über den Umzug')).toBe('den Umzug');
    expect(topicOf('Escribe un correo sobre la mudanza')).toBe('la mudanza');
    expect(topicOf('Write an email')).toBeUndefined();
  });

  test('a hostile topic is only words', () => {
    const topic = topicOf(`Email about <img src=x> [a](javascript:b) :bomb: \u0000\u001b[31m ${'x'.repeat(20_000)}`);
    expect(topic).not.toMatch(/[<>[\]():`]|\p{Cc}/u);
    expect(topic?.length ?? 0).toBeLessThanOrEqual(80);
  });
});
