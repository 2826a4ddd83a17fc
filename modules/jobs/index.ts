/** Jobs and skills: what titles and labels of everyday speech are called in the company's own catalogue. */
export { type MapJobs, mapJobs } from './map-jobs.ts';
export { type MapSkills, mapSkills } from './map-skills.ts';
export { getJobsTool } from './tools/get-jobs.ts';
export { mapJobsTool } from './tools/map-jobs.ts';
export { mapSkillsTool } from './tools/map-skills.ts';
