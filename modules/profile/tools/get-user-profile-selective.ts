import { z } from 'zod';
import { Profile } from '../../kernel/person.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import { defineTool, ToolRefused } from '../../kernel/tool.ts';

const selector = (what: string) => z.boolean().default(false).describe(what);

export const ProfileSelectors = z.object({
  need_basic_info: selector('Job, department, location, working mode, seniority, manager, hiring date.'),
  need_skills: selector('Skills with the level held and the level the job expects, and the gaps between them.'),
  need_objectives: selector('Objectives, current and archived.'),
  need_experiences: selector('Earlier and current positions.'),
  need_departments_interests: selector('Interests and departments of interest.'),
  need_bookmarks: selector('Bookmarked trainings and opportunities.'),
  need_training_history: selector('Completed trainings.'),
  need_mandatory_trainings: selector('Ids of the mandatory trainings.'),
});
export type ProfileSelectors = z.output<typeof ProfileSelectors>;

const { shape } = Profile;

/** Names always; a section only when it was asked for. */
const SelectedProfile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  basic_info: shape.basicInfo.unwrap().optional(),
  skills: shape.skills.unwrap().optional(),
  skill_gaps: z.array(z.object({ name: z.string(), level: z.number(), expected: z.number() })).optional(),
  objectives: shape.objectives.unwrap().optional(),
  experiences: shape.experiences.unwrap().optional(),
  interests: shape.interests.unwrap().optional(),
  departments_of_interest: shape.departmentsOfInterest.unwrap().optional(),
  bookmarks: shape.bookmarks.unwrap().optional(),
  training_history: shape.trainingHistory.unwrap().optional(),
  mandatory_training_ids: shape.mandatoryTrainingIds.unwrap().optional(),
});
type SelectedProfile = z.output<typeof SelectedProfile>;

const select = (profile: Profile, asked: ProfileSelectors): Omit<SelectedProfile, 'first_name' | 'last_name'> => ({
  ...(asked.need_basic_info && { basic_info: profile.basicInfo }),
  ...(asked.need_skills && {
    skills: profile.skills,
    skill_gaps: profile.skills.filter(({ level, expected }) => level < expected),
  }),
  ...(asked.need_objectives && { objectives: profile.objectives }),
  ...(asked.need_experiences && { experiences: profile.experiences }),
  ...(asked.need_departments_interests && {
    interests: profile.interests,
    departments_of_interest: profile.departmentsOfInterest,
  }),
  ...(asked.need_bookmarks && { bookmarks: profile.bookmarks }),
  ...(asked.need_training_history && { training_history: profile.trainingHistory }),
  ...(asked.need_mandatory_trainings && { mandatory_training_ids: profile.mandatoryTrainingIds }),
});

/** A profile that was loaded, even one whose sections are all empty. */
const hasProfile = ({ user }: RequestContext): boolean => user.profile !== null;

/** The sections of the user's own profile that the current request needs, and no others: they cost tokens. */
export const getUserProfileSelectiveTool = defineTool({
  name: 'get_user_profile_selective_tool',
  intent:
    "Reads chosen sections of the current user's own profile. Call it only when the current request needs profile facts, " +
    'with at least one selector set to true; leave all others out. Not for company policies, not for other people, and ' +
    'not as a step before a closing or a general answer.',
  riskLevel: 'low',
  input: ProfileSelectors,
  result: SelectedProfile,
  available: hasProfile,
  run: async (asked, { ctx }) => {
    const { id, firstName, lastName, profile } = ctx.user;
    if (!id) throw new ToolRefused('The request carries no application user id, so no profile can be read.');
    if (!Object.values(asked).some(Boolean)) {
      throw new ToolRefused(
        'No section was selected. Set at least one selector to true, or answer without the profile.',
      );
    }
    if (!profile) throw new ToolRefused('No profile is loaded in this request. Go on without profile facts.');
    return { first_name: firstName, last_name: lastName, ...select(profile, asked) };
  },
});
