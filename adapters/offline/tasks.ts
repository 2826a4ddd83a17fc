import { gate } from './gate/gate.ts';
import type { OfflineTask } from './offline-task.ts';
import { extractPreferences } from './preferences/extract.ts';
import { promptSuggestions } from './suggestions/prompts.ts';
import { topicSuggestions } from './suggestions/topics.ts';
import { conversationSummary } from './summary/summary.ts';
import { guidance } from './task-helper/guidance.ts';
import { trainingCriteria } from './trainings/criteria.ts';

/** Every task that the offline engine does. A new one is a file beside its area and a line here. */
export const OFFLINE_TASKS: readonly OfflineTask[] = [
  gate,
  guidance,
  extractPreferences,
  conversationSummary,
  promptSuggestions,
  topicSuggestions,
  trainingCriteria,
];
