import { z } from 'zod';
import { defineTool, ToolRefused } from '../../kernel/tool.ts';
import { mustNotAllFail } from '../each-once.ts';
import type { MapJobs } from '../map-jobs.ts';

const Mapping = z.object({
  original_title: z.string(),
  outcome: z.enum(['mapped', 'not_found', 'failed']),
  /** With `mapped`. */
  mapped_title: z.string().nullable(),
  job_code: z.string().nullable(),
});

/** @throws ToolFailed only where every title failed; a title that means no job is a result. */
export const mapJobsTool = ({ mapJobs }: { readonly mapJobs: MapJobs }) =>
  defineTool({
    name: 'map_jobs_tool',
    intent:
      "Finds for job titles in free text the company's own jobs, with their codes: the closest one each, and only where it is the " +
      'same job. Call it before get_jobs_tool, once with all titles. Titles that mean no job of the company are told as not found.',
    riskLevel: 'low',
    input: z.object({
      titles: z.array(z.string().min(1).max(300)).max(50).describe('Job titles as they were said.'),
    }),
    result: z.object({ mappings: z.array(Mapping).describe('In the order of the titles.') }),
    run: async ({ titles }, { ctx }) => {
      if (titles.length === 0) throw new ToolRefused('No job title was given. Give at least one.');
      const outcomes = await mapJobs(ctx, titles);
      const message = 'Job titles cannot be looked up at the moment.';
      mustNotAllFail(ctx, outcomes, { tool: 'map_jobs_tool', message });
      return {
        mappings: outcomes.map((outcome, at) => {
          const found = 'result' in outcome ? outcome.result : undefined;
          return {
            original_title: titles[at] ?? '',
            outcome: 'failure' in outcome ? ('failed' as const) : found ? ('mapped' as const) : ('not_found' as const),
            mapped_title: found ? (found.job.translations[ctx.language]?.title ?? found.job.title) : null,
            job_code: found?.job.code ?? null,
          };
        }),
      };
    },
  });
