import type { Clock } from '../../ports/clock.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { TurnEngine, TurnOutcome, TurnStart } from '../../ports/turn-engine.ts';
import type { Ending, Turns } from '../../ports/turns.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { cardOf, pauseOf } from './interactions/pause.ts';
import type { LiveRun } from './live-runs.ts';
import { type OpenedTurn, RENEWAL_MS } from './open-turn.ts';
import { readEngine } from './read-engine.ts';
import { isRetryable, openReport, type RunReport } from './run-report.ts';
import { storeEnding, storeLater } from './store-ending.ts';
import { CANCELLED_PAUSE } from './texts.ts';

type Started = Extract<OpenedTurn, { kind: 'started' }>;

export type RunTurn = ReturnType<typeof runTurn>;
/**
 * Runs an opened turn to its end, whoever listens: what happens goes to the run's log, the result is stored before the
 * last event is written. Never rejects, and always writes exactly one terminal event.
 */
export const runTurn =
  (needs: {
    turns: Turns;
    engine: TurnEngine;
    model: LanguageModel;
    clock: Clock;
    telemetry: Telemetry;
    /** How long a pause can be answered, in milliseconds. */
    pauseMs: number;
  }) =>
  async (opened: Started, live: LiveRun): Promise<void> => {
    const { clock, telemetry, model, pauseMs } = needs;
    const { run, interactionId } = opened;
    const ctx: RequestContext = {
      ...opened.ctx,
      signal: AbortSignal.any([opened.ctx.signal, live.signal]),
      log: opened.ctx.log.child({ conversationId: run.conversationId, turnId: run.turnId, runId: run.id }),
    };
    const counted = telemetry.runStarted();
    const report = openReport({ run, ctx, log: live.log, model, telemetry });
    report.started();
    const renewing = renewLease(needs, ctx, opened, live);

    const attributes = { 'gen_ai.conversation.id': run.conversationId, 'oria.tenant': ctx.tenant.id };
    const outcome = await telemetry.step('turn', 'turn', attributes, async () =>
      explainStop(await outcomeOf(needs.engine, ctx, opened, report), live),
    );
    report.failure(outcome);
    const interaction = outcome.questions && pauseOf(interactionId, outcome.questions, clock.now(), pauseMs);
    if (interaction) report.show(cardOf(interaction));

    const ending: Ending = {
      output: report.output(outcome),
      at: clock.now(),
      retryable: isRetryable(outcome),
      profileAnalysed: report.cards.some((card) => card.type === 'profileAnalysis'),
      ...(interaction && { interaction }),
    };
    const other = await storeEnding(needs, ctx, run, ending);
    clearInterval(renewing);
    if (other) report.failure(other);
    const told = other ? report.output(other) : ending.output;

    const { status, activeAgent, metadata } = told;
    counted({ status, activeAgent, engine: metadata.engine });
    ctx.log.info({ status, activeAgent, error: metadata.error?.code, totalMs: report.elapsed() }, 'turn ended');
    report.ended(told);
    if (other?.error === 'store.unavailable') {
      const { interaction: _, ...rest } = ending;
      void storeLater(needs.turns, ctx, run, { ...rest, output: told, retryable: true });
    }
  };

/** Runs the engine, from the start or from a pause; what a user cancelled never gets there. */
const outcomeOf = async (
  engine: TurnEngine,
  ctx: RequestContext,
  opened: Started,
  report: RunReport,
): Promise<TurnOutcome> => {
  const { run, conversation, history, interactionId, response } = opened;
  if (response?.kind === 'cancelled') {
    report.say(CANCELLED_PAUSE[ctx.language]);
    return { status: 'cancelled', activeAgent: conversation.activeAgent };
  }
  const message = { id: run.userMessageId, text: opened.content };
  const turn: TurnStart = { run, conversation, history, message, interactionId };
  const events = response ? engine.resume(ctx, { ...turn, answered: response }) : engine.start(ctx, turn);
  const { questions, ...outcome } = await readEngine(ctx, events, report);
  if (outcome.status !== 'interrupted') return outcome;
  if (questions && questions.length > 0) return { ...outcome, questions };
  ctx.log.error({}, 'the turn engine paused without a question');
  return { ...outcome, status: 'failed', error: 'service.failed' };
};

/**
 * A run stopped by a shutdown has failed and may be sent again; one stopped by a person was cancelled. What became of one
 * that lost its lease, the store knows.
 */
const explainStop = (outcome: TurnOutcome, live: LiveRun): TurnOutcome =>
  outcome.status === 'cancelled' && live.stopped === 'shutdown'
    ? { ...outcome, status: 'failed', error: 'service.stopping' }
    : outcome;

const renewLease = (
  { turns, clock }: { turns: Turns; clock: Clock },
  ctx: RequestContext,
  { run }: Started,
  live: LiveRun,
): NodeJS.Timeout => {
  const renew = async () => {
    try {
      const until = new Date(clock.now().getTime() + 3 * RENEWAL_MS);
      if (!(await turns.renew(run.id, run.owner, until))) live.stop('lease-lost');
    } catch (cause) {
      ctx.log.warn({ err: cause }, 'could not renew the lease of a run');
    }
  };
  return setInterval(() => void renew(), RENEWAL_MS);
};
