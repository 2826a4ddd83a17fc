import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TrainingSuggestionList } from '../../contracts/training-card.ts';
import { Skills, Trainings } from '../../ports/catalogue.ts';
import { resolve } from '../../src/container/index.ts';
import { demoSkills, demoTrainings } from '../../src/demo/catalogue/index.ts';
import { startOria, type TestOria } from '../support/oria.ts';

let oria: TestOria;
beforeAll(async () => {
  oria = await startOria();
  await resolve(oria.container, Skills).put('demo', demoSkills);
  await resolve(oria.container, Trainings).put('demo', demoTrainings());
});
afterAll(() => oria.close());

const listIn = ({ cards }: { cards: readonly { type: string; data: unknown }[] }) => {
  const card = cards.find(({ type }) => type === 'trainingSuggestionList');
  return card && TrainingSuggestionList.strict().parse(card.data);
};
const idsIn = (answer: Parameters<typeof listIn>[0]) => listIn(answer)?.trainings.map(({ id }) => id) ?? [];

describe('Someone who looks for a training', () => {
  test('gets a list that fits, as a card in the answer and in the history', async () => {
    const maya = oria.as('maya-okafor');
    const answer = await maya.say('Find me an online SQL course for beginners');
    expect(answer).toMatchObject({ status: 'completed', activeAgent: 'trainings' });
    expect(idsIn(answer)[0]).toBe('trn-sql-foundations');
    expect(listIn(answer)?.criteria).toMatchObject({ subject: 'SQL', levels: ['beginner'], formats: ['online'] });
    expect(answer.answer).toMatch(/^Here (?:is|are)/);
    const [, kept] = await maya.messages(answer.userConversationId, 'maya-okafor');
    expect(kept.cards).toEqual(answer.cards);
  });

  test('asks for more five times, never sees one twice, and is told where it ends', async () => {
    const maya = oria.as('maya-okafor');
    const first = await maya.say('Find me trainings on negotiation');
    const { userConversationId } = first;
    const seen = idsIn(first);
    expect(seen.length).toBeGreaterThan(0);
    let ended = false;
    for (let more = 0; more < 5; more += 1) {
      const next = await maya.say('show me more', { userConversationId });
      expect(next.activeAgent).toBe('trainings');
      for (const id of idsIn(next)) expect(seen).not.toContain(id);
      seen.push(...idsIn(next));
      if (idsIn(next).length === 0) {
        ended = true;
        expect(next.answer).toMatch(/^There are no further trainings/);
      }
    }
    expect(ended).toBe(true);
  });

  test('changes a criterion and stays with the subject', async () => {
    const maya = oria.as('maya-okafor');
    const first = await maya.say('Find me a course on project management');
    const next = await maya.say('only in French', { userConversationId: first.userConversationId });
    expect(listIn(next)?.criteria).toMatchObject({ subject: 'project management', languages: ['fr'] });
    expect(idsIn(next)[0]).toBe('trn-gestion-projet');
  });

  test('is answered in French, with French titles', async () => {
    const answer = await oria.as('maya-okafor').say('Je cherche une formation sur la gestion de projet pour débutants');
    expect(answer.answer).toMatch(/^Voici/);
    expect(listIn(answer)).toMatchObject({ title: 'Formations sur « gestion de projet »' });
    expect(listIn(answer)?.trainings.map(({ title }) => title)).toContain('Fondamentaux de la gestion de projet');
  });

  test('sees their own mandatory trainings in the order of the profile', async () => {
    const answer = await oria.as('maya-okafor').say('Show me my mandatory trainings');
    expect(idsIn(answer)).toEqual(['trn-data-protection', 'trn-security-awareness']);
    expect(listIn(answer)).toMatchObject({ title: 'Your mandatory trainings', rationaleContext: null });
  });

  test('is told honestly that there is none', async () => {
    const answer = await oria.as('maya-okafor').say('Find me a training on beekeeping');
    expect(answer).toMatchObject({ status: 'completed', cards: [] });
    expect(answer.answer).toMatch(/^I found no training on “beekeeping”/);
  });
});
