/** Suggestions: what the user may say next, and what else is worth developing. */
export type { Availability, CapabilityId, ToldCapability } from './capabilities.ts';
export type { CategoryKind } from './categories.ts';
export type { DataNote } from './data-messages.ts';
export type { Pair } from './latest-pairs.ts';
export type { ProfileFacts } from './profile-facts.ts';
export { type SuggestPrompts, suggestPrompts } from './suggest-prompts.ts';
export { type SuggestTopics, suggestTopics } from './suggest-topics.ts';
export type { PromptsTaskInput, PromptsTaskOutput } from './tasks/prompts.ts';
export type { TopicsTaskInput, TopicsTaskOutput } from './tasks/topics.ts';
export type { Candidate } from './topic-candidates.ts';
