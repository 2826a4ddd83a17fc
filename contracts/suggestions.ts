import { z } from 'zod';
import { ConversationId, Language } from './chat.ts';
import { boundedText } from './text.ts';

/** The most suggestions and topics of one answer. */
export const PROMPTS_MAX = 4;
export const TOPICS_MAX = 6;

export const PromptsInput = z
  .object({
    userConversationId: ConversationId.describe('The conversation to go on from.'),
    category: boundedText({ min: 1, max: 100, visible: true })
      .optional()
      .describe('Narrows the suggestions, e.g. `Find a Training`; the answer then has no title.'),
    language: Language.optional().describe("Write in this language; absent means the conversation's."),
  })
  .meta({ id: 'PromptsInput' });
export type PromptsInput = z.infer<typeof PromptsInput>;

export const PromptsOutput = z
  .object({
    title: z.string().optional().describe('A heading over the suggestions; absent with a category.'),
    prompts: z.array(z.string()).describe(`Messages the user may send next: 1 to ${PROMPTS_MAX}.`),
  })
  .meta({ id: 'PromptsOutput' });
export type PromptsOutput = z.infer<typeof PromptsOutput>;

const topicTitle = boundedText({ min: 1, max: 200, visible: true });

export const TopicsInput = z
  .object({
    userConversationId: ConversationId.optional().describe(
      'The conversation of the card, whose language is then used.',
    ),
    excludedTitles: z
      .array(topicTitle)
      .max(100)
      .default([])
      .describe('Titles of the topics that the card shows already.'),
    language: Language.optional(),
  })
  .meta({ id: 'TopicsInput' });
export type TopicsInput = z.infer<typeof TopicsInput>;

export const TopicSource = z.enum(['skill_gap', 'action_plan', 'interest', 'experience']);
export const Topic = z
  .object({
    title: z.string(),
    description: z.string(),
    source: TopicSource.describe('What of the profile it comes from.'),
  })
  .meta({ id: 'Topic' });
export type Topic = z.infer<typeof Topic>;

export const TopicsOutput = z
  .object({
    topics: z
      .array(Topic)
      .describe(`Skill gaps and the action plan first; at most ${TOPICS_MAX}, none of the excluded.`),
  })
  .meta({ id: 'TopicsOutput' });
export type TopicsOutput = z.infer<typeof TopicsOutput>;
