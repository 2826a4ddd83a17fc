import type { ErrorCode } from '../../contracts/errors.ts';
import { PromptsInput, PromptsOutput, TopicsInput, TopicsOutput } from '../../contracts/suggestions.ts';
import { CONVERSATION_ID, ISSUE_EXAMPLES } from './examples.ts';
import type { ApiNeeds } from './needs.ts';
import { rest } from './rest-meta.ts';
import { router, signedIn } from './trpc.ts';

const MODEL_ERRORS: readonly ErrorCode[] = [
  'conversation.not-found',
  'model.unavailable',
  'model.malformed',
  'model.timeout',
];

export const PROMPTS_INPUT_EXAMPLE: PromptsInput = { userConversationId: CONVERSATION_ID };

export const PROMPTS_OUTPUT_EXAMPLE: PromptsOutput = {
  title: 'Go on with your review',
  prompts: [
    'Help me word one result for each of my objectives.',
    'Which questions should I expect in a yearly review?',
    'Find a course on giving and receiving feedback.',
  ],
};

export const TOPICS_INPUT_EXAMPLE: Partial<TopicsInput> = {
  userConversationId: CONVERSATION_ID,
  excludedTitles: ['Stakeholder communication'],
};

export const TOPICS_OUTPUT_EXAMPLE: TopicsOutput = {
  topics: [
    {
      title: 'Data modelling',
      description: 'Your next role asks for it, and your profile does not name it yet.',
      source: 'skill_gap',
    },
    {
      title: 'Leading a migration',
      description: 'One of your objectives of this year.',
      source: 'action_plan',
    },
  ],
};

export const suggestionsRouter = (needs: Pick<ApiNeeds, 'suggestPrompts' | 'suggestTopics'>) =>
  router({
    // Mutations, as they ask a model and are counted as what does.
    prompts: signedIn
      .meta(
        rest('POST', '/v2/chat/prompts', {
          operationId: 'suggestPrompts',
          tag: 'Suggestions',
          limit: 'chat',
          summary: 'Suggests what the user may say next',
          description:
            'A few messages to choose from, made of the user and the latest five pairs of message and answer in the ' +
            'conversation. A `category` narrows them, and the answer then has no `title`. Only what the company has ' +
            'switched on is suggested: a category that needs something else is answered with coaching, or left out of ' +
            'consideration. Changes nothing.',
          success: 'The suggestions.',
          errors: MODEL_ERRORS,
          body: PromptsInput,
          examples: {
            request: PROMPTS_INPUT_EXAMPLE,
            response: PROMPTS_OUTPUT_EXAMPLE,
            issue: ISSUE_EXAMPLES.category,
          },
        }),
      )
      .input(PromptsInput)
      .output(PromptsOutput)
      .mutation(({ ctx, input }) => needs.suggestPrompts(ctx.request, input)),

    topics: signedIn
      .meta(
        rest('POST', '/v2/chat/complementary_topics', {
          operationId: 'suggestTopics',
          tag: 'Suggestions',
          limit: 'chat',
          summary: 'Suggests further topics for a profile analysis',
          description:
            'Topics that a profile analysis card may show besides those it shows already, `excludedTitles`; made of the ' +
            "user's profile as it is now, skill gaps and the action plan first. None where the profile gives none. " +
            'Changes nothing.',
          success: 'The topics.',
          errors: MODEL_ERRORS,
          body: TopicsInput,
          examples: {
            request: TOPICS_INPUT_EXAMPLE,
            response: TOPICS_OUTPUT_EXAMPLE,
            issue: ISSUE_EXAMPLES.excludedTitles,
          },
        }),
      )
      .input(TopicsInput)
      .output(TopicsOutput)
      .mutation(({ ctx, input }) => needs.suggestTopics(ctx.request, input)),
  });
