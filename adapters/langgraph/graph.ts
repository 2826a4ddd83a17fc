import { AIMessage, type BaseMessage, HumanMessage } from '@langchain/core/messages';
import {
  Annotation,
  type BaseCheckpointSaver,
  Command,
  END,
  interrupt,
  type LangGraphRunnableConfig,
  START,
  StateGraph,
} from '@langchain/langgraph';
import type { InteractionAnswer } from '../../contracts/interactions.ts';
import type { TurnSteps } from '../../modules/conversation/index.ts';
import type { Specialist } from '../../modules/kernel/index.ts';
import type { ChatModels } from '../../ports/chat-models.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { ToolMemos } from '../../ports/tool-memos.ts';
import { agentLoop, type LoopLimits, type LoopStep } from './agent-loop.ts';
import { askGate, refuse } from './gate.ts';
import { backToPause, type Pause } from './pauses.ts';
import { answersInWords } from './questions.ts';
import { reconcile, type ThreadBounds } from './reconcile.ts';
import { partOf } from './thread-ids.ts';
import type { TurnScope } from './turn-scope.ts';

/** What a thread keeps from turn to turn: messages, who spoke last, the latest turn's pauses. Nothing of a request goes in here. */
const Thread = Annotation.Root({
  messages: Annotation<BaseMessage[]>({ reducer: (_, next) => next, default: () => [] }),
  activeAgent: Annotation<string | null>,
  pauses: Annotation<Pause[]>({ reducer: (_, next) => next, default: () => [] }),
});
type ThreadState = typeof Thread.State;

/** The node of a specialist's tools. */
const toolsOf = (specialist: string) => `${specialist}.tools`;
/** The node where a specialist's tools wait for the user. */
const pauseOf = (specialist: string) => `${specialist}.pause`;

/** What an interrupt of the graph is about. */
export interface Waits {
  readonly interactionId: string;
}
/** What it is resumed with; never a bare list: LangGraph reads an empty one as no answer. */
export interface Resumes {
  readonly answers: readonly InteractionAnswer[];
}

interface Needs {
  readonly steps: TurnSteps;
  readonly specialists: readonly Specialist[];
  readonly chatModels: ChatModels;
  readonly memos: ToolMemos;
  readonly checkpointer: BaseCheckpointSaver;
  readonly telemetry: Telemetry;
  readonly limits: LoopLimits & { readonly thread: ThreadBounds };
}

/**
 * One turn as a graph. Nodes call the domain's steps and write down the order and the memory; no rule lives here. No node
 * rejects but the one that pauses: a failure or an abort ends the run in its scope and goes to END, so that LangGraph always
 * reaches its end and keeps a whole thread.
 *
 *     begin ──> safety ── block, doubt ──> refuse ──> END
 *       │         └─ allow ──> supervisor ──> <specialist> ⇄ <specialist>.tools ──> END
 *       └─ answers to a pause that the thread is past ──────────┘    │   ↑
 *                                                     <specialist>.pause ┘
 */
export const turnGraph = (needs: Needs) => {
  const { steps, telemetry, limits } = needs;
  const names = new Set(needs.specialists.map(({ name }) => name));

  const begin = (state: ThreadState, scope: TurnScope) => {
    const { turn, answered } = scope;
    const messages = () => reconcile(state.messages, turn.history, turn.message, limits.thread);
    const noPauses = state.pauses.length > 0 ? { pauses: [] } : {};
    if (!answered) return new Command({ update: { messages: messages(), ...noPauses }, goto: 'safety' });
    const back = backToPause(state, answered.interactionId, answered.answers);
    if (back && names.has(back.specialist)) {
      const { specialist: activeAgent, ...update } = back;
      return new Command({ update: { ...update, activeAgent }, goto: toolsOf(activeAgent) });
    }
    // The thread was lost: what the calls that asked had found is lost with it, what the user answered is not.
    const thread = messages();
    const id = partOf(turn.run.messageId, thread.length);
    thread.push(new HumanMessage({ id, content: answersInWords(answered.questions, answered.answers) }));
    const { activeAgent } = turn.conversation;
    const update = { messages: thread, ...noPauses };
    if (activeAgent !== null && names.has(activeAgent)) {
      return new Command({ update: { ...update, activeAgent }, goto: activeAgent });
    }
    scope.reflect('safety');
    return new Command({ update, goto: 'safety' });
  };

  const safety = async (_: ThreadState, scope: TurnScope) => {
    let goto = END;
    try {
      const assessment = await askGate(needs, scope, scope.evidence);
      scope.assessment = assessment;
      goto = assessment.verdict === 'allow' ? 'supervisor' : 'refuse';
    } catch (error) {
      scope.fail(error);
    }
    if (goto === 'supervisor') remember(scope);
    return new Command({ goto });
  };

  /** Beside the turn: whatever becomes of it, the turn goes on. */
  const remember = (scope: TurnScope): void => {
    const { ctx, evidence } = scope;
    const work = async () => steps.remember(ctx, assessmentOf(scope), evidence);
    work().catch((err) => ctx.log.warn({ err }, 'could not begin to remember'));
  };

  const refusal = ({ messages }: ThreadState, scope: TurnScope) => {
    const content = refuse(needs, scope, assessmentOf(scope));
    const said = new AIMessage({ id: scope.turn.run.messageId, content });
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
    .addNode('begin', inScope(begin), { ends: ['safety', ...names, ...[...names].map(toolsOf), END] })
    .addNode('safety', inScope(safety), { ends: ['refuse', 'supervisor', END] })
    .addNode('refuse', inScope(refusal), { ends: [END] })
    .addNode('supervisor', inScope(supervisor), { ends: [...names, END] })
    .addEdge(START, 'begin');
  for (const specialist of needs.specialists) {
    const { name } = specialist;
    const { callModel, callTools } = agentLoop(needs, specialist);
    const after = (state: ThreadState, step: LoopStep, next: string) => {
      const messages = [...state.messages, ...step.added];
      if (step.next === 'pause') {
        return new Command({ update: { messages, pauses: [...state.pauses, step.pause] }, goto: pauseOf(name) });
      }
      return new Command({ update: { messages }, goto: step.next === 'on' ? next : END });
    };
    const model = async (state: ThreadState, scope: TurnScope) =>
      after(state, await callModel(scope, state.messages), toolsOf(name));
    const tools = async (state: ThreadState, scope: TurnScope) =>
      after(state, await callTools(scope, state.messages, state.pauses), name);
    graph.addNode(name, inScope(model), { ends: [toolsOf(name), END] });
    graph.addNode(toolsOf(name), inScope(tools), { ends: [name, pauseOf(name), END] });
    graph.addNode(pauseOf(name), pause, { ends: [toolsOf(name)] });
  }
  return graph.compile({ checkpointer: needs.checkpointer });
};
export type TurnGraph = ReturnType<typeof turnGraph>;

/** Runs again from its top when the answers are there: so it does nothing else. */
const pause = (state: ThreadState): Command => {
  const interactionId = state.pauses.at(-1)?.interactionId ?? '';
  const { answers } = interrupt<Waits, Resumes>({ interactionId });
  const back = backToPause(state, interactionId, answers);
  if (!back) throw new Error('The thread does not know its pause.');
  const { specialist, ...update } = back;
  return new Command({ update, goto: toolsOf(specialist) });
};

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
