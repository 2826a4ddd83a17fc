import { describe, expect, test } from 'vitest';
import { fold } from '../reading/fold.ts';
import { selectorsFor } from './selectors.ts';

describe('which section of the profile a question needs', () => {
  test.each([
    ['tell me my skills', 'need_skills'],
    ['what is my current role?', 'need_basic_info'],
    ['Do I have any open objectives?', 'need_objectives'],
    ['list the courses I finished', 'need_training_history'],
    ['what did I save?', 'need_bookmarks'],
    ['what are my strengths and weaknesses?', 'need_skills'],
    ['when was I hired?', 'need_basic_info'],
    ['which compulsory courses do I have left?', 'need_mandatory_trainings'],
    ['what jobs have I had before?', 'need_experiences'],
    ['Dans quel service je travaille ?', 'need_basic_info'],
    ['Ai-je des formations obligatoires ?', 'need_mandatory_trainings'],
    ['Quels sont mes points forts ?', 'need_skills'],
    ['Rappelle-moi mes objectifs', 'need_objectives'],
    ['In welcher Abteilung bin ich?', 'need_basic_info'],
    ['Was habe ich gespeichert?', 'need_bookmarks'],
    ['Welche Kurse habe ich besucht?', 'need_training_history'],
    ['Nenne meine Stärken', 'need_skills'],
    ['¿En qué departamento trabajo?', 'need_basic_info'],
    ['Dime mis objetivos', 'need_objectives'],
    ['¿Qué tengo guardado en favoritos?', 'need_bookmarks'],
    ['¿Qué experiencia tengo?', 'need_experiences'],
  ])('%s: %s', (message, selector) => {
    expect(selectorsFor(fold(message))).toEqual([selector]);
  });

  test.each([
    'how should I talk to my manager',
    'I want a promotion',
    'comment fixer mes objectifs ?',
    'wie erreiche ich meine Ziele?',
    '¿cómo alcanzo mis objetivos?',
  ])('advice needs none: %s', (message) => {
    expect(selectorsFor(fold(message))).toEqual([]);
  });

  test('two sections at once', () => {
    expect(selectorsFor(fold('What are my skills and my objectives?'))).toEqual(['need_skills', 'need_objectives']);
  });
});
