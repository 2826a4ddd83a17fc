/** Turns on LangGraph. */
export { openCheckpointer } from './checkpointer.ts';
export { type EngineLimits, langGraphTurnEngine } from './engine.ts';
