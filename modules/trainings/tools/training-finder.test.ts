import { describe, expect, test } from 'vitest';
import type { Card } from '../../../contracts/cards.ts';
import { TrainingSuggestionList } from '../../../contracts/training-card.ts';
import type { CatalogueSearch } from '../../../ports/catalogue-search.ts';
import { contextOf, profileOf, recordingLog } from '../../../test/support/context.ts';
import { scriptedModel } from '../../../test/support/scripted-model.ts';
import { smallCatalogue, smallSearch, smallTrainings } from '../../../test/support/small-catalogue.ts';
import { toolCall } from '../../../test/support/tool-call.ts';
import { ModelFailed, StoreUnavailable } from '../../kernel/errors.ts';
import { type Message, type RequestContext, TenantSettings, ToolFailed } from '../../kernel/index.ts';
import { subjectOnly } from '../criteria.ts';
import { findTrainings } from '../find-trainings.ts';
import { presentTrainings } from '../present-trainings.ts';
import { SAMPLE_SKILLS, SAMPLE_TRAININGS } from '../sample-trainings.fixture.ts';
import { trainingFinderTool } from './training-finder.ts';

type Criteria = ReturnType<typeof subjectOnly>;
const reads = (change: Partial<Criteria> | Error) => ({
  task: 'trainings.criteria',
  // A model's answer is data of any shape; here it is what the test says.
  reply: (change instanceof Error ? change : { ...subjectOnly(''), ...change }) as never,
});
const excluding = (change: Partial<Criteria['excluded']>) => ({ ...subjectOnly('').excluded, ...change });

const said = (cards: readonly Card[]): Message => ({
  id: 'm',
  conversationId: 'c',
  turnId: 't',
  runId: 'r',
  role: 'assistant',
  content: '',
  cards,
  activeAgent: 'trainings',
  status: 'completed',
  metadata: {},
  createdAt: new Date(0),
});
const pageOf = (trainings: number): Partial<RequestContext['tenant']['settings']> => ({
  presentation: { ...TenantSettings.parse({}).presentation, trainings },
});

const search = (own?: CatalogueSearch) => own ?? smallSearch(SAMPLE_TRAININGS, ({ id }) => id);
const skills = smallCatalogue(SAMPLE_SKILLS, ({ code }) => code);

const find = async (
  criteria: Partial<Criteria> | Error,
  input: { query?: string; show_more?: boolean; is_learning_plan?: boolean; excluded_training_ids?: string[] } = {},
  of: { ctx?: RequestContext; history?: readonly Message[]; search?: CatalogueSearch } = {},
) => {
  const trainings = smallTrainings(SAMPLE_TRAININGS);
  const skillCodes = async (_: unknown, names: readonly string[]) =>
    names.map((name) => (name === 'SQL queries' ? 'sql' : undefined));
  const tool = trainingFinderTool({
    model: scriptedModel(reads(criteria)),
    find: findTrainings({ search: search(of.search), trainings, skills, skillCodes }),
    present: presentTrainings({ skills }),
  });
  const call = toolCall(of.ctx ?? contextOf(), { history: of.history ?? [] });
  const asked = tool.input.parse({ query: 'sql please', is_learning_plan: false, ...input });
  const result = tool.result.parse(await tool.run(asked, call));
  const list = call.shown[0] && TrainingSuggestionList.parse(call.shown[0].data);
  return { ...result, list, ids: result.trainings.map(({ id }) => id), cards: call.shown, said: call.said.join('') };
};

describe('training_finder_tool', () => {
  test('shows what fits in the order of the ranking, with both queries and without a reason per item', async () => {
    const found = await find({ subject: 'sql' }, { query: 'Find me something on SQL' });
    expect(found).toMatchObject({
      status: 'shown',
      ids: ['data-part', 'data-path', 'sql-1', 'sql-2'],
      has_more: false,
    });
    expect(found.list).toMatchObject({
      title: 'Trainings on “sql”',
      rationaleContext: { originalQuery: 'Find me something on SQL', resolvedQuery: 'sql' },
      pagination: { hasMore: false, shownIds: ['data-part', 'data-path', 'sql-1', 'sql-2'] },
    });
    expect(found.said).toBe('Here are 4 trainings that fit, the best first.');
    expect(JSON.stringify(found.cards)).not.toMatch(/"rationale"/);
  });

  test('tells a card all that it draws, in the user’s language and for this user', async () => {
    const profile = profileOf({
      mandatoryTrainingIds: ['sql-2'],
      bookmarks: [{ kind: 'training', id: 'sql-2', title: 'x' }],
      trainingHistory: [{ trainingId: 'sql-2', title: 'x', completedOn: '2025-01-02' }],
    });
    const ctx = contextOf({ language: 'fr', user: { profile } });
    const { list } = await find({ subject: 'analysts' }, {}, { ctx });
    expect(list?.trainings).toEqual([
      {
        id: 'sql-2',
        title: 'SQL pour analystes',
        description: '',
        provider: 'Corvane',
        url: null,
        durationMinutes: 960,
        level: 'advanced',
        format: 'classroom',
        language: null,
        skills: [{ code: 'sql', label: 'Requêtes SQL' }],
        tags: [],
        parentId: null,
        mandatory: true,
        bookmarked: true,
        completedOn: '2025-01-02',
      },
    ]);
  });

  test('holds to every criterion, and to what is not wanted', async () => {
    expect((await find({ subject: 'sql', levels: ['beginner'] })).ids).toEqual(['sql-1']);
    expect((await find({ subject: 'sql', maxMinutes: 100 })).ids).toEqual(['sql-1']);
    expect((await find({ subject: 'sql', excluded: excluding({ formats: ['online'] }) })).ids).toEqual(['sql-2']);
    const excluded = excluding({ subjects: ['excel'], providers: ['corvane'] });
    expect((await find({ subject: 'sql', excluded })).ids).toEqual(['data-path', 'sql-1']);
  });

  test('searches a criterion without a subject, and asks what to learn where there is neither', async () => {
    const mandatory = await find({ mandatoryOnly: true }, { query: 'what is mandatory?' });
    expect(mandatory.ids).toEqual(['talks']);
    expect(mandatory.list).toMatchObject({ title: 'Trainings for you' });
    const nothing = await find({}, { query: 'a training' });
    expect(nothing).toMatchObject({ status: 'no_subject', ids: [], cards: [] });
    expect(nothing.said).toMatch(/^What would you like to learn\?/);
  });

  test('takes named skills by their codes, and as words where the company knows none', async () => {
    const asked = smallSearch(SAMPLE_TRAININGS, ({ id }) => id);
    expect((await find({ skills: ['SQL queries'] }, {}, { search: asked })).ids).toEqual(['sql-1', 'sql-2']);
    expect((await find({ skills: ['public'] }, {}, { search: asked })).ids).toEqual(['talks']);
    expect(asked.asked.map(({ query, filter }) => [query, filter])).toEqual([
      ['SQL queries', [{ field: 'skills', anyOf: ['sql'] }]],
      ['public', []],
    ]);
  });

  test('gives more without repeating, family included, and ends honestly', async () => {
    const ctx = contextOf({ tenant: { settings: pageOf(1) } });
    const first = await find({ subject: 'sql' }, { query: 'SQL' }, { ctx });
    expect(first).toMatchObject({ ids: ['data-part'], has_more: true });
    expect(first.said).toBe('Here is one training that fits. Ask for more to see others.');
    const more = { query: 'show me more', show_more: true };
    const second = await find({}, more, { ctx, history: [said(first.cards)] });
    // The programme of what was shown is not offered as something else.
    expect(second).toMatchObject({ ids: ['sql-1'], has_more: true });
    expect(second.list?.rationaleContext).toEqual({ originalQuery: 'SQL', resolvedQuery: 'sql' });
    const third = await find({}, more, { ctx, history: [said(second.cards)] });
    expect(third).toMatchObject({ ids: ['sql-2'], has_more: false });
    const fourth = await find({}, more, { ctx, history: [said(second.cards), said(third.cards)] });
    expect(fourth).toMatchObject({ status: 'no_more', ids: [], cards: [] });
    expect(fourth.said).toMatch(/^There are no further trainings/);
  });

  test('more with a further criterion narrows the search before; a new request starts anew', async () => {
    const ctx = contextOf({ tenant: { settings: pageOf(1) } });
    const first = await find({ subject: 'sql' }, {}, { ctx });
    const history = [said(first.cards)];
    const narrowed = await find({ levels: ['advanced'] }, { show_more: true }, { ctx, history });
    expect(narrowed.ids).toEqual(['sql-2']);
    expect(narrowed.list?.criteria).toMatchObject({ subject: 'sql', levels: ['advanced'] });
    expect((await find({ subject: 'sql' }, {}, { ctx, history })).ids).toEqual(first.ids);
  });

  test('leaves out ids that must not be among the results, with their families', async () => {
    const found = await find({ subject: 'sql' }, { excluded_training_ids: ['data-path', 'sql-1'] });
    expect(found.ids).toEqual(['sql-2']);
  });

  test('says that nothing was found, and why that may be', async () => {
    const none = await find({ subject: 'pottery' }, {}, { ctx: contextOf({ language: 'fr' }) });
    expect(none).toMatchObject({ status: 'none', cards: [] });
    expect(none.said).toMatch(/^Je n'ai trouvé aucune formation sur « pottery »/);
    expect((await find({ subject: 'sql', languages: ['de'] })).said).toMatch(/all of your criteria/);
  });

  test('is honest about learning plans', async () => {
    const found = await find({ subject: 'sql' }, { is_learning_plan: true });
    expect(found.said).toMatch(/^I cannot lay out a whole learning plan yet\./);
  });

  test('searches by the words of the request where criteria cannot be read, and logs it', async () => {
    const { log, lines } = recordingLog();
    const found = await find(new ModelFailed('model.timeout'), { query: 'analysts' }, { ctx: contextOf({ log }) });
    expect(found.ids).toEqual(['sql-2']);
    expect(lines).toMatchObject([{ level: 'warn' }]);
  });

  test('fails in words without the cause, shows nothing of another company', async () => {
    const failing: CatalogueSearch = () => Promise.reject(new StoreUnavailable());
    const failure = await find({ subject: 'sql' }, {}, { search: failing }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ToolFailed);
    expect(failure).toMatchObject({ message: 'Trainings cannot be searched at the moment.' });
    expect((await find({ subject: 'sql' }, {}, { ctx: contextOf({ tenant: { id: 'other' } }) })).status).toBe('none');
  });
});
