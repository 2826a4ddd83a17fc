import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, type ToolMessage } from '@langchain/core/messages';
import { type StructuredToolInterface, tool } from '@langchain/core/tools';
import { z } from 'zod';
import type { Language } from '../../../contracts/chat.ts';
import { requestClarificationTool } from '../../../modules/clarification/index.ts';
import {
  Profile,
  type Reply,
  type RequestContext,
  type Specialist,
  type Tool,
  ToolRefused,
} from '../../../modules/kernel/index.ts';
import { getObjectiveTool, getUserProfileSelectiveTool } from '../../../modules/profile/index.ts';
import type { Embedder } from '../../../ports/embedder.ts';
import { offlineChatModels } from '../chat-models.ts';
import { sampleContext, unheard } from '../sample-context.fixture.ts';

let made = 0;
export const models = offlineChatModels({
  telemetry: unheard,
  ids: {
    next: () => {
      made += 1;
      return `id-${made}`;
    },
  },
});

export const specialist = (name: string): Specialist => ({
  name,
  mandate: '',
  profile: 'mini',
  temperature: 0,
  tools: [],
  instructions: () => '',
  actionSelection: () => '',
});

const profile = Profile.parse({
  basicInfo: { jobTitle: 'Data Analyst', manager: 'Grace Hopper', location: 'London' },
  skills: [
    { name: 'SQL', level: 4, expected: 3 },
    { name: 'Presenting', level: 1, expected: 4 },
  ],
  objectives: [{ id: 'o', title: 'Lead a project', status: 'current', dueOn: '2026-12-31' }],
  trainingHistory: [{ trainingId: 't', title: 'Statistics I', completedOn: '2025-03-01' }],
});

/** A tool of the product, bound as an engine binds it; `replies` are what the user answers where it asks. */
const bound = (ctx: RequestContext, own: Tool, replies?: readonly Reply[]): StructuredToolInterface =>
  tool(
    async (input) => {
      const result = await own.run(own.input.parse(input), {
        ctx,
        id: 'call',
        history: [],
        signal: ctx.signal,
        skipped: [],
        once: async (_key, work) => work(),
        ask: async () => {
          if (!replies) throw new ToolRefused('This caller cannot be asked.');
          return replies;
        },
        progress: () => undefined,
        say: () => undefined,
        show: () => undefined,
        conclude: () => undefined,
      });
      return JSON.stringify(own.result.parse(result));
    },
    { name: own.name, description: own.intent, schema: own.input },
  );

/** Tells nothing apart. */
const flat: Embedder = { model: 'flat', dimensions: 2, embed: async (texts) => texts.map(() => [1, 0]) };

export const toolsFor = (ctx: RequestContext, replies?: readonly Reply[]) => ({
  profile: bound(ctx, getUserProfileSelectiveTool),
  objective: bound(ctx, getObjectiveTool({ embedder: flat })),
  clarification: bound(ctx, requestClarificationTool, replies),
  guidance: tool(async ({ user_question }) => `Guidance for ${user_question}`, {
    name: 'task_helper_tool',
    description: 'Writes guidance.',
    schema: z.object({ user_question: z.string() }),
  }),
});

interface Played {
  readonly language?: Language;
  readonly withTools?: boolean;
  /** Offered beside the specialist's own. */
  readonly also?: 'objective' | 'clarification';
  readonly replies?: readonly Reply[];
  readonly objectives?: Profile['objectives'];
}

/** Plays a specialist to the end of a turn: model, tool, model. Gives the thread after it. */
export const play = async (
  name: string,
  said: string | readonly BaseMessage[],
  { language = 'en', withTools = true, also, replies, objectives = profile.objectives }: Played = {},
) => {
  const ctx = sampleContext({ language, profile: { ...profile, objectives } });
  const tools = toolsFor(ctx, replies);
  const own: StructuredToolInterface[] = withTools ? [name === 'task_helper' ? tools.guidance : tools.profile] : [];
  const offered = also ? [...own, tools[also]] : own;
  const model = models.forSpecialist(ctx, specialist(name));
  const speaker = model.bindTools?.(offered) ?? model;
  const before = typeof said === 'string' ? [new HumanMessage(said)] : said;
  const thread: BaseMessage[] = [new SystemMessage('Be kind.'), ...before];
  for (let calls = 0; calls < 4; calls += 1) {
    const reply = await speaker.invoke(thread);
    thread.push(reply);
    const [call] = (reply as AIMessage).tool_calls ?? [];
    if (!call) break;
    const wanted = offered.find((one) => one.name === call.name);
    thread.push((await wanted?.invoke(call as never)) as ToolMessage);
  }
  const added = thread.slice(before.length + 1);
  const calls = added.flatMap((message) => (AIMessage.isInstance(message) ? (message.tool_calls ?? []) : []));
  return { ctx, calls, answer: thread.at(-1)?.text ?? '', thread: thread.slice(1) };
};
