import { z } from 'zod';
import type { Training } from '../../../contracts/catalogue.ts';
import type { Trainings } from '../../../ports/catalogue.ts';
import { defineTool, ToolFailed, ToolRefused } from '../../kernel/tool.ts';
import type { PresentTrainings } from '../present-trainings.ts';
import { trainingTexts } from '../texts.ts';
import { trainingListCard } from '../training-list-card.ts';

/**
 * Shows trainings in the caller's order. What is not there, or not offered any more, is left out; where nothing is left, no card is
 * shown and the model reads so. @throws ToolFailed where trainings cannot be read
 */
export const getTrainingsTool = ({
  trainings,
  present,
}: {
  readonly trainings: Trainings;
  readonly present: PresentTrainings;
}) =>
  defineTool({
    name: 'get_trainings_tool',
    intent:
      'Shows trainings whose ids are known, e.g. from the profile or an earlier list, as a card in the order given. The card is the ' +
      'answer. Not for searching: it needs ids, never titles.',
    riskLevel: 'low',
    input: z.object({
      training_ids: z.array(z.string().min(1).max(128)).max(100).describe('Ids, in the order to show.'),
      title: z.string().max(200).optional().describe("Heads the card, in the user's language."),
      subtitle: z.string().max(300).optional().describe("Stands below the title, in the user's language."),
    }),
    result: z.object({
      status: z.enum(['shown', 'none']),
      trainings: z.array(z.object({ id: z.string(), title: z.string() })).describe('As shown.'),
      missing: z.array(z.string()).describe('Ids that were left out: no such training is offered.'),
    }),
    returnsDirectly: true,
    run: async ({ training_ids, title, subtitle }, call) => {
      const { ctx } = call;
      if (training_ids.length === 0)
        throw new ToolRefused('No training id was given. Search with training_finder_tool.');
      const wanted = [...new Set(training_ids)];
      let offered: Training[];
      try {
        const found = await trainings.find(ctx.tenant.id, wanted);
        offered = found.filter(({ status }) => status === 'active');
      } catch (cause) {
        call.signal.throwIfAborted();
        throw new ToolFailed('Trainings cannot be read at the moment.', { cause });
      }
      const items = await present(ctx, offered);
      if (items.length > 0) {
        call.show(
          trainingListCard({
            title: title?.trim() || trainingTexts(ctx.language).chosen,
            subtitle: subtitle?.trim() || null,
            trainings: items,
            rationaleContext: null,
            criteria: null,
            pagination: null,
          }),
        );
      }
      const there = new Set(items.map(({ id }) => id));
      return {
        status: items.length > 0 ? ('shown' as const) : ('none' as const),
        trainings: items,
        missing: wanted.filter((id) => !there.has(id)),
      };
    },
  });
