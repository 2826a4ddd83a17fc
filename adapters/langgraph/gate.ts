import type { Assessment, Evidence, TurnSteps } from '../../modules/conversation/index.ts';
import type { Message } from '../../modules/kernel/index.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import { partOf } from './thread-ids.ts';
import type { TurnScope } from './turn-scope.ts';

interface Needs {
  readonly steps: TurnSteps;
  readonly telemetry: Telemetry;
}

/** Asks the gate, as a step of its own. */
export const askGate = ({ steps, telemetry }: Needs, { ctx }: TurnScope, evidence: Evidence): Promise<Assessment> =>
  telemetry.step('safety', 'safety', {}, async (step) => {
    ctx.signal.throwIfAborted();
    const found = await steps.assess(ctx, evidence);
    step.set({ 'oria.safety.verdict': found.verdict });
    return found;
  });

/** Says what the user reads when the turn ends at the gate, and ends it. */
export const refuse = ({ steps }: Pick<Needs, 'steps'>, scope: TurnScope, assessment: Assessment): string => {
  const passage = scope.answer.open();
  passage.write(steps.refusal(scope.ctx, assessment));
  passage.close();
  scope.complete();
  return passage.text;
};

/**
 * Whether the answers to a pause may go on: what the user wrote is judged as any message of theirs is, after the questions that
 * it answers; choices are the application's own words, and pass. A run that may not go on has ended.
 */
export const answersPass = async (needs: Needs, scope: TurnScope): Promise<boolean> => {
  const evidence = writtenAnswers(scope);
  if (!evidence) return true;
  scope.reflect('safety');
  const assessment = await askGate(needs, scope, evidence);
  if (assessment.verdict === 'allow') return true;
  refuse(needs, scope, assessment);
  return false;
};

const writtenAnswers = ({ answered, evidence, turn }: TurnScope): Evidence | undefined => {
  const texts = answered?.answers.flatMap(({ text }) => text ?? []) ?? [];
  if (!answered || texts.length === 0) return undefined;
  const { run, message } = turn;
  const of = { conversationId: run.conversationId, turnId: run.turnId, runId: run.id, cards: [], metadata: {} };
  const said = (nth: number, role: Message['role'], content: string): Message => ({
    ...of,
    id: partOf(run.messageId, nth),
    role,
    content,
    activeAgent: null,
    status: null,
    createdAt: run.startedAt,
  });
  const asked = answered.questions.map(({ text }) => text).join('\n');
  return {
    ...evidence,
    message: texts.join('\n'),
    history: [...evidence.history, said(0, 'user', message.text), said(1, 'assistant', asked)],
  };
};
