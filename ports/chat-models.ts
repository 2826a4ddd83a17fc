import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { port } from '../modules/kernel/port.ts';
import type { RequestContext } from '../modules/kernel/request-context.ts';
import type { Specialist } from '../modules/kernel/specialist.ts';

/**
 * A LangChain chat model per specialist, for agent loops: it takes tools by `bindTools`, streams, keeps the engine's
 * deadline and retries, and rejects with `ModelFailed`. The one port that speaks a library's type; the langgraph adapter
 * uses it, the model adapters fill it. Calls record themselves in `ctx.meter` under the specialist's name, also when aborted.
 */
export interface ChatModels {
  /** Who provides them, as `gen_ai.provider.name` of the OpenTelemetry conventions has it. */
  readonly provider: string;
  forSpecialist(ctx: RequestContext, specialist: Specialist): BaseChatModel;
}
export const ChatModels = port<ChatModels>('ChatModels');
