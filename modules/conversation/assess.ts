import type { LanguageModel } from '../../ports/language-model.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import type { Specialist } from '../kernel/specialist.ts';
import type { ChoiceAnswer, Predicate, PredicateAnswer, Refusal } from '../kernel/task.ts';
import { SafetyUnavailable } from './errors.ts';
import type { Assessment, Concern, Evidence, Verdict } from './steps.ts';
import {
  actsOnAnalysisQuestion,
  concernQuestion,
  GATE_DEADLINE_MS,
  gateTask,
  safetyQuestion,
  specialistQuestion,
  statesPreferenceQuestion,
} from './tasks/gate.ts';

/**
 * From which probability an option is taken. A block must be likely, because a refused honest question costs trust; an
 * allow must at least outweigh the rest. What lies between is doubt. Chosen, not measured: an installation with judged
 * messages of its own should measure them.
 */
const BLOCK_FROM = 0.8;
const ALLOW_FROM = 0.5;

/** A model that refuses to judge has not allowed. Engines without calibrated probabilities are taken at their word. */
export const verdictOf = (answer: ChoiceAnswer | Refusal): Verdict => {
  if (answer.type === 'refusal') return 'doubt';
  const { probabilities, value } = answer;
  if (!probabilities) return value as Verdict;
  if ((probabilities.block ?? 0) >= BLOCK_FROM) return 'block';
  if ((probabilities.allow ?? 0) >= ALLOW_FROM) return 'allow';
  return 'doubt';
};

const holds = (answer: PredicateAnswer | Refusal | undefined): boolean => answer?.type === 'predicate' && answer.holds;

export type Assess = ReturnType<typeof assess>;
/** Asks safety and routing at once. @throws SafetyUnavailable on failure, malformed answers or after the deadline */
export const assess =
  (needs: {
    model: LanguageModel;
    enabled: (ctx: RequestContext) => readonly Specialist[];
    /** Of the whole gate, in milliseconds. */
    deadlineMs?: number;
  }) =>
  async (ctx: RequestContext, evidence: Evidence): Promise<Assessment> => {
    const specialists = needs.enabled(ctx);
    const questions = {
      safety: safetyQuestion,
      concern: concernQuestion,
      specialist: specialistQuestion(specialists),
      states_preference: statesPreferenceQuestion,
      // Asked only where there is an analysis to act on.
      ...(evidence.profileAnalysed &&
        ({ acts_on_analysis: actsOnAnalysisQuestion } as { acts_on_analysis?: Predicate })),
    } as const;
    const timeout = AbortSignal.timeout(needs.deadlineMs ?? GATE_DEADLINE_MS);
    const bounded = { ...ctx, signal: AbortSignal.any([ctx.signal, timeout]) };
    try {
      const input = { ...evidence, specialists };
      const answers = await beforeAbort(
        bounded.signal,
        needs.model.decide(bounded, gateTask, input, questions as AllAsked),
      );
      const { concern, specialist } = answers;
      const chosen = specialist.type === 'choice' ? specialist.value : undefined;
      return {
        verdict: verdictOf(answers.safety),
        concern: concern.type === 'choice' ? (concern.value as Concern) : 'none',
        proposal: {
          specialist: chosen,
          actsOnAnalysis: holds(answers.acts_on_analysis),
          statesPreference: holds(answers.states_preference),
        },
      };
    } catch (cause) {
      ctx.signal.throwIfAborted();
      throw new SafetyUnavailable({ cause });
    }
  };

type AllAsked = {
  readonly safety: typeof safetyQuestion;
  readonly concern: typeof concernQuestion;
  readonly specialist: ReturnType<typeof specialistQuestion>;
  readonly states_preference: typeof statesPreferenceQuestion;
  readonly acts_on_analysis: typeof actsOnAnalysisQuestion;
};

/** The work, or a rejection at the abort even where the work does not heed it. */
const beforeAbort = async <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    if (signal.aborted) stop();
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
