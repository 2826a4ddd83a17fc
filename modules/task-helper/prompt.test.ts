import { describe, expect, test } from 'vitest';
import { contextOf } from '../../test/support/context.ts';
import { guidanceInstructions, taskHelperActionSelection, taskHelperInstructions } from './prompt.ts';

const CLOSING = 'First decision, before anything else: does the latest message only close or pause';

describe('What the task helper is told', () => {
  test('begins with the closing, in the instructions and in the choice of an action', () => {
    expect(taskHelperInstructions(contextOf())).toMatch(new RegExp(`^${CLOSING}`));
    expect(taskHelperActionSelection(contextOf(), ['task_helper_tool']).split('\n\n')[1]).toMatch(
      new RegExp(`^${CLOSING}`),
    );
  });

  test('asks for a missing task or outcome once, and never for taste', () => {
    const inWords = taskHelperActionSelection(contextOf(), ['task_helper_tool']);
    expect(inWords).toMatch(/ask one concise question for exactly what is missing/);
    expect(inWords).not.toMatch(/request_clarification_tool/);
    expect(inWords).toMatch(/optional: never ask for them first/);
  });

  test('asks with the tool for it where the user can answer one', () => {
    expect(taskHelperActionSelection(contextOf(), ['request_clarification_tool'])).toMatch(
      /with request_clarification_tool, in one call and alone/,
    );
  });
});

describe('What the guidance is told', () => {
  test('promises nothing, gives actions that work right away, and ends in questions', () => {
    const told = guidanceInstructions(contextOf({ language: 'es' }));
    expect(told).toMatch(/never promise a promotion/);
    expect(told).toMatch(/a few concrete, safe actions/);
    expect(told).toMatch(/one to four useful follow-up questions/);
    expect(told).toMatch(/heading for them is optional/);
    expect(told).toMatch(/Spanish/);
  });
});
