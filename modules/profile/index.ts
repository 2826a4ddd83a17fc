/** Profile: what the company knows of the person who asks, told section by section. */
export { getObjectiveTool } from './tools/get-objective.ts';
export { getUserProfileSelectiveTool, ProfileSelectors } from './tools/get-user-profile-selective.ts';
