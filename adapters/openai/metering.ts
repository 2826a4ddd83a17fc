import type { Attributes, Telemetry } from '../../ports/telemetry.ts';
import type { Call } from './call.ts';
import { outward, ProviderFailure } from './failures.ts';
import type { Provider } from './provider.ts';

/** `null`: the provider did not say. */
interface Tokens {
  readonly input: number | null;
  readonly output: number | null;
}

const UNKNOWN: Tokens = { input: null, output: null };
const NONE: Tokens = { input: 0, output: 0 };

const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** The tokens that an answer names, by its two possible pairs of names; `null` for what it does not name. */
const tokensOf = (usage: object): Tokens => {
  const given = usage as Readonly<Record<string, unknown>>;
  return {
    input: count(given.prompt_tokens ?? given.input_tokens),
    output: count(given.completion_tokens ?? given.output_tokens),
  };
};

/** An id or a name as providers write them; anything longer or stranger might be text, and is not told. */
const isPlain = (value: unknown): value is string => typeof value === 'string' && /^[\w.:/@+-]{1,120}$/.test(value);

/** What a request says of itself. */
interface Asked {
  readonly temperature?: number | null | undefined;
  readonly max_completion_tokens?: number | null | undefined;
  readonly max_tokens?: number | null | undefined;
}

/** An answer or a piece of one. It comes from outside: anything may be missing. */
interface Heard {
  readonly id?: unknown;
  readonly model?: unknown;
  readonly usage?: object | null | undefined;
  readonly choices?: readonly { readonly finish_reason?: unknown }[];
}

export interface OpenCall {
  /** What it is sent with; the last word stands. */
  asks(request: Asked): void;
  /** What it has answered, whole or piece by piece; of each thing the last word stands. */
  heard(answer: Heard | null | undefined): void;
  /** Ends it; only the first end counts. Without an error: answered, or left by its reader in the middle. */
  end(error?: unknown): void;
}

interface Answered {
  id: unknown;
  model: unknown;
  reason: unknown;
}

/** Both sides of a call as the OpenTelemetry conventions name them. */
const told = (asked: Asked, { id, model, reason }: Answered, { input, output }: Tokens): Attributes => {
  const maxTokens = asked.max_completion_tokens ?? asked.max_tokens;
  return {
    ...(asked.temperature != null && { 'gen_ai.request.temperature': asked.temperature }),
    ...(maxTokens != null && { 'gen_ai.request.max_tokens': maxTokens }),
    ...(isPlain(id) && { 'gen_ai.response.id': id }),
    ...(isPlain(model) && { 'gen_ai.response.model': model }),
    ...(isPlain(reason) && { 'gen_ai.response.finish_reasons': [reason] }),
    ...(input !== null && { 'gen_ai.usage.input_tokens': input }),
    ...(output !== null && { 'gen_ai.usage.output_tokens': output }),
  };
};

/**
 * Begins to measure a call. It ends exactly once, also when it is aborted, and is counted then: a status other than success
 * costs nothing, anything else without a word about its tokens has an unknown cost. What was never sent is not counted.
 */
export const openCall = (
  telemetry: Telemetry,
  operation: 'chat' | 'decide',
  call: Call,
  provider: Provider,
): OpenCall => {
  let asked: Asked = {};
  const answered: Answered = { id: undefined, model: undefined, reason: undefined };
  let tokens: Tokens | undefined;
  let open = true;
  const ended = Promise.withResolvers<{ readonly spent: Tokens; readonly error: unknown }>();
  telemetry
    .step(
      operation,
      `${operation} ${call.model}`,
      {
        ...provider.attributes,
        'gen_ai.operation.name': operation,
        'gen_ai.request.model': call.model,
        'oria.task': call.task,
      },
      async (step) => {
        const { spent, error } = await ended.promise;
        step.set(told(asked, answered, spent));
        // An abort is the caller's will, not a failure.
        if (error instanceof ProviderFailure) throw outward(error);
        if (error !== undefined) step.set({ 'oria.aborted': true });
      },
    )
    .catch(() => undefined);

  return {
    asks: (request) => {
      asked = request;
    },
    heard: (answer) => {
      if (!answer) return;
      answered.id = answer.id ?? answered.id;
      answered.model = answer.model ?? answered.model;
      answered.reason = answer.choices?.[0]?.finish_reason ?? answered.reason;
      if (answer.usage) tokens = tokensOf(answer.usage);
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
