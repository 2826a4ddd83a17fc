import { z } from 'zod';
import type { Answers, AnswerTo, Prompt, Question, Questions } from '../../modules/kernel/task.ts';
import type { Call } from './call.ts';
import type { Chat } from './chat.ts';
import { Deadline } from './deadline.ts';
import { type Decisions, lacksDecisions, MOST_QUESTIONS } from './decisions.ts';
import { ProviderFailure } from './failures.ts';
import type { Lessons } from './lessons.ts';
import { questionPrompt } from './prompt.ts';
import { structured } from './structured.ts';

const answersType = (questions: Questions) =>
  z.object(
    Object.fromEntries(
      Object.entries(questions).map(([name, question]) => [
        name,
        question.type === 'choice' ? z.enum(question.choices.map(({ value }) => value)) : z.boolean(),
      ]),
    ),
  );

/** A chat model's word has no calibrated probability; none is invented. */
const uncalibrated = (question: Question, value: unknown): AnswerTo<Question> =>
  question.type === 'choice'
    ? { type: 'choice', value: String(value), probabilities: null }
    : { type: 'predicate', holds: value === true, probability: null };

const answersFrom = <Asked extends Questions>(
  questions: Asked,
  answer: (name: string, question: Question) => AnswerTo<Question>,
) =>
  Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [name, answer(name, question)]),
  ) as Answers<Asked>;

/** The same questions by structured generation, all in one request. A model that declines has refused each of them. */
const byGeneration = async <Asked extends Questions>(chat: Chat, call: Call, prompt: Prompt, questions: Asked) => {
  try {
    const output = answersType(questions);
    const values = await structured(chat, call, { output, prompt: questionPrompt(prompt, questions) });
    return answersFrom(questions, (name, question) => uncalibrated(question, values[name]));
  } catch (error) {
    if (error instanceof ProviderFailure && error.kind === 'declined') {
      return answersFrom(questions, () => ({ type: 'refusal' }));
    }
    throw error;
  }
};

/**
 * Answers closed questions: by Decisions where the server has them, within their own short time; otherwise, and where they
 * fail, by structured generation in what is left of the call's deadline.
 */
export const decide =
  (needs: {
    readonly chat: Chat;
    readonly decisions: Decisions;
    readonly lessons: Lessons;
    readonly decisionsMs: number;
  }) =>
  async <Asked extends Questions>(
    call: Call,
    decisionsModel: string,
    prompt: Prompt,
    questions: Asked,
  ): Promise<Answers<Asked>> => {
    const count = Object.keys(questions).length;
    if (count === 0 || count > MOST_QUESTIONS) throw new RangeError(`A call asks 1 to ${MOST_QUESTIONS} questions.`);
    call.deadline.signal.throwIfAborted();
    const { lessons } = needs;
    if (!lessons.lacks(decisionsModel, 'decisions')) {
      const deadline = new Deadline(Math.min(needs.decisionsMs, call.deadline.remainingMs), [call.deadline.signal]);
      try {
        return await needs.decisions({ ...call, model: decisionsModel, deadline }, prompt, questions);
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        const lacking = lacksDecisions(error);
        if (lacking) lessons.learn(decisionsModel, 'decisions');
        const { kind, status, code, requestId } = error;
        const fields = { task: call.task, model: decisionsModel, kind, status, code, providerRequestId: requestId };
        const alarming = status === 401 || status === 403;
        call.ctx.log[alarming ? 'error' : 'warn'](fields, `no decision; ${lacking ? 'not supported, ' : ''}generating`);
      } finally {
        deadline.end();
      }
    }
    return byGeneration(needs.chat, call, prompt, questions);
  };
