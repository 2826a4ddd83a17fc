import { z } from 'zod';
import { CancelInput, CancelOutput, ChatInput, ChatOutput } from '../../contracts/chat.ts';
import { CHAT_ERRORS, EVENT_ID_MAX, knownRun } from './chat-streaming.ts';
import { ISSUE_EXAMPLES } from './examples.ts';
import {
  CANCEL_INPUT_EXAMPLE,
  CANCEL_OUTPUT_EXAMPLE,
  CHAT_INPUT_EXAMPLES,
  CHAT_OUTPUT_EXAMPLES,
} from './interaction-examples.ts';
import type { ApiNeeds } from './needs.ts';
import { rest } from './rest-meta.ts';
import { eventsAfter } from './run-events.ts';
import { router, signedIn, signedInToStream } from './trpc.ts';

const after = z
  .number()
  .int()
  .min(0)
  .max(EVENT_ID_MAX)
  .optional()
  .describe('Of a run that exists, leave out the events up to this id, which are known already.');

/** A turn to follow; `after` is for who comes back with the same idempotency key. */
const ChatStreamInput = ChatInput.safeExtend({ after });

/** What cannot be a run's name is no run, so that any text is taken here. */
const ChatFollowInput = z.object({ runId: z.string(), after });

const SEND_DESCRIPTION = `
Stores the message, runs the turn and answers once it has ended. How it ended is the \`status\` of the answer: a turn that
could not be finished is \`failed\`, says so to the user in \`answer\`, and is still a 200. A caller that goes away does not
stop the turn: the answer is in the history.

**Pauses.** A turn that needs to ask ends with status \`interrupted\` and an \`interaction\` card, whose data is
\`InteractionData\`: all its questions at once. They are answered here or with \`chat_streaming\`,
by \`interaction_response\` in place of \`message\`, with the \`userConversationId\`: one answer per question, in any order, by
\`option_ids\`, by \`text\` where the question allows it, or \`skipped: true\`. A label or a number is never read as a choice.
Skipping a \`required\` question ends what was asked for and chooses nothing. \`cancelled: true\` in place of the answers ends
the turn. The answer goes on with the same turn as a new run, with a \`runId\` and a \`messageId\` of its own, and may pause again.

Answers that do not fit the questions are a 422, \`interaction.invalid-answer\`, which names the fields, and the pause stays
pending. The same response sent again gives the same run; another after it is a 409, \`interaction.already-answered\`. A pause
that was cancelled, or is not this user's in this conversation, is a 422, \`interaction.not-pending\`; one past its
\`expires_at\` is a 422, \`interaction.expired\`. A new \`message\` cancels the pause of its conversation. A caller that cannot
ask its user says \`interactive: false\` with the message, and gets questions as text.
`.trim();

type Needs = Pick<ApiNeeds, 'startTurn' | 'followRun' | 'cancelRun'>;

export const chatRouter = (needs: Needs) =>
  router({
    send: signedIn
      .meta(
        rest('POST', '/v2/chat', {
          operationId: 'chat',
          tag: 'Conversation',
          limit: 'chat',
          summary: 'Runs one turn and answers its result',
          description: SEND_DESCRIPTION,
          success: 'The turn ended; `status` says how.',
          errors: CHAT_ERRORS,
          body: ChatInput,
          examples: { request: CHAT_INPUT_EXAMPLES, response: CHAT_OUTPUT_EXAMPLES, issue: ISSUE_EXAMPLES.message },
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
    stream: signedInToStream
      .meta({ limit: 'chat' })
      .input(ChatStreamInput)
      .mutation(async ({ ctx, input: { after, ...input } }) => {
        const run = await needs.startTurn(ctx.request, input);
        ctx.note({ run: run.runId });
        return eventsAfter(run, after);
      }),

    // REST has it as `chat_streaming/{runId}`.
    follow: signedInToStream
      .meta({ limit: 'history' })
      .input(ChatFollowInput)
      .query(async ({ ctx, input: { runId, after } }) => {
        const run = await needs.followRun(ctx.request, knownRun(runId));
        ctx.note({ run: run.runId });
        return eventsAfter(run, after);
      }),

    cancel: signedIn
      .meta(
        rest('POST', '/v2/chat/cancel', {
          operationId: 'cancelRun',
          tag: 'Conversation',
          summary: 'Stops one run',
          description:
            'Stops what the run is doing and answers once its end is stored. What was written until then is kept, as the ' +
            'message of a turn that was cancelled; the stream of the run ends with `run.cancelled`. A run that has paused ' +
            'is stopped too: its questions can then not be answered any more. A run that had ended before stays as it is, ' +
            'and `status` says how; so a stop that comes late or twice does no harm, and never touches a newer run.',
          success: 'It has ended; `status` says how.',
          errors: ['run.not-found'],
          body: CancelInput,
          examples: { request: CANCEL_INPUT_EXAMPLE, response: CANCEL_OUTPUT_EXAMPLE, issue: ISSUE_EXAMPLES.runId },
        }),
      )
      .input(CancelInput)
      .output(CancelOutput)
      .mutation(({ ctx, input: { runId } }) => {
        ctx.note({ run: runId });
        return needs.cancelRun(ctx.request, runId);
      }),
  });
