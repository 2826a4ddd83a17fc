import type { Specialist } from '../kernel/specialist.ts';
import { trainingsActionSelection, trainingsInstructions } from './prompt.ts';

/** What the company offers to learn. */
export const trainings: Specialist = {
  name: 'trainings',
  mandate:
    "Finding trainings, courses, certifications or other learning content in the company's catalogue; learning plans and paths; the " +
    'own mandatory, bookmarked or completed trainings; more or other results of such a search, and changes of its criteria. Not ' +
    'advice on how to learn without a search, and not practising a conversation.',
  profile: 'large',
  temperature: 0.2,
  tools: [
    'training_finder_tool',
    'get_trainings_tool',
    'map_skills_tool',
    'map_jobs_tool',
    'get_jobs_tool',
    'get_user_profile_selective_tool',
  ],
  instructions: trainingsInstructions,
  actionSelection: trainingsActionSelection,
};
