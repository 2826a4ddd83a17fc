import { describe, expect, test } from 'vitest';
import { fold } from '../reading/fold.ts';
import { objectiveRequest } from './objective-request.ts';

const of = (message: string) => objectiveRequest(message, fold(message));

describe('a request about one objective', () => {
  test.each([
    'Show me my objective',
    "Let's work on my objective",
    'When is my objective due?',
    'Help me with my goal',
    'What is my career goal?',
    'Montre-moi mon objectif',
    'Travaillons sur mon objectif',
    'Zeig mir mein Ziel',
    'Hilf mir bei meinem Ziel',
    'Lass uns an meinem Ziel arbeiten',
    'Muéstrame mi objetivo',
    'Ayúdame con mi objetivo',
    '¿Cuál es mi meta?',
  ])('is found: %s', (message) => {
    expect(of(message)).toEqual({ title: undefined, archived: false });
  });

  test.each([
    ['Show me my objective "Lead a project"', 'Lead a project'],
    ['Help me with my goal called Learn SQL.', 'Learn SQL'],
    ['Travaillons sur mon objectif « Diriger une équipe »', 'Diriger une équipe'],
    ['Hilf mir bei meinem Ziel „Projekt leiten“', 'Projekt leiten'],
    ['Ayúdame con mi objetivo «Dirigir un proyecto»', 'Dirigir un proyecto'],
  ])('takes the title as the user put it: %s', (message, title) => {
    expect(of(message)?.title).toBe(title);
  });

  test.each([
    'Show me my archived objective',
    'Montre-moi mon ancien objectif',
    'Zeig mir mein altes Ziel',
    'Muéstrame mi objetivo archivado',
  ])('speaks of a past one: %s', (message) => {
    expect(of(message)?.archived).toBe(true);
  });

  test.each([
    'What are my objectives?',
    'Show me my goals',
    'My goal is to become a manager, what should I learn?',
    'How do I set a goal?',
    'Quels sont mes objectifs ?',
    'Welche Ziele habe ich?',
    '¿Cuáles son mis objetivos?',
    'How do I get promoted?',
  ])('is not: %s', (message) => {
    expect(of(message)).toBeUndefined();
  });
});
