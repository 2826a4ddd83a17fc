import type { InteractionAnswer, InteractionStatus } from '../../contracts/interactions.ts';
import type { Message, RunId } from '../../modules/kernel/index.ts';
import type { Interaction } from '../../ports/turns.ts';
import type { StoredInteraction, Thread } from './shelves.ts';

/** A pause as it is given away. */
export const toInteraction = ({ messageId, taken, ...interaction }: StoredInteraction): Interaction =>
  structuredClone(interaction);

/** Lets the card of a pause tell what became of it. */
export const tellOutcome = (
  thread: Thread,
  { id, messageId }: StoredInteraction,
  status: InteractionStatus,
  answers: readonly InteractionAnswer[] | null,
): void => {
  changeMessage(thread, messageId, (message) => ({
    ...message,
    cards: message.cards.map((card) =>
      card.type === 'interaction' && card.data.interaction_id === id
        ? { ...card, data: { ...card.data, status, answers } }
        : card,
    ),
  }));
};

/** Cancels what a conversation waits for, and tells whether there was such a pause; with `paused`, only that run's. */
export const cancelPending = (thread: Thread, paused?: RunId): boolean => {
  const pause = [...thread.interactions.values()].find(
    ({ status, runId }) => status === 'pending' && (paused === undefined || runId === paused),
  );
  if (!pause) return false;
  thread.interactions.set(pause.id, { ...pause, status: 'cancelled' });
  tellOutcome(thread, pause, 'cancelled', null);
  changeMessage(thread, pause.messageId, (message) => ({ ...message, status: 'cancelled' }));
  thread.memos.delete(pause.turnId);
  return true;
};

/** Marks a pause that nobody answered in time. */
export const expirePause = (thread: Thread, pause: StoredInteraction): void => {
  thread.interactions.set(pause.id, { ...pause, status: 'expired' });
  tellOutcome(thread, pause, 'expired', null);
  thread.memos.delete(pause.turnId);
};

const changeMessage = (thread: Thread, id: string, change: (message: Message) => Message): void => {
  thread.messages = thread.messages.map((message) => (message.id === id ? change(message) : message));
};
