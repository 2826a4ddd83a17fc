import { ToolMessage } from '@langchain/core/messages';
import type { RunProgress } from '../../contracts/stream.ts';
import type { TurnSteps } from '../../modules/conversation/index.ts';
import { OriaError, type Tool, ToolRefused } from '../../modules/kernel/index.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { Passage } from './answer.ts';
import type { AskedCall } from './model-reply.ts';
import type { TurnScope } from './turn-scope.ts';
import { untilAborted } from './until-aborted.ts';

type Outcome = Extract<RunProgress, { kind: 'tool_ended' }>['outcome'];

/** What became of one call. */
export interface FinishedCall {
  /** What the model reads; never more than the tool's contract shows. */
  readonly result: ToolMessage;
  /** Text that the call gave to the user. */
  readonly said: string;
  /** Whether what the call gave to the user ends the turn. */
  readonly endsTurn: boolean;
}

export interface ToolLimits {
  /** The most calls of one reply that are run; the others are refused. */
  readonly callsAtOnce: number;
  /** The longest result that a model reads, in UTF-16 units of JSON; a longer one is cut and says so. */
  readonly resultLength: number;
}

// What the model reads when there is no result. Nothing of an error's own text: it may name tables, hosts or people.
const NOT_AVAILABLE = 'This tool is not available here. Answer without it.';
const NOT_JSON = 'The arguments are not a JSON object. Call the tool again with valid arguments.';
const TOO_MANY = 'Too many calls at once: this one was not run.';
const FAILED = 'The tool did not work because of a technical problem. Say so if the user needs to know.';
const STOPPED = 'The turn was stopped before this call had finished.';
const GIVEN = 'The user has been given the text of this tool; it follows as your answer.';

interface Ran {
  readonly outcome: Outcome;
  readonly content: string;
  readonly said?: string;
  readonly endsTurn?: boolean;
}
const refused = (content: string): Ran => ({ outcome: 'refused', content });
const wrong = (content: string): Ran => ({ outcome: 'error', content });

/**
 * Runs the calls of one reply side by side and gives what became of each, in the order asked: one result per call, whatever
 * happens. Only tools among `offered` run, whatever the model asks for. Never rejects.
 */
export const toolRunner = (needs: {
  steps: TurnSteps;
  telemetry: Telemetry;
  limits: ToolLimits;
  /** Whose model asks, for telemetry. */
  provider: string;
}) => {
  const { steps, telemetry, limits } = needs;

  const report = (scope: TurnScope, { name: tool, id: toolCallId }: AskedCall) => {
    const began = performance.now();
    const text = steps.progressText(scope.ctx, { tool });
    scope.emit({ type: 'progress', progress: { kind: 'tool_started', tool, toolCallId, text } });
    return (outcome: Outcome) => {
      const durationMs = Math.round((performance.now() - began) * 10) / 10;
      scope.emit({ type: 'progress', progress: { kind: 'tool_ended', tool, toolCallId, outcome, durationMs } });
    };
  };

  const run = async (scope: TurnScope, tool: Tool, call: AskedCall, passage: Passage | undefined): Promise<Ran> => {
    if (call.args === undefined) return wrong(NOT_JSON);
    const input = await tool.input.safeParseAsync(call.args);
    if (!input.success) return wrong(wrongFields(input.error.issues));
    const { ctx, turn } = scope;
    const { signal } = ctx;
    let shown = false;
    let over = false;
    try {
      const output = await untilAborted(
        signal,
        (async () =>
          tool.run(input.data, {
            ctx,
            id: call.id,
            history: turn.history,
            signal,
            say: (text) => passage?.write(text),
            show(card) {
              if (over) return;
              shown = true;
              scope.emit({ type: 'card', card });
            },
          }))(),
      );
      const content = bounded(JSON.stringify(await tool.result.parseAsync(output)) ?? 'null', limits.resultLength);
      const said = passage?.text ?? '';
      const endsTurn = tool.returnsDirectly && (said !== '' || shown);
      return { outcome: 'ok', content: said === '' ? content : GIVEN, said, endsTurn };
    } catch (error) {
      const said = passage?.text ?? '';
      if (error instanceof ToolRefused) return { ...refused(error.message), said };
      if (signal.aborted) return { outcome: 'cancelled', content: STOPPED, said };
      throw error;
    } finally {
      over = true;
    }
  };

  const attempt = async (scope: TurnScope, tool: Tool, call: AskedCall, passage: Passage | undefined): Promise<Ran> => {
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
        const ran = await run(scope, tool, call, passage);
        step.set({ 'oria.tool.outcome': ran.outcome });
        return ran;
      });
    } catch (error) {
      scope.ctx.log.error({ err: error, tool: tool.name, toolCallId: call.id }, 'a tool failed');
      telemetry.failed(error instanceof OriaError ? error.code : 'service.failed');
      return { ...wrong(FAILED), said: passage?.text ?? '' };
    }
  };

  return (
    scope: TurnScope,
    offered: readonly Tool[],
    calls: readonly AskedCall[],
    resultId: (position: number) => string,
  ): Promise<FinishedCall[]> =>
    Promise.all(
      calls.map(async (call, position) => {
        const tool = offered.find(({ name }) => name === call.name);
        // Opened before anything waits, so that what several calls say keeps the order of the calls.
        const passage = tool?.returnsDirectly ? scope.answer.open() : undefined;
        const ended = report(scope, call);
        let ran: Ran;
        if (!tool) ran = refused(NOT_AVAILABLE);
        else if (position >= limits.callsAtOnce) ran = refused(TOO_MANY);
        else ran = await attempt(scope, tool, call, passage);
        passage?.close();
        ended(ran.outcome);
        return {
          result: new ToolMessage({
            id: resultId(position),
            tool_call_id: call.id,
            name: call.name,
            content: ran.content,
            status: ran.outcome === 'ok' ? 'success' : 'error',
          }),
          said: ran.said ?? '',
          endsTurn: ran.endsTurn ?? false,
        };
      }),
    );
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
