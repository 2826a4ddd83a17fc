/** Memory: what is durable of a user, beyond any one conversation. */
export { type ExtractPreferences, extractPreferences } from './extract-preferences.ts';
export { type ForgetPreferences, forgetPreferences } from './forget-preferences.ts';
export { type MergePreferences, mergePreferences } from './merge-preferences.ts';
export { preferencesBackground } from './preferences-background.ts';
export { type ReadPreferences, readPreferences } from './read-preferences.ts';
export { preferencesTask } from './tasks/preferences.ts';
