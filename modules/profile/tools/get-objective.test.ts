import { describe, expect, test } from 'vitest';
import { contextOf, profileOf, recordingLog } from '../../../test/support/context.ts';
import { toolCall } from '../../../test/support/tool-call.ts';
import { ModelFailed } from '../../kernel/errors.ts';
import { type Profile, type RequestContext, ToolFailed } from '../../kernel/index.ts';
import { getObjectiveTool } from './get-objective.ts';

type Stored = Profile['objectives'][number];
const objective = (id: string, title: string, change: Partial<Stored> = {}): Stored => ({
  id,
  title,
  status: 'current',
  dueOn: null,
  ...change,
});
const campaign = objective('o1', 'Lancer la campagne d’été', { dueOn: '2027-04-15' });
const accounts = objective('o2', 'Win five accounts', { dueOn: '2026-12-31' });
const academy = objective('o3', 'Complete the sales academy', { status: 'archived', dueOn: '2024-12-20' });

const caller = (objectives: Stored[], change: Partial<RequestContext> = {}): RequestContext =>
  contextOf({ ...change, user: { profile: profileOf({ objectives }) } });
const alone = { interactive: false } as const;

/** Meanings by hand: each text has the direction given, others point away from everything. */
const embedderOf = (directions: Readonly<Record<string, readonly number[]>> = {}) => {
  const asked: string[][] = [];
  return {
    asked,
    model: 'by hand',
    dimensions: 3,
    async embed(texts: readonly string[]) {
      asked.push([...texts]);
      return texts.map((text) => [...(directions[text] ?? [0, 0, 1])]);
    },
  };
};

const find = async (
  ctx: RequestContext,
  input: { title?: string; include_archived?: boolean } = {},
  {
    embedder = embedderOf(),
    ...of
  }: Parameters<typeof toolCall>[1] & { embedder?: ReturnType<typeof embedderOf> } = {},
) => {
  const tool = getObjectiveTool({ embedder });
  const call = toolCall(ctx, of);
  const result = tool.result.parse(await tool.run(tool.input.parse(input), call));
  return { ...result, asked: call.asked, concluded: call.concluded };
};

const chose = (position: number) => ({ skipped: false, chosen: [position], text: null });
const SKIPPED = { skipped: true, chosen: [], text: null };

describe('get_objective_tool', () => {
  test('reads only, and is there with a profile', () => {
    const tool = getObjectiveTool({ embedder: embedderOf() });
    expect(tool).toMatchObject({ name: 'get_objective_tool', riskLevel: 'low', shared: false, alone: false });
    expect(tool.available(contextOf({ user: { profile: null } }))).toBe(false);
    expect(tool.available(contextOf())).toBe(true);
  });

  test('says that there is none, leaving the archived out unless they are wanted', async () => {
    expect(await find(caller([]))).toMatchObject({ status: 'none', objective: null });
    expect(await find(caller([academy]))).toMatchObject({ status: 'none', objective: null });
    expect(await find(caller([academy]), { include_archived: true })).toMatchObject({
      status: 'selected',
      objective: academy,
    });
  });

  test('takes the one that remains without asking, and tells of it these four fields only', async () => {
    const more = { ...accounts, confidential: 'a bonus' };
    const { status, objective: found, asked } = await find(caller([more, academy]));
    expect({ status, found, asked }).toEqual({ status: 'selected', found: accounts, asked: [] });
  });

  test('says so where the one that remains has another title', async () => {
    const found = await find(caller([accounts]), { title: 'Learn Japanese' });
    expect(found).toMatchObject({ status: 'selected', objective: accounts });
    expect(found.message).toMatch(/another than the one given/);
  });

  test.each([{}, alone])(
    'takes an exact title whatever its case, accents and spaces, as the only one (%o)',
    async (how) => {
      const embedder = embedderOf();
      const ctx = caller([campaign, accounts], how);
      const found = await find(ctx, { title: '  LANCER la campagne   d’ete ' }, { embedder });
      expect(found).toMatchObject({ status: 'selected', objective: campaign, asked: [] });
      expect(embedder.asked).toEqual([]);
    },
  );
});

describe('Someone who can be asked', () => {
  test('is shown what remains in their language and chooses by position', async () => {
    const ctx = caller([campaign, academy, accounts], { language: 'fr' });
    const found = await find(ctx, {}, { replies: [[chose(1)]] });
    expect(found).toMatchObject({ status: 'selected', objective: accounts, concluded: [] });
    expect(found.asked).toEqual([
      [
        {
          text: 'De quel objectif parlez-vous ?',
          inputType: 'single_select',
          options: [campaign.title, accounts.title],
          allowFreeText: false,
          required: true,
        },
      ],
    ]);
  });

  test('is asked also where a title comes close to one of them', async () => {
    const embedder = embedderOf({ 'Win accounts': [1, 0, 0], [accounts.title]: [1, 0, 0] });
    const found = await find(
      caller([campaign, accounts]),
      { title: 'Win accounts' },
      { embedder, replies: [[chose(0)]] },
    );
    expect(found).toMatchObject({ objective: campaign });
    expect(embedder.asked).toEqual([]);
  });

  const twins = [
    accounts,
    objective('o4', 'WIN five accounts'),
    objective('o5', 'Win five accounts', { status: 'archived', dueOn: '2025-12-31' }),
  ];
  test('is asked about those that have just that title and no others, with what tells them apart', async () => {
    const embedder = embedderOf();
    const input = { title: 'win five accounts', include_archived: true };
    const found = await find(caller([...twins, campaign]), input, { embedder, replies: [[chose(2)]] });
    expect(found.asked[0]?.[0]?.options).toEqual([
      'Win five accounts (due December 31, 2026)',
      'WIN five accounts (no due date)',
      'Win five accounts (due December 31, 2025, archived)',
    ]);
    expect(found.objective?.id).toBe('o5');
    expect(embedder.asked).toEqual([]);
  });

  test.each([
    ['fr', 'Win five accounts (échéance le 31 décembre 2025, archivé)'],
    ['de', 'Win five accounts (fällig am 31. Dezember 2025, archiviert)'],
    ['es', 'Win five accounts (vence el 31 de diciembre de 2025, archivado)'],
  ] as const)('sees dates as they are written in %s', async (language, label) => {
    const ctx = caller(twins, { language });
    const found = await find(ctx, { include_archived: true }, { replies: [[chose(2)]] });
    expect(found.asked[0]?.[0]?.options?.[2]).toBe(label);
  });

  test('chooses from what was shown, whatever became of the profile during the pause', async () => {
    const memos = new Map<string, string>();
    await expect(find(caller([campaign, accounts]), {}, { memos })).rejects.toThrow('asked more often');
    const changed = caller([objective('o9', 'Something new'), accounts]);
    const found = await find(changed, {}, { memos, replies: [[chose(0)]] });
    expect(found.objective).toEqual(campaign);
    expect(found.asked[0]?.[0]?.options).toEqual([campaign.title, accounts.title]);
    expect((await find(caller([accounts]), {}, { memos, replies: [[chose(0)]] })).objective).toEqual(campaign);
  });

  test('may skip: the turn ends with a sentence, and nothing is chosen', async () => {
    const ctx = caller([campaign, accounts], { language: 'es' });
    const found = await find(ctx, { title: 'campaign' }, { replies: [[SKIPPED]] });
    expect(found).toMatchObject({ status: 'skipped', objective: null, candidates: [] });
    expect(found.concluded).toEqual([expect.stringContaining('no se ha elegido ningún objetivo')]);
  });

  describe('where there are more than a question may hold', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      objective(`o${index}`, `Objective ${index}`, index < 55 ? {} : { dueOn: `2027-01-${70 - index}` }),
    );
    const optionsOf = async (input: { title?: string }, of: Parameters<typeof find>[2], ctx = caller(many)) => {
      const found = await find(ctx, input, { ...of, replies: [[chose(0)]] });
      const { options = [], text = '' } = found.asked[0]?.[0] ?? {};
      return { options, text, chosen: found.objective?.title };
    };

    test('is shown those due next, and told that there are more', async () => {
      const { options, text, chosen } = await optionsOf({}, {});
      expect(options).toHaveLength(50);
      expect(options.slice(0, 6)).toEqual([59, 58, 57, 56, 55, 0].map((number) => `Objective ${number}`));
      expect(chosen).toBe('Objective 59');
      expect(text).toBe(
        'Which of your objectives do you mean? 50 are shown here, and there are 10 more: if yours is missing, skip and tell me its title.',
      );
    });

    test('is shown those that come closest to the title, also after a pause', async () => {
      const embedder = embedderOf({ 'The last but five': [1, 0, 0], 'Objective 54': [1, 0, 0] });
      const memos = new Map<string, string>();
      const title = 'The last but five';
      await expect(find(caller(many), { title }, { embedder, memos })).rejects.toThrow('asked more often');
      const { options, chosen } = await optionsOf({ title }, { embedder: embedderOf(), memos });
      expect(options).toHaveLength(50);
      expect(options[0]).toBe('Objective 54');
      expect(chosen).toBe('Objective 54');
    });

    test('is shown those due next where titles cannot be compared, and the log is told', async () => {
      const { log, lines } = recordingLog();
      const embedder = { ...embedderOf(), embed: () => Promise.reject(new ModelFailed('model.timeout')) };
      const { options } = await optionsOf({ title: 'x' }, { embedder }, caller(many, { log }));
      expect(options[0]).toBe('Objective 59');
      expect(lines).toMatchObject([{ level: 'warn', fields: { tool: 'get_objective_tool' } }]);
    });
  });
});

describe('Someone who cannot be asked', () => {
  test.each<[string, Partial<RequestContext>]>([
    ['on a channel without pauses', { channel: 'mcp' }],
    ['who said so', { interactive: false }],
  ])('%s is told what there is, and the model to ask', async (_, how) => {
    const found = await find(caller([campaign, accounts], how));
    expect(found).toMatchObject({ status: 'ambiguous', objective: null, candidates: [campaign, accounts], asked: [] });
    expect(found.message).toMatch(/ask which one/);
  });

  test('gets the closest in meaning, and is told that it is that', async () => {
    const embedder = embedderOf({
      'Gain customers': [1, 0, 0],
      [accounts.title]: [0.8, 0.6, 0],
      [campaign.title]: [0.6, 0.8, 0],
    });
    const found = await find(caller([campaign, accounts], alone), { title: 'Gain customers' }, { embedder });
    expect(found).toMatchObject({ status: 'selected', objective: accounts });
    expect(found.message).toMatch(/closest one/);
  });

  test('gets none where nothing comes close, but what there is', async () => {
    const embedder = embedderOf({ 'Learn Japanese': [1, 0, 0], [accounts.title]: [0.5, 0.86, 0] });
    const found = await find(caller([campaign, accounts], alone), { title: 'Learn Japanese' }, { embedder });
    expect(found).toMatchObject({ status: 'not_found', objective: null, candidates: [campaign, accounts] });
  });

  test('gets none where several are equally close, or have just that title', async () => {
    const twins = [accounts, objective('o4', 'Win five accounts'), campaign];
    const embedder = embedderOf({ 'Gain customers': [1, 0, 0], [accounts.title]: [1, 0, 0] });
    for (const title of ['Gain customers', 'win FIVE accounts']) {
      const found = await find(caller(twins, alone), { title }, { embedder });
      expect(found).toMatchObject({ status: 'ambiguous', objective: null, candidates: twins.slice(0, 2) });
    }
  });

  test('learns of a failure in words without its cause, which goes to the log', async () => {
    const broken = {
      ...embedderOf(),
      embed: () => Promise.reject(new ModelFailed('model.unavailable', { cause: new Error('key sk-1 at host-7') })),
    };
    const ctx = caller([campaign, accounts], alone);
    const failure = await find(ctx, { title: 'campaign' }, { embedder: broken }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ToolFailed);
    expect(failure).toMatchObject({
      message: 'The objectives cannot be looked up at the moment. Nothing was chosen.',
      cause: { code: 'model.unavailable' },
    });
  });

  test('who stops meanwhile gets no answer at all', async () => {
    const stop = new AbortController();
    const broken = {
      ...embedderOf(),
      embed: () => {
        stop.abort(new Error('stopped'));
        return Promise.reject(new ModelFailed('model.unavailable'));
      },
    };
    const ctx = caller([campaign, accounts], { ...alone, signal: stop.signal });
    await expect(find(ctx, { title: 'campaign' }, { embedder: broken })).rejects.toThrow('stopped');
  });
});
