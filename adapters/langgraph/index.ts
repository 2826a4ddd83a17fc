/** Turns on LangGraph. */
export { checkpointerOn, openCheckpointer } from './checkpointer.ts';
export { type EngineLimits, langGraphTurnEngine } from './engine.ts';
export { langGraphPreferences, openPreferenceStore } from './preferences.ts';
