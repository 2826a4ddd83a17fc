import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, type ToolMessage } from '@langchain/core/messages';
import { type StructuredToolInterface, tool } from '@langchain/core/tools';
import { z } from 'zod';
import type { Language } from '../../../contracts/chat.ts';
import { Profile, type RequestContext, type Specialist, ToolRefused } from '../../../modules/kernel/index.ts';
import { getUserProfileSelectiveTool, ProfileSelectors } from '../../../modules/profile/index.ts';
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

/** The product's own tools, bound as a LangChain agent would bind them. */
export const toolsFor = (ctx: RequestContext) => ({
  profile: tool(
    async (input) =>
      JSON.stringify(
        await getUserProfileSelectiveTool.run(ProfileSelectors.parse(input), {
          ctx,
          id: 'call',
          history: [],
          signal: ctx.signal,
          skipped: [],
          once: async (_key, work) => work(),
          ask: () => Promise.reject(new ToolRefused('This caller cannot be asked.')),
          progress: () => undefined,
          say: () => undefined,
          show: () => undefined,
          conclude: () => undefined,
        }),
      ),
    { name: 'get_user_profile_selective_tool', description: 'Reads the profile.', schema: ProfileSelectors },
  ),
  guidance: tool(async ({ user_question }) => `Guidance for ${user_question}`, {
    name: 'task_helper_tool',
    description: 'Writes guidance.',
    schema: z.object({ user_question: z.string() }),
  }),
});

/** Plays a specialist to the end of a turn: model, tool, model. Gives the thread after it. */
export const play = async (
  name: string,
  said: string | readonly BaseMessage[],
  { language = 'en', withTools = true }: { language?: Language; withTools?: boolean } = {},
) => {
  const ctx = sampleContext({ language, profile });
  const tools = toolsFor(ctx);
  const offered: StructuredToolInterface[] = withTools ? [name === 'task_helper' ? tools.guidance : tools.profile] : [];
  const model = models.forSpecialist(ctx, specialist(name));
  const bound = model.bindTools?.(offered) ?? model;
  const before = typeof said === 'string' ? [new HumanMessage(said)] : said;
  const thread: BaseMessage[] = [new SystemMessage('Be kind.'), ...before];
  for (let calls = 0; calls < 4; calls += 1) {
    const reply = await bound.invoke(thread);
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
