import { describe, expect, test } from 'vitest';
import { availabilities, type CapabilityId } from './capabilities.ts';
import { focusOf } from './categories.ts';

describe('A capability', () => {
  const of = (id: CapabilityId, registered: string[], enabledSpecialists: string[] | null) =>
    availabilities(
      registered.map((name) => ({ name })),
      { enabledSpecialists },
    )[id];

  test('is available where who gives it is registered and enabled', () => {
    expect(of('learning', ['trainings'], null)).toBe('available');
    expect(of('learning', ['trainings'], ['trainings'])).toBe('available');
  });

  test('is unavailable only where the company has a list that leaves it out', () => {
    expect(of('learning', ['trainings'], ['career_chat'])).toBe('unavailable');
    expect(of('learning', [], ['career_chat'])).toBe('unavailable');
    expect(of('learning', ['trainings'], [])).toBe('unavailable');
  });

  test('is unknown where nothing registered gives it and the company has not ruled it out', () => {
    expect(of('learning', [], null)).toBe('unknown');
    expect(of('learning', ['career_chat'], ['career_chat', 'trainings'])).toBe('unknown');
  });
});

describe('The name of a category', () => {
  const known = availabilities([], { enabledSpecialists: null });

  test.each([
    ['Find a Training', 'training'],
    ['find_training', 'training'],
    ['FIND-THE-TRAINING', 'training'],
    ['Find an Opportunity', 'opportunity'],
    ['find a opportunity', 'opportunity'],
    ['find  colleague ', 'colleague'],
    ['practice_a_conversation', 'practice'],
    ['Analyze my Profile', 'profile'],
    ['analyze-profile', 'profile'],
    ['get coaching', 'coaching'],
    ['Get help with task', 'task'],
    ['Find a Training for me', 'free'],
    ['Trouver une formation', 'training'],
    ['Eine Weiterbildung finden', 'training'],
    ['Buscar una formación', 'training'],
    ['Trouver une opportunité', 'opportunity'],
    ['Eine Chance finden', 'opportunity'],
    ['Encontrar una oportunidad', 'opportunity'],
    ['Trouver un collègue', 'colleague'],
    ['Kollegen finden', 'colleague'],
    ['Encontrar a un compañero de trabajo', 'colleague'],
    ['S’entraîner à une conversation', 'practice'],
    ['Ein Gespräch üben', 'practice'],
    ['Practicar una conversación', 'practice'],
    ['Analyser mon profil', 'profile'],
    ['Mein Profil analysieren', 'profile'],
    ['Analizar mi perfil', 'profile'],
    ['Obtenir un accompagnement', 'coaching'],
    ['Coaching erhalten', 'coaching'],
    ['Recibir orientación', 'coaching'],
    ['Obtenir de l’aide pour une tâche', 'task'],
    ['Hilfe bei einer Aufgabe', 'task'],
    ['Obtener ayuda con una tarea', 'task'],
    ['Une formation qui change la vie', 'free'],
    ['the', 'free'],
  ])('%s means %s', (name, kind) => {
    expect(focusOf(name, known).categoryKind).toBe(kind);
  });
});
