import { AIMessage, type BaseMessage, SystemMessage } from '@langchain/core/messages';
import type { TurnSteps } from '../../modules/conversation/index.ts';
import { ModelFailed, type Specialist, type Tool } from '../../modules/kernel/index.ts';
import type { ChatModels } from '../../ports/chat-models.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { Passage } from './answer.ts';
import { type AskedCall, callCollector } from './model-reply.ts';
import { type ToolLimits, toolRunner } from './run-tools.ts';
import { partOf } from './thread-ids.ts';
import { toolDefinition } from './tool-schema.ts';
import type { TurnScope } from './turn-scope.ts';

export interface LoopLimits extends ToolLimits {
  /** The most model calls of one turn. The last one is offered no tools, so that an answer comes. */
  readonly modelCalls: number;
}

/** What a step of the loop adds to the thread, and whether the loop goes on. */
export interface LoopStep {
  readonly added: readonly BaseMessage[];
  readonly goesOn: boolean;
}

/**
 * The loop of one specialist over a model and tools, as two steps that a graph alternates. Neither rejects: a failure or an
 * abort ends the run in its scope, and what was said and found until then is still added to the thread.
 */
export const agentLoop = (
  needs: { steps: TurnSteps; chatModels: ChatModels; telemetry: Telemetry; limits: LoopLimits },
  specialist: Specialist,
) => {
  const { steps, limits } = needs;
  const { provider } = needs.chatModels;
  const runTools = toolRunner({ ...needs, provider });
  const attributes = {
    'gen_ai.operation.name': 'invoke_agent',
    'gen_ai.provider.name': provider,
    'gen_ai.agent.name': specialist.name,
  };
  const asAgent = <Result>(scope: TurnScope, work: () => Promise<Result>) =>
    scope.within(
      'invoke_agent',
      `invoke_agent ${specialist.name}`,
      { ...attributes, 'gen_ai.conversation.id': scope.turn.conversation.id },
      work,
    );

  const systemMessage = ({ ctx }: TurnScope, withTools: boolean) => {
    const told = [specialist.instructions(ctx), withTools ? specialist.actionSelection(ctx) : ''];
    return new SystemMessage(told.filter((part) => part !== '').join('\n\n'));
  };

  const ask = async (scope: TurnScope, thread: readonly BaseMessage[], tools: readonly Tool[], passage: Passage) => {
    const { signal } = scope.ctx;
    const model = needs.chatModels.forSpecialist(scope.ctx, specialist);
    const withTools = tools.length > 0;
    if (withTools && !model.bindTools) throw new Error('This chat model takes no tools.');
    const speaker = (withTools && model.bindTools?.(tools.map(toolDefinition))) || model;
    const collector = callCollector();
    // LangChain ends the stream as soon as the signal aborts, whatever the model does; it may end without an error.
    for await (const chunk of await speaker.stream([systemMessage(scope, withTools), ...thread], { signal })) {
      if (chunk.text !== '') passage.write(chunk.text);
      collector.add(chunk);
    }
    signal.throwIfAborted();
    return collector.calls(`call_${scope.modelCalls}`);
  };

  return {
    /** One model call. Its text goes to the answer as it comes. */
    async callModel(scope: TurnScope, thread: readonly BaseMessage[]): Promise<LoopStep> {
      const { messageId } = scope.turn.run;
      const passage = scope.answer.open();
      scope.activeAgent = specialist.name;
      scope.modelCalls += 1;
      const mayCall = scope.modelCalls < limits.modelCalls;
      try {
        const tools = mayCall ? steps.offer(scope.ctx, specialist) : [];
        scope.reflect('thinking');
        const calls = await asAgent(scope, () => ask(scope, thread, tools, passage));
        passage.close();
        if (mayCall && calls.length > 0) return goOn([asking(partOf(messageId, thread.length), passage.text, calls)]);
        if (passage.text === '') throw new ModelFailed('model.malformed');
        scope.complete();
      } catch (error) {
        passage.close();
        scope.fail(error);
      }
      return end(words(messageId, passage.text));
    },

    /** Runs what the last message asks for. */
    async callTools(scope: TurnScope, thread: readonly BaseMessage[]): Promise<LoopStep> {
      const { ctx, turn } = scope;
      const { messageId } = turn.run;
      const added: BaseMessage[] = [];
      try {
        const calls = askedCalls(thread.at(-1));
        const offered = steps.offer(ctx, specialist);
        const idAt = (position: number) => partOf(messageId, thread.length + position);
        const finished = await asAgent(scope, () => runTools(scope, offered, calls, idAt));
        added.push(...finished.map(({ result }) => result));
        const endsTurn = finished.some((call) => call.endsTurn);
        if (endsTurn || ctx.signal.aborted) {
          const said = finished.map((call) => call.said).filter((text) => text !== '');
          added.push(...words(messageId, said.join('\n\n')));
        }
        if (!endsTurn) ctx.signal.throwIfAborted();
        if (!endsTurn) return goOn(added);
        scope.complete();
      } catch (error) {
        scope.fail(error);
      }
      return end(added);
    },
  };
};

const goOn = (added: readonly BaseMessage[]): LoopStep => ({ added, goesOn: true });
const end = (added: readonly BaseMessage[]): LoopStep => ({ added, goesOn: false });

const words = (id: string, content: string): BaseMessage[] => (content === '' ? [] : [new AIMessage({ id, content })]);

/** A provider takes back only calls whose arguments are an object; which of them were none is kept beside them. */
const asking = (id: string, content: string, calls: readonly AskedCall[]): AIMessage =>
  new AIMessage({
    id,
    content,
    tool_calls: calls.map(({ id, name, args }) => ({ type: 'tool_call' as const, id, name, args: args ?? {} })),
    invalid_tool_calls: calls
      .filter(({ args }) => args === undefined)
      .map(({ id, name }) => ({ type: 'invalid_tool_call' as const, id, name })),
  });

const askedCalls = (message: BaseMessage | undefined): AskedCall[] => {
  if (!AIMessage.isInstance(message)) throw new Error('The thread does not end with calls.');
  const invalid = new Set(message.invalid_tool_calls?.map(({ id }) => id));
  return (message.tool_calls ?? []).map(({ id = '', name, args }) => ({
    id,
    name,
    args: invalid.has(id) ? undefined : args,
  }));
};
