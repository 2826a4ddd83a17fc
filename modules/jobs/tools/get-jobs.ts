import { z } from 'zod';
import type { Job } from '../../../contracts/catalogue.ts';
import { shortened } from '../../../contracts/text.ts';
import type { Jobs, Skills } from '../../../ports/catalogue.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import { defineTool, ToolFailed, ToolRefused } from '../../kernel/tool.ts';
import { labelOf } from '../label.ts';

/** Of one description, in UTF-16 units: enough to know what a job is about. */
const DESCRIPTION_LENGTH = 2_000;

const JobDetails = z.object({
  job_code: z.string(),
  title: z.string(),
  description: z.string(),
  skills: z.array(z.object({ skill_code: z.string(), label: z.string().nullable() })),
});

/** The labels of skills, by code; none where they cannot be read: codes alone say something too. */
const skillLabels = async (
  skills: Skills,
  ctx: RequestContext,
  jobs: readonly Job[],
): Promise<ReadonlyMap<string, string>> => {
  const codes = [...new Set(jobs.flatMap((job) => job.skills))];
  if (codes.length === 0) return new Map();
  try {
    const found = await skills.find(ctx.tenant.id, codes);
    return new Map(found.map((skill) => [skill.code, labelOf(skill, ctx.language)]));
  } catch (cause) {
    ctx.signal.throwIfAborted();
    ctx.log.warn(
      { err: cause, tool: 'get_jobs_tool' },
      'skills are told by their codes: their labels could not be read',
    );
    return new Map();
  }
};

/** Codes of no job are told as missing. @throws ToolFailed where jobs cannot be read */
export const getJobsTool = ({ jobs, skills }: { readonly jobs: Jobs; readonly skills: Skills }) =>
  defineTool({
    name: 'get_jobs_tool',
    intent:
      "Reads jobs of the company's catalogue by their codes, as map_jobs_tool gives them: title, description and the skills they " +
      'need. Not for open positions, and not for titles: map those first.',
    riskLevel: 'low',
    input: z.object({
      codes: z.array(z.string().min(1).max(128)).max(50).describe('Job codes from map_jobs_tool or the profile.'),
    }),
    result: z.object({ jobs: z.array(JobDetails), missing: z.array(z.string()).describe('Codes of no job.') }),
    run: async ({ codes }, { ctx }) => {
      if (codes.length === 0) throw new ToolRefused('No job code was given. Get codes from map_jobs_tool first.');
      const wanted = [...new Set(codes)];
      let found: Job[];
      try {
        found = await jobs.find(ctx.tenant.id, wanted);
      } catch (cause) {
        ctx.signal.throwIfAborted();
        throw new ToolFailed('Jobs cannot be read at the moment.', { cause });
      }
      const labels = await skillLabels(skills, ctx, found);
      const there = new Set(found.map(({ code }) => code));
      return {
        jobs: found.map((job) => {
          const translated = job.translations[ctx.language];
          return {
            job_code: job.code,
            title: translated?.title ?? job.title,
            description: shortened(translated?.description || job.description, DESCRIPTION_LENGTH),
            skills: job.skills.map((code) => ({ skill_code: code, label: labels.get(code) ?? null })),
          };
        }),
        missing: wanted.filter((code) => !there.has(code)),
      };
    },
  });
