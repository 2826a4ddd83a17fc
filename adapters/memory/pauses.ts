import type { RunStatus } from '../../contracts/chat.ts';
import type { InteractionAnswer, InteractionStatus } from '../../contracts/interactions.ts';
import type { Message, RunId } from '../../modules/kernel/index.ts';
import { type Interaction, interactionAt } from '../../ports/turns.ts';
import type { Shelves, StoredInteraction, Thread } from './shelves.ts';

/** A pause as it is given away at `now`. */
export const toInteraction = ({ messageId, taken, ...interaction }: StoredInteraction, now: Date): Interaction =>
  structuredClone(interactionAt(interaction, now));

/**
 * Lets both cards of a pause, that in the history and that in the output of its run, tell what became of it; `ended` is how
 * its run is to have ended.
 */
export const tellPause = (
  { runs }: Shelves,
  thread: Thread,
  { id, runId, messageId }: StoredInteraction,
  outcome: InteractionStatus,
  answers: readonly InteractionAnswer[] | null,
  ended: RunStatus,
): void => {
  const told = (cards: Message['cards']) =>
    cards.map((card) =>
      card.type === 'interaction' && card.data.interaction_id === id
        ? { ...card, data: { ...card.data, status: outcome, answers } }
        : card,
    );
  thread.messages = thread.messages.map((message) =>
    message.id === messageId ? { ...message, status: ended, cards: told(message.cards) } : message,
  );
  const run = runs.get(runId);
  if (!run?.output) return;
  runs.set(runId, { ...run, status: ended, output: { ...run.output, status: ended, cards: told(run.output.cards) } });
};

/**
 * Ends a pending pause that gets no response any more, and tells how: it has expired where its time was past, which leaves
 * its run interrupted; else it is cancelled, and its run with it.
 */
export const lapsePause = (
  shelves: Shelves,
  thread: Thread,
  pause: StoredInteraction,
  now: Date | undefined,
): 'cancelled' | 'expired' => {
  const outcome = now && interactionAt(pause, now).status === 'expired' ? 'expired' : 'cancelled';
  thread.interactions.set(pause.id, { ...pause, status: outcome });
  tellPause(shelves, thread, pause, outcome, null, outcome === 'expired' ? 'interrupted' : 'cancelled');
  thread.memos.delete(pause.turnId);
  return outcome;
};

/** Ends what a conversation waits for, and tells how; with `paused`, only that run's. `undefined`: there is nothing. */
export const cancelPending = (
  shelves: Shelves,
  thread: Thread,
  now: Date | undefined,
  paused?: RunId,
): 'cancelled' | 'expired' | undefined => {
  const pause = [...thread.interactions.values()].find(
    ({ status, runId }) => status === 'pending' && (paused === undefined || runId === paused),
  );
  return pause && lapsePause(shelves, thread, pause, now);
};

/** Ends the pending pauses whose time is past, the earliest first, and tells how many. */
export const expirePauses = (shelves: Shelves, now: Date, limit: number): number => {
  const late = [...shelves.threads.values()]
    .flatMap((thread) => [...thread.interactions.values()].map((pause) => ({ thread, pause })))
    .filter(({ pause }) => pause.status === 'pending' && interactionAt(pause, now).status === 'expired')
    .sort(({ pause: a }, { pause: b }) => a.expiresAt.getTime() - b.expiresAt.getTime() || (a.id < b.id ? -1 : 1))
    .slice(0, limit);
  for (const { thread, pause } of late) lapsePause(shelves, thread, pause, now);
  return late.length;
};

/** Whether a conversation waits for answers that can still come. */
export const hasPending = ({ interactions }: Thread, now: Date): boolean =>
  [...interactions.values()].some((pause) => interactionAt(pause, now).status === 'pending');
