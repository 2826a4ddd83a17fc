import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages';
import type { TurnSteps } from '../../modules/conversation/index.ts';
import { ModelFailed, type Specialist, type Tool } from '../../modules/kernel/index.ts';
import type { ChatModels } from '../../ports/chat-models.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { ToolMemo, ToolMemos } from '../../ports/tool-memos.ts';
import type { Passage } from './answer.ts';
import { type AskedCall, callCollector } from './model-reply.ts';
import { wordsOf } from './open-call.ts';
import type { Pause } from './pauses.ts';
import { groupQuestions } from './questions.ts';
import { type Asking, type Round, type ToolLimits, toolRunner } from './run-tools.ts';
import { partOf, storedIdOf } from './thread-ids.ts';
import { toolDefinition } from './tool-schema.ts';
import type { TurnScope } from './turn-scope.ts';

export interface LoopLimits extends ToolLimits {
  /** The most model calls of one run. The last one is offered no tools, so that an answer comes. */
  readonly modelCalls: number;
}

/** What a step of the loop adds to the thread, and whether the loop goes on. */
export type LoopStep = { readonly added: readonly BaseMessage[] } & (
  | { readonly next: 'on' | 'end' }
  | { readonly next: 'pause'; readonly pause: Pause }
);

/**
 * The loop of one specialist over a model and tools, as two steps that a graph alternates. Neither rejects: a failure or an
 * abort ends the run in its scope, and what was said and found until then is still added to the thread.
 */
export const agentLoop = (
  needs: { steps: TurnSteps; chatModels: ChatModels; memos: ToolMemos; telemetry: Telemetry; limits: LoopLimits },
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

  const systemMessage = ({ ctx }: TurnScope, tools: readonly Tool[]) => {
    const offered = tools.map(({ name }) => name);
    const told = [specialist.instructions(ctx), offered.length > 0 ? specialist.actionSelection(ctx, offered) : ''];
    return new SystemMessage(told.filter((part) => part !== '').join('\n\n'));
  };

  /** Beside the thread: never kept in it. */
  const background = async (scope: TurnScope): Promise<HumanMessage[]> =>
    (await scope.background()).map(({ text }) => new HumanMessage(text));

  const ask = async (scope: TurnScope, thread: readonly BaseMessage[], tools: readonly Tool[], passage: Passage) => {
    const { signal } = scope.ctx;
    const model = needs.chatModels.forSpecialist(scope.ctx, specialist);
    const withTools = tools.length > 0;
    if (withTools && !model.bindTools) throw new Error('This chat model takes no tools.');
    const speaker = (withTools && model.bindTools?.(tools.map(toolDefinition))) || model;
    const collector = callCollector();
    // LangChain ends the stream as soon as the signal aborts, whatever the model does; it may end without an error.
    const told = [systemMessage(scope, tools), ...(await background(scope)), ...thread];
    for await (const chunk of await speaker.stream(told, { signal })) {
      if (chunk.text !== '') passage.write(chunk.text);
      collector.add(chunk);
    }
    signal.throwIfAborted();
    return collector.calls(`call_${scope.modelCalls}`);
  };

  const keep = async ({ turn: { run } }: TurnScope, memos: readonly ToolMemo[]): Promise<void> => {
    if (memos.length > 0) await needs.memos.keep(run.conversationId, run.turnId, memos);
  };

  const pauseFor = (scope: TurnScope, asking: Asking, { waiting }: Round): Pause => {
    const { interactionId } = scope.turn;
    const { pause, questions } = groupQuestions(
      { interactionId, specialist: specialist.name, asking: asking.id },
      waiting,
    );
    scope.questions = questions;
    return pause;
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

    /** Runs what the last message asks for, as far as it was not finished before a pause. */
    async callTools(scope: TurnScope, thread: readonly BaseMessage[], pauses: readonly Pause[]): Promise<LoopStep> {
      const { ctx, turn } = scope;
      const added: BaseMessage[] = [];
      scope.activeAgent = specialist.name;
      try {
        ctx.signal.throwIfAborted();
        const asking = askingOf(thread.at(-1));
        const runsAgain = pauses.some((pause) => pause.asking === asking.id);
        const memos = runsAgain ? await needs.memos.list(turn.run.turnId) : [];
        const offered = steps.offer(ctx, specialist);
        const round = await asAgent(scope, () => runTools(scope, offered, asking, { pauses, memos }));
        added.push(...resultsOf(asking, round, thread.length));
        if (round.waiting.length > 0) {
          await keep(scope, round.memos);
          return { added, next: 'pause', pause: pauseFor(scope, asking, round) };
        }
        // Only a further attempt at this resume would need them: without them it does the work again.
        if (runsAgain)
          await keep(scope, round.memos).catch((err) => ctx.log.warn({ err }, 'could not keep finished work'));
        const endsTurn = round.finished.some(({ ran }) => ran.endsTurn);
        if (endsTurn || ctx.signal.aborted) {
          added.push(...words(turn.run.messageId, wordsOf(round.finished.map(({ ran }) => ran.said))));
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

const goOn = (added: readonly BaseMessage[]): LoopStep => ({ added, next: 'on' });
const end = (added: readonly BaseMessage[]): LoopStep => ({ added, next: 'end' });

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

const askingOf = (message: BaseMessage | undefined): Asking => {
  if (!AIMessage.isInstance(message) || message.id === undefined)
    throw new Error('The thread does not end with calls.');
  const invalid = new Set(message.invalid_tool_calls?.map(({ id }) => id));
  return {
    id: message.id,
    calls: (message.tool_calls ?? []).map(({ id = '', name, args }) => ({
      id,
      name,
      args: invalid.has(id) ? undefined : args,
    })),
  };
};

/** Results belong to the answer that has their calls, also where a later run of the turn finishes them. */
const resultsOf = ({ id, calls }: Asking, { finished }: Round, behind: number): ToolMessage[] =>
  finished.map(
    ({ call, ran }) =>
      new ToolMessage({
        id: partOf(storedIdOf(id), behind + calls.indexOf(call)),
        tool_call_id: call.id,
        name: call.name,
        content: ran.content,
        status: ran.outcome === 'ok' ? 'success' : 'error',
      }),
  );
