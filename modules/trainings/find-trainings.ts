import type { Training } from '../../contracts/catalogue.ts';
import type { TrainingCriteria } from '../../contracts/training-card.ts';
import type { Skills, Trainings } from '../../ports/catalogue.ts';
import type { CatalogueSearch } from '../../ports/catalogue-search.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { conditionsOf, isNarrowed } from './criteria.ts';
import { isRuledOut } from './ruled-out.ts';
import { skillsOf } from './skill-labels.ts';

/** How far a search looks: beyond that nothing is worth showing. */
const WINDOW = 200;

/** The codes of the skills that these names mean, in their order; `undefined` where one means none, or none can be looked up. */
export type SkillCodes = (ctx: RequestContext, names: readonly string[]) => Promise<readonly (string | undefined)[]>;

interface Request {
  readonly criteria: TrainingCriteria;
  /** What was asked for, in the words of the request. */
  readonly query: string;
  /** Left out, with their programmes and parts. */
  readonly exclude: readonly string[];
  /** At most so many. */
  readonly limit: number;
}

export interface FoundTrainings {
  /** Best first. */
  readonly trainings: readonly Training[];
  /** Whether the same request without these, and their families, finds others. */
  readonly hasMore: boolean;
  /** What was searched for. */
  readonly resolvedQuery: string;
}

interface Needs {
  readonly search: CatalogueSearch;
  readonly trainings: Trainings;
  readonly skills: Skills;
  readonly skillCodes: SkillCodes;
}

export type FindTrainings = ReturnType<typeof findTrainings>;

/**
 * Finds trainings that meet all criteria, in the order of the fused ranking. Skills that mean none of the company's are searched
 * for as words. Where no subject is told, the criteria alone decide and the request's words only order. @throws StoreUnavailable
 */
export const findTrainings =
  ({ search, trainings, skills, skillCodes }: Needs) =>
  async (ctx: RequestContext, { criteria, query, exclude, limit }: Request): Promise<FoundTrainings> => {
    const { id: tenant } = ctx.tenant;
    const [codes, excluded] = await Promise.all([
      criteria.skills.length > 0 ? skillCodes(ctx, criteria.skills) : [],
      exclude.length > 0 ? trainings.family(tenant, exclude) : [],
    ]);
    const known = codes.flatMap((code) => code ?? []);
    const asWords = criteria.skills.filter((_, at) => codes[at] === undefined);
    const subject = [criteria.subject, ...asWords].join(' ').trim();
    const resolvedQuery = subject || criteria.skills.join(' ') || query;

    const { hits } = await search(ctx, {
      kind: 'trainings',
      query: resolvedQuery,
      language: ctx.language,
      filter: conditionsOf(criteria, known),
      exclude: excluded,
      limit: WINDOW,
      anyMeaning: subject === '' && isNarrowed(criteria),
    });
    const ranked = hits.map(({ id }) => id);
    const wanted = await withoutRuledOut(ctx, { trainings, skills }, ranked, criteria.excluded);
    return { ...(await firstPage(ctx, trainings, wanted, limit)), resolvedQuery };
  };

/** Those that are not what the user ruled out, in their order. */
const withoutRuledOut = async (
  ctx: RequestContext,
  { trainings, skills }: Pick<Needs, 'trainings' | 'skills'>,
  ranked: readonly string[],
  excluded: TrainingCriteria['excluded'],
): Promise<readonly string[]> => {
  if (excluded.subjects.length + excluded.providers.length === 0) return ranked;
  const all = await trainings.find(ctx.tenant.id, ranked);
  const known = await skillsOf(skills, ctx, all);
  const labels = (training: Training) =>
    training.skills.flatMap((code) => Object.values(known.get(code)?.labels ?? {}));
  return all.filter((training) => !isRuledOut(training, labels(training), excluded)).map(({ id }) => id);
};

/** The first of these, and whether the others hold one that is no relative of theirs. */
const firstPage = async (ctx: RequestContext, trainings: Trainings, ranked: readonly string[], limit: number) => {
  const { id: tenant } = ctx.tenant;
  const first = ranked.slice(0, limit);
  const others = ranked.slice(limit);
  const [found, family] = await Promise.all([
    trainings.find(tenant, first),
    others.length > 0 ? trainings.family(tenant, first) : [],
  ]);
  const shown = new Set(family);
  return { trainings: found, hasMore: others.some((id) => !shown.has(id)) };
};
