import { describe, expect, test } from 'vitest';
import type { InteractionAnswer, InteractionQuestion } from '../../../contracts/interactions.ts';
import { InvalidAnswer } from '../errors.ts';
import { canonicalResponse, checkAnswers } from './check-answers.ts';

const options = (question: string, ...labels: string[]) =>
  labels.map((label, index) => ({ option_id: `${question}_o${index + 1}`, label }));
const question = (id: string, more: Partial<InteractionQuestion>): InteractionQuestion => ({
  question_id: id,
  text: '?',
  input_type: 'text',
  options: [],
  allow_free_text: true,
  required: false,
  ...more,
});
const one = question('q1', { input_type: 'single_select', options: options('q1', '1', '2'), allow_free_text: false });
const free = question('q2', { input_type: 'single_select', options: options('q2', 'a', 'b') });
const many = question('q3', { input_type: 'multi_select', options: options('q3', 'a', 'b'), allow_free_text: false });
const text = question('q4', {});

const fieldsOf = (questions: InteractionQuestion[], answers: InteractionAnswer[]) => {
  try {
    checkAnswers(questions, { answers });
    return [];
  } catch (error) {
    if (!(error instanceof InvalidAnswer)) throw error;
    return error.issues.map(({ field }) => field.replace('interaction_response.answers', ''));
  }
};

describe('Answers', () => {
  test('that fit are given in the order of the questions', () => {
    const answers = [
      { question_id: 'q4', text: 'For the board' },
      { question_id: 'q1', option_ids: ['q1_o2'] },
      { question_id: 'q3', option_ids: ['q3_o1', 'q3_o2'] },
      { question_id: 'q2', text: 'neither' },
    ];
    const checked = checkAnswers([one, free, many, text], { answers });
    expect(checked.map(({ question_id: id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4']);
  });

  test('may skip every question', () => {
    const answers = ['q1', 'q3', 'q4'].map((id) => ({ question_id: id, skipped: true }));
    expect(fieldsOf([one, many, text], answers)).toEqual([]);
  });

  test.each<[string, InteractionQuestion, Omit<InteractionAnswer, 'question_id'>, string]>([
    ['a number is no choice', one, { option_ids: ['2'] }, '.0.option_ids'],
    ['a label is no choice', free, { option_ids: ['a'] }, '.0.option_ids'],
    ['another question’s option', one, { option_ids: ['q2_o1'] }, '.0.option_ids'],
    ['two of one', one, { option_ids: ['q1_o1', 'q1_o2'] }, '.0.option_ids'],
    ['none of one', one, { option_ids: [] }, '.0.option_ids'],
    ['nothing', many, {}, '.0.option_ids'],
    ['the same twice', many, { option_ids: ['q3_o1', 'q3_o1'] }, '.0.option_ids'],
    ['a text where none is allowed', one, { text: '2' }, '.0.text'],
    ['a text beside a choice of one', free, { option_ids: ['q2_o1'], text: 'or this' }, '.0.text'],
    ['an option of a text', text, { option_ids: ['q1_o1'] }, '.0.option_ids'],
    ['no text', text, {}, '.0.text'],
    ['an answer that is skipped', text, { text: 'x', skipped: true }, '.0.skipped'],
  ])('%s is refused with its field', (_, asked, answer, field) => {
    expect(fieldsOf([asked], [{ question_id: asked.question_id, ...answer }])).toEqual([field]);
  });

  test('an unknown question, one answered twice and one without an answer are all told at once', () => {
    const answers = [
      { question_id: 'q9', text: 'x' },
      { question_id: 'q4', text: 'x' },
      { question_id: 'q4', text: 'y' },
    ];
    expect(fieldsOf([one, text], answers)).toEqual(['.0.question_id', '.2.question_id', '']);
  });
});

describe('Two responses', () => {
  const of = (answers: InteractionAnswer[], more = {}) => canonicalResponse({ interaction_id: 'A', answers, ...more });
  test('are the same, in whatever order they were written', () => {
    expect(
      of([
        { question_id: 'q1', option_ids: ['b', 'a'] },
        { question_id: 'q2', text: 'x' },
      ]),
    ).toBe(
      of([
        { question_id: 'q2', text: 'x', skipped: false },
        { question_id: 'q1', option_ids: ['a', 'b'] },
      ]),
    );
  });
  test('differ by an option, a text, a skip, or by being cancelled', () => {
    const all = [
      of([{ question_id: 'q1', option_ids: ['a'] }]),
      of([{ question_id: 'q1', option_ids: ['b'] }]),
      of([{ question_id: 'q1', text: 'a' }]),
      of([{ question_id: 'q1', skipped: true }]),
      of([], { cancelled: true }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});
