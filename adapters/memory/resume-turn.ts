import { storableId, storableJson } from '../../ports/storable-text.ts';
import { interactionAt, type Resumed, type Resumption } from '../../ports/turns.ts';
import { before, keyOf, languageAfter, ownThread, removeMessage, startRun } from './begin-turn.ts';
import { cancelPending, hasPending, lapsePause, tellPause } from './pauses.ts';
import { runningIn, type Shelves, toRun } from './shelves.ts';

export const resumeTurn = (shelves: Shelves, resumption: Resumption): Resumed => {
  const { digest, response, now, language } = resumption;
  const key = keyOf(resumption);
  const known = key === undefined ? undefined : shelves.keys.get(key);
  if (known && known.digest !== resumption.idempotency?.digest) return { kind: 'keyReused' };
  const thread = ownThread(shelves, resumption);
  if (!thread) return { kind: 'absent' };
  const pause = thread.interactions.get(storableId(resumption.interactionId) ?? '');
  const paused = pause && shelves.runs.get(pause.runId);
  if (!pause || !paused) return { kind: 'notPending', status: undefined };

  const held = runningIn(shelves, thread);
  const answering = pause.taken ? shelves.runs.get(pause.taken.runId) : undefined;
  if (pause.taken && answering) {
    if (pause.taken.digest !== digest) return { kind: 'answered' };
    // What was asked since goes before another try of what failed.
    const isLeft = !(answering.status === 'failed' && answering.retryable) || hasPending(thread, now);
    if (answering !== held && isLeft) {
      return { kind: 'repeated', run: toRun(answering) };
    }
  } else if (pause.status === 'cancelled' || pause.status === 'expired') {
    return { kind: 'notPending', status: pause.status };
  } else if (interactionAt(pause, now).status === 'expired') {
    return { kind: 'notPending', status: lapsePause(shelves, thread, pause, now) };
  }
  if (held) {
    if (held.leaseUntil <= now) return { kind: 'expired', run: toRun(held) };
    return { kind: held === answering ? 'repeated' : 'busy', run: toRun(held) };
  }
  const isElsewhere = known && shelves.runs.get(known.runId)?.conversationId !== thread.conversation.id;
  if (isElsewhere) return { kind: 'keyReused' };

  let place: number | null = null;
  if (answering) {
    cancelPending(shelves, thread, now);
    place = removeMessage(thread, answering.messageId);
  } else {
    const answers = response.kind === 'answered' ? storableJson(response.answers) : null;
    // Also one that cancels leaves the run as it ended, interrupted: the run that it begins is the one to end cancelled.
    tellPause(shelves, thread, pause, response.kind, answers, 'interrupted');
  }
  thread.interactions.set(pause.id, { ...pause, status: response.kind, taken: { digest, runId: resumption.runId } });
  thread.conversation = {
    ...thread.conversation,
    ...languageAfter(thread.conversation, language && { is: language, by: 'given' }),
    messageCount: thread.messages.length,
  };
  const { turnId, userMessageId } = paused;
  const run = startRun(shelves, thread, {
    ...resumption,
    turnId,
    userMessageId,
    language: language ?? paused.language,
    place,
  });
  const { message, history } = before(thread, userMessageId, resumption.historyLimit);
  if (!message) throw new Error('A turn has its message.');
  return { kind: 'started', run: toRun(run), conversation: thread.conversation, history, message };
};
