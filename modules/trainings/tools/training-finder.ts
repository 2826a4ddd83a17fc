import { z } from 'zod';
import type { TrainingCriteria } from '../../../contracts/training-card.ts';
import type { LanguageModel } from '../../../ports/language-model.ts';
import { ModelFailed } from '../../kernel/errors.ts';
import { defineTool, type ToolCall, ToolFailed } from '../../kernel/tool.ts';
import { isNarrowed, refined, subjectOnly } from '../criteria.ts';
import type { FindTrainings } from '../find-trainings.ts';
import type { PresentTrainings } from '../present-trainings.ts';
import { type ShownBefore, shownBefore, withShown } from '../shown-before.ts';
import { criteriaTask } from '../tasks/criteria.ts';
import { namedSubject, trainingTexts } from '../texts.ts';
import { trainingListCard } from '../training-list-card.ts';

/** What is searched for. */
interface Asked {
  readonly query: string;
  readonly criteria: TrainingCriteria;
}

/** What a request asks for; its words alone where that cannot be read: a search is better than none. */
const criteriaOf = async (model: LanguageModel, query: string, call: ToolCall): Promise<TrainingCriteria> => {
  try {
    return await call.once('criteria', () => model.run(call.ctx, criteriaTask, { query }));
  } catch (cause) {
    call.signal.throwIfAborted();
    if (!(cause instanceof ModelFailed)) throw cause;
    call.ctx.log.warn({ err: cause, tool: 'training_finder_tool' }, 'trainings are searched without criteria');
    return subjectOnly(query.trim());
  }
};

/** More of what was searched for before, where the request names no subject of its own; what it does name changes that search. */
const goingOn = (asked: Asked, { search }: ShownBefore): Asked => {
  if (asked.criteria.subject !== '' || !search?.criteria || !search.rationaleContext) return asked;
  return { query: search.rationaleContext.originalQuery, criteria: refined(search.criteria, asked.criteria) };
};

/**
 * Searches the trainings, and shows those that fit in the order of the ranking, without a reason per item. What the conversation has
 * shown is left out where more is asked for, with its programmes and parts. @throws ToolFailed where trainings cannot be searched
 */
export const trainingFinderTool = ({
  model,
  find,
  present,
}: {
  readonly model: LanguageModel;
  readonly find: FindTrainings;
  readonly present: PresentTrainings;
}) =>
  defineTool({
    name: 'training_finder_tool',
    intent:
      "Searches the company's trainings by a request in natural language, with all its criteria: subject, level, length, format, " +
      'language, provider, skills, and what is not wanted. Shows the list as a card, which is the answer. Call it as soon as a ' +
      'subject or a criterion is known; do not ask about optional criteria first. Learning plans are not laid out yet: with ' +
      'is_learning_plan it shows trainings to start from and says so.',
    riskLevel: 'low',
    input: z.object({
      query: z
        .string()
        .min(1)
        .max(2_000)
        .describe(
          "The request, complete in itself, in the user's words and language, with every criterion told in the conversation.",
        ),
      is_learning_plan: z.boolean().describe('Whether the user wants a learning plan or path, not single trainings.'),
      show_more: z
        .boolean()
        .default(false)
        .describe('true only where the user explicitly asks for more or other results of the search before.'),
      excluded_training_ids: z
        .array(z.string().min(1).max(128))
        .max(200)
        .default([])
        .describe('Ids that must not be among the results.'),
    }),
    result: z.object({
      status: z.enum(['shown', 'none', 'no_more', 'no_subject']),
      trainings: z.array(z.object({ id: z.string(), title: z.string() })).describe('As shown, the best first.'),
      has_more: z.boolean(),
    }),
    returnsDirectly: true,
    run: async ({ query, is_learning_plan, show_more, excluded_training_ids }, call) => {
      const { ctx } = call;
      const texts = trainingTexts(ctx.language);
      const nothing = { trainings: [], has_more: false };
      const before = shownBefore(call.history);
      const read = { query, criteria: await criteriaOf(model, query, call) };
      const asked = show_more ? goingOn(read, before) : read;
      const { subject, skills } = asked.criteria;
      const narrowed = isNarrowed(asked.criteria);
      if (subject === '' && !narrowed) {
        call.say(texts.whatToLearn);
        return { status: 'no_subject' as const, ...nothing };
      }
      try {
        const { trainings, hasMore, resolvedQuery } = await find(ctx, {
          ...asked,
          exclude: [...(show_more ? before.ids : []), ...excluded_training_ids],
          limit: ctx.tenant.settings.presentation.trainings,
        });
        const named = namedSubject(subject || skills.join(', '));
        if (trainings.length === 0) {
          const isEnd = show_more && before.ids.length > 0;
          call.say(isEnd ? texts.noMore : texts.none(named, narrowed));
          return { status: isEnd ? ('no_more' as const) : ('none' as const), ...nothing };
        }
        const items = await present(ctx, trainings);
        const ids = items.map(({ id }) => id);
        call.show(
          trainingListCard({
            title: texts.heading(named),
            subtitle: null,
            trainings: items,
            rationaleContext: { originalQuery: asked.query, resolvedQuery },
            criteria: asked.criteria,
            pagination: { hasMore, shownIds: withShown(before.ids, ids) },
          }),
        );
        call.say(`${is_learning_plan ? `${texts.noPlan} ` : ''}${texts.found(items.length, hasMore)}`);
        return { status: 'shown' as const, trainings: items, has_more: hasMore };
      } catch (cause) {
        call.signal.throwIfAborted();
        throw new ToolFailed('Trainings cannot be searched at the moment.', { cause });
      }
    },
  });
