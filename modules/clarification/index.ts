/** Clarification: what must be asked of the user before an action, by whichever specialist. */
export { requestClarificationTool } from './tools/request-clarification.ts';
