import { v7 } from 'uuid';
import { expect } from 'vitest';
import type { Card } from '../../contracts/cards.ts';
import type { InteractionAnswer, InteractionQuestion } from '../../contracts/interactions.ts';
import type { Message } from '../../modules/kernel/index.ts';
import type { Interaction, Opening, Resumed, Resumption, Run, Turns } from '../../ports/turns.ts';
import type { Stores } from '../support/stores.ts';
import { endingOf, later, messagesOf, mustStart, openingOf, outputOf } from './turn-samples.ts';

export const QUESTIONS: readonly InteractionQuestion[] = [
  {
    question_id: 'q1',
    text: 'Which goal?',
    input_type: 'single_select',
    options: [
      { option_id: 'q1_o1', label: 'Lead a team' },
      { option_id: 'q1_o2', label: 'Learn Rust' },
    ],
    allow_free_text: false,
    required: true,
  },
];
export const ANSWERS: readonly InteractionAnswer[] = [{ question_id: 'q1', option_ids: ['q1_o2'] }];

export interface Pause {
  readonly id: string;
  /** The run that ended with it. */
  readonly run: Run;
  readonly expiresAt: Date;
}

/** Ends a running run with a pause of ten minutes, whose card stands between two that look like it. */
export const pauseRun = async (turns: Turns, run: Run, id: string = v7()): Promise<Pause> => {
  const expiresAt = later(600, run.startedAt);
  const data = {
    interaction_id: id,
    questions: QUESTIONS,
    status: 'pending',
    expires_at: expiresAt.toISOString(),
    answers: null,
  };
  const cards = [
    { type: 'talentList' as const, data: { interaction_id: id, status: 'kept' } },
    { type: 'interaction' as const, data },
    { type: 'interaction' as const, data: { interaction_id: v7(), status: 'kept' } },
  ];
  const output = outputOf(run, { status: 'interrupted', answer: 'One question.', cards });
  const ending = endingOf(run, { output, interaction: { id, questions: QUESTIONS, expiresAt } });
  if (!(await turns.end(run.id, ending))) throw new Error('The turn should have paused.');
  return { id, run, expiresAt };
};

/** A turn that began and paused. */
export const pauseTurn = async (turns: Turns, opening: Partial<Opening> & Pick<Opening, 'tenantId'>): Promise<Pause> =>
  pauseRun(turns, (await mustStart(turns, openingOf(opening))).run);

/** An answer to a pause, of which every part can be another. */
export const resumptionOf = ({ id, run }: Pause, changes: Partial<Resumption> = {}): Resumption => {
  const now = changes.now ?? later(60, run.startedAt);
  return {
    tenantId: run.tenantId,
    userId: run.userId,
    conversationId: run.conversationId,
    interactionId: id,
    response: { kind: 'answered', answers: ANSWERS },
    digest: 'the answers',
    language: undefined,
    runId: v7(),
    messageId: v7(),
    idempotency: undefined,
    owner: 'one process',
    now,
    leaseUntil: later(30, now),
    historyLimit: 40,
    ...changes,
  };
};

/** What makes it another response. */
export const OTHER_RESPONSE: Partial<Resumption> = {
  response: { kind: 'answered', answers: [{ question_id: 'q1', skipped: true }] },
  digest: 'other answers',
};

export type Restarted = Extract<Resumed, { kind: 'started' }>;

export const mustResume = async (turns: Turns, resumption: Resumption): Promise<Restarted> => {
  const resumed = await turns.resume(resumption);
  if (resumed.kind !== 'started') throw new Error(`The turn should have gone on, and was ${resumed.kind}.`);
  return resumed;
};

/** A run that failed through no fault of its turn's. */
export const failRun = (turns: Turns, run: Run): Promise<boolean> =>
  turns.end(run.id, endingOf(run, { output: outputOf(run, { status: 'failed', answer: 'Sorry.' }), retryable: true }));

/** A pause as it is stored, and looked at in its first minute. */
export const findPause = (
  turns: Turns,
  { id, run }: Pause,
  now = later(60, run.startedAt),
): Promise<Interaction | undefined> => turns.interaction(run.tenantId, run.userId, run.conversationId, id, now);

/**
 * What is shown of a pause: its message's status, its card's, and the answers. Who reads the history and who reads how the
 * run ended are told the same.
 */
export const shownOf = async (stores: Stores, { id, run }: Pause): Promise<readonly unknown[]> => {
  const message = (await messagesOf(stores, run)).find((one) => one.id === run.messageId);
  const { status, output } = (await stores.turns.find(run.tenantId, run.userId, run.id)) ?? {};
  expect([status, output?.status, output?.cards]).toEqual([message?.status, message?.status, message?.cards]);
  const isOfPause = ({ type, data }: Card) => type === 'interaction' && data.interaction_id === id;
  const card = message?.cards.find(isOfPause);
  return [message?.status, card?.data.status, card?.data.answers];
};

export const contentsOf = (messages: readonly Message[]): string[] => messages.map(({ content }) => content);
