import type { Card } from '../../contracts/cards.ts';
import type { ChatOutput } from '../../contracts/chat.ts';
import type { ErrorCode } from '../../contracts/errors.ts';
import type { RunProgress } from '../../contracts/stream.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { TurnOutcome } from '../../ports/turn-engine.ts';
import type { Run } from '../../ports/turns.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { type RunLog, startedEvent } from './run-log.ts';
import { TEMPORARY_FAILURE } from './texts.ts';

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

export const isRetryable = ({ error }: TurnOutcome): boolean => error !== undefined && RETRYABLE.has(error);

export type RunReport = ReturnType<typeof openReport>;
/**
 * What a run says, as it goes to its readers and as it will be stored: the answer is every text that was said, in order,
 * and the cards are all that were shown. Times count from here.
 */
export const openReport = (of: {
  run: Run;
  ctx: RequestContext;
  log: RunLog;
  model: LanguageModel;
  telemetry: Telemetry;
}) => {
  const { run, ctx, log } = of;
  const { messageId } = run;
  const began = performance.now();
  const elapsed = () => Math.round((performance.now() - began) * 10) / 10;
  const texts: string[] = [];
  const cards: Card[] = [];
  let firstDeltaMs: number | null = null;
  let apologised = false;

  const say = (text: string) => {
    firstDeltaMs ??= elapsed();
    texts.push(text);
    log.append({ event: 'message.delta', data: { messageId, text } });
  };

  return {
    elapsed,
    cards,

    started() {
      log.append(startedEvent(run, ctx.language));
    },

    say,

    show(card: Card) {
      cards.push(card);
      log.append({ event: 'message.data', data: { messageId, card } });
    },

    progress(progress: RunProgress) {
      log.append({ event: 'run.progress', data: progress });
    },

    /** Says that it failed, once, after whatever was said before, and counts why. Nothing where it did not fail. */
    failure({ status, error }: TurnOutcome) {
      if (status !== 'failed') return;
      if (!apologised) say(`${texts.length > 0 ? '\n\n' : ''}${TEMPORARY_FAILURE[ctx.language]}`);
      apologised = true;
      if (error) of.telemetry.failed(error);
    },

    /** The whole of it, for an outcome. */
    output(outcome: TurnOutcome): ChatOutput {
      const { status, activeAgent, error } = outcome;
      return {
        userConversationId: run.conversationId,
        runId: run.id,
        messageId,
        answer: texts.join(''),
        activeAgent,
        // A pause that could not be stored cannot be answered.
        cards: status === 'interrupted' ? cards : cards.filter(({ type }) => type !== 'interaction'),
        status,
        metadata: {
          ...of.model.describe(ctx),
          language: ctx.language,
          usage: ctx.meter.total(),
          timings: { totalMs: elapsed(), firstDeltaMs },
          ...(error && { error: { code: error, retryable: isRetryable(outcome) } }),
        },
      };
    },

    /** The last event: nothing is said after it. */
    ended(output: ChatOutput) {
      log.append({ event: `run.${output.status}`, data: output });
    },
  };
};
