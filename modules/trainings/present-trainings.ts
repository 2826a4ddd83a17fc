import type { Training } from '../../contracts/catalogue.ts';
import { shortened } from '../../contracts/text.ts';
import type { TrainingCardItem } from '../../contracts/training-card.ts';
import type { Skills } from '../../ports/catalogue.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { skillsOf } from './skill-labels.ts';

/** Of a description on a card, in UTF-16 units: some three lines. */
const DESCRIPTION_LENGTH = 300;

export type PresentTrainings = ReturnType<typeof presentTrainings>;

/** Trainings as cards show them, in the order given: in the user's language, with what they are to this user. */
export const presentTrainings =
  ({ skills }: { readonly skills: Skills }) =>
  async (ctx: RequestContext, trainings: readonly Training[]): Promise<TrainingCardItem[]> => {
    const known = await skillsOf(skills, ctx, trainings);
    const { profile } = ctx.user;
    const labelOf = (code: string): string => {
      const labels = known.get(code)?.labels ?? {};
      return labels[ctx.language] ?? labels.en ?? Object.values(labels)[0] ?? code;
    };
    return trainings.map((training) => {
      const { id, provider, url, durationMinutes, level, format, language, tags, parentId } = training;
      const translated = training.translations[ctx.language];
      return {
        id,
        title: translated?.title ?? training.title,
        description: shortened(translated?.description || training.description, DESCRIPTION_LENGTH),
        provider,
        url,
        durationMinutes,
        level,
        format,
        language,
        skills: training.skills.map((code) => ({ code, label: labelOf(code) })),
        tags,
        parentId,
        mandatory: training.mandatory || (profile?.mandatoryTrainingIds.includes(id) ?? false),
        bookmarked: profile?.bookmarks.some((mark) => mark.kind === 'training' && mark.id === id) ?? false,
        completedOn: profile?.trainingHistory.findLast(({ trainingId }) => trainingId === id)?.completedOn ?? null,
      };
    });
  };
