import type { ChatInput } from '../../../contracts/chat.ts';
import type { InteractionResponse } from '../../../contracts/interactions.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Ids } from '../../../ports/ids.ts';
import type { Interaction, Resumption, Turns } from '../../../ports/turns.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import { digestOf } from '../digest.ts';
import type { EndAbandonedRun } from '../end-abandoned-run.ts';
import { InteractionAlreadyAnswered, InteractionExpired, InteractionNotPending, InvalidAnswer } from '../errors.ts';
import { HISTORY_LIMIT, LEASE_MS, type OpenedTurn } from '../open-turn.ts';
import { refusalOf, takeConversation } from '../take-conversation.ts';
import { canonicalResponse, checkAnswers } from './check-answers.ts';

export type OpenResume = ReturnType<typeof openResume>;
/**
 * Checks a response against the stored questions, takes the pause, once, and the conversation with it. Whatever is refused
 * leaves the pause as it was.
 * @throws ConversationNotFound, InvalidAnswer, InteractionNotPending, InteractionExpired, InteractionAlreadyAnswered,
 * ConversationBusy, IdempotencyKeyReused
 */
export const openResume =
  (needs: { turns: Turns; clock: Clock; ids: Ids; endAbandonedRun: EndAbandonedRun; owner: string }) =>
  async (ctx: RequestContext, input: ChatInput, response: InteractionResponse): Promise<OpenedTurn> => {
    const { turns, clock, ids } = needs;
    const conversationId = input.userConversationId ?? '';
    const now = clock.now();
    const pause = await turns.interaction(ctx.tenant.id, ctx.user.id, conversationId, response.interaction_id, now);
    const digest = await digestOf(canonicalResponse(response));
    const resumption: Resumption = {
      tenantId: ctx.tenant.id,
      userId: ctx.user.id,
      conversationId,
      interactionId: response.interaction_id,
      response: contentOf(response, pause),
      digest,
      language: input.language,
      runId: ids.next(),
      messageId: ids.next(),
      idempotency:
        input.idempotencyKey === undefined
          ? undefined
          : { key: input.idempotencyKey, digest: await digestOf(JSON.stringify([digest, input.language ?? null])) },
      owner: needs.owner,
      now,
      leaseUntil: new Date(now.getTime() + LEASE_MS),
      historyLimit: HISTORY_LIMIT,
    };
    const { endAbandonedRun } = needs;
    const resumed = await takeConversation({ log: ctx.log, endAbandonedRun }, () => turns.resume(resumption));
    switch (resumed.kind) {
      case 'started': {
        const { run, conversation, history, message } = resumed;
        const language = run.language;
        return {
          kind: 'started',
          run,
          conversation,
          history,
          ctx: { ...ctx, language },
          content: message.content,
          interactionId: ids.next(),
          response:
            resumption.response.kind === 'cancelled'
              ? { kind: 'cancelled' }
              : {
                  kind: 'answered',
                  interactionId: response.interaction_id.toLowerCase(),
                  questions: pause?.questions ?? [],
                  answers: resumption.response.answers,
                },
        };
      }
      case 'repeated':
        return resumed;
      case 'answered':
        throw new InteractionAlreadyAnswered();
      case 'notPending':
        throw resumed.status === 'expired' ? new InteractionExpired() : new InteractionNotPending();
      default:
        throw refusalOf(resumed.kind);
    }
  };

/** Answers are checked while there is something to check them against; of a pause that is over, the store tells. */
const contentOf = (response: InteractionResponse, pause: Interaction | undefined): Resumption['response'] => {
  if (response.cancelled) {
    if ((response.answers?.length ?? 0) > 0) {
      throw new InvalidAnswer([{ field: 'interaction_response.answers', message: 'must not come with cancelled' }]);
    }
    return { kind: 'cancelled' };
  }
  const isOpen = pause?.status === 'pending';
  return { kind: 'answered', answers: isOpen ? checkAnswers(pause.questions, response) : (response.answers ?? []) };
};
