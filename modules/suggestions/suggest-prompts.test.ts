import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
import type { PromptsInput } from '../../contracts/suggestions.ts';
import { takeTurn } from '../../test/ports/turn-samples.ts';
import { contextOf, profileOf } from '../../test/support/context.ts';
import { scriptedModel } from '../../test/support/scripted-model.ts';
import { ConversationNotFound, ModelFailed, UserNotFound } from '../kernel/errors.ts';
import type { Person, Profile } from '../kernel/index.ts';
import { suggestPrompts } from './index.ts';
import type { PromptsTaskInput, PromptsTaskOutput } from './tasks/prompts.ts';

const ALL = ['career_chat', 'trainings', 'opportunities', 'talent', 'simulation', 'profile_analysis', 'task_helper'];
const named = (names: readonly string[]) => names.map((name) => ({ name }));
const ANSWER = { title: 'Next steps', prompts: ['Find me a course on SQL', 'Build a learning plan'] };
const HELLO = [['Hello', 'Good day']] as const;
const ada: Omit<Person, 'profile'> = {
  externalId: 'ada',
  firstName: 'Ada',
  lastName: 'Okafor',
  email: null,
  language: 'en',
  active: true,
};

interface Stored {
  readonly profile?: Profile | null;
  readonly active?: boolean;
  readonly said?: readonly (readonly [string, string])[];
  readonly language?: 'en' | 'fr';
}

/** Stores that know Ada, with the profile given, and what she said in a conversation: one turn each. */
const storesWith = async ({ profile = profileOf(), active = true, said = HELLO, language = 'en' }: Stored = {}) => {
  const stores = memoryStores();
  await stores.people.put('acme', [{ ...ada, profile, active }]);
  let conversationId: string | undefined;
  for (const [content, answer] of said) {
    const by = { tenantId: 'acme', userId: 'ada', language: { is: language, by: 'detected' } } as const;
    const { run } = await takeTurn(stores.turns, { ...by, conversationId, content }, { answer });
    conversationId = run.conversationId;
  }
  return { ...stores, conversationId: conversationId ?? '' };
};

/** What Ada gets in a conversation, and what the model was given. */
const suggest = async (
  input: Omit<PromptsInput, 'userConversationId'> = {},
  of: Stored & {
    answer?: PromptsTaskOutput;
    registered?: readonly string[];
    enabled?: string[] | null;
    background?: Parameters<typeof suggestPrompts>[0]['background'];
  } = {},
) => {
  const { answer = ANSWER, registered = ALL, enabled = null, background, ...stored } = of;
  const { conversations, people, conversationId } = await storesWith(stored);
  const model = scriptedModel({ task: 'suggestions.prompts', reply: answer as never });
  const languages: string[] = [];
  const listening: typeof model = {
    ...model,
    run: (ctx, ...asked) => {
      languages.push(ctx.language);
      return model.run(ctx, ...asked);
    },
  };
  const needs = { conversations, people, model: listening, specialists: named(registered) };
  const use = suggestPrompts(background ? { ...needs, background } : needs);
  const ctx = contextOf({
    language: 'es',
    tenant: { settings: { enabledSpecialists: enabled } },
    user: { profile: profileOf({ interests: ['outdated'] }) },
  });
  const output = await use(ctx, { userConversationId: conversationId, ...input });
  expect(model.asked).toHaveLength(1);
  return { output, given: model.asked[0]?.input as PromptsTaskInput, language: languages[0] };
};

describe('Suggestions', () => {
  test('have a title without a category, and none with one', async () => {
    const without = await suggest();
    expect(without.output).toEqual(ANSWER);
    expect(without.given).toMatchObject({ category: null, categoryKind: null, withTitle: true });
    const within = await suggest({ category: 'Find a Training' });
    expect(within.output).toEqual({ prompts: ANSWER.prompts });
    expect(within.given).toMatchObject({ category: 'Find a Training', categoryKind: 'training', withTitle: false });
  });

  test.each([5, 13, 30])('are made from the latest five pairs of %i, oldest first', async (count) => {
    const said = Array.from({ length: count }, (_, index) => [`question ${index}`, `answer ${index}`] as const);
    const { given } = await suggest({}, { said });
    expect(given.pairs).toEqual(said.slice(-5).map(([user, assistant]) => ({ user, assistant })));
  });

  test('leave out what was not answered', async () => {
    const said = [
      ['Hello', 'Good day'],
      ['Are you there?', ' '],
    ] as const;
    expect((await suggest({}, { said })).given.pairs).toEqual([{ user: 'Hello', assistant: 'Good day' }]);
  });

  test('are made from what there is in a shorter conversation, each text shortened', async () => {
    const said = [['Hello', 'x'.repeat(5_000)]] as const;
    const { given } = await suggest({}, { said });
    expect(given.pairs).toEqual([{ user: 'Hello', assistant: `${'x'.repeat(1_499)}…` }]);
  });

  test('know the profile as it is stored now, in part', async () => {
    const skills = Array.from({ length: 40 }, (_, index) => ({ name: `Skill ${index}`, level: 2, expected: 2 }));
    const profile = profileOf({
      basicInfo: { jobTitle: 'Analyst', manager: 'Renée Lambert' },
      skills: [...skills, { name: 'SQL', level: 1, expected: 4 }],
      objectives: [
        { id: 'o1', title: 'Lead a project', status: 'current', dueOn: null },
        { id: 'o2', title: 'Old one', status: 'archived', dueOn: null },
      ],
    });
    const { given } = await suggest({}, { profile });
    expect(given.profile).toMatchObject({
      jobTitle: 'Analyst',
      objectives: [{ title: 'Lead a project', dueOn: null }],
    });
    expect(given.profile?.skills).toHaveLength(15);
    expect(given.profile?.skills[0]).toEqual({ name: 'SQL', level: 1, expected: 4 });
    expect(JSON.stringify(given)).not.toMatch(/outdated|Renée/);
    expect((await suggest({}, { profile: null })).given.profile).toBeNull();
  });

  test('know what else is stored of the user, and do without what cannot be read', async () => {
    const { given } = await suggest(
      {},
      {
        background: [
          { name: 'preferences', read: async () => 'Prefers mornings.' },
          { name: 'nothing', read: async () => undefined },
          { name: 'broken', read: () => Promise.reject(new Error('gone')) },
        ],
      },
    );
    expect(given.notes).toEqual([{ name: 'preferences', text: 'Prefers mornings.' }]);
  });

  test("are in the language asked for, else the conversation's", async () => {
    expect((await suggest({ language: 'de' }, { language: 'fr' })).language).toBe('de');
    expect((await suggest({}, { language: 'fr' })).language).toBe('fr');
  });
});

describe('Before the model is asked', () => {
  test.each([
    ['a deactivated user', { active: false }, 'ada'],
    ['a user who is gone', {}, 'nobody'],
  ])('%s is refused', async (_, stored, id) => {
    const { conversations, people, conversationId } = await storesWith(stored);
    const use = suggestPrompts({ conversations, people, model: scriptedModel(), specialists: named(ALL) });
    await expect(use(contextOf({ user: { id } }), { userConversationId: conversationId })).rejects.toThrow(
      UserNotFound,
    );
  });

  test("a conversation that is not there, or another's, is refused", async () => {
    const { conversations, people, conversationId } = await storesWith();
    await people.put('acme', [{ ...ada, externalId: 'ben', profile: null }]);
    const use = suggestPrompts({ conversations, people, model: scriptedModel(), specialists: named(ALL) });
    await expect(use(contextOf(), { userConversationId: v7() })).rejects.toThrow(ConversationNotFound);
    const ben = contextOf({ user: { id: 'ben' } });
    await expect(use(ben, { userConversationId: conversationId })).rejects.toThrow(ConversationNotFound);
  });
});

describe('A category', () => {
  const focus = async (category: string, enabled: string[] | null, registered: readonly string[] = ALL) => {
    const { given, output } = await suggest({ category }, { enabled, registered });
    expect(output.title).toBeUndefined();
    expect(given.withTitle).toBe(false);
    return [given.categoryKind, given.category];
  };

  test('whose capability is disabled becomes coaching, where that can be had', async () => {
    expect(await focus('Find a Training', ['career_chat', 'task_helper'])).toEqual(['coaching', 'Get Coaching']);
    expect(await focus('Trouver une formation', ['career_chat'])).toEqual(['coaching', 'Get Coaching']);
    expect(await focus('Practice a Conversation', ['profile_analysis'])).toEqual(['coaching', 'Get Coaching']);
  });

  test('is dropped where that cannot be had either', async () => {
    expect(await focus('Find a Training', ['task_helper'])).toEqual([null, null]);
    expect(await focus('Get Coaching', ['task_helper'])).toEqual([null, null]);
    // Not ruled out, but nothing here gives it: that is no coaching to fall back on.
    expect(await focus('Find a Training', ['profile_analysis'], ['task_helper'])).toEqual([null, null]);
  });

  test('stays where it is not known whether it can be had', async () => {
    const few = ['career_chat', 'task_helper'];
    expect(await focus('Find a Training', null, few)).toEqual(['training', 'Find a Training']);
    expect(await focus('Find a Training', ['trainings', 'career_chat'], few)).toEqual(['training', 'Find a Training']);
  });

  test("that is not a known one is kept in the caller's words", async () => {
    expect(await focus('Plan my week', ['task_helper'])).toEqual(['free', 'Plan my week']);
  });
});

describe('An answer of the model', () => {
  test('is cleaned: repetitions, unusable texts and what is too much are left out', async () => {
    const prompts = [
      ' Find  a course\n',
      'find a COURSE',
      '',
      'a\u0000b',
      'x'.repeat(201),
      'Two',
      'Three',
      'Four',
      'Five',
    ];
    const { output } = await suggest({}, { answer: { title: ' Next  steps ', prompts } });
    expect(output).toEqual({ title: 'Next steps', prompts: ['Find a course', 'Two', 'Three', 'Four'] });
  });

  test.each<[string, PromptsTaskOutput]>([
    ['nothing', { title: 'Next', prompts: [] }],
    ['nothing that can be used', { title: 'Next', prompts: [' ', 'x'.repeat(201)] }],
  ])('with %s is malformed', async (_, answer) => {
    const failure = await suggest({}, { answer }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ModelFailed);
    expect(failure).toMatchObject({ code: 'model.malformed' });
  });

  test('with a title that is too long is shown under a shortened one', async () => {
    const { output } = await suggest({}, { answer: { title: `${'🚀'.repeat(40)}x`, prompts: ['One'] } });
    expect(output).toEqual({ title: `${'🚀'.repeat(39)}…`, prompts: ['One'] });
  });

  test.each([null, ' \n', 'a\u0000b'])(
    'without a title that can be shown (%j) has one of the application, in the language of the suggestions',
    async (title) => {
      const answer = { title, prompts: ['One'] };
      expect((await suggest({}, { answer })).output).toEqual({ title: 'Your next steps', prompts: ['One'] });
      expect((await suggest({ language: 'de' }, { answer })).output.title).toBe('Ihre nächsten Schritte');
    },
  );

  test('may have a title that nobody wanted', async () => {
    const { output } = await suggest({ category: 'x' }, { answer: { title: 'x'.repeat(81), prompts: ['One'] } });
    expect(output).toEqual({ prompts: ['One'] });
  });
});
