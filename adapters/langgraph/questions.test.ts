import { describe, expect, test } from 'vitest';
import { answersInWords, groupQuestions, putQuestions } from './questions.ts';

const of = { interactionId: 'i', specialist: 's', asking: 'a' };

describe('questions of a tool', () => {
  test('are cleaned like an answer and cut to a thousand characters, never within one', () => {
    const label = `a\u0000b${'x'.repeat(2_000)}`;
    const [put] = putQuestions([{ text: `${'x'.repeat(998)}😀y`, inputType: 'single_select', options: [label] }]);
    expect(put?.text).toBe(`${'x'.repeat(998)}…`);
    expect(put?.options[0]).toBe(`ab${'x'.repeat(997)}…`);
  });

  test('have at most fifty options, and a text has none', () => {
    const options = Array.from({ length: 60 }, (_, nth) => `option ${nth}`);
    const puts = putQuestions([
      { text: 'Which?', inputType: 'multi_select', options },
      { text: 'Why?', inputType: 'text', options },
    ]);
    expect(puts.map((put) => put.options.length)).toEqual([50, 0]);
  });

  test('that need a text allow one; a select does where it says so', () => {
    const puts = putQuestions([
      { text: 'Why?', inputType: 'text' },
      { text: 'Which?', inputType: 'single_select', options: ['a'] },
      { text: 'Which else?', inputType: 'single_select', options: ['a'], allowFreeText: true, required: true },
    ]);
    const open = puts.map((put, position) => ({ position, put }));
    const { questions } = groupQuestions(of, [{ callId: 'c', asks: [{ ask: 0, open }] }]);
    expect(questions.map((one) => [one.question_id, one.allow_free_text, one.required])).toEqual([
      ['q1', true, false],
      ['q2', false, false],
      ['q3', true, true],
    ]);
  });
});

test('answers in words name labels, texts and what was skipped', () => {
  const question = { input_type: 'multi_select', allow_free_text: true, required: false } as const;
  const options = ['a', 'b'].map((label, nth) => ({ option_id: `o${nth}`, label: `Label ${label}` }));
  const words = answersInWords(
    [
      { ...question, question_id: 'q1', text: 'Which?', options },
      { ...question, question_id: 'q2', text: 'Why?', options: [] },
    ],
    [
      { question_id: 'q1', option_ids: ['o1'], text: 'and c' },
      { question_id: 'q2', skipped: true },
    ],
  );
  expect(words).toContain('Which?\nLabel b; and c');
  expect(words).toMatch(/Why\?\n\(skipped/);
});
