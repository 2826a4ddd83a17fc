import { describe, expect, test } from 'vitest';
import { Language } from '../../../contracts/chat.ts';
import { judge } from '../gate/judge.ts';
import { route } from '../gate/route.ts';
import { SUGGESTION_WORDS } from './language-words.ts';
import { suggestPrompts } from './prompts.ts';
import { subjectsOf } from './subjects.ts';
import { suggestTopics } from './topics.ts';

type Input = Parameters<typeof suggestPrompts>[1];
type Kind = NonNullable<Input['categoryKind']>;

const IDS = [
  'career_guidance',
  'learning',
  'opportunities',
  'colleagues',
  'role_play',
  'profile_analysis',
  'work_tasks',
] as const;
const having = (...available: readonly (typeof IDS)[number][]): Input['capabilities'] =>
  IDS.map((id) => ({ id, availability: available.includes(id) ? 'available' : 'unavailable' }));

const profile: NonNullable<Input['profile']> = {
  jobTitle: 'Data Analyst',
  skills: [
    { name: 'Negotiating', level: 1, expected: 4 },
    { name: 'SQL', level: 2, expected: 3 },
    { name: 'Writing', level: 4, expected: 3 },
  ],
  objectives: [{ title: 'Lead a project' }],
};
const input = (given: Partial<Input> = {}): Input => ({
  category: null,
  categoryKind: null,
  capabilities: having(...IDS),
  withTitle: true,
  pairs: [],
  profile,
  ...given,
});
const of = (kind: Kind, given: Partial<Input> = {}) =>
  input({ category: kind, categoryKind: kind, withTitle: false, ...given });

const KINDS = ['training', 'opportunity', 'colleague', 'practice', 'profile', 'coaching', 'task'] as const;

const SPECIALIST = {
  training: 'trainings',
  opportunity: 'opportunities',
  colleague: 'talent',
  practice: 'simulation',
  profile: 'profile_analysis',
  coaching: 'career_chat',
  task: 'task_helper',
} as const;

/** What a message that asks for a course or a plan has in it. */
const LEARNING = /course|learning plan|formation|\bkurse?\b|lernplan|curso|plan de aprendizaje/i;
const ROLE_PLAY = /role-play|simul|jeu de rôle|rollenspiel|juego de rol/i;
const SEARCH = /\bfind\b|trouve|finde\b|busca|open positions|postes|stellen|vacantes|colleague/i;

describe.each(Language.options)('suggestions in %s', (language) => {
  const words = SUGGESTION_WORDS[language];
  const suggest = (given: Input) => suggestPrompts(words, given);

  test.each(KINDS)('%s: one to four different messages of a line, also where nothing is known', (kind) => {
    for (const given of [
      of(kind),
      of(kind, { profile: null }),
      of(kind, { profile: { ...profile, skills: [], objectives: [] } }),
    ]) {
      const { title, prompts } = suggest(given);
      expect(title).toBeNull();
      expect(prompts.length).toBeGreaterThanOrEqual(2);
      expect(prompts.length).toBeLessThanOrEqual(4);
      expect(new Set(prompts).size).toBe(prompts.length);
      for (const prompt of prompts) {
        expect([...prompt].length).toBeLessThanOrEqual(200);
        expect(prompt).not.toMatch(/[\n[\]{}<>]|undefined/);
      }
    }
  });

  test('every suggestion of Find a Training asks for a course or a plan, with a gap or objective of the user in it', () => {
    const { prompts } = suggest(of('training'));
    expect(prompts).toHaveLength(4);
    for (const prompt of prompts) {
      expect(prompt).toMatch(LEARNING);
      expect(prompt).toMatch(/Negotiating|SQL|Lead a project/);
      expect(prompt).not.toContain('Writing');
    }
    for (const prompt of suggest(of('training', { profile: null })).prompts) expect(prompt).toMatch(LEARNING);
  });

  test('coaching searches nothing and simulates nobody', () => {
    for (const prompt of suggest(of('coaching')).prompts) {
      expect(prompt).not.toMatch(LEARNING);
      expect(prompt).not.toMatch(ROLE_PLAY);
      expect(prompt).not.toMatch(SEARCH);
    }
  });

  test('without a category there is a title, and only what can be done is asked for', () => {
    const { title, prompts } = suggest(input({ capabilities: having('career_guidance', 'work_tasks') }));
    expect(title).toBeTruthy();
    expect(prompts).toHaveLength(4);
    for (const prompt of prompts) {
      expect(prompt).not.toMatch(LEARNING);
      expect(prompt).not.toMatch(ROLE_PLAY);
      expect(prompt).not.toMatch(SEARCH);
    }
    expect(suggest(input({ withTitle: false })).title).toBeNull();
  });

  test('what is not known to be there is asked for only where nothing else is', () => {
    const unknown = IDS.map((id) => ({ id, availability: 'unknown' as const }));
    expect(suggest(input({ capabilities: unknown })).prompts).toHaveLength(4);
    const mixed = unknown.map((one) =>
      one.id === 'work_tasks' ? { ...one, availability: 'available' as const } : one,
    );
    for (const prompt of suggest(input({ capabilities: mixed })).prompts) expect(prompt).not.toMatch(LEARNING);
    expect(suggest(input({ capabilities: having() })).prompts).toHaveLength(1);
  });

  test('a category in the words of the user is what they are about, within what can be done', () => {
    const given = input({
      category: '<b>Remote work</b>',
      categoryKind: 'free',
      withTitle: false,
      capabilities: having('career_guidance', 'work_tasks'),
    });
    const { title, prompts } = suggest(given);
    expect(title).toBeNull();
    expect(prompts.some((prompt) => prompt.includes('Remote work'))).toBe(true);
    for (const prompt of prompts) expect(prompt).not.toMatch(LEARNING);
  });

  test('what was asked already is not suggested again', () => {
    const [first = ''] = suggest(of('task')).prompts;
    const again = suggest(of('task', { pairs: [{ user: `${first.toUpperCase()}!`, assistant: 'Gladly.' }] }));
    expect(again.prompts).not.toContain(first);
    expect(again.prompts.length).toBeGreaterThan(0);
  });

  test('the gate lets every one of them through, to the specialist that can do what it asks', async () => {
    const blind = { embed: async (texts: readonly string[]) => texts.map(() => []) };
    const candidates = Object.values(SPECIALIST).map((name) => ({ name, mandate: name }));
    for (const kind of KINDS) {
      for (const known of [profile, { ...profile, skills: [], objectives: [] }, null]) {
        for (const message of suggest(of(kind, { profile: known })).prompts) {
          const asked = { message, history: [], english: false };
          expect((await judge(asked, blind)).safety, message).toBe('allow');
          expect(await route({ ...asked, candidates }, blind), message).toBe(SPECIALIST[kind]);
        }
      }
    }
  });

  test('topics come from the candidates in their order, at most six, none that is shown', () => {
    const candidates = [
      { source: 'skill_gap' as const, name: 'Negotiating', detail: 'level 1 of 5, expected 4' },
      { source: 'skill_gap' as const, name: 'SQL', detail: '' },
      { source: 'action_plan' as const, name: 'Lead a project', detail: 'due 2027-04-15' },
      { source: 'action_plan' as const, name: 'Write a book', detail: '' },
      { source: 'interest' as const, name: 'sql', detail: '' },
      { source: 'interest' as const, name: 'Finance', detail: 'a department of interest' },
      { source: 'interest' as const, name: 'Robotics', detail: '' },
      { source: 'experience' as const, name: 'Nurse', detail: 'Hospital, 2019-01 to today' },
      { source: 'experience' as const, name: 'Teacher', detail: '' },
    ];
    const { topics } = suggestTopics(words, { candidates, excluded: ['ROBOTICS!', 'How to write a book'] });
    expect(topics.map(({ title }) => title)).toEqual([
      'Negotiating',
      'SQL',
      'Lead a project',
      'Finance',
      'Nurse',
      'Teacher',
    ]);
    expect(topics[0]?.description).toMatch(/4[\s\S]*5|5[\s\S]*4/);
    expect(topics[2]?.description).toContain('2027-04-15');
    for (const { title, description } of topics) {
      expect(description).toContain(title);
      expect(description.length).toBeLessThanOrEqual(500);
    }
    expect(suggestTopics(words, { candidates, excluded: candidates.map(({ name }) => name) }).topics).toEqual([]);
  });
});

describe('what suggestions are about', () => {
  test.each([
    ['I want to learn Python.', 'Python'],
    ['Do you have courses on project management for me?', 'project management'],
    ['Je voudrais une formation sur la négociation', 'négociation'],
    ['Ich möchte SQL lernen', 'SQL'],
    ['Gibt es Kurse zu Excel?', 'Excel'],
    ['Quiero un curso de contabilidad', 'contabilidad'],
  ])('"%s": the subject of the conversation comes first', (user, subject) => {
    expect(subjectsOf([{ user, assistant: 'Gladly.' }], profile.skills)[0]).toBe(subject);
  });

  test('a gap of which was spoken comes before a wider one', () => {
    const pairs = [{ user: 'What do I lack?', assistant: 'Your profile shows a gap in sql.' }];
    expect(subjectsOf(pairs, profile.skills)).toEqual(['SQL', 'Negotiating']);
    expect(subjectsOf([], profile.skills)).toEqual(['Negotiating', 'SQL']);
    expect(subjectsOf([{ user: 'I want to learn it', assistant: '' }], [])).toEqual([]);
  });

  test('hostile names are only words', () => {
    const skills = [{ name: '[x](javascript:1) "\u0000\n<b>', level: 0, expected: 5 }];
    expect(subjectsOf([], skills)[0]).not.toMatch(/[[\]<>"\n]|\p{Cc}/u);
  });
});
