import { describe, expect, test } from 'vitest';
import { contextOf } from '../../test/support/context.ts';
import { trainings } from './specialist.ts';

const choosing = (...offered: string[]) => trainings.actionSelection(contextOf(), offered);

describe('The trainings specialist', () => {
  test('answers in the language of the turn, in the company’s name, and closes first', () => {
    const told = trainings.instructions(
      contextOf({ language: 'de', tenant: { settings: { companyName: 'Larkfield' } } }),
    );
    expect(told).toMatch(/^First decision/);
    expect(told).toContain('German');
    expect(told).toContain('Larkfield');
  });

  test('is told only of tools that are offered', () => {
    for (const name of trainings.tools) expect(choosing(...trainings.tools)).toContain(name);
    const alone = choosing('training_finder_tool');
    for (const name of trainings.tools.slice(1)) expect(alone).not.toContain(name);
    expect(alone).toMatch(/ask one short question/);
    expect(choosing('training_finder_tool', 'request_clarification_tool')).not.toMatch(/ask one short question/);
  });
});
