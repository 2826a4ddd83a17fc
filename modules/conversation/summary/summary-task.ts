import { z } from 'zod';
import { LANGUAGE_NAME } from '../../../contracts/chat.ts';
import type { Message } from '../../kernel/message.ts';
import type { PromptMessage, Task } from '../../kernel/task.ts';
import { EARLIER_SUMMARY, MESSAGES_TO_ADD, SUMMARY_INSTRUCTIONS } from './summary.prompt.ts';

export interface SummaryInput {
  /** What the messages before these said; null where they are the first. */
  readonly earlier: string | null;
  /** The messages to add, oldest first, each shortened by the caller. */
  readonly messages: readonly Pick<Message, 'role' | 'content'>[];
}

/** The longest summary, in UTF-16 units: about 500 tokens of every later prompt. */
export const SUMMARY_MAX_LENGTH = 2_000;

const SummaryOutput = z.object({ summary: z.string().trim().min(1).describe('The new summary, whole.') });
export type SummaryOutput = z.infer<typeof SummaryOutput>;

const SPEAKER = { user: 'Employee', assistant: 'Assistant' } as const;

// One message for all: what the assistant once said is not the model's own turn here, and no reply to it is wanted.
const material = ({ earlier, messages }: SummaryInput): PromptMessage[] => [
  ...(earlier === null ? [] : [{ role: 'user' as const, text: `${EARLIER_SUMMARY}\n${earlier}` }]),
  {
    role: 'user',
    text: [MESSAGES_TO_ADD, ...messages.map(({ role, content }) => `${SPEAKER[role]}: ${content}`)].join('\n\n'),
  },
];

/** Takes the next messages into the summary. Runs beside the turn, after its end; a failure leaves the summary as it was. */
export const summaryTask: Task<SummaryInput, SummaryOutput> = {
  kind: 'structured',
  id: 'conversation.summary',
  profile: 'mini',
  deadlineMs: 30_000,
  output: SummaryOutput,
  prompt: (ctx, input) => ({
    instructions: SUMMARY_INSTRUCTIONS({ most: SUMMARY_MAX_LENGTH, language: LANGUAGE_NAME[ctx.language] }),
    messages: material(input),
  }),
};
