import type { Card } from '../../contracts/cards.ts';
import type { ChatOutput } from '../../contracts/chat.ts';
import type { ErrorCode } from '../../contracts/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { TurnEngine, TurnOutcome } from '../../ports/turn-engine.ts';
import type { Ending, Turns } from '../../ports/turns.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import type { LiveRun } from './live-runs.ts';
import { type OpenedTurn, RENEWAL_MS } from './open-turn.ts';
import { readEngine } from './read-engine.ts';
import { storeEnding, storeLater } from './store-ending.ts';
import { TEMPORARY_FAILURE } from './texts.ts';

type Started = Extract<OpenedTurn, { kind: 'started' }>;

/** Failures that are not the turn's own: the same key may run it again. */
const RETRYABLE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'safety.unavailable',
  'model.unavailable',
  'model.malformed',
  'model.timeout',
  'run.abandoned',
  'run.timeout',
  'store.unavailable',
  'service.stopping',
  'service.failed',
]);

export type RunTurn = ReturnType<typeof runTurn>;
/**
 * Runs an opened turn to its end, whoever listens: what happens goes to the run's log, the result is stored before the
 * last event is written. Never rejects, and always writes exactly one terminal event.
 */
export const runTurn =
  (needs: { turns: Turns; engine: TurnEngine; model: LanguageModel; clock: Clock; telemetry: Telemetry }) =>
  async (opened: Started, live: LiveRun): Promise<void> => {
    const { engine, clock, telemetry } = needs;
    const { run, conversation, history } = opened;
    const { log } = live;
    const signal = AbortSignal.any([opened.ctx.signal, live.signal]);
    const ctx: RequestContext = {
      ...opened.ctx,
      signal,
      log: opened.ctx.log.child({ conversationId: run.conversationId, turnId: run.turnId, runId: run.id }),
    };
    const began = performance.now();
    const elapsed = () => Math.round((performance.now() - began) * 10) / 10;
    const counted = telemetry.runStarted();
    const pieces: string[] = [];
    const cards: Card[] = [];
    let firstDeltaMs: number | null = null;

    const say = (text: string) => {
      firstDeltaMs ??= elapsed();
      pieces.push(text);
      log.append({ event: 'message.delta', data: { messageId: run.messageId, text } });
    };
    let failureTold = false;
    const tellFailure = ({ status, error }: TurnOutcome) => {
      if (status !== 'failed') return;
      if (!failureTold) say(`${pieces.length > 0 ? '\n\n' : ''}${TEMPORARY_FAILURE[ctx.language]}`);
      failureTold = true;
      if (error) telemetry.failed(error);
    };
    const describe = (outcome: TurnOutcome): ChatOutput => ({
      userConversationId: run.conversationId,
      runId: run.id,
      messageId: run.messageId,
      answer: pieces.join(''),
      activeAgent: outcome.activeAgent,
      cards,
      status: outcome.status,
      metadata: {
        ...needs.model.describe(ctx),
        language: ctx.language,
        usage: ctx.meter.total(),
        timings: { totalMs: elapsed(), firstDeltaMs },
        ...(outcome.error && { error: { code: outcome.error, retryable: RETRYABLE.has(outcome.error) } }),
      },
    });

    log.append({
      event: 'run.started',
      data: {
        runId: run.id,
        turnId: run.turnId,
        userConversationId: run.conversationId,
        userMessageId: run.userMessageId,
        messageId: run.messageId,
        language: ctx.language,
      },
    });
    const renewing = renewLease(needs, ctx, opened, live);

    const outcome = await telemetry.step(
      'turn',
      'turn',
      { 'gen_ai.conversation.id': run.conversationId, 'oria.tenant': ctx.tenant.id },
      async () => {
        const outcome = await readEngine(
          engine,
          ctx,
          { run, conversation, history, message: { id: run.userMessageId, text: opened.content } },
          {
            say,
            show: (card) => {
              cards.push(card);
              log.append({ event: 'message.data', data: { messageId: run.messageId, card } });
            },
            progress: (progress) => log.append({ event: 'run.progress', data: progress }),
          },
        );
        return explainStop(outcome, live);
      },
    );
    tellFailure(outcome);

    const ending: Ending = {
      output: describe(outcome),
      at: clock.now(),
      retryable: outcome.error !== undefined && RETRYABLE.has(outcome.error),
      profileAnalysed: cards.some((card) => card.type === 'profileAnalysis'),
    };
    const other = await storeEnding(needs, ctx, run, ending);
    clearInterval(renewing);
    if (other) tellFailure(other);
    const last = other ? describe(other) : ending.output;
    counted({ status: last.status, activeAgent: last.activeAgent, engine: last.metadata.engine });
    ctx.log.info(
      { status: last.status, activeAgent: last.activeAgent, error: last.metadata.error?.code, totalMs: elapsed() },
      'turn ended',
    );
    log.append({ event: `run.${last.status}`, data: last });
    if (other?.error === 'store.unavailable') {
      void storeLater(needs.turns, ctx, run, { ...ending, output: last, retryable: true });
    }
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
