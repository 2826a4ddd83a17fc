/** Trainings: finding what the company offers to learn. */
export { type FindTrainings, findTrainings } from './find-trainings.ts';
export { type PresentTrainings, presentTrainings } from './present-trainings.ts';
export { trainings } from './specialist.ts';
export { getTrainingsTool } from './tools/get-trainings.ts';
export { trainingFinderTool } from './tools/training-finder.ts';
