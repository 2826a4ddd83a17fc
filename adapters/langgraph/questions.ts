import {
  type InteractionAnswer,
  type InteractionQuestion,
  OPTIONS_MAX,
  QUESTIONS_MAX,
} from '../../contracts/interactions.ts';
import type { Inquiry } from '../../modules/kernel/index.ts';
import { storable } from './answer.ts';
import type { Pause, PausedQuestion } from './pauses.ts';

/** The longest text of a question or a label, in UTF-16 units. */
const TEXT_LENGTH = 1_000;

/** An inquiry as it can be shown and stored. */
export interface Put extends Inquiry {
  readonly options: readonly string[];
}

/** A call that waits: what it asks in which of its `ask`s, without what is answered already. */
export interface WaitingCall {
  readonly callId: string;
  readonly asks: readonly {
    readonly ask: number;
    readonly open: readonly { readonly position: number; readonly put: Put }[];
  }[];
}

/** @throws Error where there is nothing to ask or to choose from, which is the tool's own fault */
export const putQuestions = (inquiries: readonly Inquiry[]): Put[] => {
  if (inquiries.length === 0) throw new Error('A tool asks nothing.');
  return inquiries.map((inquiry) => {
    const text = shown(inquiry.text);
    const isSelect = inquiry.inputType !== 'text';
    const options = isSelect ? (inquiry.options ?? []).slice(0, OPTIONS_MAX).map(shown) : [];
    if (text.trim() === '') throw new Error('A tool asks a question without words.');
    if (isSelect && options.length === 0) throw new Error('A tool gives nothing to choose from.');
    return { ...inquiry, text, options };
  });
};

const shown = (text: string): string => {
  const clean = storable(text);
  return clean.length <= TEXT_LENGTH ? clean : `${clean.slice(0, TEXT_LENGTH - 1).replace(/[\ud800-\udbff]$/, '')}…`;
};

/**
 * One pause for all calls of a reply that wait: their questions in order, at most `QUESTIONS_MAX`. What does not fit is asked
 * by a further pause, when its call runs again and finds it unanswered.
 */
export const groupQuestions = (
  of: Pick<Pause, 'interactionId' | 'specialist' | 'asking'>,
  waiting: readonly WaitingCall[],
): { pause: Pause; questions: InteractionQuestion[] } => {
  const fitting = waiting
    .flatMap(({ callId, asks }) => asks.flatMap(({ ask, open }) => open.map((one) => ({ callId, ask, ...one }))))
    .slice(0, QUESTIONS_MAX)
    .map((one, nth) => ({ ...one, id: `q${nth + 1}` }));
  const optionId = (questionId: string, position: number) => `${questionId}_o${position + 1}`;
  return {
    pause: {
      ...of,
      waiting: waiting.map(({ callId, asks }) => ({ callId, reached: Math.max(...asks.map(({ ask }) => ask)) })),
      questions: fitting.map(
        ({ id, callId, ask, position, put }): PausedQuestion => ({
          id,
          callId,
          ask,
          position,
          text: put.text,
          options: put.options.map((_, option) => optionId(id, option)),
        }),
      ),
      replies: null,
    },
    questions: fitting.map(({ id, put }) => ({
      question_id: id,
      text: put.text,
      input_type: put.inputType,
      options: put.options.map((label, option) => ({ option_id: optionId(id, option), label })),
      allow_free_text: put.inputType === 'text' || (put.allowFreeText ?? false),
      required: put.required ?? false,
    })),
  };
};

/** What a user answered, as they would say it themselves: for a model that does not know what was asked. */
export const answersInWords = (
  questions: readonly InteractionQuestion[],
  answers: readonly InteractionAnswer[],
): string => {
  const lines = questions.map(({ question_id: id, text, options }) => {
    const answer = answers.find(({ question_id }) => question_id === id);
    const chosen = options.filter(({ option_id }) => answer?.option_ids?.includes(option_id)).map(({ label }) => label);
    const said = [...chosen, ...(answer?.text === undefined ? [] : [answer.text])];
    return `${text}\n${answer?.skipped || said.length === 0 ? '(skipped: do not ask this again)' : said.join('; ')}`;
  });
  return `You asked me this, and here are my answers:\n\n${lines.join('\n\n')}`;
};
