import { describe, expect, test } from 'vitest';
import type { Language } from '../../../contracts/chat.ts';
import type { Situation, ToolResult } from '../chat/strategy.ts';
import { sampleContext } from '../sample-context.fixture.ts';
import { trainings } from './strategy.ts';

const TOOLS = ['training_finder_tool', 'get_trainings_tool', 'get_user_profile_selective_tool'];

const reply = (
  message: string,
  of: {
    language?: Language;
    earlier?: Situation['earlier'];
    results?: readonly Partial<ToolResult>[];
    tools?: readonly string[];
  } = {},
) =>
  trainings({
    ctx: sampleContext({ language: of.language ?? 'en' }),
    message,
    earlier: of.earlier ?? [],
    results: (of.results ?? []).map((result) => ({ tool: '', content: '', failed: false, ...result })),
    tools: (of.tools ?? TOOLS).map((name) => ({ name, parameters: {} })),
    background: new Map(),
  });
const finding = (query: string, change: object = {}) => ({
  call: { name: 'training_finder_tool', args: { query, is_learning_plan: false, show_more: false, ...change } },
});
const user = (text: string) => ({ role: 'user' as const, text });
const assistant = (text: string) => ({ role: 'assistant' as const, text });

describe('The trainings specialist by rules', () => {
  test('searches at once in the user’s words', () => {
    expect(reply('Find me a Python course')).toEqual(finding('Find me a Python course'));
    expect(reply('Build me a learning plan for SQL')).toEqual(
      finding('Build me a learning plan for SQL', { is_learning_plan: true }),
    );
  });

  test.each([
    'show me more',
    'More please',
    'any other courses?',
    'd’autres formations',
    'Montre-m’en plus',
    'Zeig mir mehr',
    'weitere',
    'muéstrame más',
  ])('takes “%s” as asking for more', (message) => {
    expect(reply(message)).toEqual(finding(message, { show_more: true }));
  });
  test.each(['I want to learn more about SQL', 'Get more done in less time', 'Python'])(
    'does not take “%s” as asking for more',
    (message) => expect(reply(message)).toEqual(finding(message)),
  );

  test('tells what only changes a search together with what was looked for', () => {
    const earlier = [user('Find me a Python course'), assistant('Here are 5 trainings.')];
    for (const change of ['only for beginners', 'rather online', 'shorter ones', 'not in English']) {
      expect(reply(change, { earlier })).toEqual(finding(`Find me a Python course\n${change}`));
    }
    expect(reply('Excel for beginners', { earlier })).toEqual(finding('Excel for beginners'));
  });

  test('reads the profile for their own trainings, and shows those', () => {
    expect(reply('Show me my mandatory trainings')).toEqual({
      call: { name: 'get_user_profile_selective_tool', args: { need_mandatory_trainings: true } },
    });
    const read = { tool: 'get_user_profile_selective_tool' };
    const found = { ...read, content: JSON.stringify({ first_name: 'A', mandatory_training_ids: ['t1', 't2'] }) };
    expect(reply('Show me my mandatory trainings', { results: [found] })).toEqual({
      call: { name: 'get_trainings_tool', args: { training_ids: ['t1', 't2'], title: 'Your mandatory trainings' } },
    });
    const none = { ...read, content: JSON.stringify({ bookmarks: [{ kind: 'opportunity', id: 'o' }] }) };
    expect(reply('my bookmarked trainings', { results: [none] })).toEqual({
      text: 'None is recorded in your profile.',
    });
    expect(reply('Show me the mandatory trainings')).toEqual(finding('Show me the mandatory trainings'));
  });

  test('says what went wrong, and does not try the same again', () => {
    const failed = { text: 'I could not look for trainings just now. Please try again in a moment.' };
    expect(reply('SQL', { results: [{ tool: 'training_finder_tool', failed: true }] })).toEqual(failed);
    expect(reply('SQL', { tools: [] })).toEqual({ text: 'I cannot search the trainings here at the moment.' });
    expect(reply('my mandatory trainings', { results: [{ tool: 'get_trainings_tool', content: '{}' }] })).toEqual({
      text: 'These trainings are not in the catalogue any more.',
    });
  });

  test('closes without a search, in the language of the turn', () => {
    expect(reply('Merci, c’est tout', { language: 'fr' })).toEqual({ text: 'Entendu. Bon apprentissage !' });
  });
});
