import type { Embedder } from '../../../ports/embedder.ts';
import { likeness } from '../../../ports/likeness.ts';

// For English sentences that no rule knows: are they nearer to what the service covers, or to what it does not?

const OURS = [
  'How can I grow in my profession?',
  'I do not get along with the person I report to.',
  'What should I learn next to stay relevant?',
  'I feel undervalued and want more responsibility.',
  'How do I become better at public speaking?',
  'I want to move to another part of the organisation.',
  'Help me organise my week.',
  'How do I say no without upsetting people?',
  'I am thinking about becoming an expert instead of leading others.',
  'Improve the wording of this paragraph.',
  'Who should I talk to about my next step?',
  'How do I deal with stress before an important event?',
  'Which documents do I need to claim travel expenses?',
  'I made a mistake and have to tell the others.',
  'What are my strengths and weaknesses?',
  'How do I run a good workshop?',
  'Can I work from abroad for a few weeks?',
  'I would like to change what I do for a living.',
];

const NOT_OURS = [
  'How do I cook rice?',
  'What is the tallest mountain in the world?',
  'Who won the game last night?',
  'Will it rain tomorrow?',
  'Which movie should I watch tonight?',
  'Who is the president of France?',
  'How do I train my dog?',
  'What is the best phone to buy?',
  'How many planets are there?',
  'Write a poem about the sea.',
  'My stomach hurts, what should I take?',
  'When did the Roman empire fall?',
  'What are the best beaches in Spain?',
  'How do I fix a flat tyre?',
  'Which shares will rise next year?',
  'Tell me a funny story.',
  'How do vaccines work?',
  'What does my star sign say about love?',
];

/** The mean of the three nearest: one odd neighbour decides nothing. */
const nearness = (vector: readonly number[], examples: readonly (readonly number[])[]): number =>
  examples
    .map((example) => likeness(vector, example))
    .sort((left, right) => right - left)
    .slice(0, 3)
    .reduce((sum, value) => sum + value / 3, 0);

/** How much nearer an English text is to what the service covers (above 0) than to what it does not (below 0): -2 to 2. */
export const likenessToOurs = async (embedder: Pick<Embedder, 'embed'>, text: string): Promise<number> => {
  const [vector = [], ...examples] = await embedder.embed([text, ...OURS, ...NOT_OURS]);
  return nearness(vector, examples.slice(0, OURS.length)) - nearness(vector, examples.slice(OURS.length));
};
