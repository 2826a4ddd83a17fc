import { z } from 'zod';
import { PROMPTS_MAX } from '../../../contracts/suggestions.ts';
import type { Task } from '../../kernel/task.ts';
import type { ToldCapability } from '../capabilities.ts';
import type { CategoryKind } from '../categories.ts';
import { type DataNote, dataMessages } from '../data-messages.ts';
import type { Pair } from '../latest-pairs.ts';
import type { ProfileFacts } from '../profile-facts.ts';
import { promptsInstructions } from './prompts.prompt.ts';

/** The longest suggestion and the longest title, in Unicode code points. */
export const SUGGESTION_MAX_CHARACTERS = 200;
export const SUGGESTIONS_TITLE_MAX_CHARACTERS = 80;

/** What suggestions are made from. Written in `ctx.language`. */
export interface PromptsTaskInput {
  /** The category to keep to: the name of a known one, the caller's own words with `free`, or none. */
  readonly category: string | null;
  readonly categoryKind: CategoryKind | 'free' | null;
  readonly capabilities: readonly ToldCapability[];
  /** Whether a title is wanted; none with a category, also with one that had to be dropped. */
  readonly withTitle: boolean;
  /** The latest of the conversation, oldest first, at most five; texts bounded. */
  readonly pairs: readonly Pair[];
  /** null where there is no profile. */
  readonly profile: ProfileFacts | null;
  /** What is stored of the user beside the profile, e.g. `preferences`. */
  readonly notes: readonly DataNote[];
}

/** Limits are told and not enforced here: what is too much is left out afterwards, and costs no second call. */
const PromptsTaskOutput = z.object({
  title: z
    .string()
    .nullable()
    .describe(`A short heading, at most ${SUGGESTIONS_TITLE_MAX_CHARACTERS} characters; null where none is wanted.`),
  prompts: z
    .array(z.string().describe(`One message, at most ${SUGGESTION_MAX_CHARACTERS} characters.`))
    .describe(`1 to ${PROMPTS_MAX} different messages.`),
});
export type PromptsTaskOutput = z.output<typeof PromptsTaskOutput>;

/** Writes messages that the user may send next. A failure is the caller's to see: there is nothing to put in its place. */
export const promptsTask: Task<PromptsTaskInput, PromptsTaskOutput> = {
  kind: 'structured',
  id: 'suggestions.prompts',
  profile: 'mini',
  deadlineMs: 20_000,
  output: PromptsTaskOutput,
  prompt: (ctx, input) => ({
    instructions: promptsInstructions(ctx, input),
    messages: dataMessages([
      ...(input.categoryKind === 'free' ? [{ name: 'category', value: input.category ?? '' }] : []),
      ...(input.profile ? [{ name: 'profile', value: input.profile }] : []),
      ...input.notes.map(({ name, text }) => ({ name, value: text })),
      { name: 'conversation', value: input.pairs },
    ]),
  }),
};
