import { z } from 'zod';
import type { DecisionTask, ProseTask, Questions, Task } from '../../modules/kernel/index.ts';

/** How an engine that is tested answers from now on; `answers` until it is told. */
export type Manner =
  /** As the sample tasks say. */
  | 'answers'
  /** In another form than was agreed. */
  | 'babbles'
  /** With a refusal. */
  | 'refuses'
  /** Not at all: the provider, or the rule, breaks; a stream in its middle where it can. */
  | 'fails'
  /** Never. */
  | 'hangs';

export const WORDS = ['amber', 'birch', 'cedar', 'dune', 'ember', 'flint', 'grove', 'heron'] as const;
export type Word = (typeof WORDS)[number];

/** A text that holds one of the words, long enough to come in pieces. */
export const textOf = (word: Word): string => `Whoever asks for ${word} hears of ${word}, and of nothing else at all.`;

const prompt = (_ctx: unknown, text: string) => ({
  instructions: 'Repeat what is said.',
  messages: [{ role: 'user' as const, text }],
});
const named = { profile: 'mini', deadlineMs: 10_000, prompt } as const;

/** Gives back what it is asked. */
export const echo: Task<string, { echo: string }> = {
  ...named,
  kind: 'structured',
  id: 'sample.echo',
  output: z.object({ echo: z.string() }),
};

/** Writes what it is asked. */
export const recite: ProseTask<string> = { ...named, kind: 'prose', id: 'sample.recite', maxTokens: () => 100 };

/** Tells which word the text holds, and that it asks for nothing else. */
export const judge: DecisionTask<string> = { ...named, kind: 'decision', id: 'sample.judge' };
export const questions = {
  word: {
    type: 'choice',
    instructions: 'Which word is it?',
    choices: WORDS.map((value) => ({ value, description: value })),
  },
  polite: { type: 'predicate', instructions: 'It is polite.' },
} as const satisfies Questions;
