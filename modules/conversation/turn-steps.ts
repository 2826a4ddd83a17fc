import type { Conversation } from '../../ports/conversations.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import { asBackground } from '../kernel/as-background.ts';
import type { Background } from '../kernel/background.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import type { Specialist } from '../kernel/specialist.ts';
import type { PromptMessage } from '../kernel/task.ts';
import type { Tool } from '../kernel/tool.ts';
import { assess } from './assess.ts';
import type { Beside } from './beside.ts';
import { chooseSpecialist, enabledSpecialists } from './choose-specialist.ts';
import { NoSpecialist } from './errors.ts';
import type { TurnSteps } from './steps.ts';
import { summaryText } from './summary/summarise.ts';
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
  /** What specialists are told of the user beside the thread. */
  backgrounds: readonly Background[];
  /** Keeps what a message tells of the user. */
  remember: (ctx: RequestContext, message: string) => Promise<unknown>;
  beside: Beside;
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
  const shared = needs.tools.filter((tool) => tool.shared);
  const enabled = enabledSpecialists(needs.specialists);
  return {
    assess: assess({ model: needs.model, enabled, deadlineMs: needs.gateDeadlineMs }),
    choose(ctx, assessment, evidence) {
      const chosen = chooseSpecialist(enabled(ctx), assessment, evidence);
      if (!chosen) throw new NoSpecialist();
      return chosen;
    },
    refusal: (ctx, { verdict, concern }) => (verdict === 'doubt' ? DOUBT : REFUSAL[concern])[ctx.language],
    remember(ctx, assessment, { message }) {
      if (!assessment.proposal.statesPreference) return;
      // The run's end, or its cancellation, takes nothing back of what the user has said of themselves.
      const lasting = { ...ctx, signal: needs.beside.signal };
      needs.beside.begin(ctx.log, 'preferences', () => needs.remember(lasting, message));
    },
    background: (ctx, conversation) => readBackground(needs.backgrounds, ctx, conversation),
    offer(ctx, specialist) {
      // One that was switched off while its turn paused has nothing to act with.
      if (!enabled(ctx).includes(specialist)) return [];
      return [...(toolsOf.get(specialist.name) ?? []), ...shared].filter((tool) => isOffered(ctx, tool));
    },
    progressText: (ctx, of) => PROGRESS[typeof of === 'string' ? of : 'tool'][ctx.language],
  };
};

const isOffered = (ctx: RequestContext, tool: Tool): boolean =>
  !ctx.tenant.settings.toolExclusion.includes(tool.name) && tool.available(ctx);

/** The summary of the earlier conversation last, nearest to the thread that it leads into. What cannot be read is left out. */
const readBackground = async (
  backgrounds: readonly Background[],
  ctx: RequestContext,
  conversation: Conversation,
): Promise<readonly PromptMessage[]> => {
  const read = await Promise.all(
    backgrounds.map(async ({ name, read }) => {
      try {
        return asBackground(name, await read(ctx));
      } catch (cause) {
        ctx.log.warn({ err: cause, background: name }, 'could not read what is stored of the user');
        return [];
      }
    }),
  );
  return [...read.flat(), ...asBackground('earlier_conversation', summaryText(conversation))];
};
