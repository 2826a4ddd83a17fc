import { z } from 'zod';
import { ChatInput, ChatOutput } from '../../contracts/chat.ts';
import { CHAT_ERRORS } from './chat-streaming.ts';
import { CHAT_INPUT_EXAMPLE, CHAT_OUTPUT_EXAMPLE, ISSUE_EXAMPLES } from './examples.ts';
import type { ApiNeeds } from './needs.ts';
import { rest } from './rest-meta.ts';
import { eventsAfter } from './run-events.ts';
import { router, signedIn, signedInToStream } from './trpc.ts';

/** A turn to follow; `after` is for who comes back with the same idempotency key. */
const ChatStreamInput = ChatInput.extend({
  after: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('Of a run that exists, leave out the events up to this id, which are known already.'),
});

export const chatRouter = (needs: Pick<ApiNeeds, 'startTurn'>) =>
  router({
    send: signedIn
      .meta(
        rest('POST', '/v2/chat', {
          operationId: 'chat',
          tag: 'Conversation',
          summary: 'Runs one turn and answers its result',
          description:
            'Stores the message, runs the turn and answers once it has ended. How it ended is the `status` of the answer: ' +
            'a turn that could not be finished is `failed`, says so to the user in `answer`, and is still a 200. ' +
            'A caller that goes away does not stop the turn: the answer is in the history.',
          success: 'The turn ended; `status` says how.',
          errors: CHAT_ERRORS,
          body: ChatInput,
          examples: { request: CHAT_INPUT_EXAMPLE, response: CHAT_OUTPUT_EXAMPLE, issue: ISSUE_EXAMPLES.message },
        }),
      )
      .input(ChatInput)
      .output(ChatOutput)
      .mutation(async ({ ctx, input }) => {
        const run = await needs.startTurn(ctx.request, input);
        ctx.note({ run: run.runId });
        return run.result();
      }),

    // A mutation, as a subscription would carry the message in its URL. REST has it as `chat_streaming`.
    stream: signedInToStream.input(ChatStreamInput).mutation(async ({ ctx, input: { after, ...input } }) => {
      const run = await needs.startTurn(ctx.request, input);
      ctx.note({ run: run.runId });
      return eventsAfter(run, after);
    }),
  });
