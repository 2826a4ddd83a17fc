import { z } from 'zod';
import { ConversationId } from '../../contracts/chat.ts';
import {
  ConversationChange,
  ConversationMatches,
  ConversationPage,
  ConversationSummary,
  Deleted,
  MessagePage,
  PAGE_SIZE_MAX,
} from '../../contracts/history.ts';
import { boundedText, SEARCH_TERM_MAX_CHARACTERS } from '../../contracts/text.ts';
import { ConversationNotFound } from '../../modules/kernel/index.ts';
import * as examples from './examples.ts';
import type { ApiNeeds } from './needs.ts';
import { ownOnly, userApplicationId } from './own.ts';
import { rest } from './rest-meta.ts';
import { router, signedIn } from './trpc.ts';

// Ids that name nothing are not malformed: whatever the text, the answer is that there is no such thing.
const userConversationId = z
  .string()
  .meta({ description: 'A conversation of the caller, as the chat named it.', example: examples.CONVERSATION_ID });
const searchTerm = boundedText({ min: 1, max: SEARCH_TERM_MAX_CHARACTERS }).meta({
  description:
    'What to look for, literally, without regard to case or accents: 1 to 200 characters, percent-encoded in the path.',
  example: 'sql',
});
const paging = {
  page: z
    .number()
    .int()
    .min(1)
    .default(1)
    .meta({ description: 'The page, counted from 1. One past the end is empty.', example: 1 }),
  pageSize: z
    .number()
    .int()
    .min(1)
    .max(PAGE_SIZE_MAX)
    .default(20)
    .meta({ description: `How many items a page has, up to ${PAGE_SIZE_MAX}.`, example: 20 }),
};

const known = (conversation: string): string => {
  if (!ConversationId.safeParse(conversation).success) throw new ConversationNotFound();
  return conversation;
};

type Needs = Pick<
  ApiNeeds,
  | 'listMessages'
  | 'listConversations'
  | 'searchConversations'
  | 'updateConversation'
  | 'deleteConversation'
  | 'clearHistory'
>;

export const historyRouter = (needs: Needs) =>
  router({
    messages: signedIn
      .meta(
        rest('GET', '/history/messages', {
          operationId: 'listMessages',
          tag: 'History',
          summary: 'Lists the messages of one conversation',
          description: 'Oldest first. A page past the end is empty.',
          success: 'A page of messages.',
          errors: ['conversation.not-found'],
          examples: { response: examples.MESSAGE_PAGE_EXAMPLE, issue: examples.ISSUE_EXAMPLES.pageSize },
        }),
      )
      .input(z.object({ userApplicationId, userConversationId, ...paging }))
      .output(MessagePage)
      .query(async ({ ctx, input: { userApplicationId, userConversationId, ...page } }) => {
        ownOnly(ctx, userApplicationId);
        return needs.listMessages(ctx.request, { userConversationId: known(userConversationId), ...page });
      }),

    conversations: signedIn
      .meta(
        rest('GET', '/history/conversations/{userApplicationId}', {
          operationId: 'listConversations',
          tag: 'History',
          summary: "Lists the user's conversations",
          description: 'Pinned first, then the latest; without messages. A page past the end is empty.',
          success: 'A page of conversations.',
          examples: { response: examples.CONVERSATION_PAGE_EXAMPLE, issue: examples.ISSUE_EXAMPLES.pageSize },
        }),
      )
      .input(z.object({ userApplicationId, ...paging }))
      .output(ConversationPage)
      .query(async ({ ctx, input: { userApplicationId, ...page } }) => {
        ownOnly(ctx, userApplicationId);
        return needs.listConversations(ctx.request, page);
      }),

    search: signedIn
      .meta(
        rest('GET', '/history/conversations/search/{userApplicationId}/{searchTerm}', {
          operationId: 'searchConversations',
          tag: 'History',
          summary: "Searches the user's conversations",
          description:
            'Finds the term, taken literally, in titles and messages, without regard to case or accents. Titles first, ' +
            'then the conversations with more matches, then the latest.',
          success: 'What was found, best first.',
          examples: { response: examples.CONVERSATION_MATCHES_EXAMPLE, issue: examples.ISSUE_EXAMPLES.searchTerm },
        }),
      )
      .input(z.object({ userApplicationId, searchTerm }))
      .output(ConversationMatches)
      .query(async ({ ctx, input: { userApplicationId, searchTerm } }) => {
        ownOnly(ctx, userApplicationId);
        return needs.searchConversations(ctx.request, searchTerm);
      }),

    update: signedIn
      .meta(
        rest('PUT', '/history/conversation/{userConversationId}', {
          operationId: 'updateConversation',
          tag: 'History',
          summary: 'Changes title, sharing or pin of a conversation',
          description: 'Changes what is given and keeps what is not.',
          success: 'The conversation as it is now.',
          errors: ['conversation.not-found'],
          body: ConversationChange,
          examples: {
            request: examples.CONVERSATION_CHANGE_EXAMPLE,
            response: examples.CONVERSATION_EXAMPLE,
            issue: examples.ISSUE_EXAMPLES.title,
          },
        }),
      )
      .input(ConversationChange.extend({ userConversationId }))
      .output(ConversationSummary)
      .mutation(({ ctx, input: { userConversationId, ...change } }) =>
        needs.updateConversation(ctx.request, known(userConversationId), change),
      ),

    delete: signedIn
      .meta(
        rest('DELETE', '/history/conversations/{userConversationId}', {
          operationId: 'deleteConversation',
          tag: 'History',
          summary: 'Deletes one conversation',
          description:
            'With its messages and all that was kept of it, for good. A turn that is running in it is stopped.',
          success: 'It is gone.',
          errors: ['conversation.not-found'],
          examples: { response: examples.DELETED_EXAMPLE, issue: examples.ISSUE_EXAMPLES.path },
        }),
      )
      .input(z.object({ userConversationId }))
      .output(Deleted)
      .mutation(({ ctx, input }) => needs.deleteConversation(ctx.request, known(input.userConversationId))),

    clearAll: signedIn
      .meta(
        rest('DELETE', '/history/history/clear_all/{user_application_id}', {
          operationId: 'clearHistory',
          tag: 'History',
          summary: "Deletes all of the user's conversations",
          description: 'With their messages and all that was kept of them, for good. Nothing to delete is no error.',
          success: 'They are gone.',
          examples: { response: examples.DELETED_EXAMPLE, issue: examples.ISSUE_EXAMPLES.path },
        }),
      )
      .input(z.object({ user_application_id: userApplicationId }))
      .output(Deleted)
      .mutation(({ ctx, input }) => {
        ownOnly(ctx, input.user_application_id);
        return needs.clearHistory(ctx.request);
      }),
  });
