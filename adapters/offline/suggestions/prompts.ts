import { z } from 'zod';
import { PROMPTS_MAX } from '../../../contracts/suggestions.ts';
import type { CapabilityId, CategoryKind, PromptsTaskOutput } from '../../../modules/suggestions/index.ts';
import { offlineTask } from '../offline-task.ts';
import { fold, wordsOf } from '../reading/fold.ts';
import { SUGGESTION_WORDS } from './language-words.ts';
import { asPart, subjectsOf } from './subjects.ts';
import type { KindWords, SuggestionWords } from './words.ts';

const KINDS = [
  'training',
  'opportunity',
  'colleague',
  'practice',
  'profile',
  'coaching',
  'task',
] as const satisfies readonly CategoryKind[];
const CAPABILITIES = [
  'career_guidance',
  'learning',
  'opportunities',
  'colleagues',
  'role_play',
  'profile_analysis',
  'work_tasks',
] as const satisfies readonly CapabilityId[];

const PromptsInput = z.object({
  category: z.string().nullable(),
  categoryKind: z.enum([...KINDS, 'free']).nullable(),
  capabilities: z.array(
    z.object({ id: z.enum(CAPABILITIES), availability: z.enum(['available', 'unavailable', 'unknown']) }),
  ),
  withTitle: z.boolean(),
  pairs: z.array(z.object({ user: z.string(), assistant: z.string() })),
  profile: z
    .object({
      jobTitle: z.string().nullable(),
      skills: z.array(z.object({ name: z.string(), level: z.number(), expected: z.number() })),
      objectives: z.array(z.object({ title: z.string() })),
    })
    .nullable(),
});
type PromptsInput = z.infer<typeof PromptsInput>;

/** What each kind asks for. The order is that of suggestions without a category. */
const KIND_OF: readonly (readonly [CapabilityId, CategoryKind])[] = [
  ['career_guidance', 'coaching'],
  ['learning', 'training'],
  ['work_tasks', 'task'],
  ['opportunities', 'opportunity'],
  ['profile_analysis', 'profile'],
  ['colleagues', 'colleague'],
  ['role_play', 'practice'],
];

interface Facts {
  readonly subjects: readonly string[];
  readonly objectives: readonly string[];
  readonly job: string | undefined;
}

const factsOf = ({ category, categoryKind, pairs, profile }: PromptsInput): Facts => {
  const own = categoryKind === 'free' ? asPart(category ?? '', 60) : '';
  return {
    // What the user wants them to be about comes before what else is known.
    subjects: own === '' ? subjectsOf(pairs, profile?.skills ?? []) : [own],
    objectives:
      own === ''
        ? (profile?.objectives ?? []).map(({ title }) => asPart(title, 80)).filter((title) => title !== '')
        : [],
    job: (profile?.jobTitle && asPart(profile.jobTitle, 60)) || undefined,
  };
};

/** Those with something of the user in them; where nothing is known, what fits everyone. */
const ofKind = ({ skill, objective, job, plain }: KindWords, facts: Facts): string[] => {
  const [first, second = first, third] = facts.subjects;
  const [aim, nextAim = aim] = facts.objectives;
  const grounded = [
    first ? [skill[0](first)] : [],
    aim ? [objective[0](aim)] : [],
    second ? [skill[1](second)] : [],
    third ? [skill[0](third)] : nextAim ? [objective[1](nextAim)] : [],
  ].flat();
  return grounded.length > 0 ? grounded : [...(facts.job ? [job(facts.job)] : []), ...plain];
};

/** One of each kind that can be asked for. */
const ofAll = (words: SuggestionWords, input: PromptsInput, facts: Facts): string[] => {
  const can = (wanted: string) =>
    KIND_OF.filter(([id]) => input.capabilities.some((one) => one.id === id && one.availability === wanted));
  const available = can('available');
  // Only where nothing is known to be there is it asked for what may be.
  const kinds = (available.length > 0 ? available : can('unknown')).map(([, kind]) => kind);
  const texts = kinds.map((kind) => ofKind(words.kinds[kind], facts));
  const rounds = Array.from({ length: PROMPTS_MAX }, (_, round) => texts.flatMap((some) => some[round] ?? []));
  return rounds.flat();
};

/**
 * Suggestions from templates, with the user's own subjects, gaps and objectives in them. Those of a category all ask for what
 * it names; without one, only for what can be done. What the user has asked already is not suggested.
 */
export const suggestPrompts = (words: SuggestionWords, input: PromptsInput): PromptsTaskOutput => {
  const { categoryKind, pairs, withTitle } = input;
  const facts = factsOf(input);
  const known = categoryKind !== null && categoryKind !== 'free';
  const texts = known ? ofKind(words.kinds[categoryKind], facts) : ofAll(words, input, facts);
  const asked = new Set(pairs.map(({ user }) => wordsOf(fold(user)).join(' ')));
  const fresh = [...new Set(texts)].filter((text) => !asked.has(wordsOf(fold(text)).join(' ')));
  const usable = fresh.length > 0 ? fresh : [...texts, words.anything].slice(0, 1);
  return { title: withTitle ? words.title : null, prompts: usable.slice(0, PROMPTS_MAX) };
};

export const promptSuggestions = offlineTask<PromptsInput>({
  kind: 'structured',
  id: 'suggestions.prompts',
  input: PromptsInput,
  run: (input, { ctx }) => suggestPrompts(SUGGESTION_WORDS[ctx.language], input),
});
