import type { Skill, Training } from '../../contracts/catalogue.ts';
import type { Skills } from '../../ports/catalogue.ts';
import type { RequestContext } from '../kernel/request-context.ts';

/** The skills that trainings build, by code; none where they cannot be read: a list without labels is better than none. */
export const skillsOf = async (
  skills: Skills,
  ctx: RequestContext,
  trainings: readonly Training[],
): Promise<ReadonlyMap<string, Skill>> => {
  const codes = [...new Set(trainings.flatMap((training) => training.skills))];
  if (codes.length === 0) return new Map();
  try {
    return new Map((await skills.find(ctx.tenant.id, codes)).map((skill) => [skill.code, skill]));
  } catch (cause) {
    ctx.signal.throwIfAborted();
    ctx.log.warn({ err: cause }, 'trainings are shown without the labels of their skills');
    return new Map();
  }
};
