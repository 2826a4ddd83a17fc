import { z } from 'zod';
import type { AnswerTo, Question } from '../../../modules/kernel/index.ts';
import type { Embedder } from '../../../ports/embedder.ts';
import { type OfflineAnswers, type OfflineCall, offlineTask } from '../offline-task.ts';
import { statesPreference } from '../preferences/statements.ts';
import { judge } from './judge.ts';
import { actsOnAnalysis, route } from './route.ts';

const GateInput = z.object({
  message: z.string(),
  history: z
    .array(
      z.object({
        role: z.enum(['user', 'assistant']),
        content: z.string(),
        activeAgent: z.string().nullish(),
      }),
    )
    .readonly()
    .default([]),
  profileAnalysed: z.boolean().default(false),
  specialists: z
    .array(z.object({ name: z.string(), mandate: z.string() }))
    .readonly()
    .default([]),
});
type GateInput = z.infer<typeof GateInput>;

/** Embeddings that may be missing: an improvement, never a condition. Blank vectors are like nothing. */
const optional = ({ embedder, ctx }: OfflineCall): Pick<Embedder, 'embed'> => ({
  async embed(texts) {
    try {
      return await embedder.embed(texts);
    } catch (error) {
      ctx.log.warn({ error }, 'The offline gate decides without embeddings.');
      return texts.map(() => []);
    }
  },
});

const choice = (question: Question | undefined, value: string | undefined): AnswerTo<Question> =>
  question?.type === 'choice' && value !== undefined && question.choices.some((offered) => offered.value === value)
    ? { type: 'choice', value, probabilities: null }
    : { type: 'refusal' };

/** The safety gate and the choice of a specialist by rules. Questions that it does not know are refused. */
export const gate = offlineTask<GateInput>({
  kind: 'decision',
  id: 'conversation.gate',
  input: GateInput,
  async decide({ message, history, profileAnalysed, specialists }, questions, call) {
    const english = call.ctx.language === 'en';
    const embedder = optional(call);
    const judged = await judge({ message, history, english }, embedder);
    const asked = questions.specialist;
    const offered = asked?.type === 'choice' ? new Set(asked.choices.map(({ value }) => value)) : new Set<string>();
    const candidates = specialists.filter(({ name }) => offered.has(name));
    // A message that is not answered needs no specialist; the first stands for an answer within what was offered.
    const chosen =
      judged.safety === 'allow'
        ? await route({ message, history, candidates, english }, embedder)
        : candidates[0]?.name;
    const holding: Readonly<Record<string, () => boolean>> = {
      acts_on_analysis: () => profileAnalysed && actsOnAnalysis(message),
      // Of what is not answered nothing is kept either.
      states_preference: () => judged.safety === 'allow' && statesPreference(message),
    };
    const answers: OfflineAnswers = Object.fromEntries(
      Object.entries(questions).map(([name, question]): [string, AnswerTo<Question>] => {
        if (name === 'safety') return [name, choice(question, judged.safety)];
        if (name === 'concern') return [name, choice(question, judged.concern)];
        if (name === 'specialist') return [name, choice(question, chosen)];
        const holds = Object.hasOwn(holding, name) ? holding[name] : undefined;
        if (!holds || question.type !== 'predicate') return [name, { type: 'refusal' }];
        return [name, { type: 'predicate', holds: holds(), probability: null }];
      }),
    );
    return answers;
  },
});
