import type { ChatOutput } from '../../contracts/chat.ts';
import {
  type InteractionAnswer,
  InteractionData,
  type InteractionQuestion,
  type InteractionResponse,
} from '../../contracts/interactions.ts';
import type { Terminal } from './terminal.ts';
import { terminalLine } from './terminal-text.ts';

const CANCEL = '/cancel';
const QUIT = '/quit';

/** The longest text of a question or option that is shown, in UTF-16 units. */
const SHOWN_LENGTH = 1_000;

/** The questions with which a turn paused, where it did and they can be answered. */
export const pendingQuestions = ({ status, cards }: ChatOutput): InteractionData | undefined => {
  if (status !== 'interrupted') return undefined;
  const { data } = InteractionData.safeParse(cards.findLast(({ type }) => type === 'interaction')?.data);
  return data?.status === 'pending' ? data : undefined;
};

/** What to type, in one line. */
const hintOf = ({ input_type, allow_free_text, required }: InteractionQuestion): string => {
  const choice = input_type === 'multi_select' ? 'numbers, with commas between' : 'a number';
  const wanted = input_type === 'text' ? 'your answer' : allow_free_text ? `${choice}, or your own words` : choice;
  return `${wanted}; an empty line skips${required ? ' and ends what it is asked for' : ''}; ${CANCEL} cancels all of it`;
};

const show = (terminal: Terminal, question: InteractionQuestion, place: string): void => {
  const options = question.options.map(({ label }, index) => `  ${index + 1}  ${terminalLine(label, SHOWN_LENGTH)}\n`);
  terminal.write(`${place}${terminalLine(question.text, SHOWN_LENGTH)}\n${options.join('')}`);
  terminal.note(`(${hintOf(question)})\n`);
};

/** What a line chooses or says; a text says why it does neither. The numbers are those that were shown. */
const answerOf = (question: InteractionQuestion, line: string): InteractionAnswer | string => {
  const { question_id, input_type, options, allow_free_text } = question;
  if (line === '') return { question_id, skipped: true };
  if (input_type === 'text') return { question_id, text: line };
  if (!/^\d+(?:[\s,;]+\d+)*$/.test(line))
    return allow_free_text ? { question_id, text: line } : 'Choose by number, please.';
  const numbers = [...new Set(line.split(/\D+/).map(Number))];
  if (input_type === 'single_select' && numbers.length > 1) return 'Choose one, please.';
  const chosen = numbers.map((number) => options[number - 1]?.option_id);
  const known = chosen.filter((id) => id !== undefined);
  return known.length === chosen.length
    ? { question_id, option_ids: known }
    : `Choose from 1 to ${options.length}, please.`;
};

/**
 * Asks the questions one by one, each until it has an answer or is skipped, and gives the response to send; `undefined` when
 * the input ended or was ended, and the questions are still pending.
 */
export const askQuestions = async (
  terminal: Terminal,
  { interaction_id, questions }: InteractionData,
): Promise<InteractionResponse | undefined> => {
  const answers: InteractionAnswer[] = [];
  for (const [index, question] of questions.entries()) {
    show(terminal, question, questions.length > 1 ? `${index + 1}/${questions.length}  ` : '');
    for (;;) {
      const line = (await terminal.readLine('? '))?.trim();
      if (line === undefined || line.toLowerCase() === QUIT) return undefined;
      if (line.toLowerCase() === CANCEL) return { interaction_id, cancelled: true };
      const answer = answerOf(question, line);
      if (typeof answer !== 'string') {
        answers.push(answer);
        break;
      }
      terminal.note(`${answer}\n`);
    }
  }
  return { interaction_id, answers };
};
