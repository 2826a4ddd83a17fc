import type { Message } from '../../kernel/message.ts';
import type { ProseTask } from '../../kernel/task.ts';
import { guidanceInstructions } from '../prompt.ts';

export interface GuidanceInput {
  /** The task and the wanted outcome, with the details that the user gave. */
  readonly question: string;
  /** The conversation before, oldest first. */
  readonly history: readonly Message[];
}

/** Up to which length of a question, in UTF-16 units, which budget of tokens is enough. */
const BUDGETS = [
  { upTo: 200, tokens: 1_000 },
  { upTo: 800, tokens: 1_400 },
] as const;
const LARGEST_BUDGET = 1_800;

/** 1,000, 1,400 or 1,800 tokens, as the product sets them: a longer question describes a larger task. */
export const tokenBudget = ({ question }: Pick<GuidanceInput, 'question'>): number =>
  BUDGETS.find(({ upTo }) => question.length <= upTo)?.tokens ?? LARGEST_BUDGET;

const RECENT_MESSAGES = 6;
const RECENT_LENGTH = 2_000;

/** Writes the guidance itself. A failure is the tool's to tell. */
export const guidanceTask: ProseTask<GuidanceInput> = {
  kind: 'prose',
  id: 'task_helper.guidance',
  profile: 'mini',
  deadlineMs: 60_000,
  temperature: 0.2,
  maxTokens: tokenBudget,
  prompt: (ctx, { question, history }) => ({
    instructions: guidanceInstructions(ctx),
    messages: [
      ...history.slice(-RECENT_MESSAGES).map(({ role, content }) => ({
        role,
        text: content.slice(0, RECENT_LENGTH).toWellFormed(),
      })),
      { role: 'user', text: question },
    ],
  }),
};
