import { setImmediate as nextTick } from 'node:timers/promises';
import type { CallbackManagerForLLMRun } from '@langchain/core/callbacks/manager';
import type { BaseLanguageModelInput } from '@langchain/core/language_models/base';
import {
  BaseChatModel,
  type BaseChatModelCallOptions,
  type BindToolsInput,
} from '@langchain/core/language_models/chat_models';
import { AIMessageChunk, type BaseMessage } from '@langchain/core/messages';
import { ChatGenerationChunk, type ChatResult } from '@langchain/core/outputs';
import type { Runnable } from '@langchain/core/runnables';
import { convertToOpenAITool } from '@langchain/core/utils/function_calling';
import { ModelFailed, OriaError, type RequestContext, type Specialist } from '../../../modules/kernel/index.ts';
import type { Ids } from '../../../ports/ids.ts';
import type { Telemetry } from '../../../ports/telemetry.ts';
import { countCall, measured } from '../measured.ts';
import { piecesOf } from './pieces.ts';
import { situationOf } from './situation.ts';
import type { OfferedTool, Reply, Strategy } from './strategy.ts';

interface CallOptions extends BaseChatModelCallOptions {
  tools?: BindToolsInput[];
}

interface Fields {
  readonly ctx: RequestContext;
  readonly specialist: Specialist;
  readonly strategy: Strategy;
  readonly ids: Ids;
  readonly telemetry: Telemetry;
}

const USAGE = { input_tokens: 0, output_tokens: 0, total_tokens: 0 };

const offered = (tool: BindToolsInput): OfferedTool => {
  const { name, parameters } = convertToOpenAITool(tool).function;
  return { name, parameters };
};

/** A strategy in the form of a chat model: it takes tools, streams groups of words, and heeds an abort between them. */
export class OfflineChatModel extends BaseChatModel<CallOptions> {
  readonly #fields: Fields;

  constructor(fields: Fields) {
    super({});
    this.#fields = fields;
  }

  override _llmType(): string {
    return 'oria-offline';
  }

  override bindTools(
    tools: BindToolsInput[],
    options?: Partial<CallOptions>,
  ): Runnable<BaseLanguageModelInput, AIMessageChunk, CallOptions> {
    return this.withConfig({ ...options, tools } as Partial<CallOptions>);
  }

  override async _generate(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    runManager?: CallbackManagerForLLMRun,
  ): Promise<ChatResult> {
    let whole: ChatGenerationChunk | undefined;
    for await (const chunk of this._streamResponseChunks(messages, options, runManager)) {
      whole = whole ? whole.concat(chunk) : chunk;
    }
    if (!whole) throw new ModelFailed('model.malformed');
    return { generations: [whole] };
  }

  override async *_streamResponseChunks(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    runManager?: CallbackManagerForLLMRun,
  ): AsyncGenerator<ChatGenerationChunk> {
    const { ctx, specialist, telemetry } = this.#fields;
    const signal = options.signal ? AbortSignal.any([options.signal, ctx.signal]) : ctx.signal;
    signal.throwIfAborted();
    const call = { telemetry, ctx, operation: 'chat', task: specialist.name } as const;
    countCall(call);
    const reply = await measured(call, () => this.#reply(messages, options.tools ?? []));
    for (const chunk of this.#chunks(reply)) {
      yield chunk;
      await runManager?.handleLLMNewToken(chunk.text, undefined, undefined, undefined, undefined, { chunk });
      await nextTick();
      signal.throwIfAborted();
    }
  }

  #reply(messages: readonly BaseMessage[], tools: readonly BindToolsInput[]): Reply {
    const { ctx, strategy } = this.#fields;
    try {
      return strategy(situationOf(ctx, messages, tools.map(offered)));
    } catch (cause) {
      throw cause instanceof OriaError ? cause : new ModelFailed('model.unavailable', { cause });
    }
  }

  *#chunks(reply: Reply): Generator<ChatGenerationChunk> {
    if ('call' in reply) {
      const { name, args } = reply.call;
      const id = `call_${this.#fields.ids.next()}`;
      const piece = { type: 'tool_call_chunk' as const, index: 0, id, name, args: JSON.stringify(args) };
      yield this.#chunk({ content: '', tool_call_chunks: [piece] });
    } else {
      for (const content of piecesOf(reply.text)) yield this.#chunk({ content });
    }
    yield this.#chunk({ content: '', usage_metadata: USAGE });
  }

  #chunk(fields: ConstructorParameters<typeof AIMessageChunk>[0] & object): ChatGenerationChunk {
    const message = new AIMessageChunk(fields as ConstructorParameters<typeof AIMessageChunk>[0]);
    return new ChatGenerationChunk({ message, text: message.text });
  }
}
