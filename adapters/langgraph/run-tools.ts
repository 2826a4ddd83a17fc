import type { RunProgress } from '../../contracts/stream.ts';
import type { TurnSteps } from '../../modules/conversation/index.ts';
import type { Tool } from '../../modules/kernel/index.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { ToolMemo } from '../../ports/tool-memos.ts';
import { type FinishedBefore, memosOf, type Ran, ranMemo, workMemos } from './call-memos.ts';
import type { AskedCall } from './model-reply.ts';
import { type OpenCall, openCall } from './open-call.ts';
import { earlierOf, type Pause } from './pauses.ts';
import type { WaitingCall } from './questions.ts';
import { type CallLimits, callRunner, type PAUSED, refused, stopped } from './run-call.ts';
import type { TurnScope } from './turn-scope.ts';

type Outcome = Extract<RunProgress, { kind: 'tool_ended' }>['outcome'];

/** The calls of one reply. */
export interface Asking {
  /** The id of the thread's message that asks. */
  readonly id: string;
  readonly calls: readonly AskedCall[];
}

/** What became of the calls of one reply, each in the order asked. */
export interface Round {
  readonly finished: readonly { readonly call: AskedCall; readonly ran: Ran }[];
  readonly waiting: readonly WaitingCall[];
  /** What was finished and is not to be done again should the calls be run again. */
  readonly memos: readonly ToolMemo[];
}

export interface ToolLimits extends CallLimits {
  /** The most calls of one reply that are run; the others are refused. */
  readonly callsAtOnce: number;
}

const NOT_AVAILABLE = 'This tool is not available here. Answer without it.';
const TOO_MANY = 'Too many calls at once: this one was not run.';
const notAlone = (tool: string): string =>
  `Nothing of this reply was run: ${tool} must be the only call of a reply. Call it again alone, or make the other calls without it.`;

/**
 * Runs the calls of one reply side by side: each finishes or waits, whatever happens. Only tools among `offered` run, whatever
 * the model asks for; what the memos of the turn know as finished is not run again. Rejects only over memos that are none.
 */
export const toolRunner = (needs: {
  steps: TurnSteps;
  telemetry: Telemetry;
  limits: ToolLimits;
  /** Whose model asks, for telemetry. */
  provider: string;
}) => {
  const { steps, limits } = needs;
  const runCall = callRunner(needs);

  const report = (scope: TurnScope, { name: tool, id: toolCallId }: AskedCall) => {
    const began = performance.now();
    const text = steps.progressText(scope.ctx, { tool });
    scope.emit({ type: 'progress', progress: { kind: 'tool_started', tool, toolCallId, text } });
    return (outcome: Outcome) => {
      const durationMs = Math.round((performance.now() - began) * 10) / 10;
      scope.emit({ type: 'progress', progress: { kind: 'tool_ended', tool, toolCallId, outcome, durationMs } });
    };
  };

  /** Why a call is not run. */
  const refusalOf = (offered: readonly Tool[], calls: readonly AskedCall[]) => {
    const find = ({ name }: AskedCall) => offered.find((tool) => tool.name === name);
    const solitary = calls.length > 1 ? calls.find((call) => find(call)?.alone) : undefined;
    return (call: AskedCall, position: number): Tool | string => {
      if (solitary) return notAlone(solitary.name);
      if (position >= limits.callsAtOnce) return TOO_MANY;
      return find(call) ?? NOT_AVAILABLE;
    };
  };

  return async (
    scope: TurnScope,
    offered: readonly Tool[],
    { id: asking, calls }: Asking,
    before: { readonly pauses: readonly Pause[]; readonly memos: readonly ToolMemo[] },
  ): Promise<Round> => {
    const toolOrRefusal = refusalOf(offered, calls);

    // Nothing waits before a call has its place in the answer, so that what several calls say keeps their order.
    const begin = async (call: AskedCall, position: number): Promise<End> => {
      const known = memosOf(before.memos, asking, call.id);
      if (known.ran) return { call, ran: told(scope, known.ran, before.pauses), memos: [] };
      const memo = (ran: Ran) => ranMemo(asking, call.id, { ...ran, pauses: before.pauses.length });
      const ended = report(scope, call);
      const tool = toolOrRefusal(call, position);
      if (typeof tool === 'string') {
        const ran = refused(tool);
        ended(ran.outcome);
        return { call, ran, memos: [memo(ran)] };
      }
      const { works } = known;
      const open = openCall(scope, tool, call.id, { ...earlierOf(before.pauses, asking, call.id), works });
      const ran = await runCall(scope, tool, call, open);
      ended(ran.outcome);
      const isOver = ran.outcome !== 'paused' && ran.outcome !== 'cancelled';
      const done = workMemos(asking, call.id, open.works);
      return { call, ran, open, memos: isOver ? [...done, memo(ran)] : done };
    };

    const ends = await Promise.all(calls.map(begin));
    const isStopped = scope.ctx.signal.aborted;
    const finished: Round['finished'][number][] = [];
    const waiting: WaitingCall[] = [];
    for (const { call, ran, open } of ends) {
      if (ran.outcome !== 'paused') finished.push({ call, ran });
      else if (isStopped) finished.push({ call, ran: stopped(open) });
      else waiting.push({ callId: call.id, asks: open?.asks ?? [] });
    }
    return { finished, waiting, memos: ends.flatMap(({ memos }) => memos) };
  };
};

interface End {
  readonly call: AskedCall;
  readonly ran: Ran | typeof PAUSED;
  /** Of a call that was run. */
  readonly open?: OpenCall;
  readonly memos: readonly ToolMemo[];
}

/**
 * A call that finished before: what it gave before the latest pause, the user has; what it gave since, in an attempt that
 * failed, went with that attempt's answer and is given again.
 */
const told = (scope: TurnScope, { pauses, ...ran }: FinishedBefore, now: readonly Pause[]): Ran => {
  if (pauses < now.length) return { ...ran, said: '', shown: [] };
  const passage = scope.answer.open();
  passage.write(ran.said);
  passage.close();
  for (const card of ran.shown) scope.emit({ type: 'card', card });
  return ran;
};
