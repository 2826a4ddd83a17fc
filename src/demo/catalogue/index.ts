/** What the first demo company knows, does, teaches and offers: invented, and of one piece. */
export { demoJobs } from './jobs.ts';
export { demoOpportunities } from './opportunities.ts';
export { demoSkills } from './skills.ts';
export { demoTrainings } from './trainings.ts';
