import type { Card } from '../contracts/cards.ts';
import type { RunStatus } from '../contracts/chat.ts';
import type { ErrorCode } from '../contracts/errors.ts';
import type { InteractionAnswer, InteractionQuestion } from '../contracts/interactions.ts';
import type { RunProgress } from '../contracts/stream.ts';
import type { ConversationId } from '../modules/kernel/ids.ts';
import type { Message } from '../modules/kernel/message.ts';
import { port } from '../modules/kernel/port.ts';
import type { RequestContext } from '../modules/kernel/request-context.ts';
import type { Conversation } from './conversations.ts';
import type { Run } from './turns.ts';

/** What a turn says while it runs. The last one is `ended`, and there is exactly one. */
export type TurnEvent =
  | { readonly type: 'progress'; readonly progress: RunProgress }
  | { readonly type: 'delta'; readonly text: string }
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'ended'; readonly outcome: TurnOutcome };

/** How a turn ended. Its text is all deltas in order, its cards all `card` events. */
export interface TurnOutcome {
  readonly status: RunStatus;
  readonly activeAgent: string | null;
  /** With `failed`: why. */
  readonly error?: ErrorCode;
  /** With `interrupted`: what the user is asked, with the ids that an answer names. Never empty. */
  readonly questions?: readonly InteractionQuestion[];
}

export interface TurnStart {
  readonly run: Run;
  readonly conversation: Conversation;
  /** The new message, as stored. */
  readonly message: { readonly id: string; readonly text: string };
  /** The stored messages before it, oldest first, bounded. */
  readonly history: readonly Message[];
  /** The id that a pause of this run will have. */
  readonly interactionId: string;
}

/** The same turn, going on after a pause. */
export interface TurnResume extends TurnStart {
  readonly answered: {
    /** The pause that is answered. */
    readonly interactionId: string;
    /** What was asked. */
    readonly questions: readonly InteractionQuestion[];
    /** One per question of that pause, checked against it. */
    readonly answers: readonly InteractionAnswer[];
  };
}

/** Runs turns: safety, choice of a specialist, the specialist's loop over a model and tools. */
export interface TurnEngine {
  /**
   * Runs one turn. Failures of the gate, of models and of reading the store end it as `failed`, an abort of `ctx.signal`
   * as `cancelled`; what a tool could not do goes back to the model. The iteration itself does not throw. What a thread keeps
   * is valid for the next turn in every case: each tool call has exactly one result.
   */
  start(ctx: RequestContext, turn: TurnStart): AsyncIterable<TurnEvent>;
  /**
   * Goes on where the turn paused, in this process or another; otherwise as `start`. What was finished before the pause is
   * not done again. What the user wrote goes through the gate first, as any message does; what they chose does not. A resume
   * that failed may be resumed again with the same answers.
   */
  resume(ctx: RequestContext, turn: TurnResume): AsyncIterable<TurnEvent>;
  /** Removes what is kept of these conversations. May be repeated; what is not there is no error. */
  forget(conversations: readonly ConversationId[]): Promise<void>;
}
export const TurnEngine = port<TurnEngine>('TurnEngine');
