import { expect, onTestFinished } from 'vitest';
import type { Card } from '../../contracts/cards.ts';
import type { ConversationId, RequestContext } from '../../modules/kernel/index.ts';
import type { TurnEngine, TurnEvent, TurnOutcome, TurnResume, TurnStart } from '../../ports/turn-engine.ts';

/**
 * One step of a run: a text to say, an event, an error to throw, or something to do or to wait for. A wait ends at the
 * abort of the run, which then ends as cancelled; an engine that is `deaf` waits on.
 */
export type EngineStep = string | TurnEvent | Error | Promise<unknown> | ((ctx: RequestContext) => unknown);
export type EngineScript = readonly EngineStep[];

export const ends = (status: TurnOutcome['status'] = 'completed', more: Partial<TurnOutcome> = {}): TurnEvent => ({
  type: 'ended',
  outcome: { status, activeAgent: 'career_chat', ...more },
});
export const shows = (card: Card): TurnEvent => ({ type: 'card', card });
/** For ever, or until the run is aborted. */
export const waits = (): Promise<never> => new Promise(() => {});

/** A pause with one question: which of `labels`. */
export const asks = (...labels: string[]): TurnEvent =>
  ends('interrupted', {
    questions: [
      {
        question_id: 'q1',
        text: 'Which one?',
        input_type: 'single_select',
        options: labels.map((label, index) => ({ option_id: `q1_o${index + 1}`, label })),
        allow_free_text: false,
        required: true,
      },
    ],
  });

export interface ScriptedEngine extends TurnEngine {
  /** What each run was given. */
  readonly started: { readonly ctx: RequestContext; readonly turn: TurnStart | TurnResume }[];
  /** The conversations of each call of `forget`. */
  readonly forgotten: (readonly ConversationId[])[];
  /** Whether it goes on after an abort. */
  deaf: boolean;
}

/** A turn engine that follows one script per run, and fails the test on a run too many or a script left over. */
export const scriptedEngine = (...scripts: EngineScript[]): ScriptedEngine => {
  const left = [...scripts];
  let unexpected = 0;
  onTestFinished(() => expect({ unexpected, left: left.length }).toEqual({ unexpected: 0, left: 0 }));
  const run = (ctx: RequestContext, turn: TurnStart | TurnResume) => {
    const script = left.shift();
    engine.started.push({ ctx, turn });
    if (!script) unexpected += 1;
    return follow(script ?? [new Error('a run too many')], ctx, () => engine.deaf);
  };
  const engine: ScriptedEngine = {
    started: [],
    forgotten: [],
    deaf: false,
    start: run,
    resume: run,
    async forget(conversations) {
      engine.forgotten.push(conversations);
    },
  };
  return engine;
};

async function* follow(script: EngineScript, ctx: RequestContext, deaf: () => boolean): AsyncGenerator<TurnEvent> {
  const { promise: aborted, resolve: abort } = Promise.withResolvers<void>();
  ctx.signal.addEventListener('abort', () => abort(), { once: true });
  for (const step of script) {
    if (ctx.signal.aborted && !deaf()) return yield ends('cancelled');
    if (step instanceof Error) throw step;
    if (typeof step === 'string') yield { type: 'delta', text: step };
    else if (step instanceof Promise || typeof step === 'function') {
      const work = typeof step === 'function' ? step(ctx) : step;
      await (deaf() ? work : Promise.race([work, aborted]));
      if (ctx.signal.aborted && !deaf()) return yield ends('cancelled');
    } else yield step;
  }
}
