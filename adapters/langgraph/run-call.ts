import { setTimeout } from 'node:timers/promises';
import { OriaError, type Tool, ToolFailed, ToolRefused } from '../../modules/kernel/index.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { Ran } from './call-memos.ts';
import type { AskedCall } from './model-reply.ts';
import type { OpenCall } from './open-call.ts';
import type { TurnScope } from './turn-scope.ts';
import { untilAborted } from './until-aborted.ts';

// What the model reads when there is no result. Nothing of an error's own text: it may name tables, hosts or people.
const NOT_JSON = 'The arguments are not a JSON object. Call the tool again with valid arguments.';
const FAILED = 'The tool did not work because of a technical problem. Say so if the user needs to know.';
const STOPPED = 'The turn was stopped before this call had finished.';
const GIVEN = 'The user has been given the text of this tool; it follows as your answer.';

export interface CallLimits {
  /** The longest result that a model reads, in UTF-16 units of JSON; a longer one is cut and says so. */
  readonly resultLength: number;
  /** How long a call that begins to wait is given to finish what it does once, in milliseconds. */
  readonly pauseMs: number;
}

/** The call waits for answers. */
export const PAUSED = { outcome: 'paused' } as const;

type Ending = Pick<Ran, 'outcome' | 'content'>;

export const refused = (content: string): Ran => ended({ outcome: 'refused', content });
export const stopped = (open?: OpenCall): Ran => ended({ outcome: 'cancelled', content: STOPPED }, open);
const wrong = (content: string): Ending => ({ outcome: 'error', content });

const ended = (ending: Ending, open?: OpenCall): Ran => ({
  ...ending,
  said: open?.said ?? '',
  shown: [...(open?.shown ?? [])],
  endsTurn: open?.concluded ?? false,
});

/** Runs one call: what became of it, or that it waits. Never rejects. */
export const callRunner = (needs: { telemetry: Telemetry; limits: CallLimits; provider: string }) => {
  const { telemetry, limits } = needs;

  const run = async (scope: TurnScope, tool: Tool, args: AskedCall['args'], open: OpenCall) => {
    if (args === undefined) return ended(wrong(NOT_JSON));
    const input = await tool.input.safeParseAsync(args);
    if (!input.success) return ended(wrong(wrongFields(input.error.issues)));
    const { signal } = scope.ctx;
    try {
      const running = (async () => tool.run(input.data, open.call))();
      // A tool that asks and ends all the same waits: of two that have settled, the first counts.
      const output = await untilAborted(signal, Promise.race([open.waits, running]));
      if (open.asks.length > 0) return await pause(signal, open);
      const content = bounded(JSON.stringify(await tool.result.parseAsync(output)) ?? 'null', limits.resultLength);
      const { hasSaid, hasShown } = open;
      const ran = ended({ outcome: 'ok', content: hasSaid ? GIVEN : content }, open);
      return { ...ran, endsTurn: ran.endsTurn || (tool.returnsDirectly && (hasSaid || hasShown)) };
    } catch (error) {
      if (signal.aborted && !(error instanceof ToolRefused)) return stopped(open);
      if (error instanceof ToolRefused) return ended({ outcome: 'refused', content: error.message }, open);
      throw error;
    }
  };

  /** Work that is under way when its call begins to wait is finished if it can be, so that it need not be done again. */
  const pause = async (signal: AbortSignal, open: OpenCall): Promise<Ran | typeof PAUSED> => {
    open.close();
    try {
      await untilAborted(signal, Promise.race([open.settled(), setTimeout(limits.pauseMs, undefined, { ref: false })]));
      return PAUSED;
    } catch {
      return stopped(open);
    }
  };

  return async (scope: TurnScope, tool: Tool, call: AskedCall, open: OpenCall): Promise<Ran | typeof PAUSED> => {
    const attributes = {
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.provider.name': needs.provider,
      'gen_ai.conversation.id': scope.turn.conversation.id,
      'gen_ai.tool.name': tool.name,
      'gen_ai.tool.type': 'function',
      'gen_ai.tool.call.id': call.id,
    };
    try {
      return await telemetry.step('execute_tool', `execute_tool ${tool.name}`, attributes, async (step) => {
        const ran = await run(scope, tool, call.args, open);
        step.set({ 'oria.tool.outcome': ran.outcome });
        return ran;
      });
    } catch (error) {
      const cause = error instanceof ToolFailed ? (error.cause ?? error) : error;
      scope.ctx.log.error({ err: cause, tool: tool.name, toolCallId: call.id }, 'a tool failed');
      telemetry.failed(cause instanceof OriaError ? cause.code : 'service.failed');
      return ended(wrong(error instanceof ToolFailed ? error.message : FAILED), open);
    } finally {
      open.close();
    }
  };
};

/** Names the fields so that the model can mend them. Issues name expectations, not values. */
const wrongFields = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): string => {
  const lines = issues
    .slice(0, 10)
    .map(({ path, message }) => `${path.map(String).join('.') || 'arguments'}: ${message}`);
  return `The arguments are not valid. Mend these and call the tool again. ${lines.join('; ')}`;
};

const bounded = (json: string, length: number): string =>
  json.length <= length ? json : `${json.slice(0, length).toWellFormed()}… (cut: the result was longer)`;
