import { z } from 'zod';
import { OPTIONS_MAX } from '../../../contracts/interactions.ts';
import type { Embedder } from '../../../ports/embedder.ts';
import { ModelFailed } from '../../kernel/errors.ts';
import { canAsk } from '../../kernel/request-context.ts';
import { defineTool, type ToolCall, ToolFailed, ToolRefused } from '../../kernel/tool.ts';
import { byCloseness, closestObjectives } from '../closest-objective.ts';
import { byDueDate, lookedUp, Objective, objectiveLabels, titled } from '../objectives.ts';
import { MORE_OBJECTIVES, NO_OBJECTIVE_CHOSEN, WHICH_OBJECTIVE } from '../texts.ts';

const FoundObjective = z.object({
  status: z.enum(['selected', 'none', 'not_found', 'ambiguous', 'skipped']),
  /** With `selected`. */
  objective: Objective.nullable(),
  /** With `not_found` and `ambiguous`: what to choose from. */
  candidates: z.array(Objective),
  /** What this means for the answer, for the model. */
  message: z.string(),
});
type FoundObjective = z.output<typeof FoundObjective>;

/** How many candidates a model is told of at most. */
const TOLD = 20;

const selected = (objective: Objective, message = 'This is the objective.'): FoundObjective => ({
  status: 'selected',
  objective,
  candidates: [],
  message,
});
const without = (
  status: Exclude<FoundObjective['status'], 'selected'>,
  message: string,
  candidates: readonly Objective[] = [],
): FoundObjective => ({ status, objective: null, candidates: candidates.slice(0, TOLD), message });

const ASK_WHICH = 'Nothing was chosen. Name these objectives to the user and ask which one is meant; do not choose.';

/** Those that a question can show: where there are too many, the closest to the title, else those due next. */
const showable = async (
  embedder: Embedder,
  objectives: readonly Objective[],
  title: string,
  { ctx, signal }: ToolCall,
): Promise<Objective[]> => {
  if (objectives.length <= OPTIONS_MAX) return [...objectives];
  const due = byDueDate(objectives);
  if (title === '') return due.slice(0, OPTIONS_MAX);
  try {
    return (await byCloseness(embedder, due, title)).slice(0, OPTIONS_MAX);
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof ModelFailed)) throw cause;
    ctx.log.warn({ err: cause, tool: 'get_objective_tool' }, 'objectives are shown by their dates: no vectors');
    return due.slice(0, OPTIONS_MAX);
  }
};

/** Asks which is meant. What is shown is kept with the call, so that an answer means what was shown. */
const askWhich = async (
  embedder: Embedder,
  objectives: readonly Objective[],
  title: string,
  call: ToolCall,
): Promise<FoundObjective> => {
  const { language } = call.ctx;
  const shown = await call.once('shown', () => showable(embedder, objectives, title, call));
  const more = objectives.length - shown.length;
  const question = WHICH_OBJECTIVE[language];
  const [reply] = await call.ask([
    {
      text: more > 0 ? `${question} ${MORE_OBJECTIVES[language](shown.length, more)}` : question,
      inputType: 'single_select',
      options: objectiveLabels(shown, language),
      allowFreeText: false,
      required: true,
    },
  ]);
  const chosen = reply?.skipped === false ? shown[reply.chosen[0] ?? -1] : undefined;
  if (chosen) return selected(chosen, 'The user chose this objective.');
  call.conclude(NO_OBJECTIVE_CHOSEN[language]);
  return without('skipped', 'The user chose no objective. Nothing was chosen in its place.');
};

const findClosest = async (
  embedder: Embedder,
  objectives: readonly Objective[],
  title: string,
  call: ToolCall,
): Promise<FoundObjective> => {
  let close: Objective[];
  try {
    close = await closestObjectives(embedder, objectives, title);
  } catch (cause) {
    call.signal.throwIfAborted();
    throw new ToolFailed('The objectives cannot be looked up at the moment. Nothing was chosen.', { cause });
  }
  const [closest, ...others] = close;
  if (!closest) {
    return without('not_found', 'No objective comes close to that title. Nothing was chosen.', objectives);
  }
  if (others.length > 0) return without('ambiguous', ASK_WHICH, close);
  return selected(closest, 'No objective has just that title; this is the closest one. Say which one it is.');
};

/**
 * Finds one of the user's own objectives; changes nothing. An interactive user is asked which of several is meant, unless the
 * title is just that of one; where several have just that title, only these are asked about. For others the closest in
 * meaning is taken where one is clearly ahead. What is chosen from is kept with the call, so that an answer means what was
 * shown, whatever became of the profile meanwhile. @throws ToolFailed where titles cannot be compared
 */
export const getObjectiveTool = ({ embedder }: { readonly embedder: Embedder }) =>
  defineTool({
    name: 'get_objective_tool',
    intent:
      "Finds one of the current user's own objectives, by its title or, where several remain, by asking the user. Call it when a " +
      'request is about one objective of theirs. Do not ask which one beforehand. Reads only; not for a list of all objectives.',
    riskLevel: 'low',
    input: z.object({
      title: z
        .string()
        .max(500)
        .optional()
        .describe("The objective's title as the user put it; leave it out where they named none."),
      include_archived: z
        .boolean()
        .default(false)
        .describe('Whether archived objectives count too: only where the user speaks of a past one.'),
    }),
    result: FoundObjective,
    available: ({ user }) => user.profile !== null,
    run: async ({ title = '', include_archived }, call) => {
      const { profile } = call.ctx.user;
      if (!profile) throw new ToolRefused('No profile is loaded in this request. Go on without it.');
      const objectives = await call.once('candidates', () => lookedUp(profile, include_archived));
      const [first, ...others] = objectives;
      if (!first) {
        return without(
          'none',
          include_archived
            ? 'The user has no objectives.'
            : 'The user has no current objectives; archived ones were left out.',
        );
      }
      const wanted = title.trim();
      const exact = wanted === '' ? [] : titled(objectives, wanted);
      if (others.length === 0) {
        return exact.length === 1 || wanted === ''
          ? selected(first)
          : selected(
              first,
              'This is the only objective, and its title is another than the one given. Say which one it is.',
            );
      }
      if (exact[0] && exact.length === 1) return selected(exact[0]);
      if (canAsk(call.ctx)) return askWhich(embedder, exact.length > 1 ? exact : objectives, wanted, call);
      if (exact.length > 1) return without('ambiguous', ASK_WHICH, exact);
      if (wanted === '') return without('ambiguous', ASK_WHICH, objectives);
      return findClosest(embedder, objectives, wanted, call);
    },
  });
