import type { Message } from '../../kernel/message.ts';
import type { Specialist } from '../../kernel/specialist.ts';
import type { Choice, DecisionTask, Predicate, PromptMessage } from '../../kernel/task.ts';
import { GATE_INSTRUCTIONS, QUESTION } from './gate.prompt.ts';

export interface GateInput {
  readonly message: string;
  readonly history: readonly Message[];
  readonly profileAnalysed: boolean;
  /** Those that may take the turn. */
  readonly specialists: readonly Pick<Specialist, 'name' | 'mandate'>[];
}

/** The longest that the gate may take before the turn ends as a temporary failure, in milliseconds: the product's rule. */
export const GATE_DEADLINE_MS = 15_000;

const RECENT_MESSAGES = 6;
/** Of one earlier message, in UTF-16 units. */
const RECENT_LENGTH = 1_500;

/** What was said before, shortened: enough to understand "yes" and "the second one". */
export const recentMessages = (history: readonly Message[]): PromptMessage[] =>
  history.slice(-RECENT_MESSAGES).map(({ role, content }) => ({
    role,
    text: content.length > RECENT_LENGTH ? `${content.slice(0, RECENT_LENGTH).toWellFormed()} […]` : content,
  }));

/** Safety and routing in one request, so that the usual turn costs one round trip before its specialist. */
export const gateTask: DecisionTask<GateInput> = {
  kind: 'decision',
  id: 'conversation.gate',
  profile: 'mini',
  deadlineMs: GATE_DEADLINE_MS,
  prompt: (ctx, { message, history }) => ({
    instructions: GATE_INSTRUCTIONS({
      botName: ctx.tenant.settings.botName,
      companyName: ctx.tenant.settings.companyName,
    }),
    messages: [...recentMessages(history), { role: 'user', text: message }],
  }),
};

export const safetyQuestion = {
  type: 'choice',
  instructions: QUESTION.safety,
  choices: [
    { value: 'allow', description: QUESTION.allow },
    { value: 'block', description: QUESTION.block },
    { value: 'doubt', description: QUESTION.doubt },
  ],
} as const satisfies Choice;

export const concernQuestion = {
  type: 'choice',
  instructions: QUESTION.concern,
  choices: [
    { value: 'none', description: QUESTION.noConcern },
    { value: 'out_of_scope', description: QUESTION.outOfScope },
    { value: 'disclosure', description: QUESTION.disclosure },
    { value: 'harmful', description: QUESTION.harmful },
  ],
} as const satisfies Choice;

/** A choice needs two options: `none_of_these` also lets a model say that nothing fits. */
export const specialistQuestion = (specialists: GateInput['specialists']) =>
  ({
    type: 'choice',
    instructions: QUESTION.specialist,
    choices: [
      ...specialists.map(({ name, mandate }) => ({ value: name, description: mandate })),
      { value: 'none_of_these', description: QUESTION.noSpecialist },
    ],
  }) satisfies Choice;

export const statesPreferenceQuestion = {
  type: 'predicate',
  instructions: QUESTION.statesPreference,
} as const satisfies Predicate;

export const actsOnAnalysisQuestion = {
  type: 'predicate',
  instructions: QUESTION.actsOnAnalysis,
} as const satisfies Predicate;
