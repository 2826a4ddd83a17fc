import type { BaseMessage } from '@langchain/core/messages';
import type { InteractionAnswer } from '../../contracts/interactions.ts';
import type { Reply } from '../../modules/kernel/index.ts';

/** A question of a pause, and which call put it: in which of its `ask`s, at which position. */
export interface PausedQuestion {
  readonly id: string;
  readonly callId: string;
  readonly ask: number;
  readonly position: number;
  readonly text: string;
  /** The ids of its options, in the order shown. */
  readonly options: readonly string[];
}

/** A pause of a turn as its thread keeps it: what is needed to give the answers to the calls that wait for them. */
export interface Pause {
  readonly interactionId: string;
  readonly specialist: string;
  /** The id of the thread's message whose calls ask. */
  readonly asking: string;
  /** The calls that wait, and the last `ask` that each has come to. */
  readonly waiting: readonly { readonly callId: string; readonly reached: number }[];
  readonly questions: readonly PausedQuestion[];
  /** In the order of the questions; null until they are answered. */
  readonly replies: readonly Reply[] | null;
}

/** What is known of a call from before the pauses of its turn. */
export interface Earlier {
  /** The last `ask` that the call had come to when it was last run; -1: it was never run. */
  readonly reached: number;
  reply(ask: number, position: number): Reply | undefined;
  /** Questions that were skipped before the call was first run: the same each time it runs. */
  readonly skipped: readonly string[];
  /** Whether the question was skipped by now. */
  isSkipped(text: string): boolean;
}

export const SKIPPED: Reply = { skipped: true, chosen: [], text: null };

/** Of a call of the thread's message `asking`. */
export const earlierOf = (pauses: readonly Pause[], asking: string, callId: string): Earlier => {
  const own = pauses.filter((pause) => pause.asking === asking);
  const reached = own.flatMap(({ waiting }) => waiting.filter((call) => call.callId === callId));
  const skipped = new Set(skippedIn(pauses).map(folded));
  return {
    reached: Math.max(-1, ...reached.map((call) => call.reached)),
    reply(ask, position) {
      for (const { questions, replies } of own) {
        const nth = questions.findIndex((one) => one.callId === callId && one.ask === ask && one.position === position);
        const reply = replies?.[nth];
        if (reply) return reply;
      }
      return undefined;
    },
    skipped: skippedIn(pauses.filter((pause) => pause.asking !== asking)),
    isSkipped: (text) => skipped.has(folded(text)),
  };
};

const skippedIn = (pauses: readonly Pause[]): string[] =>
  pauses.flatMap(({ questions, replies }) =>
    questions.filter((_, nth) => replies?.[nth]?.skipped).map(({ text }) => text),
  );

const folded = (text: string): string => text.normalize().trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The thread as it was when it paused, with the answers: whatever was added since, by an attempt that failed, goes. `undefined`
 * where it does not know the pause.
 */
export const backToPause = (
  { messages, pauses }: { readonly messages: readonly BaseMessage[]; readonly pauses: readonly Pause[] },
  interactionId: string,
  answers: readonly InteractionAnswer[],
): { specialist: string; messages: BaseMessage[]; pauses: Pause[] } | undefined => {
  const nth = pauses.findIndex((pause) => pause.interactionId === interactionId);
  const pause = pauses[nth];
  const asking = messages.findIndex(({ id }) => id !== undefined && id === pause?.asking);
  if (!pause || asking < 0) return undefined;
  const replies = pause.questions.map((question) => replyTo(question, answers));
  return {
    specialist: pause.specialist,
    messages: messages.slice(0, asking + 1),
    pauses: [...pauses.slice(0, nth), { ...pause, replies }],
  };
};

const replyTo = ({ id, options }: PausedQuestion, answers: readonly InteractionAnswer[]): Reply => {
  const answer = answers.find(({ question_id }) => question_id === id);
  if (!answer || answer.skipped) return SKIPPED;
  const ids = new Set(answer.option_ids);
  return {
    skipped: false,
    chosen: [...options.keys()].filter((position) => ids.has(options[position] ?? '')),
    text: answer.text ?? null,
  };
};
