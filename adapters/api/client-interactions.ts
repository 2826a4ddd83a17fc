import type { ChatInput, ChatOutput } from '../../contracts/chat.ts';
import type { InteractionAnswer, InteractionData } from '../../contracts/interactions.ts';

/** The questions with which a turn paused, while they can be answered. Of another turn `undefined`. */
export const pendingInteraction = ({
  status,
  cards,
}: Pick<ChatOutput, 'status' | 'cards'>): InteractionData | undefined => {
  if (status !== 'interrupted') return undefined;
  const card = cards.findLast(({ type }) => type === 'interaction');
  const data = card?.data as InteractionData | undefined;
  return data?.status === 'pending' ? data : undefined;
};

type Paused = Pick<ChatOutput, 'userConversationId' | 'status' | 'cards'>;

const idOf = (output: Paused): string => {
  const interaction = pendingInteraction(output);
  if (!interaction) throw new TypeError('This turn does not wait for answers.');
  return interaction.interaction_id;
};

/**
 * What answers a turn that paused, for `chat.send` or `chat.stream`: of each question one answer or `skipped`.
 * @throws TypeError for a turn that did not
 */
export const answerInteraction = (output: Paused, answers: readonly InteractionAnswer[]): ChatInput => ({
  userConversationId: output.userConversationId,
  interaction_response: { interaction_id: idOf(output), answers: [...answers] },
});

/** What ends a turn that paused without an answer, for `chat.send` or `chat.stream`. @throws TypeError for a turn that did not */
export const cancelInteraction = (output: Paused): ChatInput => ({
  userConversationId: output.userConversationId,
  interaction_response: { interaction_id: idOf(output), cancelled: true },
});
