import type { RequestContext } from '../kernel/request-context.ts';
import type { Specialist } from '../kernel/specialist.ts';
import type { Assessment, Evidence } from './steps.ts';

/** Takes the turns that are nobody's in particular. */
const DEFAULT_SPECIALIST = 'career_chat';

/** Those that are registered and that the tenant has not switched off. */
export const enabledSpecialists =
  (specialists: readonly Specialist[]) =>
  (ctx: RequestContext): readonly Specialist[] => {
    const { enabledSpecialists: enabled } = ctx.tenant.settings;
    return enabled === null ? specialists : specialists.filter(({ name }) => enabled.includes(name));
  };

/**
 * The specialist that takes the turn. A request to act on an earlier profile analysis goes to `trainings` where that is
 * enabled, else to career chat, whatever the model proposed. An unknown or disabled proposal goes to career chat; a
 * tenant that has switched off even that gets the first of what it has left.
 */
export const chooseSpecialist = (
  enabled: readonly Specialist[],
  assessment: Assessment,
  evidence: Pick<Evidence, 'profileAnalysed'>,
): Specialist | undefined => {
  const named = (name: string | undefined) => enabled.find((specialist) => specialist.name === name);
  const { specialist, actsOnAnalysis } = assessment.proposal;
  const destination = evidence.profileAnalysed && actsOnAnalysis ? 'trainings' : specialist;
  return named(destination) ?? named(DEFAULT_SPECIALIST) ?? enabled[0];
};
