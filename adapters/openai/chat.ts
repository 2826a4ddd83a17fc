import type OpenAI from 'openai';
import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreateParams,
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { Attempts } from './attempts.ts';
import type { Call } from './call.ts';
import { learn, spoken } from './dialect.ts';
import { ProviderFailure } from './failures.ts';
import type { Lessons } from './lessons.ts';
import { type OpenCall, openCall } from './metering.ts';
import type { Provider } from './provider.ts';

export interface ChatNeeds {
  readonly client: OpenAI;
  readonly attempt: Attempts;
  readonly lessons: Lessons;
  readonly telemetry: Telemetry;
  readonly provider: Provider;
  readonly stallMs: number;
}

export type Chat = ReturnType<typeof chat>;

/**
 * Chat completions: the one way of tasks and specialists to a model. Each call keeps its deadline, is repeated and measured
 * here, and fails with a `ProviderFailure` or the reason of the caller's abort.
 */
export const chat = ({ client, attempt, lessons, telemetry, provider, stallMs }: ChatNeeds) => {
  /** Sends, and sends again in other words where the server refused a parameter that it does not know. */
  const send = async <Body extends ChatCompletionCreateParams, Result>(
    call: Call,
    open: OpenCall,
    body: Body,
    request: (body: Body, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    for (;;) {
      const sent = spoken(lessons, body);
      open.asks(sent);
      try {
        return await attempt(call, (signal) => request(sent, signal));
      } catch (error) {
        if (!(error instanceof ProviderFailure) || !learn(lessons, sent, error)) throw error;
        call.ctx.log.warn({ task: call.task, model: call.model }, 'provider refused a parameter; asking without it');
      }
    }
  };

  /** Its answer has at least one choice with a message. */
  const complete = async (call: Call, body: ChatCompletionCreateParamsNonStreaming): Promise<ChatCompletion> => {
    throwIfEnded(call);
    const open = openCall(telemetry, 'chat', call, provider);
    try {
      const answer = await send(call, open, body, async (sent, signal) =>
        client.chat.completions.create(sent, { signal }),
      );
      open.heard(answer);
      if (!answer?.choices?.[0]?.message) throw new ProviderFailure('malformed', { hint: 'no message' });
      open.end();
      return answer;
    } catch (error) {
      open.end(error);
      throw error;
    }
  };

  /** The chunks as they come. A stream that stops without having said that it is complete has failed. */
  async function* stream(call: Call, body: ChatCompletionCreateParamsStreaming): AsyncGenerator<ChatCompletionChunk> {
    throwIfEnded(call);
    const { deadline } = call;
    const open = openCall(telemetry, 'chat', call, provider);
    const watch = () => setTimeout(() => deadline.expire('stalled'), stallMs);
    let silence: NodeJS.Timeout | undefined;
    let complete = false;
    try {
      const asked = { ...body, stream: true, stream_options: { include_usage: true } } as const;
      const chunks = await send(call, open, asked, async (sent, signal) =>
        client.chat.completions.create(sent, { signal }),
      );
      silence = watch();
      for await (const chunk of chunks) {
        // A reader may take its time; only the provider's silence counts.
        clearTimeout(silence);
        open.heard(chunk);
        complete ||= chunk.choices?.some((choice) => choice.finish_reason) ?? false;
        yield chunk;
        silence = watch();
      }
      // The SDK ends an aborted stream as if it were complete.
      deadline.signal.throwIfAborted();
      if (!complete) throw new ProviderFailure('broken', { hint: 'incomplete' });
    } catch (error) {
      const failure = deadline.failure(error);
      // What breaks after the last word was said takes nothing from the answer.
      if (complete && failure instanceof ProviderFailure) return;
      open.end(failure);
      throw failure;
    } finally {
      clearTimeout(silence);
      open.end();
    }
  }

  return { complete, stream };
};

const throwIfEnded = ({ deadline }: Call): void => deadline.signal.throwIfAborted();
