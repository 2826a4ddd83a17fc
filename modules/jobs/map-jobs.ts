import type { Job } from '../../contracts/catalogue.ts';
import type { Jobs } from '../../ports/catalogue.ts';
import type { CatalogueSearch } from '../../ports/catalogue-search.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { closestItem } from './closest-item.ts';
import { eachOnce, type LookedUp } from './each-once.ts';

/** From which cosine of two titles one is the other's: the product's rule. */
export const SAME_JOB_FROM = 0.91;

/** How many jobs a title is compared with: those that a search for it finds first. */
const CANDIDATES = 20;

/** A job that a title means. */
export interface MappedJob {
  readonly job: Job;
  /** 0.91 to 1; 1 where it is just the title. */
  readonly score: number;
}

export const titlesOf = ({ title, translations }: Job): string[] => [
  ...new Set([title, ...Object.values(translations).map((translation) => translation.title)]),
];

export type MapJobs = ReturnType<typeof mapJobs>;

/**
 * The job that each title means: only the closest, from a cosine of 0.91 between titles on. `undefined` where none is so close.
 * Each title succeeds or fails for itself; of what failed, the failure is given.
 */
export const mapJobs =
  ({
    jobs,
    search,
    embedder,
  }: {
    readonly jobs: Jobs;
    readonly search: CatalogueSearch;
    readonly embedder: Embedder;
  }) =>
  (ctx: RequestContext, titles: readonly string[]): Promise<LookedUp<MappedJob | undefined>[]> => {
    const kind = { kind: 'jobs', items: jobs, namesOf: titlesOf, candidates: CANDIDATES, from: SAME_JOB_FROM } as const;
    const closest = closestItem({ search, embedder }, kind);
    return eachOnce(ctx, titles, async (title) => {
      const found = await closest(ctx, title);
      return found && { job: found.item, score: found.score };
    });
  };
