import type { Telemetry } from '../../ports/telemetry.ts';
import type { Call } from './call.ts';
import { outward, ProviderFailure } from './failures.ts';

/** `null`: the provider did not say. */
export interface Tokens {
  readonly input: number | null;
  readonly output: number | null;
}

const UNKNOWN: Tokens = { input: null, output: null };
const NONE: Tokens = { input: 0, output: 0 };

const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** The tokens that an answer names, by its two possible pairs of names; `null` for what it does not name. */
export const tokensOf = (usage: unknown): Tokens => {
  const given = (usage ?? {}) as Readonly<Record<string, unknown>>;
  return {
    input: count(given.prompt_tokens ?? given.input_tokens),
    output: count(given.completion_tokens ?? given.output_tokens),
  };
};

export interface OpenCall {
  /** What the call has used so far; the last word stands. */
  used(tokens: Tokens): void;
  /** Ends it; only the first end counts. Without an error: answered, or left by its reader in the middle. */
  end(error?: unknown): void;
}

/**
 * Begins to measure a call. It ends exactly once, also when it is aborted, and is counted then: a status other than success
 * costs nothing, anything else without a word about its tokens has an unknown cost. What was never sent is not counted.
 */
export const openCall = (telemetry: Telemetry, operation: 'chat' | 'decide', call: Call, server: string): OpenCall => {
  let tokens: Tokens | undefined;
  let open = true;
  const ended = Promise.withResolvers<{ readonly spent: Tokens; readonly error: unknown }>();
  telemetry
    .step(
      operation,
      `${operation} ${call.model}`,
      {
        'gen_ai.operation.name': operation,
        'gen_ai.provider.name': 'openai',
        'gen_ai.request.model': call.model,
        'server.address': server,
        'oria.task': call.task,
      },
      async (step) => {
        const { spent, error } = await ended.promise;
        if (spent.input !== null) step.set({ 'gen_ai.usage.input_tokens': spent.input });
        if (spent.output !== null) step.set({ 'gen_ai.usage.output_tokens': spent.output });
        // An abort is the caller's will, not a failure.
        if (error instanceof ProviderFailure) throw outward(error);
        if (error !== undefined) step.set({ 'oria.aborted': true });
      },
    )
    .catch(() => undefined);

  return {
    used: (now) => {
      tokens = now;
    },
    end: (error) => {
      if (!open) return;
      open = false;
      const failure = error instanceof ProviderFailure ? error.kind : undefined;
      const spent = tokens ?? (failure === 'status' || failure === 'resting' ? NONE : UNKNOWN);
      if (failure !== 'resting') {
        const { task, model } = call;
        const record = { task, model, inputTokens: spent.input, outputTokens: spent.output };
        call.ctx.meter.record(record);
        telemetry.modelCalled(record);
      }
      ended.resolve({ spent, error });
    },
  };
};
