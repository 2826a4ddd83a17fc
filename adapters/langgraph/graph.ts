import { AIMessage, type BaseMessage } from '@langchain/core/messages';
import {
  Annotation,
  type BaseCheckpointSaver,
  Command,
  END,
  type LangGraphRunnableConfig,
  START,
  StateGraph,
} from '@langchain/langgraph';
import type { TurnSteps } from '../../modules/conversation/index.ts';
import type { Specialist } from '../../modules/kernel/index.ts';
import type { ChatModels } from '../../ports/chat-models.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import { agentLoop, type LoopLimits, type LoopStep } from './agent-loop.ts';
import { reconcile, type ThreadBounds } from './reconcile.ts';
import type { TurnScope } from './turn-scope.ts';

/** What a thread keeps from turn to turn: messages and who spoke last. Nothing of a request goes in here. */
const Thread = Annotation.Root({
  messages: Annotation<BaseMessage[]>({ reducer: (_, next) => next, default: () => [] }),
  activeAgent: Annotation<string | null>,
});
type ThreadState = typeof Thread.State;

/** The node of a specialist's tools. */
const toolsOf = (specialist: string) => `${specialist}.tools`;

interface Needs {
  readonly steps: TurnSteps;
  readonly specialists: readonly Specialist[];
  readonly chatModels: ChatModels;
  readonly checkpointer: BaseCheckpointSaver;
  readonly telemetry: Telemetry;
  readonly limits: LoopLimits & { readonly thread: ThreadBounds };
}

/**
 * One turn as a graph. Nodes call the domain's steps and write down the order and the memory; no rule lives here. No node
 * rejects: a failure or an abort ends the run in its scope and goes to END, so that LangGraph always reaches its end and
 * keeps a whole thread.
 *
 *     safety ── block, doubt ──> refuse ──> END
 *       └─ allow ──> supervisor ──> <specialist> ⇄ <specialist>.tools ──> END
 */
export const turnGraph = (needs: Needs) => {
  const { steps, telemetry, limits } = needs;
  const names = new Set(needs.specialists.map(({ name }) => name));

  const safety = async ({ messages }: ThreadState, scope: TurnScope) => {
    const { ctx, turn, evidence } = scope;
    const thread = reconcile(messages, turn.history, turn.message, limits.thread);
    let goto = END;
    try {
      ctx.signal.throwIfAborted();
      const assessment = await telemetry.step('safety', 'safety', {}, async (step) => {
        const found = await steps.assess(ctx, evidence);
        step.set({ 'oria.safety.verdict': found.verdict });
        return found;
      });
      scope.assessment = assessment;
      goto = assessment.verdict === 'allow' ? 'supervisor' : 'refuse';
    } catch (error) {
      scope.fail(error);
    }
    return new Command({ update: { messages: thread }, goto });
  };

  const refuse = ({ messages }: ThreadState, scope: TurnScope) => {
    const passage = scope.answer.open();
    passage.write(steps.refusal(scope.ctx, assessmentOf(scope)));
    passage.close();
    scope.complete();
    const said = new AIMessage({ id: scope.turn.run.messageId, content: passage.text });
    return new Command({ update: { messages: [...messages, said] }, goto: END });
  };

  const supervisor = async (_: ThreadState, scope: TurnScope) => {
    scope.reflect('routing');
    const { name } = await telemetry.step('supervisor', 'supervisor', {}, async (step) => {
      const chosen = steps.choose(scope.ctx, assessmentOf(scope), scope.evidence);
      if (!names.has(chosen.name)) throw new Error(`No specialist of this graph is named ${chosen.name}.`);
      step.set({ 'gen_ai.agent.name': chosen.name });
      return chosen;
    });
    scope.activeAgent = name;
    return new Command({ update: { activeAgent: name }, goto: name });
  };

  const graph = new StateGraph(Thread)
    .addNode('safety', inScope(safety), { ends: ['refuse', 'supervisor', END] })
    .addNode('refuse', inScope(refuse), { ends: [END] })
    .addNode('supervisor', inScope(supervisor), { ends: [...names, END] })
    .addEdge(START, 'safety');
  for (const specialist of needs.specialists) {
    const { name } = specialist;
    const { callModel, callTools } = agentLoop(needs, specialist);
    const after = (state: ThreadState, { added, goesOn }: LoopStep, next: string) =>
      new Command({ update: { messages: [...state.messages, ...added] }, goto: goesOn ? next : END });
    const model = async (state: ThreadState, scope: TurnScope) =>
      after(state, await callModel(scope, state.messages), toolsOf(name));
    const tools = async (state: ThreadState, scope: TurnScope) =>
      after(state, await callTools(scope, state.messages), name);
    graph.addNode(name, inScope(model), { ends: [toolsOf(name), END] });
    graph.addNode(toolsOf(name), inScope(tools), { ends: [name, END] });
  }
  return graph.compile({ checkpointer: needs.checkpointer });
};
export type TurnGraph = ReturnType<typeof turnGraph>;

/** A node over the thread and the run's scope. What it did not foresee ends the run as failed. */
const inScope =
  (work: (state: ThreadState, scope: TurnScope) => Command | Promise<Command>) =>
  async (state: ThreadState, runtime: LangGraphRunnableConfig): Promise<Command> => {
    const scope = runtime.context as unknown as TurnScope;
    try {
      return await work(state, scope);
    } catch (error) {
      scope.fail(error);
      return new Command({ goto: END });
    }
  };

const assessmentOf = ({ assessment }: TurnScope) => {
  if (!assessment) throw new Error('The gate has not answered.');
  return assessment;
};
