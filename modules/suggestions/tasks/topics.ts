import { z } from 'zod';
import { TOPICS_MAX, TopicSource } from '../../../contracts/suggestions.ts';
import type { Task } from '../../kernel/task.ts';
import { dataMessages } from '../data-messages.ts';
import type { Candidate } from '../topic-candidates.ts';
import { topicsInstructions } from './topics.prompt.ts';

/** The longest title and the longest description of a topic, in Unicode code points. */
export const TOPIC_TITLE_MAX_CHARACTERS = 200;
export const TOPIC_DESCRIPTION_MAX_CHARACTERS = 500;

/** What topics are made from. Written in `ctx.language`. */
export interface TopicsTaskInput {
  /** What of the profile a topic may come from, the most important first; bounded, never empty. */
  readonly candidates: readonly Candidate[];
  /** Titles that are shown already, as the caller wrote them. */
  readonly excluded: readonly string[];
}

/** Limits are told and not enforced here: what is too much is left out afterwards, and costs no second call. */
const TopicsTaskOutput = z.object({
  topics: z
    .array(
      z.object({
        title: z.string().describe(`At most ${TOPIC_TITLE_MAX_CHARACTERS} characters.`),
        description: z
          .string()
          .describe(`One or two sentences, at most ${TOPIC_DESCRIPTION_MAX_CHARACTERS} characters.`),
        source: TopicSource.describe('The source of the candidate that the topic develops.'),
      }),
    )
    .describe(`At most ${TOPICS_MAX}; empty where nothing new is left.`),
});
export type TopicsTaskOutput = z.output<typeof TopicsTaskOutput>;

/** Writes development topics beside those that a card shows. A failure is the caller's to see. */
export const topicsTask: Task<TopicsTaskInput, TopicsTaskOutput> = {
  kind: 'structured',
  id: 'suggestions.topics',
  profile: 'mini',
  deadlineMs: 20_000,
  output: TopicsTaskOutput,
  prompt: (ctx, { candidates, excluded }) => ({
    instructions: topicsInstructions(ctx),
    messages: dataMessages([
      { name: 'candidates', value: candidates },
      { name: 'titles shown already', value: excluded },
    ]),
  }),
};
