import { describe, expect, test } from 'vitest';
import {
  DURABLE,
  DURABLE_LATER,
  DURABLE_UNSEEN,
  PASSING,
  PASSING_LATER,
  PRIVATE,
} from './judged-statements.fixture.ts';
import { durableStatements, statesPreference } from './statements.ts';

const missed = (messages: readonly string[]) => messages.filter((message) => !statesPreference(message));
const found = (messages: readonly string[]) => messages.filter(statesPreference);

describe('what holds tomorrow, in four languages', () => {
  test('what is durable is found', () => {
    const all = [...DURABLE, ...DURABLE_LATER];
    const wrong = missed(all);
    expect(1 - wrong.length / all.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
  });

  test('more than half of what the rules were not written for is found as well', () => {
    const wrong = missed(DURABLE_UNSEEN);
    expect(1 - wrong.length / DURABLE_UNSEEN.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.55);
  });

  test('nothing is made of what passes', () => {
    expect(found([...PASSING, ...PASSING_LATER])).toEqual([]);
  });

  test('what is private is never kept', () => {
    expect(found(PRIVATE)).toEqual([]);
  });

  test.each([
    ['Remember that I work part-time!', ['I work part-time']],
    ['Hi Oria! By the way, I prefer evening courses. Which ones are there?', ['I prefer evening courses']],
    ['I only work mornings, so which SQL courses would fit?', ['I only work mornings']],
    ["I'm based in Madrid and I don't want to relocate.", ["I'm based in Madrid", "I don't want to relocate"]],
    ['From now on, please keep your answers short', ['From now on, please keep your answers short']],
    ['I prefer video courses; no webinars, please', ['I prefer video courses; no webinars']],
    ['Tutoie-moi toujours, merci', ['Tutoie-moi toujours']],
    ['À terme, je veux devenir cheffe de projet', ['À terme, je veux devenir cheffe de projet']],
    ['Merk dir bitte, dass ich in Teilzeit arbeite', ['Ich arbeite in Teilzeit']],
    ['Übrigens lerne ich am besten in kleinen Gruppen', ['Ich lerne am besten in kleinen Gruppen']],
    ['Ten en cuenta que solo puedo los martes', ['Solo puedo los martes']],
    ['I prefer evening courses.\nI PREFER evening courses!', ['I PREFER evening courses']],
  ])('"%s" is kept as it was said, without what surrounds it', (message, statements) => {
    expect(durableStatements(message)).toEqual(statements);
  });

  test('of one message five statements are kept, none longer than a line or two, without controls', () => {
    const many = Array.from({ length: 9 }, (_, number) => `I prefer topic ${'abcdefghi'[number]}.`).join(' ');
    expect(durableStatements(many)).toHaveLength(5);
    const [long = ''] = durableStatements(`I prefer \u0000\u001b[31m${'very '.repeat(2_000)}long texts`);
    expect(long.length).toBeLessThanOrEqual(300);
    expect(long).not.toMatch(/\p{Cc}/u);
  });

  test.each([
    ['I prefer '],
    ['remember that '],
    ['i like that and i '],
    ['ich arbeite '],
    ["je n'aime pas "],
    [', '],
    ['prefiero? '],
  ])('20,000 hostile characters take no time: %s', (piece) => {
    const start = performance.now();
    durableStatements(piece.repeat(Math.ceil(20_000 / piece.length)));
    expect(performance.now() - start).toBeLessThan(500);
  });
});
