import { describe, expect, test } from 'vitest';
import { contextOf } from '../../test/support/context.ts';
import { scriptedModel } from '../../test/support/scripted-model.ts';
import { ModelFailed } from '../kernel/errors.ts';
import type { Specialist } from '../kernel/specialist.ts';
import { assess, verdictOf } from './assess.ts';

const specialist = { name: 'career_chat', mandate: 'Coaching.' } as Specialist;
const enabled = () => [specialist];
const evidence = { message: 'How do I grow?', history: [], profileAnalysed: false };
const choice = (value: string, probabilities: Record<string, number> | null = null) =>
  ({ type: 'choice', value, probabilities }) as const;
const allowed = {
  safety: choice('allow'),
  concern: choice('none'),
  specialist: choice('career_chat'),
  states_preference: { type: 'predicate', holds: true, probability: null } as const,
};

describe('The gate', () => {
  test('asks safety and routing in one request', async () => {
    const model = scriptedModel({ task: 'conversation.gate', reply: allowed });
    expect(await assess({ model, enabled })(contextOf(), evidence)).toEqual({
      verdict: 'allow',
      concern: 'none',
      proposal: { specialist: 'career_chat', actsOnAnalysis: false, statesPreference: true },
    });
    expect(Object.keys(model.asked[0]?.questions ?? {})).toEqual([
      'safety',
      'concern',
      'specialist',
      'states_preference',
    ]);
  });

  test('asks whether to act on a profile analysis only where there was one', async () => {
    const holds = { type: 'predicate', holds: true, probability: null } as const;
    const model = scriptedModel({ task: 'conversation.gate', reply: { ...allowed, acts_on_analysis: holds } });
    const { proposal } = await assess({ model, enabled })(contextOf(), { ...evidence, profileAnalysed: true });
    expect(proposal.actsOnAnalysis).toBe(true);
    expect(model.asked[0]?.questions).toHaveProperty('acts_on_analysis');
  });

  test('says that safety is unavailable when the model fails, and when it takes too long', async () => {
    const failing = scriptedModel({ task: 'conversation.gate', reply: new ModelFailed('model.malformed') });
    await expect(assess({ model: failing, enabled })(contextOf(), evidence)).rejects.toMatchObject({
      code: 'safety.unavailable',
    });
    const silent = scriptedModel({ task: 'conversation.gate', reply: () => new Promise(() => {}) });
    await expect(assess({ model: silent, enabled, deadlineMs: 20 })(contextOf(), evidence)).rejects.toMatchObject({
      code: 'safety.unavailable',
    });
  });

  test('an abort of the request is an abort, not a failure of safety', async () => {
    const controller = new AbortController();
    const model = scriptedModel({ task: 'conversation.gate', reply: () => new Promise(() => {}) });
    const asked = assess({ model, enabled })(contextOf({ signal: controller.signal }), evidence);
    controller.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
  });
});

describe('The verdict', () => {
  test.each([
    [{ allow: 0.9, block: 0.05, doubt: 0.05 }, 'allow'],
    [{ allow: 0.5, block: 0.3, doubt: 0.2 }, 'allow'],
    [{ allow: 0.1, block: 0.8, doubt: 0.1 }, 'block'],
    [{ allow: 0.3, block: 0.6, doubt: 0.1 }, 'doubt'],
    [{ allow: 0.4, block: 0.2, doubt: 0.4 }, 'doubt'],
  ])('of %j is %s', (probabilities, verdict) => {
    expect(verdictOf(choice('allow', probabilities))).toBe(verdict);
  });

  test('is the value itself where there are no probabilities, and doubt where the model refused', () => {
    expect(verdictOf(choice('block'))).toBe('block');
    expect(verdictOf({ type: 'refusal' })).toBe('doubt');
  });
});
