import type { LanguageModel } from '../../ports/language-model.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import type { Specialist } from '../kernel/specialist.ts';
import type { Tool } from '../kernel/tool.ts';
import { assess } from './assess.ts';
import { chooseSpecialist, enabledSpecialists } from './choose-specialist.ts';
import { NoSpecialist } from './errors.ts';
import type { TurnSteps } from './steps.ts';
import { DOUBT, PROGRESS, REFUSAL } from './texts.ts';

const byName = <Item extends { readonly name: string }>(kind: string, items: readonly Item[]): Map<string, Item> => {
  const known = new Map<string, Item>();
  for (const item of items) {
    if (known.has(item.name)) throw new Error(`Two ${kind}s are named ${item.name}.`);
    known.set(item.name, item);
  }
  return known;
};

/**
 * The steps of a turn over the specialists and tools that are bound. @throws Error at start when two share a name or a
 * specialist names a tool that nobody declares
 */
export const turnSteps = (needs: {
  model: LanguageModel;
  specialists: readonly Specialist[];
  tools: readonly Tool[];
  gateDeadlineMs?: number;
}): TurnSteps => {
  byName('specialist', needs.specialists);
  const tools = byName('tool', needs.tools);
  const toolsOf = new Map(
    needs.specialists.map((specialist) => [
      specialist.name,
      specialist.tools.map((name) => {
        const tool = tools.get(name);
        if (!tool) throw new Error(`${specialist.name} names a tool that nobody declares: ${name}.`);
        return tool;
      }),
    ]),
  );
  const enabled = enabledSpecialists(needs.specialists);
  return {
    assess: assess({ model: needs.model, enabled, deadlineMs: needs.gateDeadlineMs }),
    choose(ctx, assessment, evidence) {
      const chosen = chooseSpecialist(enabled(ctx), assessment, evidence);
      if (!chosen) throw new NoSpecialist();
      return chosen;
    },
    refusal: (ctx, { verdict, concern }) => (verdict === 'doubt' ? DOUBT : REFUSAL[concern])[ctx.language],
    offer: (ctx, specialist) => (toolsOf.get(specialist.name) ?? []).filter((tool) => isOffered(ctx, tool)),
    progressText: (ctx, of) => PROGRESS[typeof of === 'string' ? of : 'tool'][ctx.language],
  };
};

const isOffered = (ctx: RequestContext, tool: Tool): boolean =>
  !ctx.tenant.settings.toolExclusion.includes(tool.name) && tool.available(ctx);
