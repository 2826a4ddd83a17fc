import { type BaseCheckpointSaver, Command, isInterrupted } from '@langchain/langgraph';
import type { TurnSteps } from '../../modules/conversation/index.ts';
import { OriaError, type RequestContext, type Specialist } from '../../modules/kernel/index.ts';
import type { ChatModels } from '../../ports/chat-models.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { ToolMemos } from '../../ports/tool-memos.ts';
import type { TurnEngine, TurnEvent, TurnResume, TurnStart } from '../../ports/turn-engine.ts';
import { type EventQueue, eventQueue } from './event-queue.ts';
import { answersPass } from './gate.ts';
import { turnGraph, type Waits } from './graph.ts';
import { openScope, type TurnScope } from './turn-scope.ts';

export interface EngineLimits {
  /** The longest run, in milliseconds. */
  readonly turnMs: number;
  /** The most model calls of one run; the last one is offered no tools. */
  readonly modelCalls: number;
  /** The most tool calls of one model's reply that are run. */
  readonly callsAtOnce: number;
  /** The longest tool result that a model reads, in UTF-16 units. */
  readonly resultLength: number;
  /** How long a tool that asks is given to finish what it does once, before the run pauses, in milliseconds. */
  readonly pauseMs: number;
  /** How much of the earlier conversation a model is shown. `length` is in UTF-16 units. */
  readonly thread: { readonly messages: number; readonly length: number };
}

const LIMITS: EngineLimits = {
  turnMs: 120_000,
  modelCalls: 8,
  callsAtOnce: 16,
  resultLength: 16_000,
  pauseMs: 10_000,
  thread: { messages: 100, length: 120_000 },
};

/** How long an aborted run may take to keep its thread before it is told as ended all the same, in milliseconds. */
const GRACE_MS = 500;

/**
 * Runs turns on LangGraph. Events are pushed as they happen; `start` and `resume` begin the run whether or not anyone reads, and a reader
 * who leaves stops nothing: only `ctx.signal` and the limit of the turn do.
 */
export const langGraphTurnEngine = (needs: {
  steps: TurnSteps;
  specialists: readonly Specialist[];
  chatModels: ChatModels;
  memos: ToolMemos;
  checkpointer: BaseCheckpointSaver;
  telemetry: Telemetry;
  limits?: Partial<EngineLimits>;
}): TurnEngine => {
  const limits = { ...LIMITS, ...needs.limits };
  const graph = turnGraph({ ...needs, limits });
  // Three steps before the loop, two per model call, one for a pause.
  const recursionLimit = 2 * limits.modelCalls + 6;

  /** Whether the thread stands at this pause. One that was resumed before, by a run that failed, is past it. */
  const waitsFor = async (interactionId: string, config: { configurable: { thread_id: string } }): Promise<boolean> => {
    const { tasks } = await graph.getState(config);
    return tasks.some(({ interrupts }) =>
      interrupts.some(({ value }) => (value as Waits).interactionId === interactionId),
    );
  };

  /**
   * Durability `exit`: one checkpoint per run, written when the graph ends (which it always does, see turnGraph), and the
   * pending answers of an interrupt with it. A crash in mid-run leaves the thread one turn behind the stored history, which
   * `reconcile` mends; so the writes after every node, which the other modes make, would buy nothing.
   */
  const runGraph = async (scope: TurnScope): Promise<void> => {
    const config = { configurable: { thread_id: scope.turn.conversation.id } };
    const context = scope as unknown as Record<string, unknown>;
    try {
      const { answered } = scope;
      if (answered && !(await answersPass(needs, scope))) return;
      const waits = answered && (await waitsFor(answered.interactionId, config));
      const input = waits ? new Command({ resume: { answers: answered.answers } }) : { activeAgent: null };
      const thread = await graph.invoke(input, { ...config, context, durability: 'exit', recursionLimit });
      if (isInterrupted(thread) && !scope.ctx.signal.aborted) scope.pause();
      scope.fail(new Error('The graph ended without an outcome.'));
    } catch (error) {
      const { outcome } = scope;
      scope.fail(error);
      if (!outcome) return;
      // The turn had ended: its answer stands, and the next turn finds in the stored history what the thread lacks.
      scope.ctx.log.error({ err: error }, 'could not keep the thread of a turn');
      needs.telemetry.failed(error instanceof OriaError ? error.code : 'service.failed');
    }
  };

  const run = async (
    ctx: RequestContext,
    turn: TurnStart | TurnResume,
    events: EventQueue<TurnEvent>,
  ): Promise<void> => {
    const scope = openScope({ ...needs, turnMs: limits.turnMs }, ctx, turn, (event) => events.push(event));
    try {
      if (!scope.answered) scope.reflect('safety');
      await settledOrOverdue(scope.ctx.signal, runGraph(scope));
    } catch (error) {
      scope.fail(error);
    }
    scope.fail(scope.ctx.signal.reason);
    scope.close();
    if (scope.outcome) events.push({ type: 'ended', outcome: scope.outcome });
    events.close();
  };

  const begin = (ctx: RequestContext, turn: TurnStart | TurnResume): AsyncIterable<TurnEvent> => {
    const events = eventQueue<TurnEvent>();
    void run(ctx, turn, events);
    return events;
  };

  return {
    start: begin,
    resume: begin,
    async forget(conversations) {
      for (const id of conversations) await needs.checkpointer.deleteThread(id);
    },
  };
};

/** Waits for work, but once the signal has aborted not longer than the grace. */
const settledOrOverdue = async (signal: AbortSignal, work: Promise<void>): Promise<void> => {
  const overdue = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    timer = setTimeout(overdue.resolve, GRACE_MS);
  };
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  try {
    await Promise.race([work, overdue.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
};
