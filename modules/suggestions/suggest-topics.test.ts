import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
import type { TopicsInput } from '../../contracts/suggestions.ts';
import { takeTurn } from '../../test/ports/turn-samples.ts';
import { contextOf, profileOf } from '../../test/support/context.ts';
import { scriptedModel } from '../../test/support/scripted-model.ts';
import { ConversationNotFound, UserNotFound } from '../kernel/errors.ts';
import type { Person } from '../kernel/index.ts';
import { suggestTopics } from './index.ts';
import type { TopicsTaskInput, TopicsTaskOutput } from './tasks/topics.ts';

const profile = profileOf({
  skills: [
    { name: 'Writing', level: 4, expected: 3 },
    { name: 'Forecasting', level: 2, expected: 3 },
    { name: 'SQL', level: 1, expected: 4 },
  ],
  objectives: [
    { id: 'o1', title: 'Some day', status: 'current', dueOn: null },
    { id: 'o2', title: 'Lead a project', status: 'current', dueOn: '2027-01-31' },
    { id: 'o3', title: 'Old one', status: 'archived', dueOn: null },
  ],
  interests: ['data', ' '],
  departmentsOfInterest: ['Product'],
});

const storesWith = async (change: Partial<Person> = {}) => {
  const stores = memoryStores();
  const names = { externalId: 'ada', firstName: 'Ada', lastName: 'Okafor', email: null, language: null };
  await stores.people.put('acme', [{ ...names, active: true, profile, ...change }]);
  return stores;
};

/** Ada's request, with a profile that is older than the stored one. */
const request = () => contextOf({ language: 'es', user: { profile: profileOf({ interests: ['outdated'] }) } });

const topic = (title: string, source: TopicsTaskOutput['topics'][number]['source'] = 'skill_gap') => ({
  title,
  description: `Work on ${title}.`,
  source,
});

/** What Ada gets, what the model was given, and in which language. */
const suggest = async (
  topics: TopicsTaskOutput['topics'],
  input: Partial<TopicsInput> = {},
  stores?: Awaited<ReturnType<typeof storesWith>>,
) => {
  const { conversations, people } = stores ?? (await storesWith());
  const model = scriptedModel({ task: 'suggestions.topics', reply: { topics } as never });
  const languages: string[] = [];
  const listening: typeof model = {
    ...model,
    run: (ctx, ...asked) => {
      languages.push(ctx.language);
      return model.run(ctx, ...asked);
    },
  };
  const use = suggestTopics({ conversations, people, model: listening });
  const output = await use(request(), { excludedTitles: [], ...input });
  return { ...output, given: model.asked[0]?.input as TopicsTaskInput, language: languages[0] };
};

describe('Topics', () => {
  test('may come from the widest gaps, the plan by date, then interests, of the profile as stored now', async () => {
    const { given } = await suggest([], { excludedTitles: ['SQL'] });
    expect(given).toEqual({
      candidates: [
        { source: 'skill_gap', name: 'SQL', detail: 'level 1 of 5, expected 4' },
        { source: 'skill_gap', name: 'Forecasting', detail: 'level 2 of 5, expected 3' },
        { source: 'action_plan', name: 'Lead a project', detail: 'due 2027-01-31' },
        { source: 'action_plan', name: 'Some day', detail: '' },
        { source: 'interest', name: 'data', detail: '' },
        { source: 'interest', name: 'Product', detail: 'a department of interest' },
      ],
      excluded: ['SQL'],
    });
  });

  test('have gaps first and the plan next, whatever order the model gives', async () => {
    const { topics } = await suggest([
      topic('Data', 'interest'),
      topic('Lead', 'action_plan'),
      topic('Forecast'),
      topic('SQL'),
    ]);
    expect(topics.map(({ title }) => title)).toEqual(['Forecast', 'SQL', 'Lead', 'Data']);
    expect(topics[0]).toEqual(topic('Forecast'));
  });

  test('are never those that are shown, nor twice the same, nor from what the profile lacks', async () => {
    const { topics } = await suggest(
      [topic('STRATEGIE  avancee'), topic('SQL'), topic('sql', 'interest'), topic('My past', 'experience')],
      { excludedTitles: ['Stratégie avancée'] },
    );
    expect(topics).toEqual([topic('SQL')]);
  });

  test('are six at most', async () => {
    const { topics } = await suggest(Array.from({ length: 9 }, (_, index) => topic(`Topic ${index}`)));
    expect(topics.map(({ title }) => title)).toEqual([0, 1, 2, 3, 4, 5].map((index) => `Topic ${index}`));
  });

  test('may be none, where nothing new is left', async () => {
    expect((await suggest([])).topics).toEqual([]);
    expect((await suggest([topic('SQL')], { excludedTitles: ['sql'] })).topics).toEqual([]);
  });

  test('without any usable text are malformed; a single one is left out', async () => {
    await expect(suggest([topic(' '), topic('x'.repeat(201))])).rejects.toMatchObject({ code: 'model.malformed' });
    expect((await suggest([topic(''), topic('SQL')])).topics).toEqual([topic('SQL')]);
  });

  test("are in the language asked for, else the conversation's, else the request's", async () => {
    const stores = await storesWith();
    const language = { is: 'fr', by: 'detected' } as const;
    const { run } = await takeTurn(stores.turns, { tenantId: 'acme', userId: 'ada', language });
    const of = { userConversationId: run.conversationId };
    expect((await suggest([], { ...of, language: 'de' }, stores)).language).toBe('de');
    expect((await suggest([], of, stores)).language).toBe('fr');
    expect((await suggest([], {}, stores)).language).toBe('es');
  });
});

describe('Without a call of the model', () => {
  test.each([
    ['no profile', null],
    ['a profile that holds nothing to develop', profileOf({ skills: [{ name: 'SQL', level: 4, expected: 3 }] })],
  ])('%s gives none', async (_, held) => {
    const { conversations, people } = await storesWith({ profile: held });
    const use = suggestTopics({ conversations, people, model: scriptedModel() });
    expect(await use(request(), { excludedTitles: [] })).toEqual({ topics: [] });
  });

  test.each([
    ['a deactivated user', { active: false }, 'ada'],
    ['a user who is gone', {}, 'nobody'],
  ])('%s is refused', async (_, stored, id) => {
    const { conversations, people } = await storesWith(stored);
    const use = suggestTopics({ conversations, people, model: scriptedModel() });
    await expect(use(contextOf({ user: { id } }), { excludedTitles: [] })).rejects.toThrow(UserNotFound);
  });

  test("a conversation that is not the user's is refused", async () => {
    const { conversations, people } = await storesWith();
    const use = suggestTopics({ conversations, people, model: scriptedModel() });
    const input = { excludedTitles: [], userConversationId: v7() };
    await expect(use(request(), input)).rejects.toThrow(ConversationNotFound);
  });
});
