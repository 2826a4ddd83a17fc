import { z } from 'zod';
import type { Choice, DecisionTask, Predicate, ProseTask, Task } from '../../modules/kernel/task.ts';

/** Tasks as the domain has them, for the tests of this folder. */
export const prompt = (_ctx: unknown, text: string) => ({
  instructions: 'You are careful.',
  messages: [
    { role: 'assistant' as const, text: 'Good morning!' },
    { role: 'user' as const, text },
  ],
});

const Found = z.object({
  title: z.string().max(80),
  level: z.enum(['junior', 'senior']),
  place: z.string().optional(),
});

export const find: Task<string, z.infer<typeof Found>> = {
  kind: 'structured',
  id: 'sample.find',
  profile: 'large',
  deadlineMs: 3_000,
  output: Found,
  prompt,
};

export const write: ProseTask<string> = {
  kind: 'prose',
  id: 'sample.write',
  profile: 'mini',
  deadlineMs: 3_000,
  temperature: 0.2,
  maxTokens: (input) => input.length * 10,
  prompt,
};

export const judge: DecisionTask<string> = {
  kind: 'decision',
  id: 'sample.judge',
  profile: 'mini',
  deadlineMs: 3_000,
  prompt,
};

export const questions = {
  safety: {
    type: 'choice',
    instructions: 'May this be answered?',
    choices: [
      { value: 'allow', description: 'It is within the service.' },
      { value: 'block', description: 'It is not.' },
    ],
  } satisfies Choice,
  urgent: { type: 'predicate', instructions: 'It is urgent.' } satisfies Predicate,
} as const;

export const decisionAnswers = [
  {
    type: 'choice',
    name: 'safety',
    choice: 'allow',
    confidence: 0.8,
    probabilities: [
      { value: 'allow', probability: 0.9 },
      { value: 'block', probability: 0.1 },
    ],
  },
  { type: 'predicate', name: 'urgent', probability: 0.25 },
] as const;
