import type { FieldIssue } from '../../../contracts/errors.ts';
import type { InteractionAnswer, InteractionQuestion, InteractionResponse } from '../../../contracts/interactions.ts';
import { InvalidAnswer } from '../errors.ts';

const ANSWERS = 'interaction_response.answers';

/**
 * The answers, one per question and in the order of the questions, when each fits its question: options by id alone, one of a
 * `single_select`, a text only where it is allowed, or skipped. @throws InvalidAnswer naming every field at fault
 */
export const checkAnswers = (
  questions: readonly InteractionQuestion[],
  { answers = [] }: Pick<InteractionResponse, 'answers'>,
): readonly InteractionAnswer[] => {
  const issues: FieldIssue[] = [];
  const known = new Map(questions.map((question) => [question.question_id, question]));
  const given = new Map<string, InteractionAnswer>();
  answers.forEach((answer, index) => {
    const at = `${ANSWERS}.${index}`;
    const question = known.get(answer.question_id);
    if (!question) issues.push({ field: `${at}.question_id`, message: 'is no question of this interaction' });
    else if (given.has(answer.question_id)) {
      issues.push({ field: `${at}.question_id`, message: 'is answered twice' });
    } else issues.push(...faultsOf(question, answer, at));
    given.set(answer.question_id, answer);
  });
  for (const { question_id: id } of questions) {
    if (!given.has(id)) issues.push({ field: ANSWERS, message: `must answer or skip the question ${id}` });
  }
  if (issues.length > 0) throw new InvalidAnswer(issues);
  return questions.flatMap(({ question_id: id }) => given.get(id) ?? []);
};

const faultsOf = (question: InteractionQuestion, answer: InteractionAnswer, at: string): FieldIssue[] => {
  const { option_ids: chosen = [], text, skipped = false } = answer;
  const isSelect = question.input_type !== 'text';
  const issues: FieldIssue[] = [];
  const fault = (field: string, message: string) => issues.push({ field: `${at}.${field}`, message });
  if (skipped) {
    if (chosen.length > 0 || text !== undefined) fault('skipped', 'must not come with an answer');
    return issues;
  }
  const offered = new Set(question.options.map(({ option_id: id }) => id));
  if (!isSelect && chosen.length > 0) fault('option_ids', 'must be absent: the question asks for a text');
  else if (chosen.some((id) => !offered.has(id)))
    fault('option_ids', 'names an option that the question does not have');
  else if (new Set(chosen).size < chosen.length) fault('option_ids', 'names an option twice');
  if (question.input_type === 'single_select') {
    if (chosen.length > 1) fault('option_ids', 'must name one option');
    if (chosen.length === 1 && text !== undefined) fault('text', 'must not come with an option');
  }
  if (isSelect && text !== undefined && !question.allow_free_text) fault('text', 'is not allowed for this question');
  if (issues.length === 0 && chosen.length === 0 && text === undefined) {
    fault(isSelect ? 'option_ids' : 'text', 'is needed, or skipped');
  }
  return issues;
};

/** The same response in the same words, whatever the order in which it was written. */
export const canonicalResponse = ({ interaction_id, answers = [], cancelled = false }: InteractionResponse): string =>
  JSON.stringify([
    interaction_id.toLowerCase(),
    cancelled,
    cancelled
      ? []
      : answers
          .map(({ question_id, option_ids = [], text = null, skipped = false }) => [
            question_id,
            [...option_ids].sort(),
            text,
            skipped,
          ])
          .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  ]);
