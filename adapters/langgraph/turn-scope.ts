import { AsyncLocalStorage } from 'node:async_hooks';
import type { InteractionQuestion } from '../../contracts/interactions.ts';
import type { RunProgress } from '../../contracts/stream.ts';
import type { Assessment, Evidence, TurnSteps } from '../../modules/conversation/index.ts';
import { OriaError, type PromptMessage, type RequestContext } from '../../modules/kernel/index.ts';
import type { Attributes, Telemetry } from '../../ports/telemetry.ts';
import type { TurnEvent, TurnOutcome, TurnResume, TurnStart } from '../../ports/turn-engine.ts';
import { type Answer, answerOf } from './answer.ts';
import { RunTimedOut } from './errors.ts';
import { untilAborted } from './until-aborted.ts';

/**
 * What one run knows beside its thread: who asks, what was found, what was said. Nodes get it as the graph's runtime context,
 * which LangGraph never writes to a checkpoint, so nothing in here is ever kept.
 */
export interface TurnScope {
  /** As the caller gave it, but its signal also aborts at the turn's limit. */
  readonly ctx: RequestContext;
  readonly turn: TurnStart;
  /** Of a run that goes on after a pause. */
  readonly answered: TurnResume['answered'] | undefined;
  readonly evidence: Evidence;
  readonly answer: Answer;
  /** What the gate found; set once it has answered. */
  assessment: Assessment | undefined;
  activeAgent: string | null;
  modelCalls: number;
  /** What the user is asked; set when the run pauses. */
  questions: readonly InteractionQuestion[];
  /** `undefined` while the run goes on. */
  readonly outcome: TurnOutcome | undefined;
  emit(event: TurnEvent): void;
  reflect(step: Extract<RunProgress, { kind: 'reflection' }>['step']): void;
  /** What is stored of the user and the conversation; read at the first call, once per run. */
  background(): Promise<readonly PromptMessage[]>;
  complete(): void;
  /** Ends the run with its questions, once they are kept. */
  pause(): void;
  /** Ends the run: cancelled when the caller aborted it, else failed. The first end stands. */
  fail(cause: unknown): void;
  /** Runs work within one lasting step of telemetry, opened at the first call and closed with the scope. */
  within<Result>(name: string, span: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result>;
  /** Stops the clock of the limit. */
  close(): void;
}

export const openScope = (
  needs: { steps: TurnSteps; telemetry: Telemetry; turnMs: number },
  caller: RequestContext,
  turn: TurnStart | TurnResume,
  emit: (event: TurnEvent) => void,
): TurnScope => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new RunTimedOut()), needs.turnMs);
  const ctx = { ...caller, signal: AbortSignal.any([caller.signal, limit.signal]) };
  const { text: message } = turn.message;
  let outcome: TurnOutcome | undefined;
  let background: Promise<readonly PromptMessage[]> | undefined;
  let lasting: Promise<LastingStep> | undefined;
  let failure: unknown;

  const scope: TurnScope = {
    ctx,
    turn,
    answered: 'answered' in turn ? turn.answered : undefined,
    evidence: { message, history: turn.history, profileAnalysed: turn.conversation.profileAnalysed },
    answer: answerOf((text) => emit({ type: 'delta', text })),
    assessment: undefined,
    activeAgent: null,
    modelCalls: 0,
    questions: [],
    get outcome() {
      return outcome;
    },
    emit,
    reflect(step) {
      const text = needs.steps.progressText(ctx, step);
      const by = step === 'thinking' && scope.activeAgent !== null ? { activeAgent: scope.activeAgent } : {};
      emit({ type: 'progress', progress: { kind: 'reflection', step, text, ...by } });
    },
    background() {
      background ??= untilAborted(ctx.signal, needs.steps.background(ctx, turn.conversation));
      return background;
    },
    complete() {
      outcome ??= { status: 'completed', activeAgent: scope.activeAgent };
    },
    pause() {
      const { activeAgent, questions } = scope;
      if (questions.length > 0) outcome ??= { status: 'interrupted', activeAgent, questions };
    },
    fail(cause) {
      if (outcome) return;
      const { activeAgent } = scope;
      if (caller.signal.aborted) {
        outcome = { status: 'cancelled', activeAgent };
        return;
      }
      failure = limit.signal.aborted ? limit.signal.reason : cause;
      const error = failure instanceof OriaError ? failure.code : 'service.failed';
      outcome = { status: 'failed', activeAgent, error };
      if (error === 'service.failed') ctx.log.error({ err: cause, activeAgent }, 'a turn failed');
      else ctx.log.warn({ err: cause, code: error, activeAgent }, 'a turn failed');
    },
    async within(name, span, attributes, work) {
      lasting ??= openStep(needs.telemetry, name, span, attributes);
      const { inside } = await lasting;
      return inside(work);
    },
    close() {
      clearTimeout(timer);
      void lasting?.then(({ end }) => end(failure));
    },
  };
  return scope;
};

interface LastingStep {
  inside<Result>(work: () => Promise<Result>): Promise<Result>;
  end(failure: unknown): void;
}

/** A step that stays open over several nodes: what runs `inside` it is its child, as if it were called by it. */
const openStep = (telemetry: Telemetry, name: string, span: string, attributes: Attributes): Promise<LastingStep> => {
  const opened = Promise.withResolvers<LastingStep>();
  const ended = Promise.withResolvers<void>();
  const work = () => {
    const inside: LastingStep['inside'] = AsyncLocalStorage.snapshot();
    opened.resolve({
      inside,
      end: (failure) => (failure === undefined ? ended.resolve() : ended.reject(failure)),
    });
    return ended.promise;
  };
  // Its rejection is the failure that the run has already told.
  telemetry.step(name, span, attributes, work).catch(() => undefined);
  return opened.promise;
};
