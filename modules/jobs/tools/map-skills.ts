import { z } from 'zod';
import { defineTool } from '../../kernel/tool.ts';
import { mustNotAllFail } from '../each-once.ts';
import { labelOf } from '../label.ts';
import type { MapSkills } from '../map-skills.ts';

const Match = z.object({
  original_label: z.string(),
  /** In the user's language. */
  normalized_label: z.string(),
  skill_code: z.string(),
});

/** @throws ToolFailed only where every label failed */
export const mapSkillsTool = ({ mapSkills }: { readonly mapSkills: MapSkills }) =>
  defineTool({
    name: 'map_skills_tool',
    intent:
      "Finds for skills in free text the company's own skills, with their labels in the user's language and their codes. Keeps " +
      'nothing. Labels that mean no skill of the company are told as unmatched.',
    riskLevel: 'low',
    input: z.object({
      labels: z.array(z.string().min(1).max(300)).max(50).optional().describe('Names of skills as they were said.'),
    }),
    result: z.object({
      matches: z.array(Match).describe('In the order of the labels.'),
      unmatched: z.array(z.string()),
      /** Those that could not be looked up. */
      failed: z.array(z.string()),
    }),
    run: async ({ labels = [] }, { ctx }) => {
      const outcomes = await mapSkills(ctx, labels);
      const told = outcomes.map((outcome, at) => ({ label: labels[at] ?? '', outcome }));
      const message = 'Skills cannot be looked up at the moment.';
      mustNotAllFail(ctx, outcomes, { tool: 'map_skills_tool', message });
      return {
        matches: told.flatMap(({ label, outcome }) =>
          'result' in outcome && outcome.result
            ? [
                {
                  original_label: label,
                  normalized_label: labelOf(outcome.result.skill, ctx.language),
                  skill_code: outcome.result.skill.code,
                },
              ]
            : [],
        ),
        unmatched: told.flatMap(({ label, outcome }) => ('result' in outcome && !outcome.result ? [label] : [])),
        failed: told.flatMap(({ label, outcome }) => ('failure' in outcome ? [label] : [])),
      };
    },
  });
