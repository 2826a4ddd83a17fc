import { createHash } from 'node:crypto';
import type OpenAI from 'openai';
import type { DecisionCreateParams } from 'openai/resources/decisions';
import type { RequestContext } from '../../modules/kernel/request-context.ts';
import type { Answers, Prompt, Questions } from '../../modules/kernel/task.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { Attempts } from './attempts.ts';
import type { Call } from './call.ts';
import { decisionAnswers } from './decision-answers.ts';
import { ProviderFailure } from './failures.ts';
import { openCall } from './metering.ts';
import { evidenceText } from './prompt.ts';
import type { Provider } from './provider.ts';

/** Some servers take 64, OpenAI 400; a task has far fewer. */
export const MOST_QUESTIONS = 32;

/** Tells the provider apart whose requests these are, not who it is. */
const safetyIdentifier = ({ tenant, user }: RequestContext) =>
  `u_${createHash('sha256')
    .update(JSON.stringify([tenant.id, user.id]))
    .digest('hex')
    .slice(0, 32)}`;

const questionsOf = (questions: Questions): DecisionCreateParams['questions'] =>
  Object.entries(questions).map(([name, question]) =>
    question.type === 'choice'
      ? {
          type: 'choice',
          name,
          instructions: question.instructions,
          choices: question.choices.map(({ value, description }) => ({ value, description })),
        }
      : { type: 'predicate', name, instructions: question.instructions },
  );

/**
 * Whether a failure says that the server does not have Decisions, or not for this model. A 422 always does: it is about the
 * body's form, and its text does not reach us from servers with another error shape. Keys, rates, overload and time are
 * of this call only.
 */
export const lacksDecisions = (failure: ProviderFailure): boolean => {
  if (failure.kind === 'malformed') return true;
  if (failure.kind !== 'status') return false;
  const status = failure.status ?? 0;
  return [404, 405, 422, 501].includes(status) || (status === 400 && failure.says(/\b(state|input|questions)\b/));
};

export type Decisions = ReturnType<typeof decisions>;

/** The provider's Decisions API: all questions of a call in one request, in the subset that every known server takes. */
export const decisions =
  (needs: {
    readonly client: OpenAI;
    readonly attempt: Attempts;
    readonly telemetry: Telemetry;
    readonly provider: Provider;
  }) =>
  async <Asked extends Questions>(call: Call, prompt: Prompt, questions: Asked): Promise<Answers<Asked>> => {
    const open = openCall(needs.telemetry, 'decide', call, needs.provider);
    try {
      const body: DecisionCreateParams = {
        model: call.model,
        input: evidenceText(prompt),
        questions: questionsOf(questions),
        safety_identifier: safetyIdentifier(call.ctx),
      };
      const response = await needs.attempt(call, async (signal) => needs.client.decisions.create(body, { signal }));
      open.heard(response);
      const answers = decisionAnswers(questions, response);
      if (!answers) throw new ProviderFailure('malformed', { hint: 'not Decisions' });
      open.end();
      return answers;
    } catch (error) {
      open.end(error);
      throw error;
    }
  };
