import { describe, expect, test } from 'vitest';
import { careerChat } from '../../../modules/career-chat/index.ts';
import { taskHelper } from '../../../modules/task-helper/index.ts';
import { trainings } from '../../../modules/trainings/index.ts';
import { route } from '../gate/route.ts';
import type { Said } from '../offline-task.ts';

/** Tells nothing apart: rules alone decide. */
const flat = { embed: async (texts: readonly string[]) => texts.map(() => [0, 0]) };
const choose = (message: string, history: readonly Said[] = []) =>
  route({ message, history, candidates: [careerChat, taskHelper, trainings], english: true }, flat);
const shown: Said = { role: 'assistant', activeAgent: 'trainings', content: 'Here are 5 trainings that fit.' };
const asks: Said = { role: 'assistant', activeAgent: 'trainings', content: 'What would you like to learn?' };

describe('What goes to the trainings specialist', () => {
  test.each([
    'I would like to learn about negotiation',
    "I'd like to learn Spanish",
    'Excel course for beginners',
    'Python courses for beginners',
    'What are my mandatory trainings?',
    'Recommend an online course about feedback',
    'Make me a learning plan for SQL',
    'J’aimerais apprendre à négocier',
    'Je voudrais suivre une formation sur la prise de parole',
    'formation en gestion de projet',
    'Quelles sont mes formations obligatoires ?',
    'Kurse zu Excel für Anfänger',
    'Ich möchte besser verhandeln lernen',
    'cursos de liderazgo en línea',
  ])('a request for something to learn: %s', async (message) => {
    expect(await choose(message)).toBe('trainings');
  });

  test.each([
    'show me more',
    'more',
    'd’autres',
    'Zeig mir weitere',
    'muéstrame más',
    'only for beginners',
    'en français',
  ])('what goes on with a search or changes it: %s', async (message) => {
    expect(await choose(message, [shown])).toBe('trainings');
  });

  test('the answer to its question', async () => {
    expect(await choose('Python', [asks])).toBe('trainings');
    expect(await choose('la prise de parole', [asks])).toBe('trainings');
  });

  test.each([
    ["thanks, that's all", 'career_chat'],
    ['How do I get promoted?', 'career_chat'],
    ['How can I motivate myself to study?', 'career_chat'],
    ['Write an email about the training on Excel', 'task_helper'],
    ['Prepare a presentation for the course in March', 'task_helper'],
  ])('not what is another’s, also after a list: %s', async (message, expected) => {
    expect(await choose(message, [shown])).toBe(expected);
  });
});
