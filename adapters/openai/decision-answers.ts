import type {
  Answers,
  AnswerTo,
  ChoiceAnswer,
  PredicateAnswer,
  Question,
  Questions,
  Refusal,
} from '../../modules/kernel/task.ts';

type Answer = AnswerTo<Question>;
type Fields = Readonly<Record<string, unknown>>;

/** From which probability a statement holds. */
const HOLDS_FROM = 0.5;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isProbability = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 1;

const choiceAnswer = (answer: Fields, offered: readonly string[]): ChoiceAnswer | undefined => {
  const { choice, probabilities } = answer;
  if (typeof choice !== 'string' || !offered.includes(choice) || !Array.isArray(probabilities)) return undefined;
  const given = new Map<unknown, unknown>(
    probabilities.filter(isFields).map(({ value, probability }) => [value, probability]),
  );
  // Callers put thresholds on every option: one without a probability would be a number made up.
  if (given.size !== offered.length || probabilities.length !== offered.length) return undefined;
  if (!offered.every((value) => isProbability(given.get(value)))) return undefined;
  return {
    type: 'choice',
    value: choice,
    probabilities: Object.fromEntries(offered.map((value) => [value, given.get(value) as number])),
  };
};

const answerTo = (name: string, question: Question, answer: unknown): Answer | undefined => {
  if (!isFields(answer) || (typeof answer.name === 'string' && answer.name !== name)) return undefined;
  if (answer.type === 'refusal') return { type: 'refusal' } satisfies Refusal;
  if (answer.type !== question.type) return undefined;
  if (question.type === 'choice')
    return choiceAnswer(
      answer,
      question.choices.map(({ value }) => value),
    );
  const { probability } = answer;
  if (!isProbability(probability)) return undefined;
  return { type: 'predicate', holds: probability >= HOLDS_FROM, probability } satisfies PredicateAnswer;
};

/**
 * The answers of a Decisions response, or `undefined` where it is not one: other servers answer the path with pages, errors
 * under status 200 and other contracts. There must be one answer per question, in order, each of the question's kind or a
 * refusal, with a choice that was offered and probabilities from 0 to 1.
 */
export const decisionAnswers = <Asked extends Questions>(
  questions: Asked,
  response: unknown,
): Answers<Asked> | undefined => {
  const asked = Object.entries(questions);
  const given = isFields(response) ? response.answers : undefined;
  if (!Array.isArray(given) || given.length !== asked.length) return undefined;
  const answers = asked.map(([name, question], index) => [name, answerTo(name, question, given[index])] as const);
  if (answers.some(([, answer]) => answer === undefined)) return undefined;
  return Object.fromEntries(answers) as Answers<Asked>;
};
