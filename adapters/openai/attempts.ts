import { setTimeout as patience } from 'node:timers/promises';
import { CircuitState, ConsecutiveBreaker, ConstantBackoff, circuitBreaker, handleWhen, retry } from 'cockatiel';
import type { Clock } from '../../ports/clock.ts';
import type { Call } from './call.ts';
import type { Limits } from './config.ts';
import { ProviderFailure } from './failures.ts';

/** The longest wait that a provider may ask for. */
const LONGEST_WAIT_MS = 60_000;
const LONGEST_PAUSE_MS = 8_000;

/** Codes of 429 that mean no money, not too fast: no wait will help. */
const NO_MONEY = /quota|billing|balance|credit|spend/;

const mayPass = (failure: ProviderFailure): boolean => {
  if (failure.kind === 'connection') return true;
  if (failure.kind !== 'status' || NO_MONEY.test(failure.code ?? '')) return false;
  const asked = failure.header('x-should-retry');
  if (asked === 'true' || asked === 'false') return asked === 'true';
  const status = failure.status ?? 0;
  return [408, 409, 429].includes(status) || (status >= 500 && status !== 501);
};

/** What the provider asks to wait, in milliseconds; `undefined` where it does not say. */
export const askedWait = (failure: ProviderFailure, now: Date): number | undefined => {
  const exact = Number.parseFloat(failure.header('retry-after-ms') ?? '');
  if (Number.isFinite(exact)) return Math.max(0, exact);
  const after = failure.header('retry-after');
  if (after === null) return undefined;
  const wait = /^\s*[\d.]+\s*$/.test(after) ? Number.parseFloat(after) * 1_000 : Date.parse(after) - now.getTime();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
};

const pause = (repetition: number, firstMs: number) =>
  Math.min(firstMs * 2 ** repetition, LONGEST_PAUSE_MS) * (1 - Math.random() / 4);

const isOutage = (failure: unknown): boolean =>
  failure instanceof ProviderFailure &&
  (failure.kind === 'connection' ||
    failure.kind === 'deadline' ||
    (failure.kind === 'status' && (failure.status ?? 0) >= 500 && failure.status !== 501));

export type Attempts = ReturnType<typeof attempts>;

/**
 * The one place that repeats requests and gives up on a provider; the SDK and LangChain do neither. A request is repeated
 * only while its answer has not begun, as long as the provider asks (`Retry-After`, at most 60 s) or after a growing
 * pause, and never past the call's deadline. While the line is closed a call fails at once.
 */
export const attempts = (clock: Clock, limits: Pick<Limits, 'retries' | 'retryPauseMs' | 'outages' | 'restMs'>) => {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: limits.restMs,
    breaker: new ConsecutiveBreaker(limits.outages),
  });

  return async <Result>(call: Call, request: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
    const { deadline } = call;
    let failures = 0;
    let wait = 0;
    const worthwhile = (failure: unknown) => {
      if (!(failure instanceof ProviderFailure) || !mayPass(failure)) return false;
      wait = askedWait(failure, clock.now()) ?? pause(failures, limits.retryPauseMs);
      failures += 1;
      return wait <= LONGEST_WAIT_MS && wait < deadline.remainingMs;
    };
    const policy = retry(handleWhen(worthwhile), { maxAttempts: limits.retries, backoff: new ConstantBackoff(0) });
    policy.onRetry((reason) => {
      const { kind, status, code, requestId } = 'error' in reason ? (reason.error as ProviderFailure) : {};
      call.ctx.log.warn(
        {
          task: call.task,
          model: call.model,
          kind,
          status,
          code,
          providerRequestId: requestId,
          waitMs: Math.round(wait),
        },
        'model call is repeated',
      );
    });
    try {
      return await policy.execute(async () => {
        if (failures > 0) await patience(wait, undefined, { signal: deadline.signal });
        // One call tries whether the provider is back; the others do not wait for what it finds.
        if (breaker.state === CircuitState.HalfOpen) throw new ProviderFailure('resting');
        return breaker.execute(async () => {
          try {
            deadline.signal.throwIfAborted();
            return await request(deadline.signal);
          } catch (error) {
            throw deadline.failure(error);
          }
        });
      });
    } catch (error) {
      throw deadline.failure(error);
    }
  };
};
