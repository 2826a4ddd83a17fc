import { ChatOpenAICompletions } from '@langchain/openai';
import type OpenAI from 'openai';
import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import type { RequestContext } from '../../modules/kernel/request-context.ts';
import type { Specialist } from '../../modules/kernel/specialist.ts';
import type { ChatModels } from '../../ports/chat-models.ts';
import type { Call } from './call.ts';
import type { OpenAiConnection } from './connection.ts';
import { Deadline } from './deadline.ts';
import { outward } from './failures.ts';

/**
 * LangChain's chat model for what it does best, turning its messages into requests and answers into its messages; the
 * requests themselves go the way of all calls of this adapter.
 */
class SpecialistModel extends ChatOpenAICompletions {
  readonly #connection: OpenAiConnection;
  readonly #ctx: RequestContext;
  readonly #name: string;

  constructor(connection: OpenAiConnection, ctx: RequestContext, { name, profile, temperature }: Specialist) {
    // The key is a placeholder: this class sends nothing by itself.
    super({ model: connection.models(ctx)[profile], temperature, apiKey: 'unused', maxRetries: 0 });
    this.#connection = connection;
    this.#ctx = ctx;
    this.#name = name;
  }

  #begin(options: OpenAI.RequestOptions | undefined): Call {
    const deadline = new Deadline(this.#connection.limits.chatMs, [this.#ctx.signal, options?.signal ?? undefined]);
    return { ctx: this.#ctx, task: this.#name, model: this.model, deadline };
  }

  override completionWithRetry(
    request: ChatCompletionCreateParamsStreaming,
    options?: OpenAI.RequestOptions,
  ): Promise<AsyncIterable<ChatCompletionChunk>>;
  override completionWithRetry(
    request: ChatCompletionCreateParamsNonStreaming,
    options?: OpenAI.RequestOptions,
  ): Promise<ChatCompletion>;
  override async completionWithRetry(
    request: ChatCompletionCreateParamsStreaming | ChatCompletionCreateParamsNonStreaming,
    options?: OpenAI.RequestOptions,
  ): Promise<AsyncIterable<ChatCompletionChunk> | ChatCompletion> {
    if (request.stream) return this.#stream(request, options);
    const call = this.#begin(options);
    try {
      return await this.#connection.chat.complete(call, request);
    } catch (error) {
      throw outward(error);
    } finally {
      call.deadline.end();
    }
  }

  async *#stream(request: ChatCompletionCreateParamsStreaming, options: OpenAI.RequestOptions | undefined) {
    const call = this.#begin(options);
    try {
      yield* this.#connection.chat.stream(call, request);
    } catch (error) {
      throw outward(error);
    } finally {
      call.deadline.end();
    }
  }
}

/** One light model per call of `forSpecialist`; client, connections and breakers are the connection's. */
export const openAiChatModels = (connection: OpenAiConnection): ChatModels => ({
  provider: connection.provider,
  forSpecialist: (ctx, specialist) => new SpecialistModel(connection, ctx, specialist),
});
