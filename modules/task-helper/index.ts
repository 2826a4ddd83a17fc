/** Task Helper: practical guidance for one concrete piece of work. */
export { taskHelper } from './specialist.ts';
export { taskHelperTool } from './tools/task-helper.ts';
