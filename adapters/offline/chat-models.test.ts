import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages';
import { type StructuredToolInterface, tool } from '@langchain/core/tools';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Language } from '../../contracts/chat.ts';
import type { RequestContext, Specialist } from '../../modules/kernel/index.ts';
import { Profile } from '../../modules/kernel/index.ts';
import { getUserProfileSelectiveTool, ProfileSelectors } from '../../modules/profile/index.ts';
import { offlineChatModels } from './chat-models.ts';
import { sampleContext } from './sample-context.fixture.ts';

let made = 0;
const models = offlineChatModels({
  ids: {
    next: () => {
      made += 1;
      return `id-${made}`;
    },
  },
});

const specialist = (name: string): Specialist => ({
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
const toolsFor = (ctx: RequestContext) => ({
  profile: tool(
    async (input) =>
      JSON.stringify(
        await getUserProfileSelectiveTool.run(ProfileSelectors.parse(input), {
          ctx,
          id: 'call',
          history: [],
          signal: ctx.signal,
          say: () => undefined,
          show: () => undefined,
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
const play = async (
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

describe('career chat', () => {
  const selected = async (message: string, language: Language) => {
    const { calls } = await play('career_chat', message, { language });
    return calls.map(({ args }) => Object.keys(args));
  };

  test.each<[Language, string, string]>([
    ['en', 'What are my skills?', 'need_skills'],
    ['en', 'Which skills am I missing?', 'need_skills'],
    ['en', 'What are my objectives?', 'need_objectives'],
    ['en', 'Who is my manager?', 'need_basic_info'],
    ['en', 'Where do I work?', 'need_basic_info'],
    ['en', 'Which trainings have I completed?', 'need_training_history'],
    ['en', 'Which trainings are mandatory for me?', 'need_mandatory_trainings'],
    ['en', 'What have I bookmarked?', 'need_bookmarks'],
    ['en', 'Which departments interest me?', 'need_departments_interests'],
    ['en', 'Show me my work experience', 'need_experiences'],
    ['en', 'Thanks! And what are my goals?', 'need_objectives'],
    ['fr', 'Quelles sont mes compétences ?', 'need_skills'],
    ['fr', 'Quels sont mes objectifs ?', 'need_objectives'],
    ['fr', 'Qui est mon manager ?', 'need_basic_info'],
    ['fr', 'Quelles formations ai-je suivies ?', 'need_training_history'],
    ['fr', 'Quelles formations sont obligatoires pour moi ?', 'need_mandatory_trainings'],
    ['fr', 'Montre-moi mes favoris', 'need_bookmarks'],
    ['fr', 'Quelles sont mes expériences ?', 'need_experiences'],
    ['de', 'Was sind meine Fähigkeiten?', 'need_skills'],
    ['de', 'Welche Ziele habe ich?', 'need_objectives'],
    ['de', 'Wer ist meine Chefin?', 'need_basic_info'],
    ['de', 'Welche Schulungen habe ich abgeschlossen?', 'need_training_history'],
    ['de', 'Welche Pflichtschulungen habe ich?', 'need_mandatory_trainings'],
    ['de', 'Zeig mir meine Merkliste', 'need_bookmarks'],
    ['es', '¿Cuáles son mis habilidades?', 'need_skills'],
    ['es', '¿Cuáles son mis objetivos?', 'need_objectives'],
    ['es', '¿Quién es mi jefa?', 'need_basic_info'],
    ['es', '¿Qué cursos he completado?', 'need_training_history'],
    ['es', '¿Qué formaciones obligatorias tengo?', 'need_mandatory_trainings'],
    ['es', 'Muéstrame mis favoritos', 'need_bookmarks'],
  ])('%s: "%s" reads %s and nothing else, once', async (language, message, selector) => {
    expect(await selected(message, language)).toEqual([[selector]]);
  });

  test.each<[Language, string]>([
    ['en', "Thanks, that's all"],
    ['en', 'I want to pause here'],
    ['en', 'Bye, see you tomorrow!'],
    ['en', "That's it for my skills, thanks"],
    ['en', 'Hello'],
    ['en', 'How do I improve my skills?'],
    ['en', 'My manager ignores me'],
    ['en', 'How do I get promoted?'],
    ['fr', "Merci, c'est tout"],
    ['fr', 'Comment améliorer mes compétences ?'],
    ['de', "Danke, das war's"],
    ['de', 'Wie verbessere ich meine Fähigkeiten?'],
    ['es', 'Gracias, eso es todo'],
    ['es', '¿Cómo mejoro mis habilidades?'],
  ])('%s: "%s" reads nothing', async (language, message) => {
    expect(await selected(message, language)).toEqual([]);
  });

  test('a closing gets one short line without a question', async () => {
    for (const [language, message] of [
      ['en', "Thanks, that's all"],
      ['en', 'I want to pause here'],
      ['fr', "Merci, c'est tout pour aujourd'hui"],
      ['de', 'Danke, das wars, schönen Feierabend'],
      ['es', 'Gracias, eso es todo por hoy'],
    ] as const) {
      const { answer } = await play('career_chat', message, { language });
      expect(answer.length).toBeLessThan(100);
      expect(answer).not.toContain('?');
    }
  });

  test('tells what the profile holds, in the language of the turn', async () => {
    const gaps = await play('career_chat', 'Which skills am I missing?');
    expect(gaps.answer).toContain('Presenting: level 1 of 5, expected 4');
    expect(gaps.answer).not.toContain('SQL');
    const job = await play('career_chat', 'Wer ist meine Chefin?', { language: 'de' });
    expect(job.answer).toContain('Führungskraft: Grace Hopper');
    const history = await play('career_chat', 'Which trainings have I completed?');
    expect(history.answer).toContain('Statistics I');
    const empty = await play('career_chat', "Qu'est-ce que j'ai en favoris ?", { language: 'fr' });
    expect(empty.answer).toContain("rien n'est enregistré");
  });

  test('without the tool it says what it cannot see, and goes on', async () => {
    const { answer, calls } = await play('career_chat', 'What are my skills?', { withTools: false });
    expect(calls).toEqual([]);
    expect(answer).toMatch(/cannot see your profile[\s\S]+To learn with effect/);
  });

  test('a failed or unreadable result is said plainly, and no second call follows', async () => {
    for (const fields of [{ content: 'boom', status: 'error' as const }, { content: '{"broken' }, { content: '[]' }]) {
      const { answer, calls } = await play('career_chat', [
        new HumanMessage('What are my skills?'),
        new AIMessage({ content: '', tool_calls: [{ id: 'c', name: 'get_user_profile_selective_tool', args: {} }] }),
        new ToolMessage({ tool_call_id: 'c', ...fields }),
      ]);
      expect(calls).toEqual([]);
      expect(answer).toContain('could not read your profile');
      expect(answer).not.toContain('boom');
    }
  });

  test('a second turn sees only its own message and results', async () => {
    const first = await play('career_chat', 'What are my skills?');
    const second = await play('career_chat', [...first.thread, new HumanMessage('And what are my objectives?')]);
    expect(second.calls.map(({ args }) => args)).toEqual([{ need_objectives: true }]);
    expect(second.answer).toContain('Lead a project by 2026-12-31');
    expect(second.answer).not.toContain('SQL');
    const third = await play('career_chat', [...second.thread, new HumanMessage("Thanks, that's all")]);
    expect(third.calls).toEqual([]);
    expect(third.answer.length).toBeLessThan(100);
  });

  test('never promises an outcome', async () => {
    const { answer } = await play('career_chat', 'Can you guarantee that I get promoted?');
    expect(answer).toMatch(/^Nobody can guarantee/);
  });

  test('hostile data of the profile and of the message does not reach the answer', async () => {
    const result = JSON.stringify({ interests: ['Chess\u0000\u001b[31m\u202e', 'x'.repeat(5_000)] });
    const { answer } = await play('career_chat', [
      new HumanMessage('What are my interests? \u0007'),
      new AIMessage({ content: '', tool_calls: [{ id: 'c', name: 'get_user_profile_selective_tool', args: {} }] }),
      new ToolMessage({ tool_call_id: 'c', content: result }),
    ]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what it is for
    expect(answer).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202e]/);
    expect(answer).toContain('Chess');
    expect(answer.length).toBeLessThan(500);
  });
});

describe('task helper', () => {
  test.each<[Language, string]>([
    ['en', 'can you help me with something?'],
    ['en', 'I need help with a task'],
    ['en', 'help me please'],
    ['fr', "Peux-tu m'aider ?"],
    ['de', 'Kannst du mir bei etwas helfen?'],
    ['es', '¿Me puedes ayudar con una tarea?'],
  ])('%s: "%s" gets one question and no tool', async (language, message) => {
    const { answer, calls } = await play('task_helper', message, { language });
    expect(calls).toEqual([]);
    expect(answer.match(/\?/g)).toHaveLength(1);
  });

  const asked = [
    new HumanMessage('Write an email'),
    new AIMessage('Which email is it, and to whom?'),
    new HumanMessage('To the client, about the delay'),
  ];

  test('a concrete task goes to the tool in the words of the user', async () => {
    const model = models.forSpecialist(sampleContext(), specialist('task_helper'));
    const bound = model.bindTools?.([toolsFor(sampleContext()).guidance]);
    const reply = (await bound?.invoke([new HumanMessage('Write an email to Bob')])) as AIMessage;
    expect(reply.tool_calls).toMatchObject([
      { name: 'task_helper_tool', args: { user_question: 'Write an email to Bob' } },
    ]);
    const answered = (await bound?.invoke(asked)) as AIMessage;
    expect(answered.tool_calls?.[0]?.args).toEqual({
      user_question: 'Write an email\n\nTo the client, about the delay',
    });
  });

  test('a closing calls nothing', async () => {
    expect((await play('task_helper', [...asked, new AIMessage('Done.'), new HumanMessage('ok bye')])).calls).toEqual(
      [],
    );
  });
});

describe('a specialist without rules of its own', () => {
  const search = tool(async ({ query }) => `Found: ${query}`, {
    name: 'search_tool',
    description: 'Searches.',
    schema: z.object({ query: z.string(), limit: z.number().optional() }),
  });
  const vague = tool(async () => '', {
    name: 'vague_tool',
    description: 'Needs more than a text.',
    schema: z.object({ query: z.string(), kind: z.enum(['a', 'b']) }),
  });
  const bound = (offered: (typeof search | typeof vague)[]) => {
    const model = models.forSpecialist(sampleContext(), specialist('trainings'));
    return model.bindTools?.(offered) ?? model;
  };

  test('hands the message to its one tool, then tells the result', async () => {
    const question = new HumanMessage('Trainings on Excel');
    const reply = (await bound([search]).invoke([question])) as AIMessage;
    expect(reply.tool_calls).toMatchObject([{ name: 'search_tool', args: { query: 'Trainings on Excel' } }]);
    const result = new ToolMessage({ tool_call_id: reply.tool_calls?.[0]?.id ?? '', content: 'Excel I, Excel II' });
    expect((await bound([search]).invoke([question, reply, result])).text).toContain('Excel I, Excel II');
  });

  test('says plainly that it cannot, where no single tool takes a text', async () => {
    for (const offered of [[], [vague], [search, vague]]) {
      const reply = (await bound(offered).invoke([new HumanMessage('Trainings on Excel')])) as AIMessage;
      expect(reply.tool_calls ?? []).toEqual([]);
      expect(reply.text).toContain('fixed rules');
    }
  });
});

describe('as a chat model', () => {
  const stream = async (ctx: RequestContext, message: string, stop?: AbortController) => {
    const pieces: string[] = [];
    for await (const chunk of await models
      .forSpecialist(ctx, specialist('career_chat'))
      .stream([new HumanMessage(message)], { signal: stop?.signal })) {
      pieces.push(chunk.text);
      if (pieces.length === 2) stop?.abort();
    }
    return pieces;
  };

  test('the stream is the text, in groups of words', async () => {
    for (const message of ['How do I get promoted?', 'Hello', "Thanks, that's all"]) {
      const pieces = await stream(sampleContext(), message);
      const whole = await models
        .forSpecialist(sampleContext(), specialist('career_chat'))
        .invoke([new HumanMessage(message)]);
      expect(pieces.join('')).toBe(whole.text);
      expect(pieces.filter((piece) => piece !== '').length).toBeGreaterThan(1);
    }
  });

  test('the same situation has the same reply, but for the id of a call', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => play('career_chat', 'What are my skills?')));
    expect(first?.answer).toBe(second?.answer);
    expect(first?.calls[0]?.id).not.toBe(second?.calls[0]?.id);
  });

  test('an abort ends the stream, before and in the middle', async () => {
    const stop = new AbortController();
    await expect(stream(sampleContext(), 'How do I get promoted?', stop)).rejects.toThrow();
    const gone = new AbortController();
    gone.abort(new Error('gone'));
    await expect(stream(sampleContext({ signal: gone.signal }), 'Hello')).rejects.toThrow('gone');
  });

  test('every call is recorded once under the name of the specialist, also one that is aborted', async () => {
    const { ctx } = await play('career_chat', 'What are my skills?');
    expect(ctx.meter.total().tasks).toEqual([
      { task: 'career_chat', model: 'offline-rules', calls: 2, inputTokens: 0, outputTokens: 0 },
    ]);
    const stopped = sampleContext();
    await expect(stream(stopped, 'How do I get promoted?', new AbortController())).rejects.toThrow();
    expect(stopped.meter.total().calls).toBe(1);
  });

  test('20,000 hostile characters take no time', async () => {
    for (const message of [
      'what are my '.repeat(1_660),
      'a'.repeat(20_000),
      'write my '.repeat(2_200),
      '\u0301'.repeat(20_000),
    ]) {
      const start = performance.now();
      for (const name of ['career_chat', 'task_helper', 'other']) await play(name, message);
      expect(performance.now() - start).toBeLessThan(2_000);
    }
  });
});
