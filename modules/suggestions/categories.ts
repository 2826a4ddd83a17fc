import { foldForSearch } from '../../ports/literal-search.ts';
import type { Availabilities, CapabilityId } from './capabilities.ts';

/** What the known categories ask for. */
export type CategoryKind = 'training' | 'opportunity' | 'colleague' | 'practice' | 'profile' | 'coaching' | 'task';

interface Category {
  /** As frontends show it. */
  readonly name: string;
  /** Any of these serves it. */
  readonly needs: readonly CapabilityId[];
}

const COACHING_NEEDS = ['career_guidance', 'profile_analysis'] as const;

const CATEGORIES: Readonly<Record<CategoryKind, Category>> = {
  training: { name: 'Find a Training', needs: ['learning'] },
  opportunity: { name: 'Find an Opportunity', needs: ['opportunities'] },
  colleague: { name: 'Find a Colleague', needs: ['colleagues'] },
  practice: { name: 'Practice a Conversation', needs: ['role_play'] },
  profile: { name: 'Analyze my Profile', needs: ['profile_analysis'] },
  coaching: { name: 'Get Coaching', needs: COACHING_NEEDS },
  task: { name: 'Get Help with a Task', needs: ['work_tasks'] },
};

/** Words that make no difference between two names of a category. */
const SMALL_WORDS = new Set(['a', 'an', 'the', 'my']);

/** Names with the same words are the same: case, accents, spaces, underscores, hyphens and small words do not count. */
const foldedName = (name: string): string =>
  foldForSearch(name)
    .split(/[\s_-]+/)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
    .join(' ');

const KIND_OF_NAME: ReadonlyMap<string, CategoryKind> = new Map(
  (Object.entries(CATEGORIES) as [CategoryKind, Category][]).map(([kind, { name }]) => [foldedName(name), kind]),
);

/** What suggestions keep to. */
export interface Focus {
  readonly category: string | null;
  readonly categoryKind: CategoryKind | 'free' | null;
}

const focusOn = (kind: CategoryKind): Focus => ({ category: CATEGORIES[kind].name, categoryKind: kind });

/**
 * A known category whose capability the company has disabled becomes coaching where career guidance or profile analysis is
 * available, else nothing: the remaining capabilities are then used. One of unknown availability stays as asked for, and so
 * does a category that is not known, in the caller's words.
 */
export const focusOf = (category: string | undefined, known: Availabilities): Focus => {
  if (category === undefined) return { category: null, categoryKind: null };
  const kind = KIND_OF_NAME.get(foldedName(category));
  if (!kind) return { category, categoryKind: 'free' };
  if (CATEGORIES[kind].needs.some((need) => known[need] !== 'unavailable')) return focusOn(kind);
  if (COACHING_NEEDS.some((need) => known[need] === 'available')) return focusOn('coaching');
  return { category: null, categoryKind: null };
};
