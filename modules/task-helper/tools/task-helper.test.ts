import { describe, expect, test } from 'vitest';
import { contextOf } from '../../../test/support/context.ts';
import { recordingTelemetry } from '../../../test/support/recording-telemetry.ts';
import { scriptedModel } from '../../../test/support/scripted-model.ts';
import { toolCall } from '../../../test/support/tool-call.ts';
import { ModelFailed } from '../../kernel/errors.ts';
import { tokenBudget } from '../tasks/guidance.ts';
import { taskHelperTool } from './task-helper.ts';

const emoji = { find: (name: string) => (name === 'memo' ? '📝' : undefined) };
const ask = async (reply: readonly string[] | Error, language: 'en' | 'fr' = 'en') => {
  const call = toolCall(contextOf({ language }));
  const { telemetry, failures } = recordingTelemetry();
  const tool = taskHelperTool({ model: scriptedModel({ task: 'task_helper.guidance', reply }), emoji, telemetry });
  const result = await tool.run({ user_question: 'Write a status email' }, call);
  return { result, said: call.said.join(''), failures };
};

describe('task_helper_tool', () => {
  test('says what the model writes, with real emoji', async () => {
    expect(await ask([':me', 'mo: Dear team'])).toEqual({
      result: { status: 'answered' },
      said: '📝 Dear team',
      failures: [],
    });
  });

  test('gives general guidance where there is nothing to write with', async () => {
    expect((await ask([])).result).toEqual({ status: 'general' });
  });

  test('a failure is told in the language of the turn, without its cause, and counted', async () => {
    const { result, said, failures } = await ask(
      new ModelFailed('model.unavailable', { cause: new Error('key sk-1') }),
      'fr',
    );
    expect(result).toEqual({ status: 'failed' });
    expect(failures).toEqual(['model.unavailable']);
    expect(said).toMatch(/^Je n'ai pas pu rédiger/);
  });
});

test.each([
  [10, 1_000],
  [200, 1_000],
  [201, 1_400],
  [800, 1_400],
  [801, 1_800],
])('a question of %i characters may have %i tokens', (length, tokens) => {
  expect(tokenBudget({ question: 'x'.repeat(length) })).toBe(tokens);
});
