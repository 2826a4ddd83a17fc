import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contextOf } from '../../../test/support/context.ts';
import { toolCall } from '../../../test/support/tool-call.ts';
import type { Reply } from '../../kernel/interaction.ts';
import { requestClarificationTool as tool } from './request-clarification.ts';

const skipped: Reply = { skipped: true, chosen: [], text: null };
const chose = (...chosen: number[]): Reply => ({ skipped: false, chosen, text: null });
const wrote = (text: string): Reply => ({ skipped: false, chosen: [], text });

const parse = (questions: unknown) => tool.input.safeParse({ questions });
const topics = { text: 'Which topics?', input_type: 'multi_select', options: ['SQL', 'Python'], allow_free_text: true };
const target = { text: 'Which report?', input_type: 'single_select', options: ['Q1', 'Q2'] };
const detail = { text: 'For whom is it?', input_type: 'text' };

const ask = async (questions: unknown[], ...replies: Reply[]) => {
  const call = toolCall(contextOf(), { replies: [replies] });
  const result = await tool.run(tool.input.parse({ questions }), call);
  return { call, result: tool.result.parse(result) as { answers: unknown[]; next: string } };
};

describe('A clarification', () => {
  test('is offered where the caller can answer, over HTTP alone', () => {
    expect(tool.available(contextOf())).toBe(true);
    expect(tool.available(contextOf({ interactive: false }))).toBe(false);
    for (const channel of ['mcp', 'cli', 'socket'] as const) expect(tool.available(contextOf({ channel }))).toBe(false);
  });

  test('is asked as the model put it, and what the model may not say is the application’s', async () => {
    const { call } = await ask([target, topics, detail], chose(1), chose(0), wrote('The board'));
    expect(call.asked).toEqual([
      [
        {
          text: 'Which report?',
          inputType: 'single_select',
          options: ['Q1', 'Q2'],
          allowFreeText: false,
          required: true,
        },
        {
          text: 'Which topics?',
          inputType: 'multi_select',
          options: ['SQL', 'Python'],
          allowFreeText: true,
          required: false,
        },
        { text: 'For whom is it?', inputType: 'text', options: [], allowFreeText: false, required: false },
      ],
    ]);
  });

  test('gives the model each question with its answer in words', async () => {
    const { call, result } = await ask(
      [target, topics, detail],
      chose(1),
      { skipped: false, chosen: [0, 1], text: 'and dbt' },
      wrote('The board'),
    );
    expect(result.answers).toEqual([
      { question: 'Which report?', answer: ['Q2'] },
      { question: 'Which topics?', answer: ['SQL', 'Python', 'and dbt'] },
      { question: 'For whom is it?', answer: ['The board'] },
    ]);
    expect(call.concluded).toEqual([]);
  });

  test('goes on without what was skipped, and says not to ask again', async () => {
    const { call, result } = await ask([topics, detail], skipped, wrote('The board'));
    expect(result.answers[0]).toEqual({ question: 'Which topics?', answer: null });
    expect(result.next).toMatch(/not ask the skipped/);
    expect(call.concluded).toEqual([]);
  });

  test('of a closed target that is skipped ends the request, with nothing chosen', async () => {
    const { call } = await ask([target], skipped);
    expect(call.concluded).toEqual([expect.stringContaining('chosen nothing')]);
  });

  test.each([
    ['no question', []],
    ['six questions', Array(6).fill(detail)],
    ['a select of one closed option', [{ ...target, options: ['Q1'] }]],
    ['a select of nothing', [{ ...topics, options: [] }]],
    ['the same option twice', [{ ...target, options: ['Q1', 'q1'] }]],
    ['options beside a text', [{ ...detail, options: ['a', 'b'] }]],
    ['a blank question', [{ ...detail, text: '  ' }]],
    ['an unknown kind', [{ ...detail, input_type: 'slider' }]],
  ])('with %s is sent back to the model', (_, questions) => {
    expect(parse(questions).success).toBe(false);
  });

  test('takes an option that a model wrote as an object, and tells models to write a text', () => {
    const parsed = parse([{ ...target, options: [{ label: 'Q1' }, 'Q2'] }]);
    expect(parsed.data).toMatchObject({ questions: [{ options: ['Q1', 'Q2'] }] });
    expect(JSON.stringify(z.toJSONSchema(tool.input, { io: 'input' }))).toMatch(
      /"options":\{[^}]*"items":\{[^}]*"type":"string"/,
    );
  });
});
