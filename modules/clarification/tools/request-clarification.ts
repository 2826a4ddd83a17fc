import { z } from 'zod';
import { type InteractionInputType, OPTIONS_MAX } from '../../../contracts/interactions.ts';
import type { Inquiry, Reply } from '../../kernel/interaction.ts';
import { canAsk } from '../../kernel/request-context.ts';
import { defineTool } from '../../kernel/tool.ts';
import { LEFT_OPEN } from '../texts.ts';

/** The most questions of one clarification: more is an interrogation. */
const QUESTIONS = 5;

const Label = z.string().trim().min(1).max(200);
/** Some models write an option as an object. */
const Option = z
  .preprocess((given) => (typeof given === 'object' && given !== null && 'label' in given ? given.label : given), Label)
  .meta({ type: 'string' });

const InputType = z.enum(['text', 'single_select', 'multi_select'] satisfies InteractionInputType[]);

const Question = z
  .object({
    text: z.string().trim().min(1).max(500).describe('The question, in the language of the user.'),
    input_type: InputType.describe(
      'text: an open answer. single_select: exactly one closed target. multi_select: topics that go together.',
    ),
    options: z
      .array(Option)
      .max(OPTIONS_MAX)
      .default([])
      .describe('Of a select: what can be chosen, taken from this conversation or tool results, never invented.'),
    allow_free_text: z
      .boolean()
      .default(false)
      .describe('Of a select: whether an own text may answer in place of an option.'),
  })
  .superRefine(({ input_type, options, allow_free_text }, check) => {
    const issue = (message: string) => check.addIssue({ code: 'custom', path: ['options'], message });
    if (input_type === 'text' && options.length > 0) issue('must be empty with text');
    if (input_type !== 'text' && options.length < (allow_free_text ? 1 : 2)) issue('must offer a choice');
    if (new Set(options.map((label) => label.toLowerCase())).size < options.length) issue('must differ');
  });
type Question = z.output<typeof Question>;

/** A closed target: without it there is nothing to go on with. */
const isRequired = ({ input_type, allow_free_text }: Question): boolean =>
  input_type === 'single_select' && !allow_free_text;

const inquiryOf = (question: Question): Inquiry => ({
  text: question.text,
  inputType: question.input_type,
  options: question.options,
  allowFreeText: question.allow_free_text,
  required: isRequired(question),
});

const Answered = z.object({
  question: z.string(),
  answer: z.array(z.string()).nullable().describe('null: the user skipped it.'),
});

const answerOf = ({ options }: Question, { skipped, chosen, text }: Reply): string[] | null =>
  skipped ? null : [...chosen.flatMap((position) => options[position] ?? []), ...(text === null ? [] : [text])];

/**
 * Asks the user what must be known before an action, and pauses the turn until they have answered. Every specialist has it,
 * where the caller can answer; elsewhere they ask in words.
 */
export const requestClarificationTool = defineTool({
  name: 'request_clarification_tool',
  intent:
    'Asks the user for what is indispensable before an action: a missing target, an essential detail. The only way to ask for it. ' +
    'Call it alone, never beside another tool. Put everything that is missing into one call, at most 5 questions; use what is known ' +
    'already, and go on as soon as the answers are usable. Not for optional tone, format, length or personal taste, not for ' +
    'coaching questions, dialogue or closing invitations: those are part of the talk. A skipped question is not asked again.',
  riskLevel: 'low',
  shared: true,
  alone: true,
  available: canAsk,
  input: z.object({ questions: z.array(Question).min(1).max(QUESTIONS) }),
  result: z.object({ answers: z.array(Answered), next: z.string() }),
  run: async ({ questions }, call) => {
    const replies = await call.ask(questions.map(inquiryOf));
    const answers = questions.map((question, index) => {
      const reply = replies[index] ?? { skipped: true, chosen: [], text: null };
      return {
        question: question.text,
        answer: answerOf(question, reply),
        ends: reply.skipped && isRequired(question),
      };
    });
    if (answers.some(({ ends }) => ends)) call.conclude(LEFT_OPEN[call.ctx.language]);
    const isSkipped = answers.some(({ answer }) => answer === null);
    const next = isSkipped
      ? 'Do not ask the skipped questions again and do not choose for the user: go on with what is known.'
      : 'Go on with these answers.';
    return { answers: answers.map(({ ends: _, ...answer }) => answer), next };
  },
});
