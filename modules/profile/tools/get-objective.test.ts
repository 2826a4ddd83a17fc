import { describe, expect, test } from 'vitest';
import { contextOf, profileOf, recordingLog } from '../../../test/support/context.ts';
import { toolCall } from '../../../test/support/tool-call.ts';
import { ModelFailed } from '../../kernel/errors.ts';
import type { Profile, RequestContext } from '../../kernel/index.ts';
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

  test('sees what tells objectives of the same title apart', async () => {
    const ctx = caller([
      accounts,
      objective('o4', 'WIN five accounts'),
      objective('o5', 'Win five accounts', { status: 'archived', dueOn: '2025-12-31' }),
      campaign,
    ]);
    const input = { title: 'win five accounts', include_archived: true };
    const found = await find(ctx, input, { replies: [[chose(2)]] });
    expect(found.asked[0]?.[0]?.options).toEqual([
      'Win five accounts (due 2026-12-31)',
      'WIN five accounts (no due date)',
      'Win five accounts (due 2025-12-31, archived)',
      campaign.title,
    ]);
    expect(found.objective?.id).toBe('o5');
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

  test('is shown no more than a question may hold', async () => {
    const many = Array.from({ length: 60 }, (_, index) => objective(`o${index}`, `Objective ${index}`));
    const found = await find(caller(many), {}, { replies: [[chose(49)]] });
    expect(found.asked[0]?.[0]?.options).toHaveLength(50);
    expect(found.objective?.id).toBe('o49');
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

  test('learns of a failure without its cause, which the log has', async () => {
    const { log, lines } = recordingLog();
    const broken = {
      ...embedderOf(),
      embed: () => Promise.reject(new ModelFailed('model.unavailable', { cause: new Error('key sk-1 at host-7') })),
    };
    const ctx = caller([campaign, accounts], { ...alone, log });
    const found = await find(ctx, { title: 'campaign' }, { embedder: broken });
    expect(found).toMatchObject({ status: 'error', objective: null, candidates: [] });
    expect(JSON.stringify(found)).not.toMatch(/sk-1|host-7|model\./);
    expect(lines).toMatchObject([{ level: 'error', fields: { tool: 'get_objective_tool' } }]);
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
